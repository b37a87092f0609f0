import { eventList } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { announceChanges } from '@pavilion/server/modules/sports/sportsbook/index';
import { within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { provideSportsSlots } from '../../apps/web/src/shell/sports-slots.tsx';
import { listenToCalls, main, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
const dayMs = 24 * 60 * 60_000;

/** The demo's matches are on offer, and their exchange has begun to trade. */
beforeAll(async () => {
  const { context } = server();
  const today = Math.floor(context.clock.now().getTime() / dayMs) * dayMs;
  await context.database.db
    .insertInto('sportsbook_settings')
    .values({ demo_seed: 'screens', demo_epoch: new Date(today) })
    .execute();
  for (const job of ['top-up-demo-matches', 'play-demo-matches']) await server().runJob(job);
  // A few markets are taken up in each run, those under way first.
  for (let run = 0; run < 25; run += 1) await server().runJob('keep-demo-exchange');
  useLayoutStore.setState({ provider_count: { sportsbook: 1 } });
  provideSportsSlots();
}, 120_000);

/** Other suites find the site as it was: without matches, and without a sportsbook. */
afterAll(async () => {
  useLayoutStore.setState({ provider_count: {} });
  const { context } = server();
  await inTransaction(context.database, async (trx) => {
    await trx.deleteFrom('feed_books').execute();
    await trx.deleteFrom('sportsbook_settings').execute();
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

/** A match to come whose result the exchange trades: of one under way an outcome may be decided. */
async function tradedMatch(): Promise<string> {
  const { event_id } = await server()
    .context.database.db.selectFrom('feed_books as b')
    .innerJoin('markets as m', 'm.id', 'b.market_id')
    .innerJoin('events as e', 'e.id', 'm.event_id')
    .select('m.event_id')
    .where('m.kind', '=', '1x2')
    .where('m.status', '=', 'open')
    .where('e.state', '=', 'upcoming')
    .executeTakeFirstOrThrow();
  await until(async () => {
    const { value } = await server().call(eventList, { limit: 100 });
    if (!value.some((event) => event.event_id === event_id)) throw new Error('not on the board');
  });
  return event_id;
}

it('shows a visitor what the exchange trades of a match', { timeout: 120_000 }, async () => {
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
