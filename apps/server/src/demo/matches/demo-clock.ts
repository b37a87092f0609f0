import type { DemoMatchPath } from './demo-match-path.ts';

const breakMinutes = 15;
export const halfMinutes = 45;

type MatchPhase = 'not-started' | 'first-half' | 'half-time' | 'second-half' | 'finished';

export interface DemoClock {
  phase: MatchPhase;
  /**
   * Minutes of play without stoppage, as prices and facts count: 45 at the break, 90 at the end.
   */
  playedMinutes: number;
  /** Minute to show: it stands at 45 and 90 in stoppage time, and at 45 in the break. */
  minute: number;
}

type Stoppage = DemoMatchPath['stoppage'];

/**
 * What the clock of a match shows so many minutes after its kick-off, the break included. The last
 * minute of a half lasts as long as its stoppage time.
 */
export function demoClockAt({ first, second }: Stoppage, elapsedMinutes: number): DemoClock {
  const secondStart = halfMinutes + first + breakMinutes;
  const elapsed = elapsedMinutes;
  if (elapsed < 0) return { phase: 'not-started', playedMinutes: 0, minute: 0 };
  if (elapsed < halfMinutes + first) {
    const playedMinutes = playedOfHalf(elapsed, first);
    return { phase: 'first-half', playedMinutes, minute: Math.floor(playedMinutes) + 1 };
  }
  if (elapsed < secondStart) {
    return { phase: 'half-time', playedMinutes: halfMinutes, minute: halfMinutes };
  }
  if (elapsed < secondStart + halfMinutes + second) {
    const playedMinutes = halfMinutes + playedOfHalf(elapsed - secondStart, second);
    return { phase: 'second-half', playedMinutes, minute: Math.floor(playedMinutes) + 1 };
  }
  return { phase: 'finished', playedMinutes: 2 * halfMinutes, minute: 2 * halfMinutes };
}

/** Minutes after the kick-off at which so much has been played: the other way round. */
export function elapsedAt({ first, second }: Stoppage, playedMinutes: number): number {
  if (playedMinutes < halfMinutes) return elapsedOfHalf(playedMinutes, first);
  const secondStart = halfMinutes + first + breakMinutes;
  return secondStart + elapsedOfHalf(playedMinutes - halfMinutes, second);
}

const lastMinute = halfMinutes - 1;

function playedOfHalf(elapsed: number, stoppage: number): number {
  if (elapsed < lastMinute) return elapsed;
  return lastMinute + (elapsed - lastMinute) / (1 + stoppage);
}

function elapsedOfHalf(played: number, stoppage: number): number {
  if (played < lastMinute) return played;
  return lastMinute + (played - lastMinute) * (1 + stoppage);
}
