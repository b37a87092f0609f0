import type { PlacedBet } from '../features/sports/betslip/slip.types.ts';
import type { SportsBet } from '../features/money/history/bet-history.queries.ts';

/** A bet placed in play at 1:0 and lost by the final 1:2. */
export const sampleBet: SportsBet = {
  bet_id: 'b1',
  product: 'sports',
  status: 'settled',
  bet_type: 'single',
  home_away: 'home',
  criteria1: 'asian-handicap -0.75',
  event_id: 'e1',
  league_name: 'League',
  start_time: '2026-11-21T12:00:00.000Z',
  start_day: null,
  home_team_name: 'Home',
  away_team_name: 'Away',
  home_team_names: { EN: 'Home' },
  away_team_names: { EN: 'Away' },
  market_kind: 'asian-handicap',
  line: '-0.75',
  accepted_home_score: 1,
  accepted_away_score: 0,
  odds: '2.10',
  stake: '10.00',
  currency: 'USD',
  potential_payout: '21.00',
  payout: '0.00',
  result: 'lost',
  home_score: 1,
  away_score: 2,
  placed_at: '2026-11-21T12:40:00.000Z',
  settled_at: '2026-11-21T14:00:00.000Z',
  revision: 1,
};

/** An accepted bet with a leg on each of these selections, as the slip gets it back. */
export function samplePlaced(...selectionIds: string[]): PlacedBet {
  const legs = selectionIds.map((selection_id, leg_no) => ({
    leg_no,
    event_id: `e${leg_no}`,
    league_name: 'League',
    start_time: sampleBet.start_time,
    start_day: null,
    home_team_name: 'Home',
    away_team_name: 'Away',
    home_team_names: {},
    away_team_names: {},
    odds: '2.00',
    is_live: false,
    accepted_at: sampleBet.placed_at,
    accepted_home_score: null,
    accepted_away_score: null,
    state: 'open' as const,
    result: null,
    multiplier: null,
    home_score: null,
    away_score: null,
    picks: [{ ...samplePick, selection_id }],
  }));
  const isOne = selectionIds.length === 1;
  return {
    ...sampleBet,
    bet_id: '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f70',
    bet_type: isOne ? 'single' : 'parlay',
    status: 'accepted',
    result: null,
    payout: null,
    settled_at: null,
    legs,
  };
}

const samplePick = {
  selection_id: 'a',
  market_id: 'm',
  sport: 'football',
  kind: '1x2',
  base: '1x2',
  stat: 'goals',
  period: 'reg',
  scope: 'both',
  counts: 'whole' as const,
  line: null,
  param: null,
  outcome: 'home',
  criteria: '1x2',
};
