import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventList } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { feedWorld, matchMessages } from '../../../testing/feed-world.ts';
import { runTool } from '../../../testing/run-tool.ts';

const asTold = ['--as-told', '--adopt'];
const hourMs = 60 * 60_000;

let server: TestServer;
let made = 0;
describeServerOnBothEngines('what a source says and nobody applies', (start) => {
  let world: ReturnType<typeof feedWorld>;
  let told: ReturnType<typeof matchMessages>;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(() => {
    made += 1;
    world = feedWorld(server, `source-${made}`);
    told = matchMessages(server.context.clock.now(), 'm1', [`Reds ${made}`, `Blues ${made}`]);
  });
  const whats = async () => (await world.doubts()).map(({ what, subject }) => `${what} ${subject}`);
  const map = (kind: string, id: string, to: string) =>
    runTool(server.context, ['feed', 'map', world.source, kind, id, '--to', to]);
  const rule = async (word: 'dismiss' | 'apply', what: string): Promise<void> => {
    const doubt = (await world.doubts()).find((one) => one.what === what);
    const args = ['doubt', word, doubt?.doubt_id ?? '', '--reason', 'looked at'];
    await runTool(server.context, args);
  };
  const state = async () => {
    const row = await server.context.database.db
      .selectFrom('events')
      .select(['state', 'home_score', 'away_score'])
      .where('id', '=', (await world.eventId()) ?? '')
      .executeTakeFirstOrThrow();
    return `${row.state} ${row.home_score ?? ''}-${row.away_score ?? ''}`;
  };
  const odds = () => told.odds('2.10', '3.40', '3.60');

  it('of a league and teams nobody knows is shown once a person said who they are', async () => {
    const report = await world.play([told.fixture(), odds()], '--as-told');
    expect(report).toMatchObject({ read: 2, applied: 0, doubted: 2 });
    expect(await whats()).toEqual(['unknownLeague league league-1']);
    const shown = async () =>
      (await server.call(eventList, {})).value.filter(
        ({ home_team_name: name }) => name === `Reds ${made}`,
      );
    expect(await shown()).toEqual([]);

    await map('league', 'league-1', 'new');
    expect(await whats()).toEqual([
      `unknownTeam team team Reds ${made}`,
      `unknownTeam team team Blues ${made}`,
    ]);
    await map('team', `team Reds ${made}`, 'new');
    expect(await world.eventId()).toBeNull();
    const { text } = await map('team', `team Blues ${made}`, 'new');
    expect(text).toMatch(/1 events are shown by it$/);
    expect(await world.offer()).toEqual(['1x2 - open away 3600 draw 3400 home 2100']);
    expect(await whats()).toEqual([]);
    await expect.poll(shown).toHaveLength(1);
  });

  it('of names of ours is theirs, and what is passed over is never shown nor doubted', async () => {
    await world.play([told.fixture(), odds()], ...asTold);
    const other = feedWorld(server, `other-${made}`);
    const again = matchMessages(server.context.clock.now(), 'x7', [
      `Reds ${made}`,
      `Blues ${made}`,
    ]);
    await other.play([again.fixture()], '--as-told');
    expect(await other.eventId('x7')).toBe(await world.eventId());

    const third = feedWorld(server, `third-${made}`);
    const strange = matchMessages(server.context.clock.now(), 'm1', ['Nobody', 'No one']);
    await third.play([strange.fixture()], '--as-told');
    const args = ['feed', 'map', third.source, 'team', 'team Nobody', '--to', 'none'];
    await runTool(server.context, args);
    await third.play([strange.odds('2.00', '3.00', '4.00')], '--as-told');
    expect(await third.eventId()).toBeNull();
  });

  it('of an event may be said to be one of ours', async () => {
    await world.play([told.fixture(), odds()], ...asTold);
    const eventId = (await world.eventId()) ?? '';
    const other = feedWorld(server, `other-${made}`);
    const strange = matchMessages(server.context.clock.now(), 'x9', ['A', 'B']);
    await other.play([strange.fixture()], '--as-told');
    const args = ['feed', 'map', other.source, 'event', 'x9', '--to'];
    await expect(runTool(server.context, [...args, 'nothing'])).rejects.toThrow('no event nothing');
    const { text } = await runTool(server.context, [...args, eventId]);
    expect(text).toContain('1 events are shown by it');
    expect(await other.eventId('x9')).toBe(eventId);
  });

  it('of a kind, a line or an outcome nobody knows is not half shown', async () => {
    const report = await world.play(
      [
        told.fixture(),
        odds(),
        told.markets({ kind: 'first-throw-in', prices: { home: '1.90', away: '1.90' } }),
        told.markets(told.total('2.3', '1.90', '1.90')),
        told.markets({ kind: 'both-score', prices: { yes: '1.90', no: '1.90', maybe: '9.00' } }),
        told.markets({ kind: 'anytime-scorer', prices: { 'p-9': '3.00', none: '9.00' } }),
      ],
      ...asTold,
    );
    expect(await world.offer()).toEqual(['1x2 - open away 3600 draw 3400 home 2100']);
    expect(await whats()).toEqual([
      'unknownKind football first-throw-in',
      'unknownOutcome football both-score maybe',
      'unknownPlayer player p-9',
    ]);
    // A line between quarters is no message at all.
    expect(report).toMatchObject({ read: 5, applied: 2, doubted: 3 });
    expect(report.faults).toHaveLength(1);
  });

  it('that no table can hold is told, and keeps no other from being applied', async () => {
    const report = await world.play(
      [told.fixture(), odds(), told.odds('99999', '1.50', '1.60'), told.live(40_000, 1, 0), odds()],
      ...asTold,
    );
    expect(report).toMatchObject({ read: 5, applied: 3, doubted: 2 });
    expect((await world.doubts()).map(({ what }) => what)).toEqual(['refused', 'refused']);
    expect(await world.offer()).toEqual(['1x2 - open away 3600 draw 3400 home 2100']);
    expect(await state()).toBe('upcoming -');
  });

  it('of a score that goes backwards stops the match until a person has looked', async () => {
    await world.play([told.fixture(), odds(), told.live(30, 2, 1)], ...asTold);
    await world.play([odds()], ...asTold);
    expect(await state()).toBe('live 2-1');
    expect(await world.play([told.live(31, 1, 1)], ...asTold)).toMatchObject({ doubted: 1 });
    expect((await world.doubts())[0]).toMatchObject({ what: 'score-goes-back' });
    expect(await state()).toBe('live 2-1');
    expect((await world.offer())[0]).toMatch(/^1x2 - suspended review/);
    await rule('apply', 'score-goes-back');
    expect(await state()).toBe('live 1-1');
    expect(await whats()).toEqual([]);

    await world.play([odds(), told.live(40, 0, 1)], ...asTold);
    await rule('dismiss', 'score-goes-back');
    expect(await state()).toBe('live 1-1');
    await world.play([odds()], ...asTold);
    expect((await world.offer())[0]).toMatch(/^1x2 - open/);
  });

  it('of prices after the end, and of an end below the last, waits for a person', async () => {
    await world.play([told.fixture(), odds(), told.facts(5, 2, 0)], ...asTold);
    expect(await state()).toBe('finished 2-0');
    await world.play([odds(), told.facts(4, 3, 0)], ...asTold);
    expect((await world.doubts()).map(({ what }) => what).toSorted()).toEqual([
      'price-after-end',
      'revision-below-last',
    ]);
    expect(await state()).toBe('finished 2-0');
  });

  const correction = (revision: number, firstHalf: number) =>
    told.facts(revision, 2, 0, {
      periods: {
        '1h': { complete: true, goals: [firstHalf, 0] },
        '2h': { complete: true, goals: [2 - firstHalf, 0] },
        reg: { complete: true, goals: [2, 0] },
      },
    });
  const halves = async () => {
    const row = await server.context.database.db
      .selectFrom('event_results')
      .select(['revision', 'facts'])
      .where('event_id', '=', (await world.eventId()) ?? '')
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow();
    const { periods } = row.facts as { periods: Record<string, { goals: number[] }> };
    return `r${row.revision} ${periods['1h']?.goals.join('-')}`;
  };

  it('of an end below the last is applied by a person, and says where nothing changes', async () => {
    await world.play([told.fixture(), odds(), told.facts(5, 2, 0)], ...asTold);
    await world.play([told.facts(4, 3, 0)], ...asTold);
    await rule('apply', 'revision-below-last');
    expect(await state()).toBe('finished 3-0');
    expect(await whats()).toEqual([]);
    // The same score by another revision is no other result.
    await world.play([told.facts(2, 3, 0)], ...asTold);
    await expect(rule('apply', 'revision-below-last')).rejects.toThrow('nothing would change');
    expect(await world.doubts()).toHaveLength(1);
    await rule('dismiss', 'revision-below-last');
    expect(await state()).toBe('finished 3-0');
  });

  it('of other halves of the same score after a day is entered by a person alone', async () => {
    await world.play([told.fixture(), odds(), correction(1, 0)], ...asTold);
    await server.runJob('settle-bets');
    server.advance(23 * hourMs);
    await world.play([correction(2, 1)], ...asTold);
    await server.runJob('settle-bets');
    expect(await halves()).toBe('r2 1-0');
    server.advance(2 * hourMs);
    // What says the same, or less, corrects nothing.
    await world.play([correction(3, 1)], ...asTold);
    expect(await whats()).toEqual([]);
    expect(await world.play([correction(4, 2)], ...asTold)).toMatchObject({ doubted: 1 });
    expect(await whats()).toEqual(['lateCorrection event m1']);
    expect(await halves()).toBe('r2 1-0');
    await rule('apply', 'lateCorrection');
    expect(await halves()).toBe('r3 2-0');
    expect(await whats()).toEqual([]);
  });

  it('of the end of a market is held against its facts', async () => {
    const results = (home: 0 | 1) => ({
      home: { result: home },
      draw: { result: 0 },
      away: { result: home === 1 ? 0 : 1 },
    });
    const word = (home: 0 | 1) => told.settle([{ kind: '1x2', results: results(home) }]);
    await world.play([told.fixture(), odds(), word(1), told.facts(1, 0, 1)], ...asTold);
    expect((await world.doubts()).map(({ what }) => what)).toEqual(['settlementDiffers']);
    expect(await state()).toBe('finished 0-1');
    await world.play([word(0)], ...asTold);
    expect(await world.doubts()).toEqual([]);
  });

  it('of an end that contradicts another source is entered by nobody', async () => {
    await world.play([told.fixture(), odds(), told.facts(1, 2, 0)], ...asTold);
    const other = feedWorld(server, `other-${made}`);
    await other.play([told.fixture(), told.facts(1, 2, 1)], ...asTold);
    expect((await other.doubts()).map(({ what, detail }) => `${what}: ${detail}`)).toEqual([
      `resultsDiffer: 2-1 here, 2-0 by feed ${world.source}`,
    ]);
    expect(await state()).toBe('finished 2-0');
  });
});
