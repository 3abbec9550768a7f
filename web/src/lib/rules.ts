import type { BoardFacts } from '../wire';

/** The numbered rules by chapter, as the rules pages list them. */
export interface Chapter {
  /** The message that titles it. */
  title: string;
  rules: readonly string[];
}

function run(letter: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`);
}

export const CHAPTERS: Record<string, readonly Chapter[]> = {
  merchants: [
    { title: 'rules-merchants-setup', rules: run('M', 1, 3) },
    { title: 'rules-merchants-turn', rules: run('M', 4, 8) },
    { title: 'rules-merchants-cards', rules: run('M', 9, 14) },
    { title: 'rules-merchants-auction', rules: run('M', 15, 20) },
    { title: 'rules-merchants-time', rules: run('M', 21, 30) },
    { title: 'rules-merchants-scoring', rules: run('M', 31, 35) },
    { title: 'rules-merchants-bonuses', rules: [...run('M', 36, 41), 'M46'] },
    { title: 'rules-merchants-end', rules: run('M', 42, 44) },
    { title: 'rules-merchants-hidden', rules: ['M45'] },
  ],
  tickets: [
    { title: 'rules-tickets-setup', rules: run('T', 1, 6) },
    { title: 'rules-tickets-turn', rules: run('T', 7, 16) },
    { title: 'rules-tickets-end', rules: run('T', 17, 20) },
    { title: 'rules-tickets-hidden', rules: ['T21'] },
  ],
};

/** The board whose figures stand in the texts of the rules. */
const USUAL = 'amsterdam';

/** A board, as far as the figures of the rules depend on it. */
export type Board = Pick<BoardFacts, 'id' | 'fingerprint'>;

export function isUsual(board: Board): boolean {
  return board.id === USUAL;
}

/** Where the rules of a game stand; a table on another board than the usual one sees that board's figures there. */
export function rulesPath(game: string, board?: Board): string {
  return `/rules/${game}${board && !isUsual(board) ? `?board=${board.fingerprint}` : ''}`;
}

/** Where a rule is explained; nothing for what is no rule of a game. */
export function rulePath(rule: string, board?: Board): string | null {
  const game = Object.keys(CHAPTERS).find((name) =>
    CHAPTERS[name]?.some((chapter) => chapter.rules.includes(rule)),
  );
  return game ? `${rulesPath(game, board)}#${rule}` : null;
}
