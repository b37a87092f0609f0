import { describe, expect, it } from 'vitest';
import type { BetRecord } from './bet-history.queries.ts';
import { betCsv } from './bet-csv.ts';
import { sampleBet } from '../../testing/sample-bet.ts';

const bet: BetRecord = {
  ...sampleBet,
  league_name: 'Liga, "Prima"',
  home_team_name: '=HYPERLINK("x")',
  accepted_home_score: 2,
  accepted_away_score: 1,
  payout: '15.50',
  result: 'half-won',
  home_score: 1,
  away_score: 0,
  placed_at: '2026-11-21T11:00:00.000Z',
  settled_at: null,
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
