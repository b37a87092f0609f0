import { positionsAt, racingGames, raceTimes } from '@pavilion/games/racing/index';
import { createRandomStream } from '@pavilion/games/fairness/index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraOn } from './race-camera.ts';
import { callAt, callsOf } from './race-calls.ts';
import { raceClock } from './race-clock.ts';
import { silkOf } from './silk.ts';

const streamOf = (nonce: number) =>
  createRandomStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'pictures', nonce });

const anyCourse = fc
  .record({ game: fc.constantFrom(...Object.values(racingGames)), seed: fc.nat() })
  .map(({ game, seed }) => {
    const stream = streamOf(seed);
    return game.run(game.card(stream), stream);
  });

describe('the clock of a race', () => {
  it('never goes back, slows down for the last metres, and is through before the race is over', () => {
    fc.assert(
      fc.property(anyCourse, ({ course }) => {
        const clock = raceClock(course);
        const shown = Array.from({ length: 351 }, (_, step) => clock.raceMsAt(step * 100));
        expect(shown.every((ms, step) => ms >= (shown[step - 1] ?? 0))).toBe(true);
        expect(clock.raceMsAt(clock.straightMs + 1_000)).toBeCloseTo(clock.straightMs + 800, 3);
        expect(clock.raceMsAt(raceTimes.raceMs)).toBeGreaterThan(clock.endMs);
        expect(clock.straightMs).toBeLessThan(clock.finishMs);
      }),
      { numRuns: 60 },
    );
  });

  it('shows the winner of the result first at the line', () => {
    fc.assert(
      fc.property(anyCourse, ({ course, outcome }) => {
        const clock = raceClock(course);
        expect(positionsAt(course, clock.finishMs)[0]?.number).toBe(outcome.order[0]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the camera', () => {
  it('has the leader in the picture at every moment, and is never nearer than seven lengths', () => {
    fc.assert(
      fc.property(anyCourse, fc.nat(40_000), ({ course }, atMs) => {
        const length = course.distanceMetres / 200;
        const positions = positionsAt(course, atMs);
        const { fromMetres, acrossMetres } = cameraOn(positions, length, course.distanceMetres);
        const lead = Math.min(positions[0]?.metres ?? 0, course.distanceMetres);
        expect(lead).toBeGreaterThan(fromMetres);
        expect(lead).toBeLessThan(fromMetres + acrossMetres);
        expect(acrossMetres).toBeGreaterThanOrEqual(7 * length);
        expect(acrossMetres).toBeLessThanOrEqual(15 * length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('silks', () => {
  it.each([
    ['red-blue-stripes', 'stripes'],
    ['white-black-plain', 'plain'],
    ['striped', 'stripes'],
    ['orange', 'plain'],
  ])('%s is drawn in two colours, %s', (text, pattern) => {
    const silk = silkOf(text);
    expect(silk.pattern).toBe(pattern);
    expect(silk.first).not.toBe(silk.second);
  });

  it('has a colour for every word of every card', () => {
    const stream = streamOf(1);
    for (const game of Object.values(racingGames))
      for (let card = 0; card < 30; card += 1)
        for (const { silk } of game.card(stream).runners)
          expect(silkOf(silk).first).not.toBe(silkOf('unknown').first);
  });
});

describe('what is said of a race', () => {
  it('begins with the start, follows the lead, and names the winner at the line or after the photo', () => {
    fc.assert(
      fc.property(anyCourse, ({ course, outcome }) => {
        const calls = callsOf(course, outcome.dead_heat);
        expect(calls[0]?.name).toBe('off');
        expect(calls.every(({ atMs }, place) => atMs >= (calls[place - 1]?.atMs ?? 0))).toBe(true);
        const { finishMs } = raceClock(course);
        for (const { name, atMs, number } of calls)
          if (name === 'leads' || name === 'takesLead' || name === 'straight')
            expect(positionsAt(course, atMs)[0]?.number).toBe(number);
          else if (name === 'wins' || name === 'deadHeat') {
            expect(number).toBe(outcome.order[0]);
            expect(atMs >= finishMs).toBe(true);
          }
        expect(calls.some(({ name }) => name === 'photo')).toBe(course.photo);
        expect(calls.at(-1)?.name).toBe('board');
        expect(callAt(calls, -1)).toBeNull();
        expect(callAt(calls, 60_000)?.name).toBe('board');
      }),
      { numRuns: 60 },
    );
  });
});
