import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SportsBet } from './bet-history.queries.ts';
import { BetRow } from './bet-row.tsx';
import { sampleBet as bet } from '../../../testing/sample-bet.ts';

const messages = compileMessages(loadMessages('en-US'));

const show = (shown: SportsBet): string =>
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

it('tells how the match of an open bet stands, and leads to it', () => {
  const match = { state: 'live', minute: 62, home_score: 2, away_score: 1 } as const;
  const open = {
    ...bet,
    status: 'accepted',
    result: null,
    payout: null,
    home_score: null,
    match,
  } as const;
  const html = show(open);
  expect(html).toContain('62′');
  expect(html).toContain('2:1');
  expect(html).toContain('href="/sports?event=e1"');
  expect(show({ ...open, match: { ...match, state: 'upcoming' } })).not.toContain('2:1');
  expect(show(bet)).not.toContain('/sports');
});

it('an open bet looks like no result', () => {
  const open = show({ ...bet, status: 'accepted', result: null, payout: null });
  expect(open).toContain('Open');
  expect(open).not.toMatch(/bg-(accent|positive|negative)/);
  expect(show({ ...bet, result: 'won', payout: '21.00' })).toContain('bg-positive');
});

it('is known by a short number', () => {
  const html = show({ ...bet, bet_id: '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f70' });
  expect(html).toContain('4D5E-6F70');
  expect(html).not.toContain('0193a5b2');
});
