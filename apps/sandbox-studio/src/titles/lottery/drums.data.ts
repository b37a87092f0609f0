import { multipliersFrom, type MultiplierE4 } from '@pavilion/games';

/** A drum of balls, what a ticket picks of them, how many are drawn, and what comes of it. */
export interface Drum {
  balls: number;
  picks: number;
  drawn: number;
  /** What so many hits pay; or, of a raffle, what the ball of each place pays. */
  paysBy: 'hits' | 'place';
  pays: readonly MultiplierE4[];
}

export const drums = {
  '5/90': {
    balls: 90,
    picks: 5,
    drawn: 5,
    paysBy: 'hits',
    pays: multipliersFrom('0 1.4 12 300 10000 50000'),
  },
  '6/45': {
    balls: 45,
    picks: 6,
    drawn: 6,
    paysBy: 'hits',
    pays: multipliersFrom('0 0 1.5 12 150 8000 50000'),
  },
  raffle: {
    balls: 100,
    picks: 1,
    drawn: 10,
    paysBy: 'place',
    pays: multipliersFrom('40 15 10 5 5 5 3 3 3 3'),
  },
} as const satisfies Record<string, Drum>;
export type DrumCode = keyof typeof drums;
export const drumCodes = Object.keys(drums) as readonly DrumCode[];
