import type { Sport } from '../../engine/market-type.ts';

/** What the three markets of The Odds API are with us, by sport; what is not here is not ours. */
export interface ApiSport {
  readonly sport: Sport;
  readonly h2h: string;
  readonly spreads?: string;
  readonly totals?: string;
}

/**
 * By the first word of `sport_key`. Its totals and spreads count overtime, so they are ours only
 * where our kind does too.
 */
export const apiSports: Readonly<Record<string, ApiSport>> = {
  soccer: { sport: 'football', h2h: '1x2', spreads: 'asian-handicap', totals: 'total' },
  basketball: { sport: 'basketball', h2h: 'winner', spreads: 'spread', totals: 'total' },
  americanfootball: {
    sport: 'american-football',
    h2h: 'winner',
    spreads: 'spread',
    totals: 'total',
  },
  baseball: { sport: 'baseball', h2h: 'winner', spreads: 'run-line', totals: 'total' },
  icehockey: { sport: 'ice-hockey', h2h: 'winner', spreads: 'puck-line' },
  tennis: { sport: 'tennis', h2h: 'winner' },
  cricket: { sport: 'cricket', h2h: 'winner' },
};
