import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, type Database, type Executor } from '@pavilion/database';
import { describeOnBothEngines, describeOnPostgres } from '@pavilion/test-kit';
import { readBetsById } from './bet-read.store.ts';
import { callPlaceSlip, type SlipOrder } from './slip.store.ts';
import {
  createBettingWorld,
  worldNow,
  type BettingWorld,
  type WorldLimits,
} from '../../../testing/betting-world.ts';
import { writePlayerFactor } from '../sportsbook/sports-limits.store.ts';

const start = 1_000_000n;
type Change = (database: Database, world: BettingWorld, playerId: string) => Promise<unknown>;
const nothing: Change = async () => undefined;

interface RefusalCase {
  code: string;
  why: string;
  before?: Change;
  line?: (world: BettingWorld) => { selectionId?: string; stakeMinor?: bigint; oddsMilli?: number };
  more?: Partial<SlipOrder>;
}

const refusals: RefusalCase[] = [
  {
    code: 'selectionNotFound',
    why: 'an unknown selection',
    line: () => ({ selectionId: crypto.randomUUID() }),
  },
  {
    code: 'eventStarted',
    why: 'the kick-off has come',
    more: { now: new Date('2026-11-22T12:00:00.000Z') },
  },
  {
    code: 'eventStarted',
    why: 'an event under way without in-play betting',
    before: (database, { eventId }) =>
      sql`update events set state = 'live', minute = 3, home_score = 0, away_score = 0
        where id = ${eventId}`.execute(database.db),
  },
  {
    code: 'marketClosed',
    why: 'a closed market',
    before: (database, { marketIds }) =>
      sql`update markets set status = 'closed' where id = ${marketIds['1x2']}`.execute(database.db),
  },
  {
    code: 'marketClosed',
    why: 'a postponed event',
    before: (database, { eventId }) =>
      sql`update events set state = 'postponed' where id = ${eventId}`.execute(database.db),
  },
  {
    code: 'marketSuspended',
    why: 'a suspended market',
    before: (database, { marketIds }) =>
      sql`update markets set status = 'suspended' where id = ${marketIds['1x2']}`.execute(
        database.db,
      ),
  },
  {
    code: 'marketSuspended',
    why: 'an outcome without a price',
    before: (database, { selections }) =>
      sql`update selections set is_offered = false where id = ${selections['home']}`.execute(
        database.db,
      ),
  },
  {
    code: 'priceChanged',
    why: 'a better price with policy none',
    line: () => ({ oddsMilli: 2000 }),
    more: { policy: 'none' },
  },
  {
    code: 'priceChanged',
    why: 'a worse price with policy better',
    line: () => ({ oddsMilli: 2200 }),
    more: { policy: 'better' },
  },
  { code: 'stakeTooLow', why: 'one unit below the least', line: () => ({ stakeMinor: 99n }) },
  { code: 'stakeTooHigh', why: 'one unit above the most', line: () => ({ stakeMinor: 50_001n }) },
  {
    code: 'stakeTooHigh',
    why: 'a stake whose payout would pass 64 bits',
    before: (database, { selections }) =>
      sql`update selections set odds_milli = 10000000 where id = ${selections['home']}`.execute(
        database.db,
      ),
    line: () => ({ stakeMinor: 10n ** 15n }),
  },
  {
    code: 'payoutTooHigh',
    why: 'a win one unit above the cap',
    line: () => ({ stakeMinor: 36_364n }),
  },
  {
    code: 'limitReached',
    why: 'a site that takes no bets',
    before: (database, { siteId }) =>
      sql`delete from sports_limits where site_id = ${siteId}`.execute(database.db),
  },
  {
    code: 'BLOCK',
    why: 'a blocked player',
    before: (database, _world, playerId) =>
      sql`update players set status = 'BLOCKED' where id = ${playerId}`.execute(database.db),
  },
  {
    code: 'CLOSE',
    why: 'a closed account',
    before: (database, _world, playerId) =>
      sql`update players set status = 'CLOSED' where id = ${playerId}`.execute(database.db),
  },
  {
    code: 'accountPending',
    why: 'an account not verified',
    before: (database, _world, playerId) =>
      sql`update players set status = 'PENDING' where id = ${playerId}`.execute(database.db),
  },
  {
    code: 'selfExcluded',
    why: 'a player who excluded himself',
    before: (database, _world, playerId) =>
      sql`update players set excluded_until = '2027-06-01' where id = ${playerId}`.execute(
        database.db,
      ),
  },
];

