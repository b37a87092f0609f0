import type { Sport } from '@pavilion/sports';
import type { DemoSport } from './demo-sport.ts';
import { americanFootball } from './desks/american-football.ts';
import { baseball } from './desks/baseball.ts';
import { basketball } from './desks/basketball.ts';
import { cricket } from './desks/cricket.ts';
import { eSports } from './desks/e-sports.ts';
import { iceHockey } from './desks/ice-hockey.ts';
import { tableTennis } from './desks/table-tennis.ts';
import { tennis } from './desks/tennis.ts';
import { volleyball } from './desks/volleyball.ts';

/** The sports the demo plays beside football: a row each. */
export const demoSports: readonly DemoSport[] = [
  tennis,
  basketball,
  iceHockey,
  volleyball,
  tableTennis,
  baseball,
  americanFootball,
  cricket,
  eSports,
];

/** The desk of a sport; throws RangeError for one the demo does not play. */
export function demoSportOf(sport: Sport): DemoSport {
  const found = demoSports.find((one) => one.sport === sport);
  if (!found) throw new RangeError(`the demo does not play ${sport}`);
  return found;
}
