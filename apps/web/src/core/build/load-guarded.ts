import { nowMs } from '../clock.ts';
import { mayReload } from '@pavilion/web-core/build/reload-guard';

/** Fields of forms that hold what a visitor would have to write again. */
const fields = 'form input:not([type="hidden"], [type="checkbox"], [type="radio"]), form textarea';

/**
 * Loads a part of the app. When its chunk is gone (a newer build is served) the page reloads, at
 * most once in ten seconds; within that time, and while the visitor writes, the failure goes to the
 * caller.
 */
export async function loadGuarded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    // Without a network the page would give way to the browser's own error.
    if (!navigator.onLine || isWriting() || !mayReload(sessionStorage, nowMs())) throw cause;
    location.reload();
    // Nothing may be shown between here and the reload.
    return new Promise<never>(() => undefined);
  }
}

/** True while a form on the page holds text: a reload would lose it. */
function isWriting(): boolean {
  const all = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return [...all].some((field) => field.value !== field.defaultValue);
}