/** So many that nobody would read them all for one bet. */
async function addManyEvents(database: Database, likeId: string): Promise<void> {
  await sql`with many as (
      insert into events (id, league_id, source_key, sport, home_team_id, away_team_id, start_time,
        original_start_time, updated_at)
      select gen_random_uuid(), e.league_id, 'many ' || n, e.sport, e.home_team_id, e.away_team_id,
        e.start_time, e.start_time, e.updated_at
        from events e, generate_series(1, 3000) n where e.id = ${likeId} returning id),
    theirs as (
      insert into markets (id, event_id, kind) select gen_random_uuid(), id, '1x2' from many
        returning id)
    insert into selections (id, market_id, outcome, odds_milli) select gen_random_uuid(), id,
      'home', 2000 from theirs`.execute(database.db);
  await sql`analyze selections, markets, events`.execute(database.db);
}

/**
 * How often the tables of the board were read whole, by this connection of late: PostgreSQL counts
 * transactions before this one in.
 */
async function wholeReads(executor: Executor) {
  const { rows } = await sql`select relname, seq_scan from pg_stat_xact_user_tables
    where relname in ('selections', 'markets', 'events') order by relname`.execute(executor);
  return rows;
}

describeOnBothEngines('place_slip', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });
  const limits = { minStake: 100n, maxStake: 50_000n, maxWin: 40_000n };

  it.each(refusals)('refuses $why: $code', async ({ code, before = nothing, line, more }) => {
    const world = await createBettingWorld(database, limits);
    const player = await world.addPlayer(start);
    await before(database, world, player);
    const asked = {
      selectionId: world.selections['home'] ?? '',
      stakeMinor: 1_000n,
      ...line?.(world),
    };
    const answer = await world.place(world.order(player, [asked], more));
    expect(answer).toMatchObject({ status: 'refused', refusals: [{ code }] });
    expect(await world.cash(player)).toBe(start);
    expect(await world.openBets(player)).toBe(0n);
  });

  it('accepts the largest stake of each bound and both changes a policy allows', async () => {
    const world = await createBettingWorld(database, limits);
    const player = await world.addPlayer(start);
    const selectionId = world.selections['home'] ?? '';
    for (const [stakeMinor, oddsMilli, policy] of [
      [36_363n, 2100, 'none'],
      [100n, 2000, 'better'],
      [100n, 2200, 'any'],
    ] as const) {
      const answer = await world.place(
        world.order(player, [{ selectionId, stakeMinor, oddsMilli }], { policy }),
      );
      expect(answer.status).toBe('placed');
    }
    expect(await world.cash(player)).toBe(start - 36_563n);
    expect(await world.openBets(player)).toBe(36_563n);
    const odds = await database.db
      .selectFrom('bets')
      .select('odds_milli')
      .where('player_id', '=', player)
      .execute();
    expect(odds.map(({ odds_milli }) => odds_milli)).toEqual([2100, 2100, 2100]);
  });

  it('takes a slip whole or not at all', async () => {
    const world = await createBettingWorld(database, limits);
    const player = await world.addPlayer(start);
    const lines = [
      { selectionId: world.selections['home'] ?? '', stakeMinor: 1_000n },
      { selectionId: world.selections['over'] ?? '', stakeMinor: 1n },
      { selectionId: crypto.randomUUID(), stakeMinor: 1_000n },
    ];
    const answer = await world.place(world.order(player, lines));
    expect(answer).toMatchObject({
      status: 'refused',
      refusals: [
        { index: 1, code: 'stakeTooLow' },
        { index: 2, code: 'selectionNotFound' },
      ],
    });
    expect(await world.cash(player)).toBe(start);
    const good = await world.place(world.order(player, lines.slice(0, 1)));
    expect(good).toMatchObject({ status: 'placed', cash_minor: '999000', token_minor: '0' });
  });

  it('raises P0402 when the money is not there, and moves nothing', async () => {
    const world = await createBettingWorld(database, limits);
    const player = await world.addPlayer(1_500n);
    const lines = ['home', 'over'].map((key) => ({
      selectionId: world.selections[key] ?? '',
      stakeMinor: 1_000n,
    }));
    await expect(world.place(world.order(player, lines))).rejects.toMatchObject({ code: 'P0402' });
    expect(await world.cash(player)).toBe(1_500n);
    expect(
      await database.db.selectFrom('bets').select('id').where('player_id', '=', player).execute(),
    ).toEqual([]);
  });

  it('answers a repeated request as the first time, and refuses the id with other content', async () => {
    const world = await createBettingWorld(database, limits);
    const player = await world.addPlayer(start);
    const order = world.order(player, [
      { selectionId: world.selections['home'] ?? '', stakeMinor: 1_000n },
    ]);
    const first = await world.place(order);
    await world.place(
      world.order(player, [{ selectionId: world.selections['draw'] ?? '', stakeMinor: 500n }]),
    );
    await world.result(world.eventId, [1, 0]);
    const again = await world.place({ ...order, slipId: crypto.randomUUID() });
    expect(again).toEqual({ ...first, status: 'replayed' });
    const other = { ...order, requestHash: Buffer.from('another request') };
    await expect(world.place(other)).rejects.toMatchObject({ code: 'P0409' });
    expect(await world.cash(player)).toBe(start - 1_500n);
  });

  it('keeps the score at acceptance of a bet in play', async () => {
    const world = await createBettingWorld(database, limits);
    const player = await world.addPlayer(start);
    await sql`update events set state = 'live', minute = 60, home_score = 2, away_score = 1,
      allows_live = true
      where id = ${world.eventId}`.execute(database.db);
    const answer = await world.place(
      world.order(player, [{ selectionId: world.selections['ah-home'] ?? '', stakeMinor: 1_000n }]),
    );
    expect(answer.status).toBe('placed');
    const leg = await database.db
      .selectFrom('bet_legs')
      .selectAll()
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    expect(leg).toMatchObject({ is_live: true, accepted_home_score: 2, accepted_away_score: 1 });
    const told = [{ legs: [{ acceptedHomeScore: 2, acceptedAwayScore: 1 }] }];
    expect('bets' in answer && answer.bets).toMatchObject(told);
    expect(await readBetsById(database.db, [leg.bet_id])).toMatchObject(told);
  });

  it('stops at the liability of the event, counts the other side against it, and welcomes what lowers it', async () => {
    const world = await createBettingWorld(database, {
      ...limits,
      maxWin: 10_000_000n,
      maxLiability: 55_000n,
    });
    const player = await world.addPlayer(start);
    const bet = (key: string, stakeMinor: bigint) =>
      world.place(world.order(player, [{ selectionId: world.selections[key] ?? '', stakeMinor }]));
    expect((await bet('home', 50_000n)).status).toBe('placed');
    expect(await bet('home', 1_000n)).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'stakeTooHigh' }],
    });
    expect(await bet('over', 1_000n)).toMatchObject({ status: 'refused' });
    expect((await bet('away', 10_000n)).status).toBe('placed');
    expect((await bet('home', 9_090n)).status).toBe('placed');
    expect(await bet('home', 100n)).toMatchObject({ status: 'refused' });
  });

  describe('caps of one player', () => {
    const caps = { selectionWin: 3_300n, matchWin: 5_000n, dayWin: 7_000n };
    const won = { '1x2': 1_100n, total: 900n };
    const open = async (more: Partial<WorldLimits> = {}) => {
      const world = await createBettingWorld(database, { ...limits, ...caps, ...more });
      const player = await world.addPlayer(start);
      const bet = async (
        selectionId = world.selections['home'] ?? '',
        count = 1,
        now = worldNow,
      ): Promise<string[]> => {
        const answers: string[] = [];
        for (let turn = 0; turn < count; turn += 1) {
          const order = world.order(player, [{ selectionId, stakeMinor: 1_000n }], { now });
          const answer = await world.place(order);
          answers.push(
            answer.status === 'refused' ? (answer.refusals[0]?.code ?? '') : answer.status,
          );
        }
        return answers;
      };
      return { world, player, bet };
    };

    it('hold on a selection however often he bets: the eleventh of ten small bets is one big bet', async () => {
      const { bet } = await open();
      expect(caps.selectionWin / won['1x2']).toBe(3n);
      expect(await bet(undefined, 5)).toEqual([
        ...Array.from({ length: 3 }, () => 'placed'),
        ...Array.from({ length: 2 }, () => 'payoutTooHigh'),
      ]);
    });

    it('hold on a match over all its selections, and on a day over all matches; another day is another', async () => {
      const { world, bet } = await open();
      // 3,300 on the home team, 900 on the goals: 800 left of the match.
      expect(await bet(undefined, 3)).not.toContain('payoutTooHigh');
      expect(await bet(world.selections['over'], 2)).toEqual(['placed', 'payoutTooHigh']);
      // 4,200 of the day are gone: two more of 1,100 on another match, and the third is too much.
      const other = (await world.addEvent()).selections['home'];
      expect(await bet(other, 3)).toEqual(['placed', 'placed', 'payoutTooHigh']);
      const tomorrow = new Date(worldNow.getTime() + 12 * 3_600_000);
      expect(await bet((await world.addEvent()).selections['home'], 1, worldNow)).toEqual([
        'payoutTooHigh',
      ]);
      expect(await bet(other, 1, tomorrow)).toEqual(['placed']);
    });

    it('hold for one slip of several lines as for several slips', async () => {
      const { world, player } = await open({ selectionWin: undefined, matchWin: 2_500n });
      const keys = ['home', 'draw', 'over'];
      const lines = keys.map((key) => ({
        selectionId: world.selections[key] ?? '',
        stakeMinor: 1_000n,
      }));
      expect(await world.place(world.order(player, lines))).toMatchObject({
        status: 'refused',
        refusals: keys.map((_key, index) => ({ index, code: 'payoutTooHigh' })),
      });
      expect((await world.place(world.order(player, lines.slice(0, 2)))).status).toBe('placed');
    });

    it('are his own share of them: a quarter, and nothing at all', async () => {
      const { world, player, bet } = await open({ maxWin: 20_000n, selectionWin: 20_000n });
      await writePlayerFactor(database.db, player, { factorMilli: 250, flag: null }, worldNow);
      // A quarter of 5,000 on the match.
      expect(await bet(undefined, 2)).toEqual(['placed', 'payoutTooHigh']);
      await writePlayerFactor(database.db, player, { factorMilli: 0, flag: null }, worldNow);
      expect(await bet(world.selections['over'])).toEqual(['stakeTooHigh']);
      const stranger = await world.addPlayer(start);
      const order = world.order(stranger, [
        { selectionId: world.selections['home'] ?? '', stakeMinor: 4_000n },
      ]);
      expect((await world.place(order)).status).toBe('placed');
    });

    it('are free again once the match is settled, but not those of the day', async () => {
      const { world, bet } = await open({ dayWin: 4_400n });
      expect(await bet(undefined, 4)).toEqual(['placed', 'placed', 'placed', 'payoutTooHigh']);
      await world.result(world.eventId, [0, 1]);
      await world.settle(world.eventId);
      expect(
        await database.db
          .selectFrom('player_exposures')
          .select('event_id')
          .where('event_id', '=', world.eventId)
          .execute(),
      ).toEqual([]);
      const other = (await world.addEvent()).selections['home'];
      expect(await bet(other, 2)).toEqual(['placed', 'payoutTooHigh']);
    });
  });

  it('answers the bets as they were accepted, in the order of the lines', async () => {
    const world = await createBettingWorld(database, limits);
    const player = await world.addPlayer(start);
    const order = world.order(
      player,
      ['over', 'home'].map((key) => ({
        selectionId: world.selections[key] ?? '',
        stakeMinor: 1_000n,
      })),
    );
    const answer = await world.place(order);
    const bets = 'bets' in answer ? answer.bets : [];
    expect(bets.map(({ id }) => id)).toEqual(order.bets.map(({ betId }) => betId));
    expect(bets[1]).toMatchObject({
      siteId: world.siteId,
      playerId: player,
      currency: 'PHP',
      betType: 'single',
      oddsMilli: 2100,
      stakeMinor: 1_000n,
      potentialMinor: 2_100n,
      placedAt: order.now,
      legs: [
        {
          eventId: world.eventId,
          leagueName: 'League',
          homeName: 'Team 0',
          awayNames: { EN: 'Team' },
          marketKind: '1x2',
          acceptedHomeScore: null,
          acceptedAwayScore: null,
          outcome: 'home',
          lineQuarters: null,
          oddsMilli: 2100,
          startTime: new Date('2026-11-22T12:00:00.000Z'),
        },
      ],
    });
  });

  it('reads the rows of its lines only, however many matches there are', async () => {
    const world = await createBettingWorld(database, limits);
    const player = await world.addPlayer(start);
    await addManyEvents(database, world.eventId);
    const order = world.order(player, [
      { selectionId: world.selections['home'] ?? '', stakeMinor: 1_000n },
    ]);
    const [before, after, counted] = await inTransaction(database, async (trx) => {
      const atFirst = await wholeReads(trx);
      await callPlaceSlip(trx, order, false);
      const then = await wholeReads(trx);
      await sql`select count(minute) from events`.execute(trx);
      return [atFirst, then, await wholeReads(trx)];
    });
    expect(after).toEqual(before);
    // A read of a whole table would have been counted.
    expect(counted).not.toEqual(after);
  });

  it('leaves books that balance', async () => {
    const world = await createBettingWorld(database);
    expect(await world.auditFindings()).toEqual([]);
  });
});

