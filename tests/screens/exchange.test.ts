import { eventList } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import {
  announceChanges,
  importFootballData,
  writeDemoBooks,
  type DemoBook,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { within } from '@testing-library/dom';
import { afterAll, expect, it } from 'vitest';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { provideSportsSlots } from '../../apps/web/src/shell/sports-slots.tsx';
import { listenToCalls, main, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
const dayMs = 24 * 60 * 60_000;

/** Other suites find the site as it was: without matches, and without a sportsbook. */
afterAll(async () => {
  useLayoutStore.setState({ provider_count: {} });
  const { context } = server();
  await inTransaction(context.database, async (trx) => {
    await trx.deleteFrom('feed_books').execute();
    const called = await trx
      .updateTable('events')
      .set({ state: 'cancelled', minute: null })
      .returning('id')
      .execute();
    const changes = called.map(({ id: eventId }) => ({
      ...{ eventId, isStateChanged: true, isOddsChanged: true },
    }));
    await announceChanges(context, trx, changes);
  });
});

/** Five prices a side around odds in hundredths, less of it the further away. */
function outcomeAt(outcome: string, odds: number): DemoBook['book']['outcomes'][number] {
  const text = (hundredths: number): string => (hundredths / 100).toFixed(2);
  const side = (step: number) =>
    [1, 2, 3, 4, 5].map((place) => ({
      odds: text(odds + step * place),
      size: text(90_000 / place),
    }));
  const at = (minute: number): string => new Date(minute * 60_000).toISOString();
  return {
    ...{ outcome, back: side(-2), lay: side(2), matched: '1234.50', last: text(odds) },
    points: [
      { at: at(1), odds: text(odds - 4) },
      { at: at(9), odds: text(odds) },
    ],
  };
}

/** A match to come whose result an exchange trades. */
async function tradedMatch(): Promise<string> {
  const { context } = server();
  const day = new Date(context.clock.now().getTime() + 2 * dayMs);
  const date = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('/');
  const head = 'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA';
  const line = `SC0,${date},15:00,Stenhousemuir,Alloa,2.10,3.30,3.60`;
  await importFootballData(context, [head, line].join('\n'), 'fixtures');
  const event = await until(async () => {
    const { value } = await server().call(eventList, { limit: 100 });
    const found = value.find(({ home_team_name: name }) => name === 'Stenhousemuir');
    if (!found) throw new Error('not on the board');
    return found;
  });
  const marketId = event.markets.find(({ kind }) => kind === '1x2')?.market_id ?? '';
  const outcomes = [outcomeAt('home', 212), outcomeAt('draw', 340), outcomeAt('away', 370)];
  const book = { matched: '3703.50', delaySeconds: 0, outcomes };
  await writeDemoBooks(context.database.db, [{ marketId, book }], context.clock.now());
  return event.event_id;
}

it('shows a visitor what the exchange trades of a match', async () => {
  useLayoutStore.setState({ provider_count: { sportsbook: 1 } });
  provideSportsSlots();
  const calls = listenToCalls();
  await visit(`/sports?event=${await tradedMatch()}`);
  const section = await main().findByRole('region', { name: 'Match result' });
  const button = await within(section).findByRole('button', { name: 'Exchange prices' });
  expect(calls).not.toContain('/api/sports/ladder');
  await visitor.click(button);
  const ladder = within(
    await within(section).findByRole('group', { name: 'Exchange prices: Match result' }),
  );
  expect(ladder.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Back',
    'Lay',
  ]);
  expect(ladder.getAllByRole('rowheader')).toHaveLength(3);
  const best = [...section.querySelectorAll('[data-best]')].map(({ textContent }) => textContent);
  expect(best.length).toBeGreaterThanOrEqual(3);
  expect(section.textContent).toMatch(/Last matched [\d.]+ · Matched [\d,]+/);
  expect(section.textContent).toContain('your bets are taken at our own prices');
  await visitor.click(within(section).getByRole('button', { name: 'Full depth' }));
  const depths = within(section).getAllByRole('table').slice(1);
  expect(depths).toHaveLength(3);
  expect(depths[0]?.querySelectorAll('tbody tr').length).toBeGreaterThan(3);
});
