import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoClockAt, elapsedAt } from './demo-clock.ts';

const stoppage = { first: 3, second: 5 };

describe('the clock of a demo match', () => {
  it.each([
    [-1, 'not-started', 0, 0],
    [0, 'first-half', 0, 1],
    [30.5, 'first-half', 30.5, 31],
    [44, 'first-half', 44, 45],
    [46, 'first-half', 44.5, 45],
    [48, 'half-time', 45, 45],
    [62.9, 'half-time', 45, 45],
    [63, 'second-half', 45, 46],
    [107, 'second-half', 89, 90],
    [110, 'second-half', 89.5, 90],
    [113, 'finished', 90, 90],
  ])('%s minutes after the kick-off: %s', (elapsed, phase, playedMinutes, minute) => {
    expect(demoClockAt(stoppage, elapsed)).toEqual({ phase, playedMinutes, minute });
  });

  it('tells of every minute of play when it comes', () => {
    fc.assert(
      fc.property(
        fc.record({
          first: fc.integer({ min: 1, max: 4 }),
          second: fc.integer({ min: 2, max: 7 }),
        }),
        fc.double({ min: 0, max: 89.999, noNaN: true }),
        (added, played) => {
          const { playedMinutes } = demoClockAt(added, elapsedAt(added, played));
          expect(playedMinutes).toBeCloseTo(played, 6);
        },
      ),
    );
  });
});
