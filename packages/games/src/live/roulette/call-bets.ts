import type { NumberKind } from './roulette-layout.ts';
import { pocketCount, rouletteWheel } from './roulette-layout.ts';

/** A bet of the layout that is part of a call bet, and how many chips lie on it. */
export interface CalledBet {
  kind: NumberKind;
  numbers: readonly number[];
  chips: number;
}

const straight = (number: number): CalledBet => ({ kind: 'straight', numbers: [number], chips: 1 });
const split = (a: number, b: number): CalledBet => ({ kind: 'split', numbers: [a, b], chips: 1 });

/** Bets that are called by the wheel. */
export const callBetNames = ['voisins', 'tiers', 'orphelins', 'jeu_zero'] as const;
export type CallBetName = (typeof callBetNames)[number];

/** What a croupier lays for each of them. */
export const callBets: Record<CallBetName, readonly CalledBet[]> = {
  voisins: [
    { kind: 'street', numbers: [0, 2, 3], chips: 2 },
    split(4, 7),
    split(12, 15),
    split(18, 21),
    split(19, 22),
    split(32, 35),
    { kind: 'corner', numbers: [25, 26, 28, 29], chips: 2 },
  ],
  tiers: [split(5, 8), split(10, 11), split(13, 16), split(23, 24), split(27, 30), split(33, 36)],
  orphelins: [straight(1), split(6, 9), split(14, 17), split(17, 20), split(31, 34)],
  jeu_zero: [split(0, 3), split(12, 15), split(32, 35), straight(26)],
};

/**
 * A number and as many beside it on each side of the wheel, clockwise: 2 × `neighbours` + 1
 * straights.
 */
export function neighbourBets(number: number, neighbours: number): CalledBet[] {
  const place = rouletteWheel.findIndex((pocket) => pocket === number);
  return Array.from({ length: 2 * neighbours + 1 }, (_, step) => {
    const at = (place - neighbours + step + pocketCount) % pocketCount;
    return straight(rouletteWheel[at] ?? 0);
  });
}
