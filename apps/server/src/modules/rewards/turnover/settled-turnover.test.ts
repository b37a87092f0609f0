import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit';
import { createBettingWorld, type BettingWorld } from '../../../testing/betting-world.ts';
import { readSettledTurnover } from './settled-turnover.store.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minute));

describeOnBothEngines('settled turnover', (openFresh) => {
  let database: Database;
  let world: BettingWorld;
  let player: string;
  beforeAll(async () => {
    database = await openFresh();
  });
  beforeEach(async () => {
    world = await createBettingWorld(database);
    player = await world.addPlayer(100_000n);
  });

  const bet = async (
    event: Pick<BettingWorld, 'selections'>,
    stakeMinor: bigint,
    who = player,
  ): Promise<void> => {
    const selectionId = event.selections['home'] ?? '';
    expect(await world.place(world.order(who, [{ selectionId, stakeMinor }]))).toMatchObject({
      status: 'placed',
    });
  };
  const end = async (eventId: string, score: [number, number] | 'void', minute: number) => {
    await world.result(eventId, score);
    await world.settle(eventId, 100, at(minute));
  };
  const between = async (from: number, to: number) => {
    const window = { siteId: world.siteId, from: at(from), to: at(to) };
    const rows = await readSettledTurnover(database.db, window);
    return rows.map(({ playerId, turnoverMinor }) => [playerId, turnoverMinor]);
  };

  it('sums the stakes of a player, the end exclusive', async () => {
    const later = await world.addEvent();
    await bet(world, 1_000n);
    await bet(later, 2_000n);
    expect(await between(0, 60)).toEqual([]);
    await end(world.eventId, [1, 0], 10);
    await end(later.eventId, [0, 1], 20);
    expect(await between(10, 20)).toEqual([[player, 1_000n]]);
    expect(await between(10, 21)).toEqual([[player, 3_000n]]);
    expect(await between(11, 21)).toEqual([[player, 2_000n]]);
  });

  const round = async (id: string, actions: object[], minute: number) => {
    await sql`select wallet_move(${world.siteId}::uuid, 'STUDIO', ${player}::uuid, 'PHP', 'slots',
      'fruits', ${id},
      ${JSON.stringify(actions)}::jsonb, ${at(minute)}::timestamptz)`.execute(database.db);
  };

  it('counts the rounds of games beside the bets, when they close and with what was not given back', async () => {
    await bet(world, 1_000n);
    await end(world.eventId, [1, 0], 10);
    await round('r1', [{ kind: 'debit', tx: 'a', amount: '300' }], 11);
    await round(
      'r2',
      [{ kind: 'debit-credit', tx: 'b', amount: '50', win: '900', finished: true }],
      12,
    );
    expect(await between(0, 60)).toEqual([[player, 1_050n]]);
    await round('r1', [{ kind: 'credit', tx: 'c', amount: '0', finished: true }], 20);
    await round('r3', [{ kind: 'debit', tx: 'd', amount: '70' }], 21);
    await round('r3', [{ kind: 'rollback', tx: 'e', ref: 'd', finished: true }], 22);
    expect(await between(0, 60)).toEqual([[player, 1_350n]]);
    expect(await between(13, 60)).toEqual([[player, 300n]]);
  });

  it('tells whom the computer plays', async () => {
    await bet(world, 1_000n);
    await end(world.eventId, [1, 0], 10);
    await database.db
      .updateTable('players')
      .set({ is_computer: true })
      .where('id', '=', player)
      .execute();
    const window = { siteId: world.siteId, from: at(0), to: at(60) };
    expect(await readSettledTurnover(database.db, window)).toMatchObject([{ isComputer: true }]);
  });

  it('counts no void bet', async () => {
    await bet(world, 1_000n);
    await end(world.eventId, 'void', 10);
    expect(await between(0, 60)).toEqual([]);
  });

  it('leaves a bet where it first counted when its result is corrected, and takes it out when it becomes void', async () => {
    await bet(world, 1_000n);
    await end(world.eventId, [1, 0], 10);
    await end(world.eventId, [0, 1], 30);
    expect(await between(0, 30)).toEqual([[player, 1_000n]]);
    expect(await between(30, 60)).toEqual([]);
    await end(world.eventId, 'void', 40);
    expect(await between(0, 60)).toEqual([]);
  });

  it('leaves out players who are not active, and other sites', async () => {
    const other = await createBettingWorld(database);
    const stranger = await other.addPlayer(10_000n);
    await other.place(
      other.order(stranger, [{ selectionId: other.selections['home'] ?? '', stakeMinor: 500n }]),
    );
    const blocked = await world.addPlayer(10_000n);
    await bet(world, 1_000n);
    await bet(world, 3_000n, blocked);
    await end(world.eventId, [1, 0], 10);
    await other.result(other.eventId, [1, 0]);
    await other.settle(other.eventId, 100, at(10));
    await database.db
      .updateTable('players')
      .set({ status: 'BLOCKED' })
      .where('id', '=', blocked)
      .execute();
    expect(await between(0, 60)).toEqual([[player, 1_000n]]);
  });
});
