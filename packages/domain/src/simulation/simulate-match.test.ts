import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairProbability, inPlayMatrix } from '../pricing/index.ts';
import {
  breakMinutes,
  matchLengthMinutes,
  simulateMatch,
  stateAt,
  type MatchState,
  type SimulatedMatch,
} from './index.ts';

const lambda = fc.double({ min: 0, max: 4, noNaN: true });
const match = fc
  .record({ seed: fc.string(), lambdaHome: lambda, lambdaAway: lambda })
  .map((given) => simulateMatch(given));
const many = (count: number, lambdaHome: number, lambdaAway: number): SimulatedMatch[] =>
  Array.from({ length: count }, (_, n) =>
    simulateMatch({ seed: `match ${n}`, lambdaHome, lambdaAway }),
  );
const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

describe('simulateMatch', () => {
  it('is the same match for the same seed, another for another', () => {
    const given = { seed: 'derby', lambdaHome: 1.6, lambdaAway: 1.1 };
    expect(simulateMatch(given)).toEqual(simulateMatch(given));
    const results = many(50, 1.6, 1.1).map(({ goals }) => JSON.stringify(goals));
    expect(new Set(results).size).toBeGreaterThan(40);
  });

  it('scores are the goals, in order, each with a minute as it is shown', () => {
    fc.assert(
      fc.property(match, (played) => {
        const times = played.goals.map(({ elapsedMinutes }) => elapsedMinutes);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(played.goals).toHaveLength(played.fullTime.homeScore + played.fullTime.awayScore);
        for (const { minute, addedMinute, elapsedMinutes } of played.goals) {
          expect(minute >= 1 && minute <= 90).toBe(true);
          if (addedMinute > 0) expect([45, 90]).toContain(minute);
          const isBreak =
            elapsedMinutes >= played.firstHalfMinutes &&
            elapsedMinutes < played.firstHalfMinutes + breakMinutes;
          expect(isBreak).toBe(false);
          expect(elapsedMinutes).toBeLessThan(matchLengthMinutes(played));
        }
      }),
    );
  });

  it('scores as many goals as expected, later ones a little more often', () => {
    const played = many(3000, 1.6, 1.1);
    expect(mean(played.map(({ fullTime }) => fullTime.homeScore))).toBeCloseTo(1.6, 1);
    expect(mean(played.map(({ fullTime }) => fullTime.awayScore))).toBeCloseTo(1.1, 1);
    const before = mean(played.map(({ halfTime }) => halfTime.homeScore + halfTime.awayScore));
    expect(before).toBeGreaterThan(1.1);
    expect(before).toBeLessThan(2.7 / 2);
  });

  it('nobody expected to score does not', () => {
    expect(simulateMatch({ seed: 'goalless', lambdaHome: 0, lambdaAway: 0 }).goals).toEqual([]);
  });
});

describe('stateAt', () => {
  const played = simulateMatch({ seed: 'state', lambdaHome: 3, lambdaAway: 3 });
  const end = matchLengthMinutes(played);
  const restart = played.firstHalfMinutes + breakMinutes;

  it.each<[string, number, Partial<MatchState>]>([
    [
      'before',
      -0.1,
      { phase: 'not-started', minute: null, playedMinutes: 0, homeScore: 0, awayScore: 0 },
    ],
    ['kick-off', 0, { phase: 'first-half', minute: 1, addedMinute: 0 }],
    ['half a minute', 0.5, { phase: 'first-half', minute: 1 }],
    ['minute 45', 44.9, { phase: 'first-half', minute: 45, addedMinute: 0 }],
    ['stoppage time', 45, { phase: 'first-half', minute: 45, addedMinute: 1 }],
    [
      'half-time',
      played.firstHalfMinutes,
      {
        phase: 'half-time',
        minute: null,
        playedMinutes: played.firstHalfMinutes,
        ...played.halfTime,
      },
    ],
    ['end of the break', restart - 0.01, { phase: 'half-time', ...played.halfTime }],
    [
      'second half',
      restart,
      { phase: 'second-half', minute: 46, playedMinutes: played.firstHalfMinutes },
    ],
    ['second stoppage time', restart + 46, { phase: 'second-half', minute: 90, addedMinute: 2 }],
    ['end', end, { phase: 'finished', minute: null, ...played.fullTime }],
    [
      'long after',
      end + 1000,
      { phase: 'finished', playedMinutes: end - breakMinutes, ...played.fullTime },
    ],
  ])('%s', (_name, minutes, expected) => {
    expect(stateAt(played, minutes)).toMatchObject(expected);
  });

  it('goals count from the moment they are scored', () => {
    played.goals.forEach((goal, index) => {
      const before = stateAt(played, goal.elapsedMinutes - 1e-9);
      const after = stateAt(played, goal.elapsedMinutes);
      expect(before.homeScore + before.awayScore).toBe(index);
      expect(after.homeScore + after.awayScore).toBe(index + 1);
      expect(after).toMatchObject({ minute: goal.minute, addedMinute: goal.addedMinute });
    });
    expect(played.goals.length).toBeGreaterThan(2);
  });

  it('time only goes on: score and minutes of play never fall', () => {
    const minutes = fc.double({ min: -10, max: 130, noNaN: true });
    fc.assert(
      fc.property(match, minutes, minutes, (given, a, b) => {
        const [earlier, later] = [stateAt(given, Math.min(a, b)), stateAt(given, Math.max(a, b))];
        expect(later.homeScore).toBeGreaterThanOrEqual(earlier.homeScore);
        expect(later.awayScore).toBeGreaterThanOrEqual(earlier.awayScore);
        expect(later.playedMinutes).toBeGreaterThanOrEqual(earlier.playedMinutes);
        expect(later.playedMinutes).toBeLessThanOrEqual(later.totalMinutes);
      }),
    );
  });
});

describe('prices and matches belong together', () => {
  it('what the price model says after an hour comes true as often as it says', () => {
    const lambdas = { lambdaHome: 1.6, lambdaAway: 1.1 };
    const seen = many(3000, 1.6, 1.1).map((given) => {
      const { homeScore, awayScore, playedMinutes, totalMinutes } = stateAt(given, 75);
      const matrix = inPlayMatrix({
        ...lambdas,
        homeScore,
        awayScore,
        playedMinutes,
        totalMinutes,
      });
      const expected = fairProbability(matrix, {
        kind: '1x2',
        outcome: 'home',
        lineQuarters: null,
      });
      return { expected, happened: given.fullTime.homeScore > given.fullTime.awayScore ? 1 : 0 };
    });
    const calibrated = (low: number, high: number): void => {
      const bin = seen.filter(({ expected }) => expected >= low && expected < high);
      expect(bin.length).toBeGreaterThan(200);
      const off =
        mean(bin.map(({ expected }) => expected)) - mean(bin.map(({ happened }) => happened));
      expect(Math.abs(off)).toBeLessThan(0.06);
    };
    calibrated(0, 0.3);
    calibrated(0.3, 0.7);
    calibrated(0.7, 1);
  });
});
