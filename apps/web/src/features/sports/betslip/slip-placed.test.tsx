import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { acceptedScore } from '../../../common/odds/accepted-score.ts';
import type { PlacedSlip } from './slip.types.ts';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import { SlipPlaced } from './slip-placed.tsx';

const messages = compileMessages(loadMessages('en-US'));
const betId = '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f70';
const line = { ...sampleSlipLine, kind: 'asian-handicap', outcome: 'away', line: '-0.5' } as const;

function show(score: string | null): string {
  const bets = [{ betId, line, odds: '2.00', stake: '10.00', payout: '20.00', score }];
  const placed: PlacedSlip = { currency: 'USD', bets };
  return renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <SlipPlaced placed={placed} />
    </I18nProvider>,
  );
}

it.each([
  [2, 1, '2:1'],
  [0, 0, '0:0'],
  [null, null, null],
])('a bet accepted at %s and %s has the score %s', (home, away, score) => {
  expect(acceptedScore({ accepted_home_score: home, accepted_away_score: away })).toBe(score);
});

it('tells the score a bet in play was accepted at, and nothing of a bet from before the match', () => {
  expect(show('2:1')).toContain('Placed in play at 2:1');
  expect(show(null)).not.toContain('in play');
});

it('tells match, market and a number short enough to read out, and leads to the bet', () => {
  const html = show(null);
  expect(html).toContain('Home – Away');
  expect(html).toContain('Asian handicap');
  expect(html).toContain('Bet 4D5E-6F70');
  expect(html).toContain(`/bet-history?bet=${betId}`);
});
