import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  eventChanges,
  eventDetail,
  eventList,
  matchList,
  publicOdds,
  realtimeEvents,
  type RealtimeTopic,
} from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { announceChanges, suspendMarkets, updateLive } from '../modules/sports/sportsbook/index.ts';
import { openTab, type ListeningTab } from '../testing/listening-tab.ts';
import { celtic, createMatchWorld, type MatchWorld } from '../testing/match-world.ts';

describeServer('what changes on the board', (start) => {
  let server: TestServer;
  let world: MatchWorld;
  let ids: string[];
  const tabs: ListeningTab[] = [];

  beforeAll(async () => {
    server = await start({ now: new Date('2026-08-07T12:00:00.000Z') });
    world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'), celtic('10/04/2027'), celtic('24/04/2027'));
    ids = await world.eventIds();
  });
  beforeEach(() => {
    server.advance(60_000);
  });
  afterAll(() => tabs.forEach((tab) => tab.close()));

  const site = { domain_name: alphaHost };
  const open = async (...topics: RealtimeTopic[]): Promise<ListeningTab> => {
    const tab = await openTab(await server.listen(), alphaHost, topics);
    tabs.push(tab);
    return tab;
  };
  const change = (eventId: string, make: (trx: Executor) => Promise<unknown>) =>
    inTransaction(server.context.database, async (trx) => {
      await make(trx);
      await announceChanges(server.context, trx, [
        { eventId, isStateChanged: true, isOddsChanged: true },
      ]);
    });
  const stop = (eventId: string) => change(eventId, (trx) => suspendMarkets(trx, eventId, 'goal'));
  const goLive = (eventId: string, minute: number) =>
    change(eventId, (trx) =>
      updateLive(trx, eventId, { minute, homeScore: 1, awayScore: 0 }, server.context.clock.now()),
    );
  /** What lists were told of a match. Who has just begun to listen is told a little of before. */
  const listChangesOf = ({ told }: ListeningTab, id: string) =>
    told.flatMap(({ event, data }) =>
      event === 'board.changed'
        ? realtimeEvents['board.changed'].parse(data).changed.filter((one) => one.event_id === id)
        : [],
    );
  const changes = (fields: object) => server.call(eventChanges, { ...site, since: 0, ...fields });

  it('is asked for by the number a list was answered with', async () => {
    const { seq } = await server.call(eventList, site);
    expect(await changes({ since: seq })).toMatchObject({ is_reset: false, removed: [] });
    server.advance(60_000);
    await goLive(ids[0] ?? '', 10);
    const heard = await changes({ since: seq });
    expect(heard.seq).toBeGreaterThan(seq);
    const found = heard.changed.find(({ event_id }) => event_id === ids[0]);
    expect(found).toMatchObject({ state: 'live', minute: 10 });
    expect(found?.markets.length).toBeGreaterThan(0);
    // Of a list that does not show it any more it is removed.
    const upcoming = await changes({ since: seq, state: 'upcoming' });
    expect(upcoming.removed).toEqual([ids[0]]);
    const asked = await changes({ since: seq, ids: [ids[0] ?? ''] });
    expect(asked.changed.map(({ event_id }) => event_id)).toEqual([ids[0]]);
    const detail = await server.call(eventDetail, { ...site, event_id: ids[0] ?? '' });
    expect(detail.seq).toBe(heard.seq);
  });

  it('is told to who had just begun to listen, even where it was read by others at once', async () => {
    const id = ids[2] ?? '';
    await server.call(eventList, site);
    const tab = await open('board:football', `event:${id}`);
    await stop(id);
    const { event } = await server.call(eventDetail, { ...site, event_id: id });
    expect(event.markets).toMatchObject([{ status: 'suspended' }]);
    await expect.poll(() => listChangesOf(tab, id)).toHaveLength(1);
    const [markets] = await tab.until('markets.changed');
    expect(markets?.data).toMatchObject({ markets: [{ status: 'suspended' }] });
  });

  it('is not known from before this process listened: the list is asked for anew', async () => {
    const answer = await changes({ since: 1 });
    expect(answer).toMatchObject({ is_reset: true, changed: [], removed: [] });
  });

  it.each([
    [{ since: -1 }],
    [{ ids: ['x'] }],
    [{ sport: 'curling' }],
    [{ ids: Array.from({ length: 101 }, () => '01940000-0000-7000-8000-00000000abcd') }],
  ])('%j is no such question', async (fields) => {
    await expect(changes(fields)).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it.each([publicOdds, matchList])('$path: who has the list is told so', async ({ path }) => {
    const ask = (headers: Record<string, string> = {}) =>
      server.app.inject({ method: 'GET', url: path, headers: { host: alphaHost, ...headers } });
    const first = await ask();
    const etag = String(first.headers.etag);
    expect(first.json()).toMatchObject({ statusCode: 1, seq: expect.any(Number) });
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await ask({ 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    await stop(ids[1] ?? '');
    const later = await ask({ 'if-none-match': etag });
    expect(later.statusCode).toBe(200);
    expect(later.headers.etag).not.toBe(etag);
  });

  it('goes to lists of its sport and of what is live, and to who watches the match', async () => {
    const [sport, live, other, watcher] = await Promise.all([
      open('board:football'),
      open('board:live'),
      open('board:tennis', `event:${ids[1] ?? ''}`),
      open(`event:${ids[0] ?? ''}`),
    ]);
    // The first look is what later ones are compared with.
    await Promise.all([sport, live, other, watcher].map((tab) => tab.say({ type: 'ping' })));
    await expect
      .poll(async () => {
        await goLive(ids[0] ?? '', 20 + sport.told.length);
        await stop(ids[0] ?? '');
        return [sport, live].every((tab) => listChangesOf(tab, ids[0] ?? '').length > 0);
      })
      .toBe(true);
    for (const tab of [sport, live]) {
      const [changed] = listChangesOf(tab, ids[0] ?? '');
      expect(changed).toMatchObject({ state: 'live', home_score: 1 });
      expect(Object.values(changed?.markets[0]?.prices ?? {}).length).toBeGreaterThan(1);
    }
    const numbersOf = (tab: typeof sport) =>
      tab.told.flatMap(({ event, data }) =>
        event === 'board.changed' ? [realtimeEvents['board.changed'].parse(data)] : [],
      );
    // Each message says which came before it on its topic, so that nobody takes other sports for a
    // gap.
    const numbers = numbersOf(sport);
    for (const { seq, since } of numbers) expect(seq).toBeGreaterThan(since);
    expect(numbers.slice(1).map(({ since }) => since)).toEqual(
      numbers.slice(0, -1).map(({ seq }) => seq),
    );
    const [told] = await watcher.until('markets.changed');
    const change = realtimeEvents['markets.changed'].parse(told?.data);
    expect(change).toMatchObject({ event_id: ids[0], closed: [] });
    expect(change.markets).toMatchObject([{ status: 'suspended', stop_reason: 'goal' }]);
    expect(other.frames.filter((frame) => frame.includes(ids[0] ?? ''))).toEqual([]);
  });
});
