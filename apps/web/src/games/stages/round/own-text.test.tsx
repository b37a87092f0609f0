import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RoundRecord } from '../../game-info.ts';
import { OwnText } from './own-text.tsx';

const messages = compileMessages(loadMessages('en-US'));

function told(own: Partial<RoundRecord>[], stakesHeld = 1): string {
  const bets = own.map((bet, index) => ({ round_id: `${index}`, currency: 'USD', ...bet }));
  return renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <OwnText info={{ stakes_held: stakesHeld }} own={bets as RoundRecord[]} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '');
}

const open = { state: 'open', stake: '1.00', payout: '0.00' } as const;
const left = { state: 'settled', stake: '1.00', payout: '2.50' } as const;
const lost = { state: 'settled', stake: '3.00', payout: '0.00' } as const;

it('says what came of each own bet that is over, and nothing of those that fly on', () => {
  expect(told([open])).toBe('');
  expect(told([left, open])).toBe('Your bets: +$1.50');
  expect(told([left, lost])).toBe('Your bets: +$1.50, -$3.00');
});

it('counts every stake that was taken where a bet holds several', () => {
  expect(told([{ state: 'settled', stake: '1.00', payout: '0.00' }], 3)).toBe('Your bets: -$3.00');
});
