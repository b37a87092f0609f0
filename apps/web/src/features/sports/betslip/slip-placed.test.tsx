import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { acceptedScore } from '../../../common/odds/accepted-score.ts';
import { samplePlaced } from '../../../testing/sample-bet.ts';
import { SlipPlaced } from './slip-placed.tsx';

const messages = compileMessages(loadMessages('en-US'));
const betId = samplePlaced('a').bet_id;

function show(score: { home: number; away: number } | null): string {
  const bet = samplePlaced('a');
  const legs = (bet.legs ?? []).map((leg) => ({
    ...leg,
    accepted_home_score: score?.home ?? null,
    accepted_away_score: score?.away ?? null,
    picks: leg.picks.map((pick) => ({
      ...pick,
      kind: 'asian-handicap',
      base: 'handicap',
      outcome: 'away',
      line: '-0.5',
    })),
  }));
  return renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <SlipPlaced placed={{ bets: [{ ...bet, legs }] }} />
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
  expect(show({ home: 2, away: 1 })).toContain('Placed in play at 2:1');
  expect(show(null)).not.toContain('in play');
});

it('tells match, market and a number short enough to read out, and leads to the bet', () => {
  const html = show(null);
  expect(html).toContain('Home – Away');
  expect(html).toContain('Asian handicap');
  expect(html).toContain('Bet 4D5E-6F70');
  expect(html).toContain(`/bet-history?bet=${betId}`);
});

it('shows the legs of a bet of several under its kind', () => {
  const html = renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <SlipPlaced placed={{ bets: [samplePlaced('a', 'b', 'c')] }} />
    </I18nProvider>,
  );
  expect(html).toContain('Parlay of 3');
  expect(html.match(/Home – Away/g)).toHaveLength(3);
});
