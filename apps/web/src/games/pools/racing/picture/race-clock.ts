import type { RaceCourse } from '@pavilion/games/racing/race-course';
import { metresAt } from '@pavilion/games/racing/race-position';

/** The last metres are shown slower, so that the eye can follow the finish. */
const slowMetres = 150;
const slowPace = 0.8;

/** When a race shows what, in milliseconds of the race itself. */
interface RaceClock {
  /** The moment of the race that is shown so long after it began. */
  raceMsAt(elapsedMs: number): number;
  /** When the first comes to the last metres, and when it crosses the line. */
  straightMs: number;
  finishMs: number;
  /** When the last crosses it. */
  endMs: number;
}

/** The moment the first of the field has come so far: metres never shrink, so halving finds it. */
function reachedMs(course: RaceCourse, metres: number, latestMs: number): number {
  let [early, late] = [0, latestMs];
  while (late - early > 1) {
    const middle = (early + late) / 2;
    if (course.runners.some((runner) => metresAt(runner, course, middle) >= metres)) late = middle;
    else early = middle;
  }
  return late;
}

/** The clock of a race: at its own pace, slower on the last metres until the winner is home. */
export function raceClock(course: RaceCourse): RaceClock {
  const lineMs = course.runners.map(({ gates }) => gates.at(-1)?.atMs ?? 0);
  const [finishMs, endMs] = [Math.min(...lineMs), Math.max(...lineMs)];
  const straightMs = reachedMs(course, course.distanceMetres - slowMetres, finishMs);
  const slowMs = (finishMs - straightMs) / slowPace;
  return {
    straightMs,
    finishMs,
    endMs,
    raceMsAt(elapsedMs) {
      if (elapsedMs <= straightMs) return Math.max(0, elapsedMs);
      const slow = elapsedMs - straightMs;
      return slow <= slowMs ? straightMs + slow * slowPace : finishMs + slow - slowMs;
    },
  };
}
