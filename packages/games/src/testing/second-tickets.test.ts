import { createSeededRandom, pickOne, randomInteger, shuffled } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { bingoGames, settleGame, stages75, stagesOf, type BingoVariant } from '../bingo/index.ts';
import { numbersFrom } from '../engine/index.ts';
import { leafHash, merkleRoot } from '../fairness/index.ts';
import { lotteryGames, tiers649, winningLines, wonPrizes } from '../lottery/index.ts';
import { kinds4d } from '../lottery/lotto-4d/lotto-4d-prizes.ts';
import {
  second4d,
  second649,
  secondCard,
  secondDraws,
  secondHas,
  secondRoot,
  secondStrip,
} from './second-tickets.ts';
import { sourceOf } from './second-verifier.ts';
import { vectorSeeds, vectorStream } from './streams.ts';

const games = { ...lotteryGames(), ...bingoGames };
const source = (nonce: number) => sourceOf({ ...vectorSeeds, nonce });
const random = createSeededRandom(37);

describe('the second reading of tickets', () => {
  it.each(Object.entries(games))('draws as %s does', (code, game) => {
    for (const nonce of numbersFrom(0, 80))
      expect(game.draw(vectorStream(nonce))).toEqual(secondDraws[code]!(source(nonce)));
  });

  it('comes to the same roots', () => {
    for (const count of numbersFrom(0, 40)) {
      const texts = numbersFrom(0, count).map((place) => `leaf ${place} é|${count}`);
      expect(merkleRoot(texts.map(leafHash))).toBe(secondRoot(texts));
    }
  });

  it('pays every kind of 4D alike, of few digits so that they hit', () => {
    const { 'lotto-4d': lotto4d } = lotteryGames();
    const few = (length: number) =>
      numbersFrom(0, length)
        .map(() => pickOne(random, [...'0123']))
        .join('');
    let hits = 0;
    for (let round = 0; round < 800; round += 1) {
      const kind = pickOne(random, kinds4d);
      const parsed = lotto4d.parsePlay({ kind, number: few(kind === 'last_three' ? 3 : 4) });
      if (!parsed.ok) continue;
      const ten = () => numbersFrom(0, 10).map(() => few(4));
      const drawn = {
        first: few(4),
        second: few(4),
        third: few(4),
        special: ten(),
        consolation: ten(),
      };
      const cover = lotto4d.cover(parsed.params);
      const stake = BigInt(randomInteger(random, 1, 500)) * cover.bets;
      const paid = wonPrizes(cover, stake, lotto4d.drawnOf(drawn)).reduce(
        (sum, { amountMinor }) => sum + amountMinor,
        0n,
      );
      expect(paid).toBe(second4d(kind, parsed.params.number, stake, drawn));
      hits += paid > 0n ? 1 : 0;
    }
    expect(hits).toBeGreaterThan(80);
  });

  it('counts lines of 6/49 one by one', () => {
    for (let round = 0; round < 50; round += 1) {
      const numbers = shuffled(random, numbersFrom(1, 20)).slice(0, randomInteger(random, 6, 12));
      const drawn = shuffled(random, numbersFrom(1, 20)).slice(0, 7);
      const lines = winningLines({ numbers }, { numbers: drawn.slice(0, 6), bonus: drawn[6]! });
      expect(tiers649.map((tier) => lines[tier])).toEqual(
        second649(numbers, drawn.slice(0, 6), drawn[6]!),
      );
    }
  });

  it('deals the same bingo cards', () => {
    for (const nonce of numbersFrom(0, 15)) {
      expect(bingoGames['bingo-75'].cards(1, vectorStream(nonce))[0]?.numbers).toEqual(
        secondCard(source(nonce)),
      );
      expect(
        bingoGames['bingo-90'].cards(6, vectorStream(nonce)).map((card) => card.numbers),
      ).toEqual(secondStrip(source(nonce)));
    }
  });

  it.each<BingoVariant>(['75', '90'])('decides every stage of %s at the same ball', (variant) => {
    const game = bingoGames[`bingo-${variant}`];
    for (const nonce of numbersFrom(0, 8)) {
      const cards = game.cards(6, vectorStream(nonce));
      const balls = game.draw(vectorStream(nonce + 100));
      const stages = stagesOf(variant).map((stage) => ({ stage, percent: 1 }));
      const room = { ...game.defaultRoom, stages };
      const settled = settleGame(room, cards, balls, { salesMinor: 0n, fundMinor: 0n });
      for (const { stage, ball, winners } of settled.stages) {
        const has = (called: number) =>
          cards.flatMap(({ numbers }, place) =>
            secondHas(stage, variant, numbers, new Set(balls.slice(0, called))) ? [place] : [],
          );
        expect([stage, has(ball - 1), has(ball)]).toEqual([stage, [], winners]);
      }
    }
    expect(stages75).toHaveLength(11);
  });
});
