import type { Pacer } from './pacer.ts';
import { iconButton } from './page-head.ts';

const key = 'turbo';

/** Rounds in a quarter of their time, as the player chose before. */
export function turboButton(pacer: Pacer, label: string): HTMLButtonElement {
  let isFast = read();
  const made = iconButton('turbo', label, () => {
    isFast = !isFast;
    keep(isFast);
    show();
  });
  const show = (): void => {
    pacer.hurry(isFast);
    made.setAttribute('aria-pressed', String(isFast));
  };
  show();
  return made;
}

/** A browser that keeps nothing for us forgets it. */
function read(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function keep(isFast: boolean): void {
  try {
    localStorage.setItem(key, isFast ? 'on' : 'off');
  } catch {
    // It holds until the page is left.
  }
}
