import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventDetail, realtimeEvents, startup, type RealtimeTopic } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { alphaHost, betaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import type { Site } from '../site-directory/index.ts';
import { changeMaintenance } from '../modules/site/sites/index.ts';
import { seedSportsbook } from '../demo/matches/index.ts';
import { enterResultByHand, voidEventByHand } from '../modules/sports/sportsbook/index.ts';
import { openTab, type ListeningTab } from '../testing/listening-tab.ts';
import { celtic, createMatchWorld, type MatchWorld } from '../testing/match-world.ts';

const secondMs = 1000;

describeServer('what everybody may hear', (start) => {
  let server: TestServer;
  const tabs: ListeningTab[] = [];
  afterAll(() => {
    for (const tab of tabs) tab.close();
  });
  const open = async (topics: RealtimeTopic[], host: string = alphaHost, hear?: () => void) => {
    const tab = await openTab(await server.listen(), host, topics, hear);
    tabs.push(tab);
    return tab;
  };
  /** What a tab was told, once it has everything it was to be told by now. */
  const toldTo = async (tab: ListeningTab): Promise<string[]> => {
    await tab.say({ type: 'ping' });
    // What the board tells besides has a pace of its own (board-feed.test.ts).
    const kept = tab.told.filter(({ event }) => event !== 'markets.changed');
    return kept.map(({ topic, event }) => `${topic} ${event}`);
  };

  describe('of a match', () => {
    let world: MatchWorld;
    let first: string;
    let second: string;
    beforeEach(async () => {
      server = await start({ now: new Date('2026-07-20T12:00:00.000Z') });
      world = await createMatchWorld(server);
      await world.fixtures(celtic('08/08/2026'), celtic('10/04/2027'));
      [first = '', second = ''] = await world.eventIds();
      world.at('2026-08-08T20:00:00.000Z');
    });
    const end = () =>
      enterResultByHand(server.context, 'test', {
        eventId: first,
        score: { homeScore: 2, awayScore: 1 },
        halfTime: null,
        startedAt: null,
        reason: 'test',
      });

    it('goes to the tabs of every site that follow the board, and to those that watch the match', async () => {
      const board = await open(['odds']);
      const otherSite = await open(['odds'], betaHost);
      await server.call(eventDetail, { event_id: first });
      const watcher = await open([`event:${first}`]);
      const other = await open([`event:${second}`, 'site']);
      const silent = await open([]);
      expect(await end()).toBe(true);
      for (const tab of [board, otherSite, watcher]) {
        const [changed] = await tab.until('event.changed');
        expect(realtimeEvents['event.changed'].parse(changed?.data)).toEqual({
          event_id: first,
          state: 'finished',
          minute: null,
          home_score: 2,
          away_score: 1,
        });
        const [odds] = await tab.until('odds.changed');
        const { event_id, markets } = realtimeEvents['odds.changed'].parse(odds?.data);
        expect(event_id).toBe(first);
        // The board shows what can be bet on; who watches the match sees what closed.
        const statuses = markets.map(({ status }) => status);
        expect(statuses).toEqual(tab === watcher ? ['closed'] : []);
      }
      const both = (topic: string) => [`${topic} event.changed`, `${topic} odds.changed`];
      expect(await toldTo(board)).toEqual(both('odds'));
      expect(await toldTo(otherSite)).toEqual(both('odds'));
      expect((await toldTo(watcher)).toSorted()).toEqual(both(`event:${first}`));
      expect(await toldTo(other)).toEqual([]);
      expect(await toldTo(silent)).toEqual([]);
    });

    it('names a market that closed once', async () => {
      await server.call(eventDetail, { event_id: first });
      const watcher = await open([`event:${first}`]);
      await end();
      await voidEventByHand(server.context, 'test', { eventId: first, reason: 'test' });
      const told = await watcher.until('event.changed', 2);
      await toldTo(watcher);
      const statuses = watcher.told
        .filter(({ event }) => event === 'odds.changed')
        .map(({ data }) => realtimeEvents['odds.changed'].parse(data).markets)
        .map((markets) => markets.map(({ status }) => status));
      expect(told).toHaveLength(2);
      expect(statuses).toEqual([['closed']]);
    });

    it('goes to who subscribes later, and no more to who left', async () => {
      await server.call(eventDetail, { event_id: first });
      const comes = await open([]);
      const leaves = await open(['odds', `event:${first}`]);
      await comes.say({ type: 'subscribe', topics: [`event:${first}`] });
      await leaves.say({ type: 'unsubscribe', topics: [`event:${first}`] });
      await end();
      await comes.until('odds.changed');
      await leaves.until('odds.changed');
      expect(new Set(leaves.told.map(({ topic }) => topic))).toEqual(new Set(['odds']));
      await leaves.say({ type: 'unsubscribe', topics: ['odds'] });
      const before = leaves.told.length;
      await voidEventByHand(server.context, 'test', { eventId: first, reason: 'test' });
      await comes.until('event.changed', 2);
      expect((await toldTo(leaves)).length).toBe(before);
    });

    it('is not told when nothing changed, nor when the change is taken back', async () => {
      const board = await open(['odds']);
      await end();
      await board.until('odds.changed');
      expect(await end()).toBe(false);
      await expect(
        enterResultByHand(server.context, 'test', {
          eventId: second,
          score: { homeScore: 1, awayScore: 0 },
          halfTime: null,
          startedAt: null,
          reason: 'too early',
        }),
      ).rejects.toThrow('begins only');
      await voidEventByHand(server.context, 'test', { eventId: first, reason: 'test' });
      await board.until('event.changed', 2);
      expect(await toldTo(board)).toHaveLength(4);
    });
  });

  describe('of a match in play', () => {
    beforeAll(async () => {
      server = await start();
      await seedSportsbook(server.context);
      await server.runJob('play-demo-matches');
    });

    it('is its state and its prices as the board has them, to watchers of that match alone', async () => {
      const live = await server.context.database.db
        .selectFrom('events')
        .select('id')
        .where('state', '=', 'live')
        .orderBy('start_time', 'desc')
        .limit(2)
        .execute();
      const [id = '', otherId = ''] = live.map((event) => event.id);
      const [watcher, other, board] = [
        await open([`event:${id}`]),
        await open([`event:${otherId}`]),
        await open(['odds']),
      ];
      const hears = (name: string): boolean => watcher.told.some(({ event }) => event === name);
      for (
        let step = 0;
        step < 40 && !(hears('event.changed') && hears('odds.changed'));
        step += 1
      ) {
        server.advance(15 * secondMs);
        await server.runJob('play-demo-matches');
        await toldTo(watcher);
      }
      await watcher.until('event.changed');
      await watcher.until('odds.changed');
      await board.until('event.changed');
      const idOf = (data: unknown) => (data as { event_id: string }).event_id;
      expect(new Set(watcher.told.map(({ data }) => idOf(data)))).toEqual(new Set([id]));
      expect(other.told.filter(({ data }) => idOf(data) !== otherId)).toEqual([]);
      // What was told last may still be on its way.
      const last = (name: string): unknown =>
        watcher.told.findLast((message) => message.event === name)?.data;
      const { event } = await server.call(eventDetail, { event_id: id });
      const { state, minute, home_score, away_score } = event;
      await expect
        .poll(() => last('event.changed'))
        .toMatchObject({ event_id: id, state, minute, home_score, away_score });
      expect(event.markets.length).toBeGreaterThan(0);
      const isClosed = ({ status }: { status: string }) => status === 'closed';
      await expect
        .poll(() => {
          const { markets } = realtimeEvents['odds.changed'].parse(last('odds.changed'));
          return markets.filter((market) => !isClosed(market));
        })
        .toEqual(event.markets);
    });
  });

  describe('of a site', () => {
    beforeAll(async () => {
      server = await start();
    });

    it('goes to the tabs of that site alone', async () => {
      const alpha = alphaOf(server);
      const mine = await open(['site']);
      const theirs = await open(['site'], betaHost);
      const elsewhere = await open(['odds']);
      const window = { startAt: null, endAt: null };
      await changeMaintenance(server.context, 'test', alpha, { isEnabled: true, ...window });
      expect((await mine.until('site.changed')).map(({ data }) => data)).toEqual([
        { is_maintenance: true, start_date: null, end_date: null },
      ]);
      await changeMaintenance(server.context, 'test', alpha, { isEnabled: false, ...window });
      expect((await mine.until('site.changed', 2)).map(({ data }) => data)).toEqual([
        { is_maintenance: true, start_date: null, end_date: null },
        { is_maintenance: false, start_date: null, end_date: null },
      ]);
      expect(await toldTo(mine)).toEqual(['site site.changed', 'site site.changed']);
      expect(await toldTo(theirs)).toEqual([]);
      expect(await toldTo(elsewhere)).toEqual([]);
    });

    it('is told only when a call made at once finds it changed, whichever process changed it', async () => {
      const alpha = alphaOf(server);
      const { database, publisher } = server.context;
      // What another process does, while the notice of the site's change is still on its way to
      // this one.
      const change = (is_maintenance: boolean) =>
        inTransaction(database, async (executor) => {
          await executor
            .updateTable('sites')
            .set({ is_maintenance })
            .where('id', '=', alpha.id)
            .execute();
          const data = { is_maintenance, start_date: null, end_date: null };
          const event = { siteId: alpha.id, topic: 'site', name: 'site.changed', data } as const;
          await publisher.publish(executor, event);
        });
      const found: Array<Promise<boolean>> = [];
      const isDown = async (): Promise<boolean> =>
        (await server.call(startup, {})).maintenance.is_maintenance;
      const tab = await open(['site'], alphaHost, () => found.push(isDown()));
      for (let trial = 1; trial <= 4; trial += 1) {
        await change(trial % 2 === 1);
        await tab.until('site.changed', trial);
      }
      expect(await Promise.all(found)).toEqual(
        Array.from({ length: 4 }, (_, index) => index % 2 === 0),
      );
    });

    it('is told when a planned maintenance begins and when it ends', async () => {
      const alpha = alphaOf(server);
      const [startAt, endAt] = [60, 120].map(
        (seconds) => new Date(server.context.clock.now().getTime() + seconds * secondMs),
      );
      if (!startAt || !endAt) throw new Error('no window');
      const tab = await open(['site']);
      await changeMaintenance(server.context, 'test', alpha, { isEnabled: true, startAt, endAt });
      const window = { start_date: startAt.toISOString(), end_date: endAt.toISOString() };
      const told = async (count: number) => (await tab.until('site.changed', count)).at(-1)?.data;
      expect(await told(1)).toEqual({ is_maintenance: false, ...window });
      // The window is looked at as it was before it is noticed that time has passed.
      await new Promise((resolve) => setTimeout(resolve, secondMs));
      server.advance(61 * secondMs);
      expect(await told(2)).toEqual({ is_maintenance: true, ...window });
      server.advance(60 * secondMs);
      expect(await told(3)).toEqual({ is_maintenance: false, ...window });
    });
  });
});

function alphaOf(server: TestServer): Site {
  const alpha = server.context.sites.byExternalId('alpha');
  if (!alpha) throw new Error('no site');
  return alpha;
}
