/** What the script needs to know of the prepared database. */
export interface BetTarget {
  siteId: string;
  currency: string;
  selectionId: string;
  oddsMilli: number;
  players: number;
}

/**
 * The one statement of bet_place. What the server does besides (telling other tabs, gathered over
 * all players, and numbering that) is left out: the baseline is the bet alone.
 */
export function betScript({
  siteId,
  currency,
  selectionId,
  oddsMilli,
  players,
}: BetTarget): string {
  const bets = `jsonb_build_array(jsonb_build_object('bet_id', gen_random_uuid(), 'bet_type', 'single', 'unit_stake_minor', 100, 'line_count', 1, 'sizes', '[]'::jsonb, 'bankers', '[]'::jsonb, 'legs', jsonb_build_array(jsonb_build_object('selection_id', '${selectionId}', 'odds_milli', ${oddsMilli}))))`;
  return `\\set n random(1, ${players})
select place_slip('${siteId}', (select id from bench_players where n = :n), gen_random_uuid(), gen_random_uuid(), '\\x00'::bytea, '${currency}', 'any', ${bets}, '{}'::jsonb, 1, false, now());
`;
}
