import { keepChoice, readChoice } from './kept-choice.ts';
import { switchButton } from './page-head.ts';
import type { Sounds } from './sounds.ts';

/**
 * In a window of its own a game has its own switch for sound; in a page, the page says whether it
 * may be heard.
 */
export function soundButton(sounds: Sounds, label: string): HTMLButtonElement | null {
  if (window.parent !== window) return null;
  return switchButton('sound', label, readChoice('sound'), (isOn) => {
    keepChoice('sound', isOn);
    sounds.turn(isOn);
  });
}
