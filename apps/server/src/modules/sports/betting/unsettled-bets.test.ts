import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { betPlace } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import {
  enterResult,
  importFootballData,
  openSportsbook,
  type ResultEntry,
} from '../sportsbook/index.ts';

const hourMs = 60 * 60_000;
const toKickOffMs = 3 * hourMs;
const noScore = { kind: 'void', homeScore: null, awayScore: null } as const;

let server: TestServer;
let match = '';
let made = 0;
describeServerOnBothEngines('bets that wait to be settled', (start) => {
  beforeAll(async () => {
    server = await start();
    await openSportsbook(server.context.database.db, { id: server.sites.alpha, currency: 'PHP' });
  });
  beforeEach(async () => {
    match = await newMatch();
  });
  afterEach(async () => {
    await end(noScore);
    await server.runJob('settle-bets');
  });

  /** A match with prices that begins in three hours; gives its id. */
  const newMatch = async (): Promise<string> => {
    made += 1;
    const home = `Rovers ${made}`;
    const row = `E0,20/12/2026,15:00,${home},Wanderers,,,,1.40,5.00,7.50`;
    const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA';
    await importFootballData(server.context, `${head}\n${row}`, 'fixtures');
    // From the tables: the board hears of the match a moment later.
    const { id } = await server.context.database.db
      .selectFrom('events')
      .innerJoin('teams', 'teams.id', 'events.home_team_id')
      .select('events.id')
      .where('teams.name', '=', home)
      .executeTakeFirstOrThrow();
    const kickOff = new Date(server.context.clock.now().getTime() + toKickOffMs);
    await server.context.database.db
      .updateTable('events')
      .set({ start_time: kickOff, original_start_time: kickOff })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const bet = async (): Promise<void> => {
    const selection = await server.context.database.db
      .selectFrom('selections')
      .innerJoin('markets', 'markets.id', 'selections.market_id')
      .select('selections.id')
      .where('markets.event_id', '=', match)
      .executeTakeFirstOrThrow();
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    await server.call(betPlace, {
      ...player.me,
      odds_change: 'any',
      bets: [{ selection_id: selection.id, odds: '1.40', stake: '100' }],
    });
  };
  const end = (scored: Partial<ResultEntry> = {}) => {
    const half = { halfTimeHomeScore: null, halfTimeAwayScore: null };
    const entry = { kind: 'score', homeScore: 1, awayScore: 0, reason: 'test', ...half } as const;
    const { database, clock } = server.context;
    return enterResult(database.db, { eventId: match, ...entry, ...scored }, clock.now());
  };
  /** What an alarm sees once the job ran: seconds by what is waited for. */
  const waits = async () => {
    await server.runJob('measure-unsettled-bets');
    return shown();
  };
  const shown = async () => {
    const text = await (await server.fetch('http://alpha.test/metrics')).text();
    const found = text.matchAll(/^pavilion_unsettled_bet_seconds\{waits_for="(\w+)"\} (\S+)$/gm);
    return Object.fromEntries([...found].map(([, name, seconds]) => [name, Number(seconds)]));
  };

  it('are none before the match begins, however early they were placed', async () => {
    expect(await shown()).toEqual({});
    await bet();
    server.advance(toKickOffMs);
    expect(await waits()).toEqual({ settlement: 0, result: 0 });
  });

  it('wait for a result since the kick-off, then for the settlement since the result', async () => {
    await bet();
    server.advance(toKickOffMs + 5 * hourMs);
    expect(await waits()).toEqual({ settlement: 0, result: 5 * 3600 });
    await end();
    server.advance(90_500);
    expect(await waits()).toEqual({ settlement: 90.5, result: 0 });
    await server.runJob('settle-bets');
    expect(await waits()).toEqual({ settlement: 0, result: 0 });
  });

  it('wait again when a result is corrected, from the first correction on', async () => {
    await bet();
    await end();
    await server.runJob('settle-bets');
    server.advance(hourMs);
    await end({ homeScore: 0 });
    server.advance(1000);
    expect(await waits()).toEqual({ settlement: 1, result: 0 });
    await end({ homeScore: 2 });
    server.advance(1000);
    expect(await waits()).toEqual({ settlement: 2, result: 0 });
    await server.runJob('settle-bets');
    expect(await waits()).toEqual({ settlement: 0, result: 0 });
  });

  it('wait no more once their stakes went back for good, whatever the result becomes', async () => {
    await bet();
    await end(noScore);
    server.advance(1000);
    expect(await waits()).toEqual({ settlement: 1, result: 0 });
    await server.runJob('settle-bets');
    await end();
    server.advance(1000);
    expect(await waits()).toEqual({ settlement: 0, result: 0 });
  });

  it('are not missed on a match nobody bet on', async () => {
    server.advance(toKickOffMs + hourMs);
    expect(await waits()).toEqual({ settlement: 0, result: 0 });
    await end();
    server.advance(1000);
    expect(await waits()).toEqual({ settlement: 0, result: 0 });
  });

  it('rightly stand for 48 hours when the match is put off', async () => {
    await bet();
    await server.context.database.db
      .updateTable('events')
      .set({ state: 'postponed' })
      .where('id', '=', match)
      .execute();
    server.advance(toKickOffMs + 48 * hourMs);
    expect(await waits()).toEqual({ settlement: 0, result: 0 });
    server.advance(1000);
    expect(await waits()).toEqual({ settlement: 0, result: 48 * 3600 + 1 });
    await server.runJob('void-overdue-events');
    await server.runJob('settle-bets');
    expect(await waits()).toEqual({ settlement: 0, result: 0 });
  });

  it('are not shown from memory once the database does not answer', async () => {
    await waits();
    expect(await shown()).toEqual({ settlement: 0, result: 0 });
    const { db } = server.context.database;
    await db.schema.alterTable('bet_legs').renameTo('legs_away').execute();
    await expect(server.runJob('measure-unsettled-bets')).rejects.toThrow();
    await db.schema.alterTable('legs_away').renameTo('bet_legs').execute();
    expect(await shown()).toEqual({});
  });
});
