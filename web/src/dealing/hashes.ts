/** The hashes of a deal, as docs/dealing.md has them. A page without TLS has no hashes of the browser's own. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

function digest(what: string, ...parts: (string | number)[]): string {
  return bytesToHex(sha256(utf8ToBytes([`damrak ${what}`, ...parts].join('\n'))));
}

export function promiseOf(secret: string, table: string, round: number): string {
  return digest('promise', table, round, secret);
}

export function commitmentOf(
  chance: string,
  table: string,
  round: number,
  promise: string,
  seats: readonly number[],
): string {
  return digest('commitment', table, round, promise, seats.join(','), chance);
}

export function seedOf(secret: string, table: string, round: number, reveals: readonly string[]): string {
  return digest('seed', table, round, secret, ...reveals);
}

/** 32 bytes that nobody can guess. */
export function newChance(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
