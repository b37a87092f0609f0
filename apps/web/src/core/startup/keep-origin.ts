// chunk: later
import { logProblem } from '@pavilion/web-core/log';
import { keepAffiliate } from './affiliate.ts';
import { takeArrival } from './arrival.ts';
import { visitMarks } from './visit-marks.ts';

/**
 * Keeps where the visitor came from, by the query of the address the visit began with: campaign,
 * trackers, friend, affiliate.
 */
export function keepOrigin(search: string): void {
  // A page that was left before this code had come brought the visitor first.
  for (const query of [takeArrival(), search]) keep(query);
}

function keep(query: string): void {
  visitMarks(query);
  try {
    keepAffiliate(query, localStorage);
  } catch (cause) {
    logProblem('the affiliate could not be kept', cause);
  }
}
