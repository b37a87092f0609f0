import { createSeededRandom, shuffled } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../../engine/index.ts';
import { cardsOf } from '../card-names.ts';
import {
  bestFive,
  handClasses,
  handClassOf,
  handStrength,
  isRoyalFlush,
  kickerRanks,
  madeRanks,
  suitsStrength,
  threeCardClasses,
  threeCardClassOf,
  threeCardStrength,
} from './index.ts';

const deck = numbersFrom(0, 52);

/** The rule read plainly: class and ranks in the order they count, of exactly five cards. */
function plainValue(cards: readonly number[]): readonly number[] {
  const ranks = cards.map((card) => Math.floor(card / 4)).toSorted((a, b) => b - a);
  const times = (rank: number): number => ranks.filter((other) => other === rank).length;
  const byTimes = ranks.toSorted((a, b) => times(b) - times(a) || b - a);
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1;
  const isWheel = String(ranks) === '12,3,2,1,0';
  const isRow = new Set(ranks).size === 5 && (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4;
  const pattern = byTimes.map(times).join('');
  const straight = isWheel ? [3] : isRow ? [ranks[0] ?? 0] : null;
  if (straight) return [isFlush ? 8 : 4, ...straight];
  if (isFlush) return [5, ...ranks];
  const made: Record<string, number> = { 44441: 7, 33322: 6, 33311: 3, 22221: 2, 22111: 1 };
  return [made[pattern] ?? 0, ...byTimes];
}

function compareValues(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : Math.sign((a[place] ?? 0) - (b[place] ?? 0));
}

const bestPlain = (cards: readonly number[]): readonly number[] => {
  const fives =
    cards.length === 5
      ? [cards]
      : cards.flatMap((_, i) =>
          cards
            .slice(i + 1)
            .map((__, j) => cards.filter((___, place) => place !== i && place !== i + 1 + j)),
        );
  return fives.map(plainValue).reduce((a, b) => (compareValues(b, a) > 0 ? b : a));
};

describe('strength of five to seven cards', () => {
  it('counts all 2,598,960 hands of five as every book does', () => {
    const counts = handClasses.map(() => 0);
    let royals = 0;
    const suits = new Int32Array(4);
    const walk = (from: number, left: number): void => {
      if (left === 0) {
        const value = suitsStrength(suits[0]!, suits[1]!, suits[2]!, suits[3]!);
        counts[value >> 26]! += 1;
        if (isRoyalFlush(value)) royals += 1;
        return;
      }
      for (let card = from; card <= 52 - left; card += 1) {
        suits[card & 3]! ^= 1 << (card >> 2);
        walk(card + 1, left - 1);
        suits[card & 3]! ^= 1 << (card >> 2);
      }
    };
    walk(0, 5);
    expect(counts).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]);
    expect(royals).toBe(4);
  }, 120_000);

  it.each([5, 7])('orders random hands of %i as the rule read plainly does', (size) => {
    const random = createSeededRandom(`hands of ${size}`);
    for (let round = 0; round < 3_000; round += 1) {
      const cards = shuffled(random, deck);
      // Half of the pairs share five cards, so that they are often close.
      const first = cards.slice(0, size);
      const second = round % 2 === 0 ? cards.slice(size, 2 * size) : cards.slice(2, 2 + size);
      const [a, b] = [bestPlain(first), bestPlain(second)];
      const [x, y] = [handStrength(first), handStrength(second)];
      expect(Math.sign(x - y)).toBe(compareValues(a, b));
      expect(handClassOf(x)).toBe(handClasses[a[0] ?? 0]);
    }
  });

  it.each([
    ['Ad Kd Qd Jd Td 9d 8d', 'straight_flush'],
    ['Ad 2d 3d 4d 5d Kc Ks', 'straight_flush'],
    ['Ad Ah As Kd Kh Ks 2c', 'full_house'],
    ['Ad Ah Ks Kd Qh Qs 2c', 'two_pair'],
    ['Ad Kd Qd Jd 9d Th 2c', 'flush'],
    ['Qd Kh As 2d 3h 7s 9c', 'high_card'],
    ['7d 7h 7s 7c Kd Kh Ks', 'four_of_a_kind'],
  ])('%s is a %s', (text, handClass) => {
    expect(handClassOf(handStrength(cardsOf(text)))).toBe(handClass);
  });

  it('splits ranks into those that make the hand and those beside', () => {
    const value = handStrength(cardsOf('Ad Ah Ks Kd Qh Qs 2c'));
    expect([madeRanks(value), kickerRanks(value)]).toEqual([(1 << 12) | (1 << 11), 1 << 10]);
    const wheel = handStrength(cardsOf('Ad 2h 3s 4d 5h'));
    expect([madeRanks(wheel), kickerRanks(wheel)]).toEqual([1 << 3, 0]);
  });

  it('names the five cards that play', () => {
    expect(bestFive(cardsOf('2c Ad Kd 3s Qd Jd Td'))).toEqual(cardsOf('Ad Kd Qd Jd Td'));
    expect(bestFive(cardsOf('7d 7h 7s 7c Kd Kh Ks'))).toEqual(cardsOf('7d 7h 7s 7c Kd'));
  });
});

describe('strength of three cards', () => {
  it('counts all 22,100 hands', () => {
    const counts = threeCardClasses.map(() => 0);
    for (const a of deck)
      for (const b of deck.slice(a + 1))
        for (const c of deck.slice(b + 1))
          counts[threeCardClasses.indexOf(threeCardClassOf(threeCardStrength([a, b, c])))]! += 1;
    expect(counts).toEqual([16440, 3744, 1096, 720, 52, 48]);
  });

  it('puts hands in this order', () => {
    const order = [
      '2d 3h 5s',
      'Qd 6h 3s',
      'Qd 6h 4s',
      'Ad Kh Js',
      '2d 2h 3s',
      '2d 2h As',
      'Ad Ah Ks',
      '2d 3d 5d',
      'Ad Kd Jd',
      'Ad 2h 3s',
      '2d 3h 4s',
      'Qd Kh As',
      '2d 2h 2s',
      'Ad 2d 3d',
      'Qd Kd Ad',
    ].map((text) => threeCardStrength(cardsOf(text)));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
  });
});
