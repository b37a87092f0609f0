import { keepChoice, readChoice } from './kept-choice.ts';
import type { Pacer } from './pacer.ts';
import { switchButton } from './page-head.ts';

/** Rounds in a quarter of their time, as the player chose before. */
export function turboButton(pacer: Pacer, label: string): HTMLButtonElement {
  return switchButton('turbo', label, readChoice('turbo'), (isFast) => {
    keepChoice('turbo', isFast);
    pacer.hurry(isFast);
  });
}
