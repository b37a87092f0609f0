import { nowMs } from '../clock.ts';
import { mayReload } from './reload-guard.ts';

/**
 * Loads a part of the app. When its chunk is gone (a newer build is served) the page reloads, at most once in ten
 * seconds; within that time the failure goes to the caller.
 */
export async function loadGuarded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    // Without a network the page would give way to the browser's own error.
    if (!navigator.onLine || !mayReload(sessionStorage, nowMs())) throw cause;
    location.reload();
    // Nothing may be shown between here and the reload.
    return new Promise<never>(() => undefined);
  }
}
