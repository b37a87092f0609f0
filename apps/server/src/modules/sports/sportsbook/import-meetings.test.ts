import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { callPlaceSlip, singleBet } from '../betting/slip.store.ts';
import { settleEvents } from '../betting/index.ts';
import { importFootballData } from './import-files.service.ts';
import { enterResultByHand } from './operator-results.service.ts';
import { writeSportsLimits } from './sports-limits.store.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA';
const csv = (...lines: string[]): string => [head, ...lines].join('\n');
const celtic = (date: string, score = ',,', time = '15:00'): string =>
  `SC0,${date},${time},Celtic,Hearts,${score},1.50,4.00,6.00`;
const stakeMinor = 1_000n;
const fundMinor = 100_000n;

describeServer('meetings of one pair on one ground', (boot) => {
  let server: TestServer;
  let player: TestPlayer;
  const start = async (now = '2026-07-20T12:00:00.000Z'): Promise<void> => {
    server = await boot({ now: new Date(now) });
    player = await server.signUpPlayer();
    await server.fund(player, fundMinor);
    await writeSportsLimits(server.context.database.db, player.siteId, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 100_000_000n,
      maxEventLiabilityMinor: 10n ** 13n,
    });
  };
  const at = (instant: string): void => {
    server.advance(new Date(instant).getTime() - server.context.clock.now().getTime());
  };
  const fixtures = (...lines: string[]) =>
    importFootballData(server.context, csv(...lines), 'fixtures');
  const results = (...lines: string[]) =>
    importFootballData(server.context, csv(...lines), 'results');
  const reasons = ({ problems }: Awaited<ReturnType<typeof results>>): string[] =>
    problems.map(({ reason }) => reason);
  /** `2026-08-08 finished 2-0 r1`, oldest first. */
  const events = async (): Promise<string[]> => {
    const rows = await server.context.database.db
      .selectFrom('events')
      .selectAll()
      .orderBy('start_time')
      .execute();
    return rows.map(
      (row) =>
        `${row.start_time.toISOString().slice(0, 10)} ${row.state}` +
        (row.home_score === null ? '' : ` ${row.home_score}-${row.away_score}`) +
        ` r${row.result_revision}`,
    );
  };
  const bet = async (outcome: 'home' | 'away' = 'home', day?: string): Promise<string> => {
    const { db } = server.context.database;
    let query = db
      .selectFrom('selections as s')
      .innerJoin('markets as m', 'm.id', 's.market_id')
      .innerJoin('events as e', 'e.id', 'm.event_id')
      .select(['s.id', 's.odds_milli'])
      .where('s.outcome', '=', outcome)
      .where('m.kind', '=', '1x2')
      .orderBy('e.start_time');
    if (day !== undefined) query = query.where('e.start_time', '>=', new Date(day));
    const selection = await query.executeTakeFirstOrThrow();
    const betId = server.context.ids.next();
    const answer = await callPlaceSlip(
      db,
      {
        siteId: player.siteId,
        playerId: player.id,
        slipId: server.context.ids.next(),
        requestId: server.context.ids.next(),
        requestHash: Buffer.from('meeting'),
        currency: 'PHP',
        policy: 'any',
        bets: [
          singleBet(betId, {
            selectionId: selection.id,
            oddsMilli: selection.odds_milli,
            stakeMinor,
          }),
        ],
        delays: {},
        rulesVersion: 1,
        now: server.context.clock.now(),
      },
      false,
    );
    expect(answer.status).toBe('placed');
    return betId;
  };
  /** `settled won 1500 r1` */
  const stateOf = async (betId: string): Promise<string> => {
    const row = await server.context.database.db
      .selectFrom('bets')
      .selectAll()
      .where('id', '=', betId)
      .executeTakeFirstOrThrow();
    return `${row.status} ${row.result} ${row.payout_minor} r${row.revision}`;
  };
  const cash = () =>
    server.context.ledger.balance(
      player.siteId,
      { owner: 'player', playerId: player.id, kind: 'cash' },
      'PHP',
    );
  const turnover = async (): Promise<string> => {
    const { rows } = await sql<{ turnover: bigint; bets: number }>`
      select total_turnover_minor as turnover, bet_count as bets from player_stats
       where player_id = ${player.id}`.execute(server.context.database.db);
    return `${rows[0]?.turnover ?? 0} of ${rows[0]?.bets ?? 0}`;
  };

  const history = (...lines: string[]) =>
    importFootballData(server.context, csv(...lines), 'history');

  it('two in a file of past scores are two matches, and again the same two', async () => {
    await start('2027-06-01T12:00:00.000Z');
    const lines = [celtic('08/08/2026', '2,0,H'), celtic('10/04/2027', '0,1,A')];
    expect(reasons(await results(...lines))).toEqual(['unknownTeam', 'unknownTeam']);
    expect(await history(...lines)).toMatchObject({ created: 2, problems: [] });
    const both = ['2026-08-08 finished 2-0 r1', '2027-04-10 finished 0-1 r1'];
    expect(await events()).toEqual(both);
    expect(await results(...lines)).toMatchObject({ created: 0, unchanged: 2, problems: [] });
    expect(await results(...lines.toReversed())).toMatchObject({ created: 0, unchanged: 2 });
    expect(await events()).toEqual(both);
  });

  it('two in a file of fixtures are two matches; one later moved by ten days stays itself', async () => {
    await start();
    const lines = [celtic('08/08/2026'), celtic('10/04/2027')];
    expect(await fixtures(...lines)).toMatchObject({ created: 2, problems: [] });
    expect(await fixtures(...lines)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await fixtures(celtic('18/08/2026'))).toMatchObject({ created: 0, changed: 1 });
    expect(await events()).toEqual(['2026-08-18 upcoming r0', '2027-04-10 upcoming r0']);
    const keys = await server.context.database.db
      .selectFrom('events')
      .select('source_key')
      .orderBy('source_key')
      .execute();
    expect(keys.map(({ source_key }) => source_key)).toEqual([
      'sco.1:2026:celtic:hearts',
      'sco.1:2026:celtic:hearts:2',
    ]);
  });

  it('done twice at once make each meeting once', async () => {
    await start();
    const lines = [celtic('08/08/2026'), celtic('10/04/2027')];
    const both = await Promise.all([fixtures(...lines), fixtures(...lines.toReversed())]);
    expect(both.flatMap(reasons)).toEqual([]);
    expect(await events()).toEqual(['2026-08-08 upcoming r0', '2027-04-10 upcoming r0']);
  });

  it('the second settles nothing of the first, and the first may still be corrected', async () => {
    await start();
    await fixtures(celtic('08/08/2026'));
    const first = await bet();
    at('2026-08-09T12:00:00.000Z');
    await results(celtic('08/08/2026', '2,0,H'));
    expect(await settleEvents(server.context)).toBe(1);
    expect(await stateOf(first)).toBe('settled won 1500 r1');
    at('2027-04-11T12:00:00.000Z');
    expect(reasons(await results(celtic('10/04/2027', '0,1,A')))).toEqual(['unknownMatch']);
    expect(await history(celtic('10/04/2027', '0,1,A'))).toMatchObject({ created: 1, changed: 0 });
    expect(await settleEvents(server.context)).toBe(0);
    expect(await stateOf(first)).toBe('settled won 1500 r1');
    expect(reasons(await results(celtic('08/08/2026', '2,2,D')))).toEqual(['lateCorrection']);
    await enterResultByHand(server.context, 'test', {
      eventId: (
        await server.context.database.db
          .selectFrom('events')
          .select('id')
          .orderBy('start_time')
          .executeTakeFirstOrThrow()
      ).id,
      score: { homeScore: 2, awayScore: 2 },
      halfTime: null,
      startedAt: null,
      isLateMeant: true,
      reason: 'corrected',
    });
    expect(await settleEvents(server.context)).toBe(1);
    expect(await stateOf(first)).toBe('settled lost 0 r2');
    expect(await events()).toEqual(['2026-08-08 finished 2-2 r2', '2027-04-10 finished 0-1 r1']);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('a result far after a match without one is refused and settles nothing', async () => {
    await start();
    await fixtures(celtic('08/08/2026'));
    const first = await bet();
    at('2027-04-11T12:00:00.000Z');
    const report = await results(celtic('10/04/2027', '0,1,A'));
    expect(report.problems).toMatchObject([
      {
        line: 2,
        reason: 'unclearMeeting',
        detail: expect.stringContaining('2026-08-08') as string,
      },
    ]);
    expect(await settleEvents(server.context)).toBe(0);
    expect(await stateOf(first)).toBe('accepted null null r0');
  });

  it('bets placed after the match began are void, the others stand', async () => {
    await start();
    await fixtures(celtic('08/08/2026', ',,', '17:30'));
    const inTime = await bet();
    at('2026-08-08T14:05:00.000Z');
    const lateWinner = await bet();
    const lateLoser = await bet('away');
    expect(await cash()).toBe(fundMinor - 3n * stakeMinor);
    // 15:00 in Britain's summer is 14:00 UTC: it began before the two late bets, and by our clock
    // not yet.
    expect(await results(celtic('08/08/2026', '2,0,H', '15:00'))).toMatchObject({
      changed: 1,
      problems: [],
    });
    expect(await settleEvents(server.context)).toBe(3);
    expect(await stateOf(inTime)).toBe('settled won 1500 r1');
    expect(await stateOf(lateWinner)).toBe('voided void 1000 r1');
    expect(await stateOf(lateLoser)).toBe('voided void 1000 r1');
    expect(await cash()).toBe(fundMinor + 500n);
    expect(await turnover()).toBe('1000 of 1');
    expect(await results(celtic('08/08/2026', '2,0,H', '15:00'))).toMatchObject({ unchanged: 1 });
    await results(celtic('08/08/2026', '0,1,A', '15:00'));
    expect(await settleEvents(server.context)).toBe(1);
    expect(await cash()).toBe(fundMinor - 1_000n);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('an earlier start that is learnt after the settlement voids with the correction, or is refused', async () => {
    await start();
    await fixtures(celtic('08/08/2026', ',,', '17:30'));
    at('2026-08-08T14:05:00.000Z');
    const late = await bet();
    at('2026-08-08T20:00:00.000Z');
    await results(celtic('08/08/2026', '2,0,H', '17:30'));
    await settleEvents(server.context);
    expect(await stateOf(late)).toBe('settled won 1500 r1');
    expect(reasons(await results(celtic('08/08/2026', '2,0,H', '15:00')))).toEqual([
      'betsAfterKickoff',
    ]);
    expect(await cash()).toBe(fundMinor + 500n);
    expect(reasons(await results(celtic('08/08/2026', '3,0,H', '15:00')))).toEqual([]);
    await settleEvents(server.context);
    expect(await stateOf(late)).toBe('settled void 1000 r2');
    expect(await cash()).toBe(fundMinor);
    expect(await turnover()).toBe('0 of 0');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('a result that gives a day alone settles only what has begun on that day', async () => {
    await start();
    await fixtures(celtic('08/08/2026', ',,', '17:30'));
    const early = await bet();
    at('2026-08-08T10:00:00.000Z');
    const dayOnly = (date: string) => celtic(date, '2,0,H', '');
    expect(reasons(await results(dayOnly('08/08/2026')))).toEqual(['resultBeforeStart']);
    at('2026-08-08T20:00:00.000Z');
    expect(reasons(await results(dayOnly('07/08/2026')))).toEqual(['unclearKickoff']);
    expect(await results(dayOnly('08/08/2026'))).toMatchObject({ changed: 1, problems: [] });
    await settleEvents(server.context);
    expect(await stateOf(early)).toBe('settled won 1500 r1');
  });

  it('one match that cannot be settled is logged once and holds up no other', async () => {
    await start();
    await fixtures(celtic('08/08/2026'), celtic('10/04/2027'));
    const first = await bet('home');
    const second = await bet('home', '2027-01-01');
    at('2027-04-11T12:00:00.000Z');
    const { db } = server.context.database;
    await sql`create function refuse_one() returns trigger language plpgsql as $$
      begin
        if new.odds_milli = 1500 and new.id = (select min(id::text)::uuid from bets) then
          raise exception 'broken';
        end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger refuse before update on bets
      for each row execute function refuse_one()`.execute(db);
    await results(celtic('08/08/2026', '2,0,H'), celtic('10/04/2027', '1,0,H'));
    const logged: unknown[] = [];
    const { logger } = server.context;
    const context = {
      ...server.context,
      logger: Object.assign(Object.create(logger) as typeof logger, {
        error: (entry: unknown) => logged.push(entry),
      }),
    };
    expect(await settleEvents(context)).toBe(1);
    expect(await settleEvents(context)).toBe(0);
    expect(logged).toMatchObject([{ eventId: expect.any(String) as string }]);
    expect(await stateOf(first)).toBe('accepted null null r0');
    expect(await stateOf(second)).toBe('settled won 1500 r1');
    await sql`drop function refuse_one cascade`.execute(db);
    expect(await settleEvents(context)).toBe(1);
    expect(await stateOf(first)).toBe('settled won 1500 r1');
  });
});
