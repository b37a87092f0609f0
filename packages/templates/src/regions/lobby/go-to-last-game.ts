import { focusWhenDrawn } from './focus-when-drawn.ts';

/**
 * Leads whoever asked for more from the footer to the last game, with the focus: the keyboard's
 * next step is the first new one. Then calls `grow`, not before: the list hears of the new place
 * with the next frame's scroll event, and draws its rows about the old one until then.
 */
export function goToLastGame(list: HTMLElement | null, grow: () => void): void {
  const link = [...(list?.querySelectorAll('a') ?? [])].at(-1);
  if (!link) {
    grow();
    return;
  }
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  focusWhenDrawn(() => link, grow);
}
