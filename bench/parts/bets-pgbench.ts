/** What the script needs to know of the prepared database. */
export interface BetTarget {
  siteId: string;
  currency: string;
  players: number;
}

/** A bet of a unit of 1.00 on each of its lines, as `place_slip` takes it. */
export interface BenchBet {
  type: 'single' | 'parlay' | 'system';
  sizes: readonly number[];
  lineCount: number;
  legs: readonly BenchSelection[];
}

export interface BenchSelection {
  selectionId: string;
  oddsMilli: number;
}

export const singleOn = (leg: BenchSelection): BenchBet => ({
  ...{ type: 'single', sizes: [], lineCount: 1 },
  legs: [leg],
});

/**
 * The one statement of a slip. What the server does besides (telling other tabs, gathered over all
 * players, and numbering that) is left out: the baseline is the bet alone.
 */
export function betScript({ siteId, currency, players }: BetTarget, bet: BenchBet): string {
  const legs = bet.legs.map(
    ({ selectionId, oddsMilli }) =>
      `jsonb_build_object('selection_id', '${selectionId}', 'odds_milli', ${oddsMilli})`,
  );
  const bets = `jsonb_build_array(jsonb_build_object('bet_id', gen_random_uuid(), 'bet_type', '${bet.type}', 'unit_stake_minor', 100, 'line_count', ${bet.lineCount}, 'sizes', '${JSON.stringify(bet.sizes)}'::jsonb, 'bankers', '[]'::jsonb, 'legs', jsonb_build_array(${legs.join(', ')})))`;
  return `\\set n random(1, ${players})
select place_slip('${siteId}', (select id from bench_players where n = :n), gen_random_uuid(), gen_random_uuid(), '\\x00'::bytea, '${currency}', 'any', ${bets}, '{}'::jsonb, 1, false, now());
`;
}
