import { beforeEach, expect, it } from 'vitest';
import { eventDetail } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { settleEvents } from '../modules/sports/betting/index.ts';
import {
  celtic,
  createMatchWorld,
  fundMinor,
  stakeMinor,
  type MatchWorld,
} from '../testing/match-world.ts';
import { runTool } from '../testing/run-tool.ts';
import { auditBooks } from '../testing/audit-books.ts';

describeServer('results by hand', (boot) => {
  let server: TestServer;
  let world: MatchWorld;
  let match: string;
  let bet: string;
  /** A match on 8 August at 14:00 UTC with a bet on the home team. */
  beforeEach(async () => {
    server = await boot({ now: new Date('2026-07-20T12:00:00.000Z') });
    world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'));
    [match = ''] = await world.eventIds();
    bet = await world.bet(match);
  });

  const run = async (...args: string[]) => (await runTool(server.context, args)).text;
  const row = (...rest: string[]): string => [match, ...rest].join('\t');
  const leagues = async () =>
    (
      await server.context.database.db
        .selectFrom('leagues')
        .select('code')
        .orderBy('code')
        .execute()
    ).map(({ code }) => code);
  const logged = () =>
    server.context.database.db
      .selectFrom('operator_audit_log')
      .select(['actor', 'action', 'subject', 'before', 'after', 'reason'])
      .where('action', 'like', 'sports.%')
      .orderBy('id')
      .execute();

  it('are found by id: what waits for one, a team, a league, a state', async () => {
    const upcoming = row(
      '2026-08-08T14:00:00.000Z',
      'upcoming',
      'sco.1',
      'Celtic – Hearts',
      '-',
      'r0',
      '1 open bets',
    );
    expect(await run('event', 'list')).toBe('no match waits for a result');
    expect(await run('event', 'list', '--team', 'HEART')).toBe(upcoming);
    expect(await run('event', 'list', '--team', '%')).toBe('no such match');
    expect(await run('event', 'list', '--league', 'sco.1', '--state', 'upcoming')).toBe(upcoming);
    expect(await run('event', 'list', '--league', 'SC0')).toBe(upcoming);
    expect(await run('event', 'list', '--league', 'sco.1', '--team', 'x')).toBe('no such match');
    expect(await run('event', 'list', '--league', 'D1')).toBe(
      `there is no league D1; there are: ${(await leagues()).join(', ')}`,
    );
    expect(await leagues()).toContain('sco.1');
    expect(await run('event', 'list', '--state', 'finished')).toBe('no such match');
    await expect(run('event', 'list', '--state', 'over')).rejects.toThrow('--state must be one of');
    world.at('2026-08-08T17:00:00.000Z');
    expect(await run('event', 'list')).toBe('no match waits for a result');
    world.at('2026-08-08T17:00:01.000Z');
    expect(await run('event', 'list')).toBe(upcoming);
  });

  it('are listed by how much they need a result: waiting ones first, the oldest before, then the latest', async () => {
    await world.fixtures(
      'SC0,15/08/2026,15:00,Hearts,Celtic,,,,1.50,4.00,6.00',
      'SC0,10/10/2026,15:00,Celtic,Dundee,,,,1.50,4.00,6.00',
      'SC0,17/10/2026,15:00,Dundee,Celtic,,,,1.50,4.00,6.00',
    );
    world.at('2026-09-01T12:00:00.000Z');
    const list = async (...options: string[]) =>
      (await run('event', 'list', ...options))
        .split('\n')
        .map((line) => line.split('\t')[1] ?? line);
    const [oldest, waiting] = ['2026-08-08T14:00:00.000Z', '2026-08-15T14:00:00.000Z'];
    const [toCome, last] = ['2026-10-10T14:00:00.000Z', '2026-10-17T14:00:00.000Z'];
    expect(await list()).toEqual([oldest, waiting]);
    expect(await list('--league', 'sco.1')).toEqual([oldest, waiting, last, toCome]);
    expect(await list('--league', 'sco.1', '--limit', '4')).toEqual([
      oldest,
      waiting,
      last,
      toCome,
    ]);
    expect(await list('--limit', '1')).toEqual([
      oldest,
      'and 1 more; --limit 2 shows all, --team, --league and --state fewer',
    ]);
    expect(await list('--team', 'celtic', '--limit', '3')).toEqual([
      oldest,
      waiting,
      last,
      'and 1 more; --limit 4 shows all, --team, --league and --state fewer',
    ]);
    for (const limit of ['0', 'all', '1e3'])
      await expect(run('event', 'list', '--limit', limit)).rejects.toThrow('--limit must be');
  });

  it('settle the bets, are noted with before and after, and may be corrected', async () => {
    world.at('2026-08-08T20:00:00.000Z');
    expect(await run('event', 'result', match, '2-1', '--half-time', '1:0')).toBe(
      `${match} ended 2-1; settled 1 bets: 1 won`,
    );
    expect(await world.stateOf(bet)).toBe('settled won 1500 r1');
    expect(await run('event', 'list', '--state', 'finished')).toContain('\t2-1\tr1\t0 open bets');
    expect((await server.call(eventDetail, { event_id: match })).event).toMatchObject({
      state: 'finished',
      home_score: 2,
      away_score: 1,
    });
    expect(await run('event', 'result', match, '2-1')).toBe(
      'this result was known; settled 1 bets: 1 won',
    );
    const reason = ['--reason', 'goal taken back'];
    expect(await run('event', 'result', match, '1-1', ...reason)).toContain('settled 1 bets');
    expect(await world.stateOf(bet)).toBe('settled lost 0 r2');
    const teams = { home: 'Celtic', away: 'Hearts' };
    expect(await logged()).toMatchObject([
      {
        actor: 'cli:test',
        action: 'sports.result',
        subject: match,
        before: { ...teams, state: 'upcoming', revision: 0 },
        after: { state: 'finished', homeScore: 2, awayScore: 1, revision: 1 },
      },
      { before: { homeScore: 2 }, after: { homeScore: 1, revision: 2 }, reason: 'goal taken back' },
    ]);
    const results = await server.context.database.db
      .selectFrom('event_results')
      .select(['facts', 'reason'])
      .orderBy('revision')
      .execute();
    const halves = { '1h': { goals: [1, 0] }, '2h': { goals: [1, 1] } };
    expect(results).toMatchObject([
      { facts: { periods: { reg: { goals: [2, 1] }, ...halves } }, reason: 'entered by hand' },
      { facts: { periods: { reg: { goals: [1, 1] } } }, reason: 'goal taken back' },
    ]);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('refuse what cannot be, and then change nothing', async () => {
    const result = (...args: string[]) => run('event', 'result', ...args);
    await expect(result(match, '2-0')).rejects.toThrow(
      'the match begins only at 2026-08-08T14:00:00.000Z',
    );
    await expect(result(match, '2-0', '--started', '2026-08-01T14:00:00.000Z')).rejects.toThrow(
      'begins only at',
    );
    world.at('2026-08-08T20:00:00.000Z');
    await expect(result('nothing', '2-0')).rejects.toThrow('there is no event nothing');
    await expect(result(match, 'two')).rejects.toThrow('`two` must be a score');
    await expect(result(match, '2-0', '--half-time', '0-1')).rejects.toThrow('at half time');
    for (const started of [
      'soon',
      '8',
      '2026-08-08',
      '2026-08-08T13:00:00',
      '2026-02-30T13:00:00Z',
    ])
      await expect(result(match, '2-0', '--started', started)).rejects.toThrow('--started must be');
    await expect(run('event', 'void', match)).rejects.toThrow('--reason <value> is missing');
    await expect(run('event', 'void', 'nothing', '--reason', 'x')).rejects.toThrow('no event');
    expect(await world.events()).toEqual(['2026-08-08 upcoming r0']);
    expect(await logged()).toEqual([]);
  });

  it('give the stakes back for good', async () => {
    expect(await run('event', 'void', match, '--reason', 'abandoned')).toBe(
      `${match} is void; settled 1 bets: 1 void`,
    );
    expect(await world.stateOf(bet)).toBe('voided void 1000 r1');
    expect(await world.cash()).toBe(fundMinor);
    expect(await run('event', 'void', match, '--reason', 'again')).toBe(
      'it was void already; settled 1 bets: 1 void',
    );
    expect(await logged()).toMatchObject([
      { action: 'sports.void', after: { state: 'cancelled', revision: 1 }, reason: 'abandoned' },
    ]);
  });

  it('are missed by the audit a day after the kick-off', async () => {
    world.at('2026-08-09T14:00:00.000Z');
    await server.runJob('audit-ledger');
    expect(await run('audit')).toBe('the books are sound');
    world.at('2026-08-09T14:00:01.000Z');
    await expect(server.runJob('audit-ledger')).rejects.toThrow('bets-end-in-time');
    const named = await run('audit');
    expect(named).toContain('bets-end-in-time');
    expect(named).toContain(match);
    await run('event', 'void', match, '--reason', 'never played');
    expect(await run('audit')).toBe('the books are sound');
  });

  it('tell an import which of two meetings a result is of', async () => {
    world.at('2027-04-11T12:00:00.000Z');
    const { problems } = await world.results(celtic('10/04/2027', '0,1,A'));
    expect(problems).toMatchObject([{ reason: 'unclearMeeting' }]);
    expect(problems[0]?.detail).toContain(match);
    await run('event', 'void', match, '--reason', 'never played');
    // Nobody told of the second before: its result alone makes no match.
    expect(await world.results(celtic('10/04/2027', '0,1,A'))).toMatchObject({
      created: 0,
      problems: [{ reason: 'unknownMatch' }],
    });
    expect(await world.events()).toEqual(['2026-08-08 cancelled r1']);
  });

  it('void bets placed after an earlier start, though the score stays', async () => {
    world.at('2026-08-08T13:00:00.000Z');
    const late = await world.bet(match);
    world.at('2026-08-08T20:00:00.000Z');
    await world.results(celtic('08/08/2026', '2,0,H'));
    await settleEvents(server.context);
    expect(await world.stateOf(late)).toBe('settled won 1500 r1');
    const { problems } = await world.results(celtic('08/08/2026', '2,0,H', '13:30'));
    expect(problems).toMatchObject([{ reason: 'betsAfterKickoff' }]);
    expect(problems[0]?.detail).toContain(match);
    const started = ['--started', '2026-08-08T12:30:00Z', '--reason', 'began early'];
    expect(await run('event', 'result', match, '2-0', ...started)).toContain('settled 2 bets');
    expect(await world.stateOf(bet)).toBe('settled won 1500 r3');
    expect(await world.stateOf(late)).toBe('settled void 1000 r3');
    expect(await world.cash()).toBe(fundMinor + stakeMinor / 2n);
    expect(await run('event', 'result', match, '2-0', ...started)).toContain('was known');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
