import { choose, fraction, numbersFrom, type Fraction } from '../../engine/index.ts';
import { deckSize } from '../playing-cards.ts';
import { suitRanks } from '../poker-hands/index.ts';
import type { VideoPokerPays } from './video-poker-pays.ts';

/**
 * A choice of cards to hold, places 0 to 4 in order, and what the hand gains by it on average, in
 * stakes.
 */
export interface HoldGain {
  held: readonly number[];
  gain: Fraction;
}

/**
 * All 32 choices, the best first; of equal ones the one that holds more. Exact: every hand that can
 * follow is dealt, 2,598,960 in all.
 */
export function holdGains(dealt: readonly number[], pays: VideoPokerPays): readonly HoldGain[] {
  const left = numbersFrom(0, deckSize).filter((card) => !dealt.includes(card));
  const gains = numbersFrom(0, 32).map((choice): HoldGain => {
    const held = numbersFrom(0, 5).filter((place) => (choice & (1 << place)) !== 0);
    const kept = held.map((place) => dealt[place] ?? 0);
    const ways = choose(left.length, 5 - held.length);
    return { held, gain: fraction(BigInt(paidInAll(kept, left, pays)) - ways, ways) };
  });
  return gains.toSorted((a, b) => compare(b.gain, a.gain) || b.held.length - a.held.length);
}

const compare = (a: Fraction, b: Fraction): number =>
  Number(a.numerator * b.denominator - b.numerator * a.denominator);

/** What all hands pay together that these cards come to, filled up from those that are left. */
function paidInAll(kept: readonly number[], left: readonly number[], pays: VideoPokerPays): number {
  // Plain numbers through the whole walk: lists would make the advice take seconds.
  const walk = (
    from: number,
    missing: number,
    d: number,
    h: number,
    s: number,
    c: number,
  ): number => {
    if (missing === 0) return pays(d, h, s, c);
    let paid = 0;
    for (let place = from; place <= left.length - missing; place += 1) {
      const card = left[place] ?? 0;
      const suit = card & 3;
      const rank = 1 << (card >> 2);
      if (suit === 0) paid += walk(place + 1, missing - 1, d | rank, h, s, c);
      else if (suit === 1) paid += walk(place + 1, missing - 1, d, h | rank, s, c);
      else if (suit === 2) paid += walk(place + 1, missing - 1, d, h, s | rank, c);
      else paid += walk(place + 1, missing - 1, d, h, s, c | rank);
    }
    return paid;
  };
  const [d, h, s, c] = suitRanks(kept);
  return walk(0, 5 - kept.length, d, h, s, c);
}
