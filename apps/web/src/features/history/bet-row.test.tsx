import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BetRecord } from './bet-history.queries.ts';
import { BetRow } from './bet-row.tsx';
import { sampleBet as bet } from '../../testing/sample-bet.ts';

const messages = compileMessages(loadMessages('en-US'));

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
