import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { celtic, createMatchWorld, type MatchWorld } from '../../../testing/match-world.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { settleEvents } from '../betting/index.ts';
import { importFootballData, importFootballJson } from './import-files.service.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

describeServer('results that are none, and late corrections', (boot) => {
  let server: TestServer;
  let world: MatchWorld;
  let match: string;
  let bet: string;
  beforeEach(async () => {
    server = await boot({ now: new Date('2026-08-07T12:00:00.000Z') });
    world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'));
    [match = ''] = await world.eventIds();
    bet = await world.bet(match);
    world.at('2026-08-08T20:00:00.000Z');
  });

  const json = (status: string | undefined, mode: 'fixtures' | 'results' = 'results') =>
    importFootballJson(
      server.context,
      JSON.stringify({
        name: 'Scottish Premiership 2026/27',
        matches: [
          {
            date: '2026-08-08',
            time: '15:00',
            team1: 'Celtic',
            team2: 'Hearts',
            status,
            score: { ft: [1, 0] },
          },
        ],
      }),
      mode,
    );
  const stateOf = async (): Promise<string> => {
    await settleEvents(server.context);
    return world.stateOf(bet);
  };
  const inbox = async (): Promise<string[]> => {
    const { rows } = await sql<{ params: object }>`
      select params from inbox_items where player_id = ${world.player.id}
         and notice = 'bet.corrected' order by created_at`.execute(server.context.database.db);
    const corrected = server.context.declared.notices.byName('bet.corrected');
    const texts = rows.map(({ params }) => corrected.textOf(params, 'en-US'));
    return texts.map(({ title, body }) => `${title} | ${body}`);
  };

  it.each(['abandoned', 'awarded', 'suspended'])(
    'a score beside %s settles nothing and is told to a person',
    async (status) => {
      for (const mode of ['results', 'fixtures'] as const) {
        const { problems } = await json(status, mode);
        expect(problems).toEqual([
          { line: 1, reason: 'unclearStatus', detail: `Celtic – Hearts: ${status}` },
        ]);
      }
      expect(await stateOf()).toBe('accepted null null r0');
    },
  );

  it('a score beside postponed puts the match off, and a cancelled one gives the stakes back', async () => {
    expect(await json('postponed')).toMatchObject({ changed: 1, problems: [] });
    expect(await json('postponed')).toMatchObject({ unchanged: 1, problems: [] });
    expect(await world.events()).toEqual(['2026-08-08 postponed r0']);
    expect(await json('cancelled')).toMatchObject({ changed: 1, problems: [] });
    expect(await stateOf()).toBe('voided void 1000 r1');
  });

  it('a score without a status, or played out, settles', async () => {
    expect(await json(undefined)).toMatchObject({ changed: 1, problems: [] });
    expect(await stateOf()).toBe('settled won 1500 r1');
    expect(await json('FT')).toMatchObject({ unchanged: 1, problems: [] });
  });

  it('a price that is none does not keep a result away', async () => {
    const bad = celtic('08/08/2026', '0,2,A').replace('1.50', 'n/a');
    expect((await world.fixtures(bad)).problems).toMatchObject([{ reason: 'invalidOdds' }]);
    expect(await world.results(bad)).toMatchObject({ changed: 1, problems: [] });
    expect(await stateOf()).toBe('settled lost 0 r1');
  });

  it('prices that keep most of the stakes are not offered, and suspend what was', async () => {
    const head = 'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA,AHh,AvgAHH,AvgAHA';
    const line = (prices: string) => `${head}\nSC0,15/08/2026,15:00,Hearts,Celtic,${prices}`;
    const read = (prices: string) => importFootballData(server.context, line(prices), 'fixtures');
    await read('2.00,3.40,3.80,,,');
    expect((await read('1.01,1.01,1.01,,,')).problems).toEqual([
      { line: 2, reason: 'pricesFarAboveFair', detail: 'Hearts – Celtic: 1x2 1.01/1.01/1.01' },
    ]);
    const { rows } = await sql<{ status: string }>`
      select m.status from markets m join events e on e.id = m.event_id
       where m.kind = '1x2' and e.start_time > '2026-08-14'`.execute(server.context.database.db);
    expect(rows).toEqual([{ status: 'suspended' }]);
    expect((await read('2.00,3.40,3.80,25,1.90,1.90')).problems).toMatchObject([
      { reason: 'invalidLine' },
    ]);
  });

  it('a correction within a day settles again and is told; later it takes the word of a person', async () => {
    await json(undefined);
    expect(await stateOf()).toBe('settled won 1500 r1');
    expect(await inbox()).toEqual([]);
    world.at('2026-08-09T19:00:00.000Z');
    expect(await world.results(celtic('08/08/2026', '0,1,A'))).toMatchObject({ changed: 1 });
    expect(await stateOf()).toBe('settled lost 0 r2');
    expect(await inbox()).toEqual([
      'A result was corrected: Celtic – Hearts | The result is now 0–1. Your bet returns ₱0.00 instead of ₱15.00; your balance is up to date.',
    ]);

    world.at('2026-08-09T20:00:01.000Z');
    const late = await world.results(celtic('08/08/2026', '2,1,H'));
    expect(late).toMatchObject({ changed: 0, problems: [{ reason: 'lateCorrection' }] });
    expect(await stateOf()).toBe('settled lost 0 r2');
    // The same once more is no correction.
    expect(await world.results(celtic('08/08/2026', '0,1,A'))).toMatchObject({
      unchanged: 1,
      problems: [],
    });

    const run = async (...args: string[]) => (await runTool(server.context, args)).text;
    await expect(run('event', 'result', match, '2-1')).rejects.toThrow('--resettle');
    await expect(run('event', 'void', match, '--reason', 'x')).rejects.toThrow('--resettle');
    expect(await run('event', 'result', match, '0-1')).toContain('this result was known');
    expect(await run('event', 'result', match, '2-1', '--resettle')).toContain('settled 1 bets');
    expect(await world.stateOf(bet)).toBe('settled won 1500 r3');
    expect(await inbox()).toHaveLength(2);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
