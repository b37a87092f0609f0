import { beforeAll, expect, it } from 'vitest';
import type { Database } from '@pavilion/database';
import { describeOnBothEngines, describeOnPostgres } from '@pavilion/test-kit';
import { settleBatch } from './settle-batch.service.ts';
import { createBettingWorld, worldNow, type BettingWorld } from '../../../testing/betting-world.ts';

const start = 100_000n;

/** Places one bet of 1,000 on a selection for a new player. */
async function betOn(world: BettingWorld, key: string, stakeMinor = 1_000n): Promise<string> {
  const player = await world.addPlayer(start);
  const answer = await world.place(
    world.order(player, [{ selectionId: world.selections[key] ?? '', stakeMinor }]),
  );
  expect(answer.status).toBe('placed');
  return player;
}

describeOnBothEngines('settlement', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('pays by result: home 1X2 at 2.10, over 2.5 at 1.90, home -0.75 at 1.955', async () => {
    for (const [score, home, over, handicap] of [
      [[1, 0], 2_100n, 0n, 1_478n],
      [[2, 0], 2_100n, 0n, 1_955n],
      [[2, 1], 2_100n, 1_900n, 1_478n],
      [[1, 1], 0n, 0n, 0n],
      [[0, 3], 0n, 1_900n, 0n],
      ['void', 1_000n, 1_000n, 1_000n],
    ] as const) {
      const world = await createBettingWorld(database);
      const players = [
        await betOn(world, 'home'),
        await betOn(world, 'over'),
        await betOn(world, 'ah-home'),
      ];
      await world.result(world.eventId, score === 'void' ? score : [score[0], score[1]]);
      expect(await world.settle(world.eventId)).toBe(3);
      const paid = [];
      for (const player of players) paid.push((await world.cash(player)) - start + 1_000n);
      expect({ score, paid }).toEqual({ score, paid: [home, over, handicap] });
      for (const player of players) expect(await world.openBets(player)).toBe(0n);
    }
    const world = await createBettingWorld(database);
    expect(await world.auditFindings()).toEqual([]);
  });

  it('moves nothing when it is repeated, and nothing for the same result entered again', async () => {
    const world = await createBettingWorld(database);
    const player = await betOn(world, 'home');
    expect(await world.result(world.eventId, [1, 0])).toBe(1);
    expect(await world.settle(world.eventId)).toBe(1);
    expect(await world.result(world.eventId, [1, 0])).toBe(1);
    expect(await world.settle(world.eventId)).toBe(0);
    expect(
      await settleBatch(database.db, { id: world.eventId, revision: 1 }, 100, worldNow),
    ).toEqual({ betIds: [], isDone: true });
    expect(await world.cash(player)).toBe(start + 1_100n);
  });

  it('goes on where it was stopped', async () => {
    const world = await createBettingWorld(database);
    for (let index = 0; index < 5; index += 1) await betOn(world, 'home');
    await world.result(world.eventId, [1, 0]);
    const first = await settleBatch(database.db, { id: world.eventId, revision: 1 }, 2, worldNow);
    expect(first).toMatchObject({ isDone: false });
    expect(await world.settle(world.eventId, 2)).toBe(3);
    expect(await world.auditFindings()).toEqual([]);
  });

  it('settles a corrected result anew by reversing the old settlement', async () => {
    const world = await createBettingWorld(database);
    const home = await betOn(world, 'home');
    const away = await betOn(world, 'away');
    await world.result(world.eventId, [1, 0]);
    await world.settle(world.eventId);
    expect(await world.result(world.eventId, [0, 1])).toBe(2);
    expect(await world.settle(world.eventId)).toBe(2);
    expect(await world.cash(home)).toBe(start - 1_000n);
    expect(await world.cash(away)).toBe(start + 1_100n);
    const settlements = await database.db
      .selectFrom('bet_settlements')
      .select(['revision', 'result', 'debt_minor', 'reversal_journal_id'])
      .where('event_id', '=', world.eventId)
      .orderBy('revision')
      .orderBy('result')
      .execute();
    expect(settlements.map(({ revision, result }) => `${revision} ${result}`)).toEqual([
      '1 lost',
      '1 won',
      '2 lost',
      '2 won',
    ]);
    expect(
      settlements
        .filter(({ revision }) => revision === 2)
        .every((row) => row.reversal_journal_id !== null),
    ).toBe(true);
    expect(await world.auditFindings()).toEqual([]);
  });

  it('settles straight to the newest revision when the first was never settled', async () => {
    const world = await createBettingWorld(database);
    const home = await betOn(world, 'home');
    await world.result(world.eventId, [1, 0]);
    await world.result(world.eventId, [0, 1]);
    expect(
      await settleBatch(database.db, { id: world.eventId, revision: 1 }, 100, worldNow),
    ).toEqual({ betIds: [], isDone: true });
    expect(await world.settle(world.eventId)).toBe(1);
    expect(await world.cash(home)).toBe(start - 1_000n);
  });

  it('lends what a player no longer has, never goes below zero, and takes it back from his next payout', async () => {
    const world = await createBettingWorld(database);
    const player = await betOn(world, 'home', 50_000n);
    await world.result(world.eventId, [1, 0]);
    await world.settle(world.eventId);
    const next = await world.addEvent();
    const order = world.order(player, [
      { selectionId: next.selections['home'] ?? '', stakeMinor: 150_000n },
    ]);
    expect((await world.place(order)).status).toBe('placed');
    expect(await world.cash(player)).toBe(5_000n);
    await world.result(world.eventId, [0, 1]);
    await world.settle(world.eventId);
    expect(await world.cash(player)).toBe(0n);
    const debt = async () =>
      (
        await database.db
          .selectFrom('player_debts')
          .select('amount_minor')
          .where('player_id', '=', player)
          .executeTakeFirst()
      )?.amount_minor;
    expect(await debt()).toBe(100_000n);
    expect(await world.auditFindings()).toEqual([]);
    await world.result(next.eventId, [2, 0]);
    await world.settle(next.eventId);
    expect(await debt()).toBe(0n);
    // 100,000 - 50,000 - 150,000 + 315,000: as if the wrong payout had never been.
    expect(await world.cash(player)).toBe(215_000n);
    expect(await world.auditFindings()).toEqual([]);
  });

  it('leaves voided bets voided, whatever result comes later', async () => {
    const world = await createBettingWorld(database);
    const player = await betOn(world, 'home');
    await world.result(world.eventId, 'void');
    await world.settle(world.eventId);
    await world.result(world.eventId, [1, 0]);
    expect(await world.settle(world.eventId)).toBe(0);
    expect(await world.cash(player)).toBe(start);
    const bet = await database.db
      .selectFrom('bets')
      .select(['status', 'result'])
      .where('player_id', '=', player)
      .executeTakeFirst();
    expect(bet).toEqual({ status: 'voided', result: 'void' });
  });

  it('counts turnover of settled bets once, and takes it back when the event is voided', async () => {
    const world = await createBettingWorld(database);
    const player = await betOn(world, 'home');
    const turnover = async () =>
      await database.db
        .selectFrom('player_stats')
        .select(['total_turnover_minor', 'bet_count'])
        .where('player_id', '=', player)
        .executeTakeFirst();
    await world.result(world.eventId, [1, 0]);
    await world.settle(world.eventId);
    await world.result(world.eventId, [2, 0]);
    await world.settle(world.eventId);
    expect(await turnover()).toEqual({ total_turnover_minor: 1_000n, bet_count: 1 });
    await world.result(world.eventId, 'void');
    await world.settle(world.eventId);
    expect(await turnover()).toEqual({ total_turnover_minor: 0n, bet_count: 0 });
    expect(await world.cash(player)).toBe(start);
    const rows = await database.db
      .selectFrom('settled_plays')
      .select(['kind', 'cash_minor', 'payout_cash_minor'])
      .where('player_id', '=', player)
      .orderBy('seq')
      .execute();
    expect(rows.map((row) => [row.kind, row.cash_minor])).toEqual([
      ['settled', 1_000n],
      ['corrected', -1_000n],
    ]);
    expect(rows.reduce((sum, row) => sum + row.payout_cash_minor, 0n)).toBe(0n);
  });
});

describeOnPostgres('settlement by several processes', (openFresh) => {
  it('settles each bet once when eight settle the same event', async () => {
    const database = await openFresh({ poolSize: 16 });
    const world = await createBettingWorld(database);
    const players = [];
    for (let index = 0; index < 40; index += 1)
      players.push(await betOn(world, index % 2 === 0 ? 'home' : 'away'));
    await world.result(world.eventId, [1, 0]);
    const counts = await Promise.all(
      Array.from({ length: 8 }, () => world.settle(world.eventId, 7)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    for (const [index, player] of players.entries()) {
      expect(await world.cash(player)).toBe(index % 2 === 0 ? start + 1_100n : start - 1_000n);
    }
    expect(await world.auditFindings()).toEqual([]);
  });
});
