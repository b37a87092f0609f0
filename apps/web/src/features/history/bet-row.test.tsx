import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BetRecord } from './bet-history.queries.ts';
import { BetRow } from './bet-row.tsx';

const messages = compileMessages(loadMessages('en-US'));
const bet: BetRecord = {
  bet_id: 'b1',
  product: 'sports',
  status: 'settled',
  bet_type: 'single',
  home_away: 'home',
  criteria1: 'asian-handicap -0.75',
  event_id: 'e1',
  league_name: 'League',
  start_time: '2026-11-21T12:00:00.000Z',
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

const show = (shown: BetRecord): string =>
  renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <BetRow bet={shown} />
    </I18nProvider>,
  );

it('shows the final score, and beside it the one a bet in play was accepted at', () => {
  const inPlay = show(bet);
  expect(inPlay).toContain('(1:2)');
  expect(inPlay).toContain('Placed in play at 1:0');
  const before = show({ ...bet, accepted_home_score: null, accepted_away_score: null });
  expect(before).toContain('(1:2)');
  expect(before).not.toContain('in play');
});
