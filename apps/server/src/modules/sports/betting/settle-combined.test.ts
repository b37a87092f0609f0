import { beforeAll, expect, it } from 'vitest';
import type { Database } from '@pavilion/database';
import { describeOnBothEngines, describeOnPostgres } from '@pavilion/test-kit';
import { createBettingWorld, type BettingWorld } from '../../../testing/betting-world.ts';
import type { SlipBet } from './slip.store.ts';

const start = 100_000n;

/** A world of several matches; `home` are their selections on the home side at 2.10. */
async function openMatches(database: Database, count: number) {
  const world = await createBettingWorld(database);
  const matches: Pick<BettingWorld, 'eventId' | 'selections'>[] = [world];
  while (matches.length < count) matches.push(await world.addEvent());
  const home = matches.map(({ selections }) => selections['home'] ?? '');
  const place = async (bet: SlipBet): Promise<string> => {
    const player = await world.addPlayer(start);
    const answer = await world.place(world.order(player, [], { bets: [bet] }));
    expect(answer).toMatchObject({ status: 'placed' });
    return player;
  };
  const end = async (match: number, score: [number, number] | 'void'): Promise<number> => {
    const { eventId } = matches[match] ?? world;
    await world.result(eventId, score);
    return world.settle(eventId);
  };
  /** What the player has more or less than at the start. */
  const gain = async (player: string): Promise<bigint> => (await world.cash(player)) - start;
  const betOf = (player: string) =>
    database.db
      .selectFrom('bets')
      .selectAll()
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
  return { world, home, place, end, gain, betOf };
}

