import { createSeededRandom, pickOne, randomInteger } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../engine/index.ts';
import { poolGameCodes } from '../pools/index.ts';
import { playBatch, targetKinds, weaponNames, type TargetKind } from '../fishing/index.ts';
import {
  fixedPrice,
  poolPrices,
  raceChances,
  racingGames,
  selectionKinds,
  weightsOf,
} from '../racing/index.ts';
import { sabongGames } from '../sabong/index.ts';
import { comparePools } from './compare-pools.ts';
import {
  secondBatch,
  secondCard,
  secondOrder,
  secondPool,
  secondPrice,
  secondResult,
  secondSabong,
} from './second-pools.ts';
import { sourceOf } from './second-verifier.ts';
import { vectorSeeds, vectorStream } from './streams.ts';

const source = (nonce: number) => sourceOf({ ...vectorSeeds, nonce });
const random = createSeededRandom(38);

describe('the second reading of pools', () => {
  it('plays batches alike', () => {
    const sea = targetKinds.flatMap((kind) => [`${kind}-1`, `${kind}-2`]);
    const kindOf = (id: string) => (id.split('-')[0] ?? null) as TargetKind | null;
    let caught = 0;
    for (const nonce of numbersFrom(0, 400)) {
      const shots = numbersFrom(0, randomInteger(random, 1, 8)).map((place) => ({
        shotId: `${place}`,
        atMs: 0,
        weapon: pickOne(random, weaponNames),
        betMinor: BigInt(randomInteger(random, 1, 100)),
        targets: numbersFrom(0, randomInteger(random, 0, 14)).map(() => pickOne(random, sea)),
      }));
      const batch = playBatch(shots, 10n ** 9n, kindOf, vectorStream(nonce));
      const second = secondBatch(
        shots.map(({ weapon, betMinor, targets }) => ({ weapon, bet: betMinor, targets })),
        source(nonce),
      );
      const first = batch.results.map(({ chargedMinor, kills }) => [
        chargedMinor,
        kills.reduce((sum, { winMinor }) => sum + winMinor, 0n),
      ]);
      expect(first).toEqual(second);
      caught += batch.caught.length;
    }
    expect(caught).toBeGreaterThan(150);
  });

  it('ends matches alike', () => {
    for (const nonce of numbersFrom(0, 500))
      expect(sabongGames.sabong.draw(vectorStream(nonce))).toEqual(secondSabong(source(nonce)));
  });

  it.each(Object.entries(racingGames))('deals and runs %s alike', (code, game) => {
    for (const nonce of numbersFrom(0, 25)) {
      const card = game.card(vectorStream(nonce));
      const second = secondCard(code, source(nonce));
      expect(weightsOf(card)).toEqual(second.weights);
      expect(card.runners.map(({ form }) => form)).toEqual(second.form);
      const { outcome } = game.run(card, vectorStream(nonce + 5_000));
      expect(outcome).toEqual(secondResult(second.weights, source(nonce + 5_000)));
    }
  });

  it('comes to the same fixed prices', () => {
    for (const [round, game] of Object.values(racingGames).entries()) {
      const weights = weightsOf(game.card(vectorStream(round)));
      const chances = raceChances(weights);
      for (const kind of selectionKinds) {
        const runners = secondOrder(source(round), weights.length).slice(
          0,
          { win: 1, place: 1, show: 1, quinella: 2, exacta: 2, trifecta: 3 }[kind],
        );
        const second = secondPrice(kind, runners, weights);
        expect(fixedPrice({ kind, runners }, chances)).toBe(second < 102n ? null : second);
      }
    }
  });

  it.each(poolGameCodes)('comes to the same whole rounds of %s, every line of them', (code) => {
    expect(comparePools(code, code === 'sabong' ? 600 : 120, 'agreement')).toEqual([]);
  });

  it('pays pools alike', () => {
    for (const nonce of numbersFrom(0, 600)) {
      const kind = pickOne(random, ['win', 'place', 'show'] as const);
      const order = secondOrder(source(nonce), 6);
      const tied = randomInteger(random, 0, 3);
      const money: Record<number, bigint> = {};
      for (const runner of numbersFrom(1, 6))
        if (random.next() < 0.6) money[runner] = BigInt(Math.floor(10 ** (6 * random.next())));
      const pool = new Map(Object.entries(money));
      const { prices } = poolPrices(kind, pool, { order, dead_heat: tied });
      expect(prices && Object.fromEntries(prices)).toEqual(secondPool(kind, money, order, tied));
    }
  });
});
