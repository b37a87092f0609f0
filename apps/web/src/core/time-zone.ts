import { useSyncExternalStore } from 'react';
import { readBoot } from './boot.ts';
import { writeCookie } from './cookies.ts';

const cookieName = 'time_zone';
const cookieDays = 365;

let known: string | null = null;

/** Asked for once: on a phone every asking takes some milliseconds. */
const ownTimeZone = (): string => (known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
const neverChanges = () => () => undefined;

/** IANA zone for times on the page: the device's own; while a page of the server is taken over, the one it was drawn in. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    neverChanges,
    ownTimeZone,
    () => readBoot()?.view?.timeZone ?? ownTimeZone(),
  );
}

/** Tells the server the zone for the next page. */
export function rememberTimeZone(): void {
  writeCookie(cookieName, ownTimeZone(), { days: cookieDays, sameSite: 'Lax', secure: true });
}
