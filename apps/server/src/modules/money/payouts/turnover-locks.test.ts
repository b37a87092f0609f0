import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit';
import { createBettingWorld, worldNow, type BettingWorld } from '../../../testing/betting-world.ts';

const at = (minute: number): Date => new Date(worldNow.getTime() + minute * 60_000);

describeOnBothEngines('turnover locks', (openFresh) => {
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

  /** A paid deposit that is locked; gives its id. */
  async function lock(creditedMinor: bigint, minute: number): Promise<string> {
    const id = randomUUID();
    await database.db
      .insertInto('deposits')
      .values({
        id,
        site_id: world.siteId,
        player_id: player,
        method_code: 'gcash',
        provider: 'test',
        provider_reference: id,
        currency: 'PHP',
        amount_minor: creditedMinor,
        status: 'pending',
        redirect_url: '',
        request_id: id,
        request_hash: Buffer.from('x'),
        expires_at: at(minute),
        next_query_at: at(minute),
        credited_at: null,
        created_at: at(minute),
        updated_at: at(minute),
      })
      .execute();
    await sql`select open_turnover_lock(${randomUUID()}::uuid, ${world.siteId}::uuid,
      ${player}::uuid, 'PHP', ${id}::uuid,
      ${creditedMinor}::bigint, ${at(minute)}::timestamptz)`.execute(database.db);
    return id;
  }
  const count = async (amountMinor: bigint, who = player): Promise<bigint | undefined> => {
    const { rows } = await sql<{
      rest: bigint;
    }>`select count_turnover_for_locks(${world.siteId}::uuid, ${who}::uuid,
      ${amountMinor}::bigint, ${at(60)}::timestamptz) as rest`.execute(database.db);
    return rows[0]?.rest;
  };
  const locks = async () =>
    (
      await database.db
        .selectFrom('turnover_locks')
        .select(['done_minor', 'required_minor', 'release_reason'])
        .where('player_id', '=', player)
        .orderBy('created_at')
        .execute()
    ).map((row) => [row.done_minor, row.required_minor, row.release_reason]);
  const locked = async (cashMinor: bigint) => {
    const { rows } = await sql<{
      locked_minor: bigint;
    }>`select locked_minor from withdrawal_locks(${world.siteId}::uuid,
      ${player}::uuid, ${cashMinor}::bigint)`.execute(database.db);
    return rows.map((row) => row.locked_minor);
  };

  it('fill oldest first, end when they are played, and give back what none needs', async () => {
    await lock(1_000n, 1);
    await lock(2_000n, 2);
    expect(await count(600n)).toBe(0n);
    expect(await locks()).toEqual([
      [600n, 1_000n, null],
      [0n, 2_000n, null],
    ]);
    expect(await count(900n)).toBe(0n);
    expect(await locks()).toEqual([
      [1_000n, 1_000n, 'played'],
      [500n, 2_000n, null],
    ]);
    expect(await count(5_000n)).toBe(3_500n);
    expect(await count(1n)).toBe(1n);
    await expect(count(-1n)).rejects.toThrow('turnover of -1');
  });

  it('keep what is not played, as far as there is cash', async () => {
    await lock(1_000n, 1);
    await lock(2_000n, 2);
    await count(400n);
    expect(await locked(100_000n)).toEqual([600n, 2_000n]);
    expect(await locked(700n)).toEqual([600n, 100n]);
    expect(await locked(600n)).toEqual([600n]);
    expect(await locked(0n)).toEqual([]);
  });

  it('ask for the share of the site, rounded up, and for none where it asks for none', async () => {
    const ask = (percent: number) =>
      database.db
        .insertInto('withdrawal_settings')
        .values({ site_id: world.siteId, turnover_percent: percent, updated_at: worldNow })
        .onConflict((conflict) =>
          conflict.column('site_id').doUpdateSet({ turnover_percent: percent }),
        )
        .execute();
    await ask(300);
    await lock(1_000n, 1);
    await count(1n);
    expect(await locks()).toEqual([[1n, 3_000n, null]]);
    expect(await locked(100_000n)).toEqual([1_000n]);
    await ask(0);
    await lock(1_000n, 2);
    expect(await locks()).toHaveLength(1);
  });

  it('end for who had next to nothing before they paid in again', async () => {
    await lock(100_000n, 1);
    // Their whole cash is now the second deposit.
    await lock(100_000n, 2);
    expect(await locks()).toEqual([
      [0n, 100_000n, 'small balance'],
      [0n, 100_000n, null],
    ]);
  });

  it('count a settled bet once, whatever its result is corrected to, and no void one', async () => {
    await lock(10_000n, 1);
    const bet = async (event: Pick<BettingWorld, 'selections'>) =>
      world.place(
        world.order(player, [{ selectionId: event.selections['home'] ?? '', stakeMinor: 1_000n }]),
      );
    const other = await world.addEvent();
    await bet(world);
    await bet(other);
    const end = async (eventId: string, score: [number, number] | 'void') => {
      await world.result(eventId, score);
      await world.settle(eventId);
    };
    await end(world.eventId, [1, 0]);
    await end(other.eventId, 'void');
    expect(await locks()).toEqual([[1_000n, 10_000n, null]]);
    await end(world.eventId, [0, 1]);
    await end(world.eventId, 'void');
    await end(world.eventId, [2, 0]);
    expect(await locks()).toEqual([[1_000n, 10_000n, null]]);
  });

  it('of one player are not filled by another', async () => {
    await lock(1_000n, 1);
    const other = await world.addPlayer(1_000n);
    expect(await count(500n, other)).toBe(500n);
    expect(await locks()).toEqual([[0n, 1_000n, null]]);
  });
});
