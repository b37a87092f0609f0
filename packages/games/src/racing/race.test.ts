import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../engine/index.ts';
import { vectorCardStream, vectorRoundStream } from '../testing/shared-vectors.ts';
import { drawing, vectorStream } from '../testing/streams.ts';
import { drawResult } from './race-result.ts';
import { metresAt, positionsAt, raceTimes, racingGames, weightsOf } from './index.ts';

const { 'horse-racing': horses, greyhounds, harness } = racingGames;
const games = Object.values(racingGames);

describe('the published races', () => {
  it.each([
    [1, '225 49 196 25 256 144 144 64 81 36 100', ['3-2-7-3-3', '4-11-9-7-3']],
    [2, '100 121 100 25 196 36 36 81', ['5-8-7-2-7', '5-8-1-3-6']],
    [3, '16 81 144 25 64 16 49 144', ['8-8-8-8-7', '1-4-1-6-2']],
  ])('card %i', (index, weights, forms) => {
    const card = horses.card(vectorCardStream(index));
    expect(weightsOf(card).join(' ')).toBe(weights);
    expect(card.runners.slice(0, 2).map(({ form }) => form.join('-'))).toEqual(forms);
  });

  it.each([
    [1, '7 11 6 1 5 3 2 10 4 8 9', '5 6 3 1 2 4', '6 8 5 1 4 3 2 7'],
    [2, '8 2 3 4 1 5 6 7', '5 1 2 3 4 6', '8 2 3 4 1 5 6 7'],
    [3, '6 8 3 5 4 2 7 1', '3 5 2 4 6 1', '6 8 3 5 4 2 7 1'],
  ])('result %i', (index, ...orders) => {
    const found = [horses, greyhounds, harness].map((game) => {
      const { outcome } = game.run(
        game.card(vectorCardStream(index)),
        vectorRoundStream('pool', index),
      );
      expect(outcome.dead_heat).toBe(0);
      return outcome.order.join(' ');
    });
    expect(found).toEqual(orders);
  });
});

describe('a result', () => {
  it('takes the first whose running sum exceeds the draw, and ties one race in 400 for each place', () => {
    // Weights 5, 3, 2: 4 is the first, 5 the second, 9 the last of ten.
    const firsts = [4, 5, 7, 8, 9].map(
      (u) => drawResult([5, 3, 2], drawing([10, u], [5, 0], [5, 0], [400, 399])).order[0],
    );
    expect(firsts).toEqual([1, 2, 2, 3, 3]);
    const ties = [0, 1, 2, 3].map(
      (d) => drawResult([1, 1], drawing([2, 0], [1, 0], [400, d])).dead_heat,
    );
    expect(ties).toEqual([1, 2, 3, 0]);
  });
});

describe('a card', () => {
  it('has the runners of its kind, each with a name and colours of its own', () => {
    for (const game of games)
      for (const index of numbersFrom(1, 12)) {
        const { runners } = game.card(vectorCardStream(index));
        expect(runners.length).toBeGreaterThanOrEqual(game.fewestRunners);
        expect(runners.length).toBeLessThan(game.fewestRunners + game.runnerCounts);
        expect(runners.map(({ number }) => number)).toEqual(numbersFrom(1, runners.length));
        expect(new Set(runners.map(({ name }) => name)).size).toBe(runners.length);
        for (const { weight, form, silk, name } of runners) {
          expect(Math.sqrt(weight) % 1).toBe(0);
          expect(form).toHaveLength(5);
          for (const place of form) expect(place).toBeLessThanOrEqual(runners.length);
          expect(`${silk} ${name}`).toMatch(/^[a-z-]+ [A-Z][a-z]+ [A-Z][a-z]+$/);
        }
      }
    expect(games.map(({ rtp }) => rtp().length)).toEqual([7, 7, 7]);
  });
});

describe('how a race is run', () => {
  const anyRace = fc.record({ game: fc.constantFrom(...games), nonce: fc.nat(1_000_000) });
  const run = ({ game, nonce }: { game: (typeof games)[number]; nonce: number }) => {
    const card = game.card(vectorStream(nonce));
    return { game, card, ...game.run(card, vectorStream(nonce + 1)) };
  };

  it('ends as it is decided, in its time, and nobody ever turns back', () => {
    fc.assert(
      fc.property(anyRace, (of) => {
        const { course, outcome } = run(of);
        const finish = course.runners.map(({ gates }) => gates.at(-1)?.atMs ?? 0);
        expect(course.runners.map(({ number }) => number)).toEqual(outcome.order);
        expect(finish.every((at, place) => at >= (finish[place - 1] ?? 0))).toBe(true);
        expect(finish.at(-1)).toBeLessThan(raceTimes.raceMs);
        for (const at of finish)
          expect(
            positionsAt(course, at)
              .map(({ number }) => number)
              .slice(0, finish.indexOf(at) + 1),
          ).toEqual(outcome.order.slice(0, finish.indexOf(at) + 1));
        for (const runner of course.runners) {
          const metres = numbersFrom(0, 176).map((step) => metresAt(runner, course, step * 200));
          expect(metres.every((here, step) => here >= (metres[step - 1] ?? 0))).toBe(true);
          expect(metresAt(runner, course, runner.gates.at(-1)?.atMs ?? 0)).toBe(
            course.distanceMetres,
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it('lets two that dead-heat cross the line together, and no others', () => {
    const card = horses.card(vectorCardStream(2));
    const weights = weightsOf(card);
    for (const [d, dead_heat] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ] as const) {
      const total = (from: number) => weights.slice(from).reduce((sum, weight) => sum + weight, 0);
      const draws = weights.map((_, place) => [total(place), 0] as const);
      const rest = vectorStream(d);
      const first = drawing(...draws, [400, d]);
      let left = draws.length + 1;
      const stream = { ...rest, draw: (n: number) => (left-- > 0 ? first.draw(n) : rest.draw(n)) };
      const { outcome, course } = horses.run(card, stream);
      expect(outcome.dead_heat).toBe(dead_heat);
      const finish = course.runners.map(({ gates }) => gates.at(-1)?.atMs ?? 0);
      const level = finish.flatMap((at, place) => (at === finish[place + 1] ? [place + 1] : []));
      expect(level).toEqual(dead_heat ? [dead_heat] : []);
      if (dead_heat === 1) expect(course.photo).toBe(true);
    }
  });

  it('brings the winner from behind in about a third of races', () => {
    const behind = numbersFrom(0, 120).filter((nonce) => {
      const { course, outcome } = run({ game: horses, nonce });
      const lastGate = course.runners[0]?.gates[4]?.atMs ?? 0;
      return positionsAt(course, lastGate)[0]?.number !== outcome.order[0];
    });
    expect(behind.length).toBeGreaterThan(24);
    expect(behind.length).toBeLessThan(72);
  });
});
