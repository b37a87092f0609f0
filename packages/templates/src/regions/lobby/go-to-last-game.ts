/** A row just drawn is hidden until it is measured, in the frame after. */
const patienceFrames = 10;

/**
 * Leads whoever asked for more from the footer to the last game, with the focus: the keyboard's next step is the first new one.
 * Then calls `grow`, not before: the list hears of the new place with the next frame's scroll event, and draws its rows
 * about the old one until then.
 */
export function goToLastGame(list: HTMLElement | null, grow: () => void): void {
  const link = [...(list?.querySelectorAll('a') ?? [])].at(-1);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  focusThen(link, grow, patienceFrames);
}

function focusThen(link: HTMLElement | undefined, next: () => void, framesLeft: number): void {
  link?.focus({ preventScroll: true });
  const isDone = !link || document.activeElement === link || framesLeft === 0;
  requestAnimationFrame(isDone ? next : () => focusThen(link, next, framesLeft - 1));
}
