/** What was found about a deal, in sentences. */
import { listed } from '../i18n/sentences';
import { spoken, t } from '../i18n/speech.svelte';
import type { Dealing, Round } from '../wire';
import { seatsIn, type Finding } from './check';

type Names = readonly string[];

export function findingIn({ fault, own }: Finding, dealing: Dealing | null, names: Names): string[] {
  if (fault || !dealing) return [t(fault?.message ?? 'dealing-not-so', { round: fault?.round ?? 1 })];
  const last = dealing.rounds.at(-1);
  const repeated = dealing.rounds.slice(0, -1);
  const added = together(seatsIn(last), names);
  return [
    added ? t('dealing-fair', { who: added }) : t('dealing-fair-alone'),
    t(`dealing-${own}`),
    ...idleIn(last, names),
    ...(repeated.length > 0 ? [t('dealing-anew', { anew: repeated.length })] : []),
    ...repeated.map((round, at) => whyAnew(round, at + 1, names)),
    t('dealing-verify'),
  ];
}

function together(seats: readonly number[], names: Names): string {
  return listed(
    seats.map((seat) => names[seat] ?? ''),
    spoken(),
  );
}

function idleIn(last: Round | undefined, names: Names): string[] {
  const idle = last?.idle.map(({ seat, why }) =>
    t('dealing-idle-one', { who: names[seat] ?? '', why: why.replace(' ', '-') }),
  );
  return idle && idle.length > 0 ? [t('dealing-idle', { who: listed(idle, spoken()) })] : [];
}

function whyAnew(round: Round, number: number, names: Names): string {
  const silent = round.commitments.filter((it) => it.reveal === null);
  const who = together(seatsIn({ commitments: silent }), names);
  return t('dealing-anew-why', { round: number, who, end: round.end.replace(' ', '-') });
}
