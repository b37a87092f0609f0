import { readCookie } from '../cookies.ts';

/** Cookie the visitor's advertising network sets. */
const trackingCookie = '_fbp';

/** Value of the advertising cookie, or undefined. */
export function trackingId(): string | undefined {
  return readCookie(document.cookie, trackingCookie) ?? undefined;
}

/** Id an app wrapper passes in the address. */
export function appsFlyerId(): string | undefined {
  return new URLSearchParams(location.search).get('appsflyer_id') ?? undefined;
}
