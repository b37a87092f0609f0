/** A row just drawn is hidden until it is measured, in the frame after. */
const patienceFrames = 10;

/**
 * Gives the focus to what `find` finds, as soon as it takes it, without scrolling; then calls
 * `next`, in the frame after.
 */
export function focusWhenDrawn(
  find: () => HTMLElement | undefined,
  next: () => void = () => undefined,
  framesLeft = patienceFrames,
): void {
  const element = find();
  element?.focus({ preventScroll: true });
  const isDone = framesLeft === 0 || (element && document.activeElement === element);
  requestAnimationFrame(isDone ? next : () => focusWhenDrawn(find, next, framesLeft - 1));
}
