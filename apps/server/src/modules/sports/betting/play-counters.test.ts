import { beforeAll, expect, it } from 'vitest';
import type { Database } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit';
import { createBettingWorld, type BettingWorld } from '../../../testing/betting-world.ts';

async function countersOf(database: Database, playerId: string) {
  return database.db
    .selectFrom('play_days')
    .where('player_id', '=', playerId)
    .select(['product', 'stake_minor', 'return_minor', 'stake_count'])
    .execute();
}

async function bet(world: BettingWorld, player: string, keys: readonly string[]) {
  const lines = keys.map((key) => ({
    selectionId: world.selections[key] ?? '',
    stakeMinor: 1_000n,
  }));
  return world.place(world.order(player, lines));
}

describeOnBothEngines('counters of play', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('follow the stakes of a slip, what settles, and what a correction takes back', async () => {
    const world = await createBettingWorld(database);
    const player = await world.addPlayer(100_000n);
    await bet(world, player, ['home', 'over']);
    const taken = { product: 'sportsbook', stake_minor: 2_000n, stake_count: 1 };
    expect(await countersOf(database, player)).toEqual([{ ...taken, return_minor: 0n }]);
    await world.result(world.eventId, [1, 0]);
    await world.settle(world.eventId);
    expect(await countersOf(database, player)).toEqual([{ ...taken, return_minor: 2_100n }]);
    await world.result(world.eventId, [0, 3]);
    await world.settle(world.eventId);
    expect(await countersOf(database, player)).toEqual([{ ...taken, return_minor: 1_900n }]);
    await world.result(world.eventId, 'void');
    await world.settle(world.eventId);
    expect(await countersOf(database, player)).toEqual([{ ...taken, return_minor: 2_000n }]);
  });

  it('count nothing for a refused or repeated slip', async () => {
    const world = await createBettingWorld(database);
    const player = await world.addPlayer(1_500n);
    const order = world.order(player, [
      { selectionId: world.selections['home'] ?? '', stakeMinor: 1_000n },
    ]);
    await world.place(order);
    expect(await world.place(order)).toMatchObject({ status: 'replayed' });
    await expect(bet(world, player, ['over'])).rejects.toMatchObject({ code: 'P0402' });
    expect(await countersOf(database, player)).toMatchObject([{ stake_minor: 1_000n }]);
  });
});
