import type { RaceCourse } from '@pavilion/games/racing/race-course';
import { positionsAt } from '@pavilion/games/racing/race-position';
import { raceClock } from './race-clock.ts';

/** What a commentator says, and of which runner: the one that leads or wins. */
type CallName =
  'off' | 'leads' | 'takesLead' | 'straight' | 'chases' | 'photo' | 'deadHeat' | 'wins' | 'board';
export interface RaceCall {
  /** Of the race itself. */
  atMs: number;
  name: CallName;
  number: number;
}

const lookEveryMs = 250;
/** Nobody listens to sentences that follow each other faster. */
const apartMs = 2_600;
const firstLookMs = 3_500;
/** A photograph takes so long to be judged. */
const judgedMs = 2_200;

/** Changes of the lead that are far enough apart to be told. */
function leads(course: RaceCourse, untilMs: number): RaceCall[] {
  const calls: RaceCall[] = [];
  for (let atMs = firstLookMs; atMs < untilMs - apartMs; atMs += lookEveryMs) {
    const number = positionsAt(course, atMs)[0]?.number ?? 0;
    const before = calls.at(-1);
    if (!before) calls.push({ atMs, name: 'leads', number });
    else if (before.number !== number && atMs - before.atMs >= apartMs)
      calls.push({ atMs, name: 'takesLead', number });
  }
  return calls;
}

/**
 * Everything that is said of a race, in the order of time. `tied`: the place two share, 0 for none.
 */
export function callsOf(course: RaceCourse, tied: number): readonly RaceCall[] {
  const { straightMs, finishMs, endMs } = raceClock(course);
  const [winner, second] = course.runners.map(({ number }) => number);
  const number = winner ?? 0;
  const leader = positionsAt(course, straightMs)[0]?.number ?? 0;
  const chaser = positionsAt(course, (straightMs + finishMs) / 2)[1]?.number ?? second ?? 0;
  const home: RaceCall[] = course.photo
    ? [
        { atMs: finishMs, name: 'photo', number },
        { atMs: finishMs + judgedMs, name: tied === 1 ? 'deadHeat' : 'wins', number },
      ]
    : [{ atMs: finishMs, name: 'wins', number }];
  return [
    { atMs: 0, name: 'off', number: 0 },
    ...leads(course, straightMs),
    { atMs: straightMs, name: 'straight', number: leader },
    ...(finishMs - straightMs > 2 * apartMs
      ? [{ atMs: (straightMs + finishMs) / 2, name: 'chases' as const, number: chaser }]
      : []),
    ...home,
    { atMs: Math.max(endMs, finishMs) + judgedMs + 600, name: 'board', number },
  ];
}

/** What was said last by a moment; null before the start. */
export const callAt = (calls: readonly RaceCall[], raceMs: number): RaceCall | null =>
  calls.findLast(({ atMs }) => atMs <= raceMs) ?? null;
