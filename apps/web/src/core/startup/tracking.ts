// chunk: later
import { readCookie } from '@pavilion/web-core/cookies';
import { visitMarks } from './visit-marks.ts';

/** Cookie the visitor's advertising network sets. */
const trackingCookie = '_fbp';

/** Value of the advertising cookie, else the one the visit's link carried, or undefined. */
export function trackingId(): string | undefined {
  return readCookie(document.cookie, trackingCookie) ?? visitMarks().fbp;
}

/** Id an app wrapper passes in the address of the visit's first page. */
export function appsFlyerId(): string | undefined {
  return visitMarks().appsflyer_id;
}