describeOnBothEngines('bets of several legs', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('a parlay pays the product of its legs once the last has won, rounded once', async () => {
    const { world, home, place, end, gain, betOf } = await openMatches(database, 3);
    const player = await place(world.combined(home, 1_001n));
    expect(await betOf(player)).toMatchObject({ potential_minor: 9_270n, odds_milli: 9_261 });
    expect([await end(0, [1, 0]), await end(2, [2, 1])]).toEqual([0, 0]);
    expect(await gain(player)).toBe(-1_001n);
    expect(await world.openBets(player)).toBe(1_001n);
    expect(await end(1, [1, 0])).toBe(1);
    // 1,001 × 2.1³ = 9,270.261
    expect(await gain(player)).toBe(8_269n);
    expect(await betOf(player)).toMatchObject({ status: 'settled', result: 'won', revision: 3 });
    expect(await world.auditFindings()).toEqual([]);
  });

  it('a parlay is lost with its first lost leg, whatever the others do', async () => {
    const { world, home, place, end, gain, betOf } = await openMatches(database, 2);
    const player = await place(world.combined(home, 1_000n));
    expect(await end(1, [0, 0])).toBe(1);
    expect(await world.openBets(player)).toBe(0n);
    expect(await end(0, [1, 0])).toBe(0);
    expect(await gain(player)).toBe(-1_000n);
    expect(await betOf(player)).toMatchObject({ result: 'lost', payout_minor: 0n });
    expect(await world.auditFindings()).toEqual([]);
  });

  it('a void leg counts as one; all of them void give the stake back, and it counts nothing', async () => {
    const { world, home, place, end, gain, betOf } = await openMatches(database, 2);
    const one = await place(world.combined(home, 1_000n));
    await end(0, 'void');
    await end(1, [1, 0]);
    expect(await gain(one)).toBe(1_100n);
    const other = await openMatches(database, 2);
    const all = await other.place(other.world.combined(other.home, 1_000n));
    await other.end(0, 'void');
    await other.end(1, 'void');
    expect(await other.gain(all)).toBe(0n);
    expect(await other.betOf(all)).toMatchObject({ status: 'voided', is_counted: false });
    expect(await betOf(one)).toMatchObject({ status: 'settled', result: 'won' });
    expect(await world.auditFindings()).toEqual([]);
  });

  it('a corrected leg lets a lost parlay wait again, and it wins; corrected again it is lost again', async () => {
    const { world, home, place, end, gain, betOf } = await openMatches(database, 2);
    const player = await place(world.combined(home, 1_000n));
    await end(0, [0, 1]);
    expect(await betOf(player)).toMatchObject({ status: 'settled', result: 'lost' });
    expect(await end(0, [1, 0])).toBe(1);
    expect(await betOf(player)).toMatchObject({ status: 'accepted', result: null, revision: 2 });
    expect(await world.openBets(player)).toBe(1_000n);
    expect(await world.auditFindings()).toEqual([]);
    await end(1, [1, 0]);
    expect(await gain(player)).toBe(3_410n);
    expect(await end(0, [0, 1])).toBe(1);
    expect(await gain(player)).toBe(-1_000n);
    expect(await world.auditFindings()).toEqual([]);
  });

  it('a system pays its lines, bankers in every one of them', async () => {
    const { world, home, place, end, gain } = await openMatches(database, 4);
    // Doubles of three: two won make one double of 4.41; the treble is not in it.
    const doubles = { sizes: [2], bankers: [], lineCount: 3 };
    const system = await place(world.combined(home.slice(0, 3), 100n, doubles));
    // A banker with each of three others.
    const banked = await place(
      world.combined(home, 100n, { sizes: [1], bankers: [0], lineCount: 3 }),
    );
    await end(0, [1, 0]);
    await end(1, [1, 0]);
    await end(2, [0, 1]);
    expect(await gain(system)).toBe(441n - 300n);
    expect(await gain(banked)).toBe(-300n);
    await end(3, [2, 0]);
    expect(await gain(banked)).toBe(882n - 300n);
    expect(await world.auditFindings()).toEqual([]);
  });

  it('settles all bets of a batch by one journal, each with its own share', async () => {
    const { world, home, place, end } = await openMatches(database, 1);
    const single = (selectionId = '') => ({
      ...world.combined([selectionId], 1_000n),
      betType: 'single' as const,
    });
    await Promise.all([
      place(single(home[0])),
      place(single(home[0])),
      place(single(world.selections['draw'])),
    ]);
    expect(await end(0, [1, 0])).toBe(3);
    const settlements = await database.db
      .selectFrom('bet_settlements')
      .select(['journal_id', 'lines', 'payout_minor'])
      .where('site_id', '=', world.siteId)
      .execute();
    expect(new Set(settlements.map(({ journal_id }) => journal_id)).size).toBe(1);
    const paid = settlements.map(({ payout_minor }) => payout_minor ?? -1n);
    expect(paid.toSorted((a, b) => Number(a - b))).toEqual([0n, 2_100n, 2_100n]);
    expect(await world.auditFindings()).toEqual([]);
  });

  it('refuses legs of one match, odds above the most, and names the leg', async () => {
    const { world, home } = await openMatches(database, 2);
    const player = await world.addPlayer(start);
    const refusals = async (bet: SlipBet) => {
      const answer = await world.place(world.order(player, [], { bets: [bet] }));
      return answer.status === 'refused'
        ? answer.refusals.map(({ index, leg, code }) => [index, leg, code])
        : answer.status;
    };
    const related = [home[0] ?? '', world.selections['over'] ?? '', home[1] ?? ''];
    expect(await refusals(world.combined(related, 1_000n))).toEqual([
      [0, 0, 'relatedSelections'],
      [0, 1, 'relatedSelections'],
    ]);
    const unknown = [home[0] ?? '', crypto.randomUUID()];
    expect(await refusals(world.combined(unknown, 1_000n))).toEqual([[0, 1, 'selectionNotFound']]);
    const many = await openMatches(database, 13);
    const stranger = await many.world.addPlayer(start);
    const order = many.world.order(stranger, [], { bets: [many.world.combined(many.home, 100n)] });
    expect(await many.world.place(order)).toMatchObject({
      status: 'refused',
      refusals: [{ index: 0, leg: null, code: 'oddsTooHigh' }],
    });
    expect(await world.cash(player)).toBe(start);
  });

  it('counts the whole win of a parlay at each of its matches', async () => {
    const { world, home } = await openMatches(database, 2);
    const player = await world.addPlayer(start);
    await world.place(world.order(player, [], { bets: [world.combined(home, 1_000n)] }));
    const counted = await database.db
      .selectFrom('player_exposures')
      .select(['win_minor'])
      .where('player_id', '=', player)
      .execute();
    expect(counted.map(({ win_minor }) => win_minor)).toEqual([3_410n, 3_410n]);
    const risked = await database.db
      .selectFrom('selection_exposures')
      .select(['event_id', 'market_id', 'stake_minor', 'win_minor'])
      .where('site_id', '=', world.siteId)
      .execute();
    expect(risked).toHaveLength(2);
    for (const row of risked) {
      expect(row).toMatchObject({ market_id: row.event_id, stake_minor: 0n, win_minor: 3_410n });
    }
  });
});

describeOnPostgres('bets of several legs by several processes', (openFresh) => {
  it('settle once when all their matches are settled at the same time', async () => {
    const database = await openFresh({ poolSize: 16 });
    const { world, home, place, gain } = await openMatches(database, 4);
    const players: string[] = [];
    for (let index = 0; index < 30; index += 1)
      players.push(await place(world.combined(home, 1_000n)));
    const events = await database.db.selectFrom('events').select('id').execute();
    for (const { id } of events) await world.result(id, [1, 0]);
    await Promise.all(events.map(({ id }) => world.settle(id, 7)));
    for (const player of players) expect(await gain(player)).toBe(18_448n);
    expect(await world.auditFindings()).toEqual([]);
  });
});
