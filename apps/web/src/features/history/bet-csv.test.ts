import { describe, expect, it } from 'vitest';
import type { BetRecord } from './bet-history.queries.ts';
import { betCsv } from './bet-csv.ts';

const bet: BetRecord = {
  bet_id: 'b1',
  product: 'sports',
  status: 'settled',
  bet_type: 'single',
  home_away: 'home',
  criteria1: 'asian-handicap -0.75',
  event_id: 'e1',
  league_name: 'Liga, "Prima"',
  start_time: '2026-11-21T12:00:00.000Z',
  home_team_name: '=HYPERLINK("x")',
  away_team_name: 'Away',
  home_team_names: { EN: 'Home' },
  away_team_names: { EN: 'Away' },
  market_kind: 'asian-handicap',
  line: '-0.75',
  accepted_home_score: 2,
  accepted_away_score: 1,
  odds: '2.10',
  stake: '10.00',
  currency: 'USD',
  potential_payout: '21.00',
  payout: '15.50',
  result: 'half-won',
  home_score: 1,
  away_score: 0,
  placed_at: '2026-11-21T11:00:00.000Z',
  settled_at: null,
  revision: 1,
};

describe('bet history as CSV', () => {
  const [head, row] = betCsv([bet]).split('\r\n');

  it('has a header line', () => {
    expect(head?.split(',').slice(0, 3)).toEqual(['bet_id', 'placed_at', 'league_name']);
  });

  it('quotes commas and quotes', () => {
    expect(row).toContain('"Liga, ""Prima"""');
  });

  it('disarms cells that a spreadsheet would run', () => {
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('tells the score at acceptance beside the final one, and nothing where there was none', () => {
    const [names = '', before = ''] = betCsv([
      { ...bet, accepted_home_score: null, accepted_away_score: null },
    ]).split('\r\n');
    expect(names).toContain(',accepted_home_score,accepted_away_score,home_score,away_score,');
    expect(row).toContain(',15.50,2,1,1,0,');
    expect(before).toContain(',15.50,,,1,0,');
  });

  it('keeps negative numbers as they are', () => {
    expect(row).toContain(',-0.75,');
  });
});
