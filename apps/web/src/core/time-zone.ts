import { startTransition, useEffect, useState } from 'react';
import { readBoot } from './boot.ts';
import { writeCookie } from '@pavilion/web-core/cookies';

const cookieName = 'time_zone';
const cookieDays = 365;

let known: string | null = null;

/** Asked for once: on a phone every asking takes some milliseconds. */
const ownTimeZone = (): string => (known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Hear of the page's going over to the device's own zone. */
const listeners = new Set<() => void>();
let isAdopted = false;

const drawnZone = (): string => readBoot()?.view?.timeZone ?? ownTimeZone();

/**
 * From now on times are the device's: the page that the server rendered is hydrated, and a change
 * makes nothing of it void.
 */
export function adoptTimeZone(): void {
  isAdopted = true;
  for (const listener of listeners) listener();
}

const presentZone = (): string => (isAdopted ? ownTimeZone() : drawnZone());

/**
 * IANA zone for times on the page: the device's own; until a server-rendered page is hydrated, the
 * one it was rendered in. Goes over as a transition: all that tells a time is drawn again, in many
 * short tasks.
 */
export function useTimeZone(): string {
  const [zone, setZone] = useState(presentZone);
  useEffect(() => {
    const listen = (): void => startTransition(() => setZone(presentZone()));
    listen();
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, []);
  return zone;
}

/** Tells the server the zone for the next page. */
export function rememberTimeZone(): void {
  writeCookie(cookieName, ownTimeZone(), { days: cookieDays, sameSite: 'Lax', secure: true });
}
