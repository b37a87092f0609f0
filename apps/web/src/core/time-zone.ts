import { useSyncExternalStore } from 'react';
import { readBoot } from './boot.ts';
import { writeCookie } from './cookies.ts';

const cookieName = 'time_zone';
const cookieDays = 365;

let known: string | null = null;

/** Asked for once: on a phone every asking takes some milliseconds. */
const ownTimeZone = (): string => (known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Hear of the page's going over to the device's own zone. */
const listeners = new Set<() => void>();
let isAdopted = false;

const drawnZone = (): string => readBoot()?.view?.timeZone ?? ownTimeZone();

/** From now on times are the device's: the page that the server drew is taken over, and a change makes nothing of it void. */
export function adoptTimeZone(): void {
  isAdopted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** IANA zone for times on the page: the device's own; until a page of the server is taken over, the one it was drawn in. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    subscribe,
    () => (isAdopted ? ownTimeZone() : drawnZone()),
    drawnZone,
  );
}

/** Tells the server the zone for the next page. */
export function rememberTimeZone(): void {
  writeCookie(cookieName, ownTimeZone(), { days: cookieDays, sameSite: 'Lax', secure: true });
}
