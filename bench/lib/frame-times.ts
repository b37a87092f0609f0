import type { CDPSession } from '@playwright/test';
import type { Figure } from './report.ts';

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
}

export interface FrameTimes {
  frames: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  longestMs: number;
  /**
   * Part of the frames that came later than 16.7 ms after the one before (1 ms of jitter allowed),
   * 0 to 1.
   */
  lateShare: number;
  /**
   * Part of the frames before which at least one turn of the screen showed nothing new (1.5 frames
   * and more), 0 to 1.
   */
  missedShare: number;
  /** Longest task of the trace, whichever thread. */
  longestTaskMs: number;
}

const categories = [
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
];
const frameMs = 1000 / 60;
const jitterMs = 1;

/** Traces the browser while `work` runs and tells how far apart the frames were that it drew. */
export async function traceFrames(
  session: CDPSession,
  work: () => Promise<void>,
): Promise<FrameTimes> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void =>
    void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  await work();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  return frameTimes(events);
}

function frameTimes(events: readonly TraceEvent[]): FrameTimes {
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .toSorted((a, b) => a - b);
  const gaps = drawn.slice(1).map((at, index) => at - (drawn[index] ?? at));
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const shareOver = (limitMs: number) =>
    gaps.length === 0 ? 1 : gaps.filter((gap) => gap > limitMs).length / gaps.length;
  const tasks = events.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur / 1000);
  return {
    frames: drawn.length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    longestMs: sorted.at(-1) ?? 0,
    lateShare: shareOver(frameMs + jitterMs),
    missedShare: shareOver(frameMs * 1.5),
    longestTaskMs: tasks.reduce((longest, task) => Math.max(longest, task), 0),
  };
}

/** What a bench says of the frames it has traced. */
export function framesInTime(name: string, times: FrameTimes): Figure {
  const onTime = 100 * (1 - times.missedShare);
  return {
    name: `${name}: frames in time`,
    value: onTime,
    unit: '%',
    aim: '60 frames per second: 95 % with no turn of the screen missed',
    isMet: onTime >= 95,
    detail: Object.fromEntries(
      Object.entries(times).map(([key, value]) => [key, Number(value.toFixed(2))]),
    ),
  };
}
