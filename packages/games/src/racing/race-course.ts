import type { RandomStream } from '../fairness/index.ts';
import type { RaceKind } from './race-kind.ts';
import type { RaceOutcome } from './race-result.ts';

/** A runner passes this far from the start at this time of the race. */
export interface Gate {
  atMs: number;
  metres: number;
}

export interface RunnerCourse {
  number: number;
  /** The start, four gates and the line. */
  gates: readonly Gate[];
}

/** How a race is run: pictures show it, money never looks at it. */
export interface RaceCourse {
  distanceMetres: number;
  startsMoving: boolean;
  /** In the order of the result. */
  runners: readonly RunnerCourse[];
  /** Whether the first two came in within half a length. */
  photo: boolean;
}

/** Where the four gates stand, in hundredths of the distance. */
const gatePlaces = [20, 45, 70, 88] as const;
const winnerMs = 29_500;
/**
 * How far from its even pace a runner may be at each gate; little at the last, so that nobody is
 * pulled to the line.
 */
const mostOffMs = [500, 900, 700, 300] as const;

/**
 * Times at the line: small gaps, larger where the weights lie apart; none between two that
 * dead-heat.
 */
function finishTimes(
  { order, dead_heat: tied }: RaceOutcome,
  weights: readonly number[],
  stream: RandomStream,
): readonly number[] {
  const times = [winnerMs + stream.draw(1_001)];
  for (let place = 1; place < order.length; place += 1) {
    const [before = 0, next = 0] = [order[place - 1], order[place]].map(
      (number) => weights[(number ?? 1) - 1],
    );
    const gap = 30 + stream.draw(61 + Math.floor((200 * Math.abs(before - next)) / 256));
    times.push((times[place - 1] ?? 0) + (place === tied ? 0 : gap));
  }
  return times;
}

/** A random walk about an even pace, kept within what each gate allows. */
function paceOffsets(stream: RandomStream): readonly number[] {
  let off = 0;
  return mostOffMs.map((most) => {
    off = Math.max(-most, Math.min(most, off + stream.draw(1_001) - 500));
    return off;
  });
}

/** A winner that comes from behind is late at the last gates, another is not. */
function winnersOffsets(offsets: readonly number[], isFromBehind: boolean): readonly number[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = offsets;
  if (isFromBehind) return [first, Math.abs(second), 700, 300];
  return [first, second, -Math.abs(third), -Math.abs(fourth)];
}

/**
 * Draws how the race of an outcome is run, from the round's stream after its result. In a third of
 * races the winner comes from behind.
 */
export function drawCourse(
  kind: RaceKind,
  weights: readonly number[],
  outcome: RaceOutcome,
  stream: RandomStream,
): RaceCourse {
  const times = finishTimes(outcome, weights, stream);
  const isFromBehind = stream.draw(3) === 0;
  const runners = outcome.order.map((number, place) => {
    const walked = paceOffsets(stream);
    const offsets = place === 0 ? winnersOffsets(walked, isFromBehind) : walked;
    return { number, gates: gatesOf(kind.distanceMetres, times[place] ?? 0, offsets) };
  });
  const [first = 0, second = 0] = times;
  return {
    distanceMetres: kind.distanceMetres,
    startsMoving: kind.startsMoving,
    runners,
    photo: 2 * (second - first) <= kind.lengthMs,
  };
}

function gatesOf(distance: number, finishMs: number, offsets: readonly number[]): readonly Gate[] {
  const between = gatePlaces.map((hundredths, gate) => ({
    atMs: Math.round((finishMs * hundredths) / 100) + (offsets[gate] ?? 0),
    metres: (distance * hundredths) / 100,
  }));
  return [{ atMs: 0, metres: 0 }, ...between, { atMs: finishMs, metres: distance }];
}
