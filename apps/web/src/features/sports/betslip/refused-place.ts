// chunk: alone
import { legId, pickId } from './slip-leg.ts';

/** The selections of each leg of each bet. */
type LegsOfBets = readonly (readonly (readonly string[])[])[];

/**
 * What of the slip a refusal speaks of (`bets.0`, `bets.0.legs.2`, `bets.0.legs.2.picks.1`), by the
 * id it has there; of a bet of one leg also where the whole bet is meant. Null where it is no
 * matter of one leg.
 */
export function refusedId(bets: LegsOfBets, path: string): string | null {
  const [, bet, leg, pick] = /^bets\.(\d+)(?:\.legs\.(\d+)(?:\.picks\.(\d+))?)?/.exec(path) ?? [];
  const legs = bet === undefined ? [] : (bets[Number(bet)] ?? []);
  const index = leg === undefined ? (legs.length === 1 ? 0 : -1) : Number(leg);
  const ids = legs[index];
  if (ids === undefined) return null;
  const one = pick === undefined ? undefined : ids[Number(pick)];
  return one === undefined || ids.length === 1 ? legId(ids) : pickId(legId(ids), one);
}
