import { beforeAll, expect, it } from 'vitest';
import {
  betPlace,
  eventDetail,
  slipPlace,
  slipQuote,
  type CallResponse,
} from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../testing/audit-books.ts';
import { seedSportsbook } from '../matches/index.ts';
import { demoSports } from './demo-sports.ts';

const hourMs = 60 * 60_000;

describeServer('the other sports of the demo', (start) => {
  let server: TestServer;
  const tick = async (durationMs: number): Promise<void> => {
    server.advance(durationMs);
    await server.runJob('play-demo-sports');
    await server.runJob('settle-bets');
  };
  beforeAll(async () => {
    server = await start();
    await seedSportsbook(server.context);
    for (let run = 0; run < 4; run += 1) await server.runJob('top-up-demo-sports');
    await server.runJob('play-demo-sports');
  });

  const eventsOf = (state: 'live' | 'upcoming') =>
    server.context.database.db
      .selectFrom('events')
      .select(['id', 'sport'])
      .where('sport', '<>', 'football')
      .where('state', '=', state)
      .orderBy('start_time')
      .execute();

  it('has every sport on offer, live or about to be, told in its own terms', async () => {
    const live = await eventsOf('live');
    const sports = new Set([...live, ...(await eventsOf('upcoming'))].map(({ sport }) => sport));
    expect(sports).toEqual(new Set(demoSports.map(({ sport }) => sport)));
    expect(live.length).toBeGreaterThanOrEqual(8);
    for (const { id, sport } of live) {
      const { event } = await server.call(eventDetail, { event_id: id });
      expect(event).toMatchObject({ sport, state: 'live', feed_state: 'fresh' });
      expect(event.period).toBeTruthy();
      expect(event.home_score).not.toBeNull();
    }
  });

  it.each([
    ['basketball', 'winner', 'total'],
    ['tennis', 'winner', 'total-games'],
    ['ice-hockey', '1x2', 'total'],
    ['volleyball', 'winner', 'total-points'],
    ['table-tennis', 'winner', 'total-points'],
    ['baseball', 'winner', 'total'],
    ['american-football', 'spread', 'total'],
    ['cricket', 'winner', 'i1-total'],
    ['e-sports', 'total-maps', 'winner'],
  ])('prices and takes builders of %s: %s and %s', async (sport, ...kinds) => {
    const next = (await eventsOf('upcoming')).find((event) => event.sport === sport);
    const { event } = await server.call(eventDetail, { event_id: next?.id ?? '' });
    const picks = kinds.map(
      (kind) => event.markets.find((one) => one.kind === kind)?.selections[0],
    );
    const selection_ids = picks.map((pick) => pick?.selection_id ?? '');
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    const bet = (odds: string) => ({
      ...{ bet_type: 'single' as const, unit_stake: '20.00' },
      legs: [{ selection_ids, odds }],
    });
    const { bets } = await server.call(slipQuote, { ...player.me, bets: [bet('1.01')] });
    const odds = bets?.[0]?.odds ?? '0';
    expect(bets).toMatchObject([{ refusal: null, legs: [{ state: 'open' }] }]);
    expect(Number(odds)).toBeGreaterThan(Math.max(...picks.map((pick) => Number(pick?.odds))));
    const { slip } = await server.call(slipPlace, {
      ...{ ...player.me, odds_change: 'any' as const, bets: [bet(odds)] },
    });
    expect(slip.state).toBe('accepted');
  });

  it('settles bets on all that is offered, when each event ends', async () => {
    const first = new Map<string, string>();
    for (const { id, sport } of [...(await eventsOf('live')), ...(await eventsOf('upcoming'))])
      if (!first.has(sport)) first.set(sport, id);
    let placed = 0;
    for (const id of first.values()) placed += await betOnAll(server, id);
    expect(placed).toBeGreaterThan(150);
    for (let hour = 0; hour < 10 && (await openBets()) > 0; hour += 2) await tick(2 * hourMs);
    expect(await openBets()).toBe(0);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('catches up: what began is live or over, and more is to come', async () => {
    await server.runJob('top-up-demo-sports');
    await tick(1000);
    const late = await server.context.database.db
      .selectFrom('events')
      .select('id')
      .where('sport', '<>', 'football')
      .where('state', '=', 'upcoming')
      .where('start_time', '<=', server.context.clock.now())
      .execute();
    expect(late).toEqual([]);
    expect((await eventsOf('live')).length).toBeGreaterThanOrEqual(8);
  });

  async function openBets(): Promise<number> {
    const rows = await server.context.database.db
      .selectFrom('bets')
      .select('id')
      .where('status', '=', 'accepted')
      .execute();
    return rows.length;
  }
});

type Event = CallResponse<typeof eventDetail>['event'];

const selectionsOf = ({ markets }: Event) =>
  markets.filter(({ status }) => status === 'open').flatMap(({ selections }) => selections);

const mostOfSlip = 20;

/** A newcomer's bet on every selection of an event; gives how many. */
async function betOnAll(server: TestServer, eventId: string): Promise<number> {
  const player = await server.signUpPlayer();
  await server.fund(player, 1_000_000n);
  const { event } = await server.call(eventDetail, { event_id: eventId });
  const all = selectionsOf(event).map(({ selection_id, odds }) => ({
    ...{ selection_id, odds, stake: '20.00' },
  }));
  for (let at = 0; at < all.length; at += mostOfSlip) {
    const bets = all.slice(at, at + mostOfSlip);
    await server.call(betPlace, { ...player.me, odds_change: 'any', bets });
  }
  return all.length;
}
