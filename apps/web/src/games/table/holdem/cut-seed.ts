import { cutCommitOf } from '@pavilion/games/table/holdem/sealed-deck';

const seedBytes = 32;

/** A seed for the cut of a hand: 64 hex characters of the browser's own luck. */
export function newCutSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(seedBytes));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is told of it before the deck is sealed. */
export const promiseOf = cutCommitOf;
