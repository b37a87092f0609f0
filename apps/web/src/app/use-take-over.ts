import { useEffect } from 'react';
import { readyMark } from '../core/build/standing-page.ts';
import { takeOver } from '../core/build/take-over.ts';

/** Says once that the app answers, and gives it what was done before. */
export function useTakeOver(): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root || root.hasAttribute(readyMark)) return;
    root.setAttribute(readyMark, '');
    // Not within the effect, where React wakes nothing that still sleeps deeper in the page.
    setTimeout(() => takeOver(root));
  }, []);
}
