import { beforeAll, expect, it } from 'vitest';
import { betDetail, betPlace, eventDetail } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { feedWorld } from '../../../testing/feed-world.ts';
import { writeSportsLimits } from '../sportsbook/index.ts';

const minute = 60_000;
const asTold = ['--as-told', '--adopt'];
const event = 'race-1';
const runners = ['Amber', 'Bolt', 'Comet'].map((name, index) => ({
  ...{ id: `r-${name}`, number: index + 1, name },
}));

let server: TestServer;
describeServerOnBothEngines('a race that a source tells of', (start) => {
  beforeAll(async () => {
    server = await start();
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 100_000_000n,
      maxEventLiabilityMinor: 10n ** 13n,
    });
  });
  const now = (): string => server.context.clock.now().toISOString();

  it('is bet on, loses a runner, and pays by rule 4 (wire contract, 7)', async () => {
    const world = feedWorld(server, 'races');
    const { db } = server.context.database;
    const fixture = {
      ...{ kind: 'fixture', event, sport: 'racing', runners, change: 'new' },
      league: { id: 'ashdown', name: 'Ashdown', country: 'GB' },
      start_time: new Date(server.context.clock.now().getTime() + 10 * minute).toISOString(),
    };
    const win = (prices: object) => ({ kind: 'odds', event, markets: [{ kind: 'win', prices }] });
    await world.play(
      [fixture, win({ 'r-Amber': '6.00', 'r-Bolt': '3.50', 'r-Comet': '1.90' })],
      ...asTold,
    );
    const eventId = (await world.eventId(event)) ?? '';
    const { event: shown } = await server.call(eventDetail, { event_id: eventId });
    expect(shown.participants?.map(({ name }) => name)).toEqual(['Amber', 'Bolt', 'Comet']);
    const { id: selection_id } = await db
      .selectFrom('selections as s')
      .innerJoin('markets as m', 'm.id', 's.market_id')
      .select('s.id')
      .where('m.event_id', '=', eventId)
      .where('s.outcome', '=', 'r-Amber')
      .executeTakeFirstOrThrow();
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    const { bets } = await server.call(betPlace, {
      ...{ ...player.me, odds_change: 'none' },
      bets: [{ selection_id, odds: '6.00', stake: '10.00' }],
    });

    server.advance(minute);
    const withdrawals = [{ runner_id: 'r-Bolt', at: now(), odds: '3.50' }];
    const facts = (revision: number, more: object) => ({
      ...{ kind: 'facts', event, facts: { revision, is_final: false, withdrawals, ...more } },
    });
    // A minute of silence: all is sent once more.
    const snapshot = { kind: 'snapshot', request: '1' };
    await world.play(
      [snapshot, facts(1, {}), win({ 'r-Amber': '4.50', 'r-Comet': '1.45' })],
      ...asTold,
    );
    expect(await world.offer(event)).toEqual(['win - open r-Amber 4500 r-Comet 1450']);
    const { event: later } = await server.call(eventDetail, { event_id: eventId });
    expect(later.participants?.[1]).toMatchObject({ status: 'withdrawn', deduction: 25 });

    server.advance(10 * minute);
    const order = { 'r-Amber': 1, 'r-Comet': 2 };
    const finish = {
      ...{ is_final: true, ended: 'completed', ran: 2, is_handicap: false },
      runners: [
        ...Object.entries(order).map(([runner_id, position]) => ({
          ...{ runner_id, position, status: 'ran' },
        })),
        { runner_id: 'r-Bolt', position: null, status: 'withdrawn' },
      ],
    };
    await world.play([facts(2, finish)], ...asTold);
    await server.runJob('settle-bets');
    const { bet } = await server.call(betDetail, {
      ...{ ...player.me, bet_id: bets[0]?.bet_id ?? '' },
    });
    expect(bet).toMatchObject({ status: 'settled', payout: '47.50' });
    expect(await auditBooks(db)).toEqual([]);
    expect(await world.doubts()).toEqual([]);
  });
});
