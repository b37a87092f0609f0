import { beforeEach, expect, it } from 'vitest';
import { eventDetail, eventStatistics, realtimeEvents } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { factsOf, periodOf, type Facts } from '@pavilion/sports';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { openTab } from '../../../testing/listening-tab.ts';
import { celtic, createMatchWorld, type MatchWorld } from '../../../testing/match-world.ts';
import { announceChanges, writePlay, type EventPlay } from './index.ts';

const corner = { no: 1, stat: 'corners', period: '1h', minute: 3, side: 'away', value: 1 } as const;
const goal = { no: 2, stat: 'goals', period: '1h', minute: 12, side: 'home', value: 1 } as const;
const facts = factsOf({
  periods: {
    '1h': periodOf({ goals: [1, 0], corners: [2, 3] }),
    reg: periodOf({ goals: [1, 0] }, false),
  },
  incidents: [corner, goal],
});
const clock = { seconds: 780, is_running: true, at: '2026-08-08T15:13:00.000Z' };
const play: EventPlay = {
  ...{ period: '1h', clock, feed_state: 'fresh' },
  scores: { '1h': { goals: [1, 0] } },
};

describeServer('the page of a match', (start) => {
  let server: TestServer;
  let world: MatchWorld;
  let first: string;
  let second: string;
  beforeEach(async () => {
    server = await start({ now: new Date('2026-07-20T12:00:00.000Z') });
    world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'), celtic('10/04/2027'));
    [first = '', second = ''] = await world.eventIds();
  });
  const tell = (told: Facts) =>
    inTransaction(server.context.database, async (trx) => {
      await writePlay(trx, first, { play, facts: told });
      const change = { eventId: first, isStateChanged: true, isOddsChanged: false };
      await announceChanges(server.context, trx, [change]);
    });

  it('tells timeline and facts to who asks for them alone, and every market in its group', async () => {
    await tell(facts);
    const { event: plain } = await server.call(eventDetail, { event_id: first });
    expect(plain).not.toHaveProperty('timeline');
    expect(plain).not.toHaveProperty('facts');
    expect(plain).toMatchObject({ period: '1h', clock, scores: { '1h': { goals: [1, 0] } } });
    const grouped = plain.groups?.flatMap(({ market_ids: ids }) => ids) ?? [];
    expect(grouped.toSorted()).toEqual(plain.markets.map(({ market_id: id }) => id).toSorted());
    expect(plain.groups?.[0]?.group).toBe('main');

    const include = ['timeline' as const, 'facts' as const];
    const { event } = await server.call(eventDetail, { event_id: first, include });
    expect(event.timeline).toEqual([
      {
        ...{ no: 1, period: '1h', minute: 3, added: null, stat: 'corners', side: 'away' },
        ...{ player_name: null, text_key: 'corners', score: null },
      },
      {
        ...{ no: 2, period: '1h', minute: 12, added: null, stat: 'goals', side: 'home' },
        ...{ player_name: null, text_key: 'goal', score: [1, 0] },
      },
    ]);
    expect(event.facts).toMatchObject({ periods: { '1h': { corners: [2, 3] } } });
    const { event: untold } = await server.call(eventDetail, { event_id: second, include });
    expect(untold).toMatchObject({ timeline: [], facts: null });
  });

  it('counts what facts tell, of a finished match by its result, and recalls what was before', async () => {
    await tell(facts);
    const now = await server.call(eventStatistics, { event_id: first });
    expect(now.statistics).toEqual([
      { stat: 'goals', period: 'reg', home: 1, away: 0 },
      { stat: 'goals', period: '1h', home: 1, away: 0 },
      { stat: 'corners', period: '1h', home: 2, away: 3 },
    ]);
    expect(now.momentum.map(({ value }) => Math.sign(value))).toEqual([
      ...[0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1],
    ]);
    expect(now).toMatchObject({ form: { home: [], away: [] }, head_to_head: [] });

    world.at('2026-08-08T20:00:00.000Z');
    await world.results(celtic('08/08/2026', '2,1,H'));
    const next = await server.call(eventStatistics, { event_id: second });
    const result = { event_id: first, home_team_name: 'Celtic', home_score: 2, away_score: 1 };
    expect(next.head_to_head).toMatchObject([result]);
    expect(next.form).toMatchObject({
      home: [{ ...result, outcome: 'won' }],
      away: [{ ...result, outcome: 'lost' }],
    });
    expect(next).toMatchObject({ statistics: [], momentum: [] });
    await server.context.database.db.updateTable('events').set({ facts: null }).execute();
    const over = await server.call(eventStatistics, { event_id: first });
    expect(over.statistics).toContainEqual({ stat: 'goals', period: 'reg', home: 2, away: 1 });
  });

  it('names who plays, and who did what', async () => {
    const player = (id: string, name: string, number: number) => ({
      ...{ id, name, names: { EN: name }, number, position: 'forward' },
    });
    const squad = [player('p9', 'Ada', 9), player('p7', 'Bo', 7), player('p1', 'Cy', 1)];
    const { db } = server.context.database;
    await db
      .updateTable('teams')
      .set({ players: JSON.stringify(squad) })
      .where('name', '=', 'Celtic')
      .execute();
    const took = { side: 'home', tookPart: true, enteredNo: 0, stats: {} } as const;
    await tell(
      factsOf({
        incidents: [{ ...goal, playerId: 'p9' }],
        players: [
          { ...took, playerId: 'p9' },
          { ...took, playerId: 'p7', enteredNo: 2 },
          { ...took, playerId: 'p1' },
          { ...took, playerId: 'nobody' },
        ],
      }),
    );
    const { lineups } = await server.call(eventStatistics, { event_id: first });
    expect(
      lineups.home.map(({ name, number, is_starting }) => [name, number, is_starting]),
    ).toEqual([
      ['Cy', 1, true],
      ['Ada', 9, true],
      ['Bo', 7, false],
    ]);
    expect(lineups.away).toEqual([]);
    const include = ['timeline' as const];
    const { event } = await server.call(eventDetail, { event_id: first, include });
    expect(event.timeline).toMatchObject([{ text_key: 'goal', player_name: 'Ada' }]);
  });

  it('is told anew what happened once, and how the match stands each time', async () => {
    const watcher = await openTab(await server.listen(), alphaHost, [`event:${first}`]);
    await tell(factsOf({ incidents: [corner] }));
    await tell(factsOf({ incidents: [corner, goal] }));
    await tell(factsOf({ incidents: [corner, goal] }));
    const changes = await watcher.until('event.changed', 3);
    for (const { event, data } of changes)
      expect(realtimeEvents[event].parse(data)).toMatchObject({ period: '1h', clock });
    const added = await watcher.until('timeline.added', 2);
    await watcher.say({ type: 'ping' });
    expect(added.map(({ data }) => data)).toMatchObject([
      { event_id: first, no: 1, text_key: 'corners' },
      { event_id: first, no: 2, text_key: 'goal', score: [1, 0] },
    ]);
    expect(watcher.told.filter(({ event }) => event === 'timeline.added')).toHaveLength(2);
    watcher.close();
  });

  it.each(['none', '019ab000-0000-7000-8000-000000000000'])(
    'there is none of %s',
    async (event_id) => {
      await expect(server.call(eventStatistics, { event_id })).rejects.toMatchObject({
        message: 'eventNotFound',
      });
    },
  );
});
