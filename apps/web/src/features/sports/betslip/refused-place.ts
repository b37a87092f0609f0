// chunk: alone
/**
 * The place that a refusal speaks of (`bets.0`, `bets.0.legs.2`), as numbers from 0; null for one
 * of the whole slip.
 */
function refusedPlace(path: string): { bet: number; leg: number | null } | null {
  const [, bet, leg] = /^bets\.(\d+)(?:\.legs\.(\d+))?/.exec(path) ?? [];
  if (bet === undefined) return null;
  return { bet: Number(bet), leg: leg === undefined ? null : Number(leg) };
}

/**
 * What stands there; of a bet of one leg also where the whole bet is meant. Null where it is no
 * matter of one leg.
 */
export function legAt<Leg>(bets: readonly { legs?: readonly Leg[] }[], path: string): Leg | null {
  const place = refusedPlace(path);
  const legs = place === null ? [] : (bets[place.bet]?.legs ?? []);
  const index = place?.leg ?? (legs.length === 1 ? 0 : -1);
  return legs[index] ?? null;
}
