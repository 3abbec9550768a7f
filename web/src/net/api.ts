/** What the page asks over HTTP. A refusal is a `Refusal` with a message of the catalogues. */
import type {
  Audit,
  BoardFacts,
  GameFacts,
  Links,
  LookedBack,
  MatchRecord,
  NewTable,
  Problem,
  Replay,
  Sat,
  SeatLink,
  SeatOffer,
  SitDown,
  TableFacts,
  TableId,
  Tables,
} from '../wire';

/** A request that the server refused, or that never reached it (status 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

export const UNREACHABLE: Problem = { message: 'web-unreachable', arguments: {}, rule: '', because: null };

export const games = (): Promise<GameFacts[]> => ask('/api/games');
/** Whether there is a server. */
export const answers = (): Promise<boolean> =>
  games().then(
    () => true,
    () => false,
  );
export const tables = (): Promise<Tables> => ask('/api/tables');
/** A table; the key of an invitation is shown where the gallery is closed. */
export const table = (id: string, key: string | null = null): Promise<TableFacts> =>
  ask(`/api/tables/${encodeURIComponent(id)}`, key ? { 'x-invitation': key } : {});
export const links = (id: string): Promise<Links> => ask(`/api/tables/${encodeURIComponent(id)}/links`);
export const audits = (id: string): Promise<Audit[]> => ask(`/api/tables/${encodeURIComponent(id)}/audits`);
export const lookedBack = (id: string): Promise<LookedBack> =>
  ask(`/api/tables/${encodeURIComponent(id)}/analysis`);
/** Both say that this page adds chance of its own to the deal: see `dealing/`. */
export const newTable = (wanted: NewTable): Promise<TableId> =>
  tell('/api/tables', { ...wanted, adds_chance: true });
export const sit = (id: string, how: SitDown): Promise<Sat> =>
  tell(`/api/tables/${encodeURIComponent(id)}/sit`, { ...how, adds_chance: true });
export const record = (id: string): Promise<MatchRecord> => ask(recordPath(id));
/** A link that moves a seat to another device, or adds one; what such a link does; and doing it. */
export const newSeatLink = (id: string, seat: number, adds: boolean): Promise<SeatLink> =>
  tell(`/api/tables/${encodeURIComponent(id)}/seats/${seat}/link`, { adds });
export const seatOffer = (id: string, token: string): Promise<SeatOffer> =>
  tell(`/api/tables/${encodeURIComponent(id)}/seat-link`, { token });
export const takeSeat = (id: string, token: string): Promise<Sat> =>
  tell(`/api/tables/${encodeURIComponent(id)}/take-seat`, { token, adds_chance: true });
export const recordPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;

export function replayOf(id: string, seat: number | null): Promise<Replay> {
  return ask(`/api/tables/${encodeURIComponent(id)}/replay${seat === null ? '' : `?seat=${seat}`}`);
}

export function replayRecord(record: MatchRecord, seat: number | null): Promise<Replay> {
  return tell(`/api/replay${seat === null ? '' : `?seat=${seat}`}`, record);
}

const boards = new Map<string, Promise<BoardFacts>>();

/** The board of a match, asked for once. */
export function board({ game, board }: Pick<TableFacts, 'game' | 'board'>): Promise<BoardFacts> {
  const path = `/api/games/${encodeURIComponent(game)}/boards/${encodeURIComponent(board.fingerprint)}`;
  const known = boards.get(path) ?? ask<BoardFacts>(path);
  boards.set(path, known);
  known.catch(() => boards.delete(path));
  return known;
}

function ask<Answer>(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return fetched(path, { headers: { accept: 'application/json', ...headers } });
}

function tell<Answer>(path: string, body: unknown): Promise<Answer> {
  return fetched(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrftoken': csrfToken() },
    body: JSON.stringify(body),
  });
}

async function fetched<Answer>(path: string, request: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...request });
  } catch {
    throw new Refusal(0, UNREACHABLE);
  }
  if (!answer.ok) throw new Refusal(answer.status, await problemIn(answer));
  return (await answer.json()) as Answer;
}

async function problemIn(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (typeof problem.message === 'string') {
      const { arguments: given = {}, rule = '', because = null } = problem;
      // Loading the page again would not help a browser that keeps no cookies.
      const isUnknown = problem.message === 'server-csrf' && !navigator.cookieEnabled;
      const message = isUnknown ? 'web-no-cookies' : problem.message;
      return { message, arguments: given, rule, because };
    }
  } catch {
    // A proxy's own page: say only that it failed.
  }
  return {
    message: 'web-refused-by-server',
    arguments: { status: String(answer.status) },
    rule: '',
    because: null,
  };
}

function csrfToken(): string {
  return /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}
