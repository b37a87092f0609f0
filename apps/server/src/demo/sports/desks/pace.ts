import { createSeededRandom } from '@pavilion/domain/random';

export const minuteMs = 60_000;

/**
 * When each of so many steps is over, in milliseconds from the start: a step lasts its usual time
 * give or take a quarter, and a break follows where `breakAfterMs` says so. The luck is one of its
 * own: from the pace nobody can tell who wins.
 */
export function paceOf(
  seed: string,
  count: number,
  stepMs: number,
  breakAfterMs: (step: number) => number = () => 0,
): number[] {
  const random = createSeededRandom(`${seed}/pace`);
  let nowMs = 0;
  return Array.from({ length: count }, (_, index) => {
    nowMs += stepMs * (0.75 + 0.5 * random.next());
    const endMs = nowMs;
    nowMs += breakAfterMs(index + 1);
    return endMs;
  });
}

/** How many of the steps are over. */
export function stepsOver(endsMs: readonly number[], elapsedMs: number): number {
  const next = endsMs.findIndex((endMs) => endMs > elapsedMs);
  return next < 0 ? endsMs.length : next;
}

/** A stretch of play or a break between two: play advances by `playMinutes` while it lasts. */
export interface Stretch {
  lastsMinutes: number;
  playMinutes: number;
}

/** Minutes of play after so much time, and whether the clock runs. */
export function playedAt(
  stretches: readonly Stretch[],
  elapsedMs: number,
): { minutes: number; isRunning: boolean } {
  let left = Math.max(elapsedMs, 0) / minuteMs;
  let minutes = 0;
  for (const { lastsMinutes, playMinutes } of stretches) {
    if (left < lastsMinutes) {
      return {
        minutes: minutes + (playMinutes * left) / lastsMinutes,
        isRunning: playMinutes > 0,
      };
    }
    left -= lastsMinutes;
    minutes += playMinutes;
  }
  return { minutes, isRunning: false };
}

/** Quarters or thirds of equal length with breaks between them. */
export function stretchesOf(
  { lastsMinutes, playMinutes }: Stretch,
  breaksMinutes: readonly number[],
): Stretch[] {
  return [...breaksMinutes, null].flatMap((pause) => [
    { lastsMinutes, playMinutes },
    ...(pause === null ? [] : [{ lastsMinutes: pause, playMinutes: 0 }]),
  ]);
}
