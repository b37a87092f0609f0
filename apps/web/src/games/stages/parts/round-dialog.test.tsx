import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RoundRecord } from '../../game-info.ts';
import { RoundFacts } from './round-dialog.tsx';

const messages = compileMessages(loadMessages('en-US'));
const round = {
  stake: '5.00',
  payout: '10.00',
  multiplier: '2.0004',
  currency: 'USD',
  created_at: '2026-11-27T02:58:00.000Z',
  fairness: { nonce: 24 },
} as RoundRecord;

const told = (game?: string): string =>
  renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <RoundFacts round={round} game={game} />
    </I18nProvider>,
  );

it('names the game of a round that is shown away from it', () => {
  expect(told('Dice')).toContain('<dt>Game</dt><dd>Dice</dd>');
  expect(told()).not.toContain('Game');
  expect(told()).toContain('2.0004×');
});
