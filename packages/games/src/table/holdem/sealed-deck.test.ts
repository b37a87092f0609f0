import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { vectorSeeds } from '../../testing/streams.ts';
import {
  cutCommitOf,
  cutOrderOf,
  isSealedCard,
  openCard,
  sealDeck,
  type SealedDeck,
} from './sealed-deck.ts';

const { serverSeed } = vectorSeeds;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** The seeds of the published vectors (wire, games two 14). */
const seedsOf = (handNo: number) =>
  [1, 4, 6].map((seat) => ({ seat, seed: sha256(`seat ${seat} ${handNo}`) }));

const name = (card: number): string => `${'23456789TJQKA'[card >> 2]}${'♦♥♠♣'[card & 3]}`;
const dealt = (deck: SealedDeck, order: readonly number[]): string[] =>
  order.slice(0, 11).map((place) => name(openCard(deck, place).card));

describe('a sealed deck', () => {
  it.each([
    [
      0,
      '43101964537958721d04f35e3d06e7380056e6b72805c3f8488552218ee0e797',
      [10, 27, 21, 13, 15, 46, 39, 23, 11, 41, 18],
      '9♥ 8♣ K♥ K♠ 7♠ 7♣ 6♥ 6♠ A♥ 4♦ 4♠',
    ],
    [
      1,
      '387908d475e8f43e6a2f493cc95a30e68f04de17d8b2aa7ffa1ac110b5599e6c',
      [3, 51, 25, 5, 50, 7, 34, 38, 46, 24, 33],
      '9♦ 6♦ 6♠ Q♥ Q♠ 4♦ J♣ 2♣ 5♠ A♣ 8♣',
    ],
  ])('of the published hand %i has its root, cut and cards', (handNo, root, places, cards) => {
    const deck = sealDeck(serverSeed, handNo);
    const order = cutOrderOf(seedsOf(handNo), handNo);
    expect(deck.root).toBe(root);
    expect(order.slice(0, 11)).toEqual(places);
    expect(dealt(deck, order).join(' ')).toBe(cards);
  });

  it('is cut by the same seeds in any order', () => {
    expect(cutOrderOf(seedsOf(1).toReversed(), 1)).toEqual(cutOrderOf(seedsOf(1), 1));
  });

  it('blinds each card by the seed and its place', () => {
    const { leaves, cards } = sealDeck(serverSeed, 7);
    const blind = createHmac('sha256', serverSeed).update('blind:51').digest('hex');
    expect(leaves[51]).toBe(`51:${cards[51]}:${blind}`);
    expect(new Set(cards).size).toBe(52);
  });

  it('proves each card, at its place, under its root', () => {
    const deck = sealDeck(serverSeed, 0);
    for (const place of deck.cards.keys()) {
      const opened = openCard(deck, place);
      expect(isSealedCard(deck.root, place, opened)).toBe(true);
      expect(isSealedCard(deck.root, (place + 1) % 52, opened)).toBe(false);
      expect(isSealedCard(deck.root, place, { ...opened, card: (opened.card + 1) % 52 })).toBe(
        false,
      );
    }
    expect(isSealedCard(sealDeck(serverSeed, 1).root, 0, openCard(deck, 0))).toBe(false);
    expect(() => openCard(deck, 52)).toThrow(RangeError);
  });

  it('refuses a seed that is no 64 hex characters', () => {
    expect(() => sealDeck('S', 0)).toThrow(RangeError);
  });

  it('commits to a seed by the hash of its text', () => {
    expect(cutCommitOf('ab'.repeat(32))).toBe(sha256('ab'.repeat(32)));
  });
});
