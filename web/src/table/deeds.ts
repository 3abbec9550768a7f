/** The names of actions in words, and where on the table each is carried out. */
import { listed, word, words, type Setting } from '../i18n/sentences';
import { knows, spoken, t } from '../i18n/speech.svelte';
import type { TurningPoint } from '../wire';

/** What the word after the verb stands for. */
const KINDS: Record<string, string> = {
  abandon: 'post',
  back: 'commodity',
  build: 'parcel',
  draw: 'colour',
  found: 'post',
  keep: 'contract',
  limit: 'price',
  press: 'price',
  put: 'disc',
  remove: 'parcel',
  step: 'commodity',
};

/** `build g4` as "Build a house on Grachten 4". The doubled clock `costs` more than its price says. */
export function deed(action: string, setting: Setting, costs?: string | number): string {
  const [verb = '', ...rest] = action.split(' ');
  const whole = `${setting.game}-action-${action.replaceAll(' ', '-')}`;
  if (knows(whole)) return t(whole);
  if (verb === 'goods') return t('merchants-action-goods', { steps: steps(rest, setting) });
  if (verb === 'claim') return claim(rest, setting);
  const kind = KINDS[verb] ?? verb;
  const what = (kind === 'price' && costs) || (rest.at(-1) ?? '');
  return t(`${setting.game}-action-${verb}`, words({ [kind]: what }, setting));
}

/** What was done at a turning point; of declining also what was given up. */
export function turned({ action, facts }: TurningPoint, setting: Setting): string {
  if (!facts['phase']) return deed(action, setting, facts['price']);
  const message = facts['card'] ? 'merchants-action-decline-card' : 'merchants-action-decline-offer';
  return t(message, words(facts, setting));
}

/** `sugar 2 silk 1`: how often in which row. */
function steps(rest: readonly string[], setting: Setting): string {
  const rows = rest.filter((_, at) => at % 2 === 0);
  return listed(
    rows.map((row, at) => counted(rest[2 * at + 1] ?? '1', String(word('commodity', row, setting)))),
    spoken(),
  );
}

/** `dam--begijnhof red 1 joker`: the route, and the cards it is paid with. */
function claim([route = '', ...cards]: readonly string[], setting: Setting): string {
  const paid = cards.flatMap((card, at) => {
    if (/^\d+$/.test(card)) return [];
    const count = cards[at - 1];
    const colour = String(word('colour', card.replace(/^jokers$/, 'joker'), setting));
    return count && /^\d+$/.test(count) ? [counted(count, colour)] : [colour];
  });
  return t('tickets-action-claim', { route: word('route', route, setting), cards: listed(paid, spoken()) });
}

function counted(count: string, what: string): string {
  return t('boards-cards-of', { count, colour: what });
}

/** What to light for an action: the thing it names, the clock, or the button that is the action itself. */
export function whereDone(action: string): string {
  const [verb = '', what = ''] = action.split(' ');
  if (verb === 'limit' || verb === 'press') return 'clock';
  const isNamed =
    verb === 'claim' || verb === 'goods' || (verb in KINDS && verb !== 'draw' && verb !== 'put');
  return isNamed && action !== 'keep both' ? what : action;
}
