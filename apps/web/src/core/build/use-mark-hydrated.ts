import { useEffect } from 'react';
import { readyMark } from './standing-page.ts';
import { replayInput } from '@pavilion/web-core/build/replay-input';

/**
 * Says once that the app answers, and gives it what was done before. Whatever may be the first page
 * that comes to stand calls it, one that tells of a failure too.
 */
export function useMarkHydrated(): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root || root.hasAttribute(readyMark)) return;
    root.setAttribute(readyMark, '');
    // Not within the effect, where React wakes nothing that still sleeps deeper in the page.
    setTimeout(() => replayInput(root));
  }, []);
}