describeOnPostgres('place_slip with many connections', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh({ poolSize: 32 });
  });
  const times = 64;
  const settled = async <T>(work: Promise<T>) =>
    work.then(
      (value) => ({ value }),
      (error: { code?: string }) => ({ error: error.code }),
    );

  it('gives one answer to one request sent 64 times at once', async () => {
    const world = await createBettingWorld(database);
    const player = await world.addPlayer(1_000n);
    const order = world.order(player, [
      { selectionId: world.selections['home'] ?? '', stakeMinor: 1_000n },
    ]);
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        settled(
          world.place({
            ...order,
            slipId: crypto.randomUUID(),
            bets: order.bets.map((bet) => ({ ...bet, betId: crypto.randomUUID() })),
          }),
        ),
      ),
    );
    const slips = new Set(
      answers.map((answer) =>
        'value' in answer && 'slip_id' in answer.value ? answer.value.slip_id : 'none',
      ),
    );
    expect(slips.size).toBe(1);
    expect(
      answers.filter((answer) => 'value' in answer && answer.value.status === 'placed'),
    ).toHaveLength(1);
    expect(await world.cash(player)).toBe(0n);
  });

  it('lets 64 bets race for the money of ten: exactly ten win', async () => {
    const world = await createBettingWorld(database);
    const player = await world.addPlayer(10_000n);
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        settled(
          world.place(
            world.order(player, [
              { selectionId: world.selections['home'] ?? '', stakeMinor: 1_000n },
            ]),
          ),
        ),
      ),
    );
    expect(
      answers.filter((answer) => 'value' in answer && answer.value.status === 'placed'),
    ).toHaveLength(10);
    expect(answers.filter((answer) => 'error' in answer && answer.error === 'P0402')).toHaveLength(
      54,
    );
    expect(await world.cash(player)).toBe(0n);
    expect(await world.openBets(player)).toBe(10_000n);
  });

  it.each([
    ['a selection', { selectionWin: 5_500n }, 1],
    ['a match', { matchWin: 5_500n }, 1],
    ['a day', { dayWin: 5_500n }, 4],
  ])(
    'never passes what one player may win on %s, however many bets he sends at once',
    async (_scope, caps, events) => {
      const world = await createBettingWorld(database, caps);
      const player = await world.addPlayer(100_000n);
      const matches = [world];
      while (matches.length < events) matches.push({ ...world, ...(await world.addEvent()) });
      const answers = await Promise.all(
        Array.from({ length: times }, (_bet, index) =>
          settled(
            world.place(
              world.order(player, [
                {
                  selectionId: matches[index % events]?.selections['home'] ?? '',
                  stakeMinor: 1_000n,
                },
              ]),
            ),
          ),
        ),
      );
      const count = (status: string) =>
        answers.filter((answer) => 'value' in answer && answer.value.status === status).length;
      expect([count('placed'), count('refused')]).toEqual([5, 59]);
      expect(await world.openBets(player)).toBe(5_000n);
    },
  );

  it('lets small slips on one match be taken side by side, and a large one alone', async () => {
    const world = await createBettingWorld(database, {
      maxWin: 1_000_000n,
      maxLiability: 24_000_000n,
    });
    const first = await world.addPlayer(1_000_000n);
    const third = await world.addPlayer(1_000_000n);
    // Two players in eight share a row of exposure, and its lock: a neighbour would wait for
    // another reason.
    let second = first;
    while ((await exposureShard(database, second)) === (await exposureShard(database, first)))
      second = await world.addPlayer(1_000_000n);
    const order = (player: string, stakeMinor: bigint) =>
      world.order(player, [{ selectionId: world.selections['home'] ?? '', stakeMinor }]);
    const placed = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holder = inTransaction(database, async (holds) => {
      await callPlaceSlip(holds, order(first, 1_000n), false);
      placed.resolve();
      await release.promise;
    });
    await placed.promise;
    try {
      expect(await world.place(order(second, 1_000n))).toMatchObject({ status: 'placed' });
      const large = inTransaction(database, async (waits) => {
        await sql`set local lock_timeout = '100ms'`.execute(waits);
        return callPlaceSlip(waits, order(third, 500_000n), false);
      });
      await expect(large).rejects.toMatchObject({ code: '55P03' });
    } finally {
      release.resolve();
      await holder;
    }
    expect(await world.place(order(third, 500_000n))).toMatchObject({ status: 'placed' });
  });

  it('never passes the liability limit, however many players come at once', async () => {
    const world = await createBettingWorld(database, { maxLiability: 22_000n, maxWin: 1_100n });
    const players = await Promise.all(Array.from({ length: times }, () => world.addPlayer(5_000n)));
    const answers = await Promise.all(
      players.map((player) =>
        settled(
          world.place(
            world.order(player, [
              { selectionId: world.selections['home'] ?? '', stakeMinor: 1_000n },
            ]),
          ),
        ),
      ),
    );
    expect(
      answers.filter((answer) => 'value' in answer && answer.value.status === 'placed'),
    ).toHaveLength(20);
    expect(
      answers.filter((answer) => 'value' in answer && answer.value.status === 'refused'),
    ).toHaveLength(44);
  });

  it('accepts no bet once the result is in, and settles every bet accepted before', async () => {
    const world = await createBettingWorld(database);
    const players = await Promise.all(Array.from({ length: times }, () => world.addPlayer(5_000n)));
    const bets = players.map((player) =>
      settled(
        world.place(
          world.order(player, [
            { selectionId: world.selections['home'] ?? '', stakeMinor: 1_000n },
          ]),
        ),
      ),
    );
    const [answers] = await Promise.all([Promise.all(bets), world.result(world.eventId, [1, 0])]);
    const placed = answers.filter(
      (answer) => 'value' in answer && answer.value.status === 'placed',
    ).length;
    const refused = answers.filter(
      (answer) => 'value' in answer && answer.value.status === 'refused',
    ).length;
    expect(placed + refused).toBe(times);
    expect(await world.settle(world.eventId)).toBe(placed);
    const open = await database.db
      .selectFrom('bet_legs')
      .select('bet_id')
      .where('event_id', '=', world.eventId)
      .where('status', '=', 'open')
      .execute();
    expect(open).toEqual([]);
  });

  it('takes slips of many events in any order without a deadlock', async () => {
    const world = await createBettingWorld(database);
    const events = await Promise.all(Array.from({ length: 6 }, () => world.addEvent()));
    const players = await Promise.all(Array.from({ length: 16 }, () => world.addPlayer(100_000n)));
    const answers = await Promise.all(
      players.flatMap((player, index) =>
        [0, 1].map((turn) => {
          const order = (index + turn) % 2 === 0 ? events : events.toReversed();
          return settled(
            world.place(
              world.order(
                player,
                order.map(({ selections }) => ({
                  selectionId: selections['home'] ?? '',
                  stakeMinor: 100n,
                })),
              ),
            ),
          );
        }),
      ),
    );
    expect(answers.filter((answer) => 'error' in answer)).toEqual([]);
    expect(await world.auditFindings()).toEqual([]);
  });
});

/** Which of an event's rows of exposure a player's slips are counted in. */
async function exposureShard({ db }: Database, playerId: string): Promise<number> {
  const { rows } = await sql<{ shard: number }>`select hashtext(${playerId}) & 7 as shard`.execute(
    db,
  );
  return rows[0]?.shard ?? -1;
}
