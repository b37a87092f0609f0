import type { PlayContext } from '../../stages/play/play-events.ts';

/**
 * Plays an animation at the player's pace; resolves when it has ended, at once when the player
 * skips.
 */
export async function animated(
  element: Element | null,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  durationMs: number,
  context: PlayContext,
  easing = 'linear',
): Promise<void> {
  const duration = context.durationOf(durationMs);
  if (!element || duration === 0) return;
  const animation = element.animate(keyframes, { duration, easing });
  await context.wait(durationMs);
  animation.cancel();
}

/**
 * Draws frames from 0 to 1 for so long, the last one always; ends at once when the player skips.
 */
export function drawnFrames(
  durationMs: number,
  context: PlayContext,
  draw: (share: number) => void,
): Promise<void> {
  const duration = context.durationOf(durationMs);
  let startMs: number | null = null;
  let isOver = false;
  const frame = (nowMs: number): void => {
    if (isOver) return;
    startMs ??= nowMs;
    draw(Math.min(1, (nowMs - startMs) / duration));
    requestAnimationFrame(frame);
  };
  if (duration > 0) requestAnimationFrame(frame);
  return context.wait(durationMs).then(() => {
    isOver = true;
    draw(1);
  });
}

/** Fast at first, then ever slower: how figures settle. */
export const easeOutExpo = (share: number): number => (share >= 1 ? 1 : 1 - 2 ** (-10 * share));
