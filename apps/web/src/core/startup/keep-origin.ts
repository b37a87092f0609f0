import { logProblem } from '../log.ts';
import { keepAffiliate } from './affiliate.ts';
import { visitMarks } from './visit-marks.ts';

/** Keeps where the visitor came from, by the query of the address the visit began with: campaign, trackers, friend, affiliate. */
export function keepOrigin(search: string): void {
  visitMarks(search);
  try {
    keepAffiliate(search, localStorage);
  } catch (cause) {
    logProblem('the affiliate could not be kept', cause);
  }
}
