import { nowMs } from '../clock.ts';
import { mayReload } from './reload-guard.ts';

/** A network that changes from one way to another is back within this time. */
const pauseMs = 300;

/**
 * Loads a part of the app, twice where the network failed it. When its chunk is gone (a newer build is served) the
 * page reloads, at most once in ten seconds; within that time the failure goes to the caller.
 */
export async function loadGuarded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadTwice(load);
  } catch (cause) {
    // Without a network the page would give way to the browser's own error.
    if (!navigator.onLine || !mayReload(sessionStorage, nowMs())) throw cause;
    location.reload();
    // Nothing may be shown between here and the reload.
    return new Promise<never>(() => undefined);
  }
}

/** A reload loses what the visitor has written: a request that was merely cut is made again first. */
async function loadTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, pauseMs));
    await renewStyles();
    return load();
  }
}

/** Style sheets that never came are asked for again; a second import would take them for loaded. */
async function renewStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter((link) => !link.sheet).map(renew));
}

function renew(link: HTMLLinkElement): Promise<unknown> {
  const next = link.cloneNode() as HTMLLinkElement;
  const loaded = new Promise((done, fail) => {
    next.addEventListener('load', done);
    next.addEventListener('error', fail);
  });
  // The old one stays: another part may still wait for it.
  link.after(next);
  return loaded;
}
