import { beforeAll, expect, it } from 'vitest';
import { inTransaction, type Database } from '@pavilion/database';
import { palpableEnd } from '@pavilion/sports';
import { describeOnBothEngines } from '@pavilion/test-kit';
import { createBettingWorld, worldNow } from '../../../testing/betting-world.ts';
import { createIds, createSystemClock } from '../../../ports/system.ts';
import { singleBet, type SlipBet } from '../betting/slip.store.ts';
import { applyError, decideError, insertError, readError } from './palpable-error.store.ts';

const start = 100_000n;
const hourMs = 60 * 60_000;
const ids = createIds(createSystemClock());

/** Bets on the home side at 2.10, which was wrong. */
async function openWorld(database: Database) {
  const { db } = database;
  const world = await createBettingWorld(database);
  const home = world.selections['home'] ?? '';
  const place = async (bets: SlipBet[], now = worldNow): Promise<string> => {
    const player = await world.addPlayer(start);
    const answer = await world.place(world.order(player, [], { bets, now }));
    expect(answer).toMatchObject({ status: 'placed' });
    return player;
  };
  const single = (selectionId = home, stakeMinor = 1_000n): SlipBet =>
    singleBet(ids.next(), { selectionId, stakeMinor, oddsMilli: 2_100 });
  const approve = async (
    rule: 'void' | 'right-price',
    more: { rightMilli?: number; from?: Date; until?: Date } = {},
  ): Promise<string> => {
    const id = ids.next();
    await insertError(db, {
      ...{ id, eventId: world.eventId, marketId: world.marketIds['1x2'], outcome: 'home', rule },
      ...{
        from: new Date(worldNow.getTime() - hourMs),
        until: new Date(worldNow.getTime() + hourMs),
      },
      ...{ rightMilli: 1_500, reason: 'a comma', by: 'cli:ana', now: worldNow },
      ...more,
    });
    await decideError(db, id, { state: 'approved', by: 'cli:ben', now: worldNow });
    return id;
  };
  const step = (id: string, batch = 100) =>
    inTransaction(database, (trx) => applyError(trx, id, batch, worldNow));
  const gain = async (player: string): Promise<bigint> => (await world.cash(player)) - start;
  const betOf = (player: string) =>
    db.selectFrom('bets').selectAll().where('player_id', '=', player).executeTakeFirstOrThrow();
  const isSound = async () => expect(await world.auditFindings()).toEqual([]);
  const exposed = async (): Promise<bigint[]> =>
    (
      await db
        .selectFrom('selection_exposures')
        .select('win_minor')
        .where('site_id', '=', world.siteId)
        .execute()
    ).map(({ win_minor: win }) => win);
  const end = async (score: [number, number] | 'void') => {
    await world.result(world.eventId, score);
    return world.settle(world.eventId);
  };
  return {
    ...{ world, home, place, single, approve, step },
    ...{ gain, betOf, isSound, exposed, end },
  };
}

describeOnBothEngines('bets at a plainly wrong price', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('are void for good by the rule, and their stakes come back at once', async () => {
    const { place, single, approve, step, gain, betOf, isSound, exposed, end, world } =
      await openWorld(database);
    const player = await place([single()]);
    const other = await place([single(world.selections['draw'])]);
    const id = await approve('void');
    expect(await step(id)).toMatchObject({ isDone: true, betIds: [(await betOf(player)).id] });
    expect(await gain(player)).toBe(0n);
    expect(await betOf(player)).toMatchObject({ status: 'voided', result: 'void' });
    expect(await exposed()).toContain(0n);
    await isSound();
    // Again nothing happens, and the match settles the others alone.
    expect(await step(id)).toEqual({ isDone: true, betIds: [] });
    expect(await end([1, 0])).toBe(1);
    expect([await gain(player), await gain(other)]).toEqual([0n, -1_000n]);
    await isSound();
  });

  it('are void after their match was settled too: what was paid is taken back', async () => {
    const { place, single, approve, step, gain, betOf, isSound, end } = await openWorld(database);
    const winner = await place([single()]);
    await end([2, 0]);
    expect(await gain(winner)).toBe(1_100n);
    await step(await approve('void'));
    expect(await gain(winner)).toBe(0n);
    expect(await betOf(winner)).toMatchObject({ status: 'settled', result: 'void', revision: 2 });
    await isSound();
    // A corrected result leaves it alone.
    expect(await end([0, 1])).toBe(0);
    expect(await gain(winner)).toBe(0n);
    await isSound();
  });

  it('go on at the right price by the other rule, and pay by it', async () => {
    const { place, single, approve, step, gain, betOf, isSound, exposed, end } =
      await openWorld(database);
    const player = await place([single()]);
    await step(await approve('right-price'));
    expect(await betOf(player)).toMatchObject({
      ...{ status: 'accepted', odds_milli: 1_500, win_minor: 500n, potential_minor: 1_500n },
    });
    expect(await exposed()).toEqual([500n]);
    await isSound();
    await end([1, 0]);
    expect(await gain(player)).toBe(500n);
    await isSound();
  });

  it('pay by the right price after their match was settled: a correction of its result', async () => {
    const { place, single, approve, step, gain, betOf, isSound, world } = await openWorld(database);
    const [winner, fair] = [
      await place([single()]),
      await place([single(world.selections['draw'])]),
    ];
    await world.result(world.eventId, [2, 0]);
    await world.settle(world.eventId);
    await step(await approve('right-price'));
    // The process ends here: what is known is sound, and the next one goes on.
    await isSound();
    expect(await gain(winner)).toBe(1_100n);
    await world.settle(world.eventId);
    expect([await gain(winner), await gain(fair)]).toEqual([500n, -1_000n]);
    expect(await betOf(winner)).toMatchObject({ result: 'won', payout_minor: 1_500n });
    await isSound();
    await world.result(world.eventId, [0, 1]);
    await world.settle(world.eventId);
    expect(await gain(winner)).toBe(-1_000n);
    await isSound();
  });

  it('stand outside of the window, at the right price and below it', async () => {
    const { place, single, approve, step, gain, isSound } = await openWorld(database);
    const late = await place([single()], new Date(worldNow.getTime() + hourMs));
    expect(await step(await approve('void'))).toEqual({ isDone: true, betIds: [] });
    await place([single()]);
    expect((await step(await approve('void', { rightMilli: 2_100 }))).betIds).toEqual([]);
    expect(await gain(late)).toBe(-1_000n);
    await isSound();
  });

  it('become by the database what the rule says', async () => {
    for (const rule of ['void', 'right-price'] as const)
      for (const rightMilli of [1_500, 2_090, 2_100, 2_300]) {
        const { place, single, approve, step, betOf } = await openWorld(database);
        const player = await place([single()]);
        await step(await approve(rule, { rightMilli }));
        const { status, odds_milli: odds } = await betOf(player);
        const became = status === 'voided' ? 'void' : odds === 2_100 ? 'stands' : 'right-price';
        expect(became).toBe(palpableEnd(rule, 2_100, rightMilli));
      }
  });

  it('of several legs count the leg as one, or at its right price', async () => {
    for (const [rule, due] of [
      ['void', 2_100n],
      ['right-price', 3_150n],
    ] as const) {
      const { place, world, home, approve, step, gain, betOf, isSound, end } =
        await openWorld(database);
      const second = await world.addEvent();
      const legs = [home, second.selections['home'] ?? ''];
      const player = await place([world.combined(legs, 1_000n)]);
      await step(await approve(rule));
      expect(await betOf(player)).toMatchObject({ status: 'accepted' });
      await isSound();
      await end([1, 0]);
      await world.result(second.eventId, [1, 0]);
      await world.settle(second.eventId);
      expect(await gain(player)).toBe(due - 1_000n);
      await isSound();
    }
  });

  it('are changed once each, wherever the process is killed', async () => {
    const { place, single, approve, step, gain, isSound } = await openWorld(database);
    const players = [await place([single()]), await place([single()]), await place([single()])];
    const gains = () => Promise.all(players.map(gain));
    const id = await approve('void');
    // Killed between the lines of a step: all of it is undone.
    const killed = inTransaction(database, async (trx) => {
      await applyError(trx, id, 2, worldNow);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await gains()).toEqual([-1_000n, -1_000n, -1_000n]);
    await isSound();
    // Killed between two steps: the rest follows.
    expect(await step(id, 2)).toMatchObject({ isDone: false });
    expect((await gains()).filter((one) => one === 0n)).toHaveLength(2);
    expect(await readError(database.db, id)).toMatchObject({ state: 'approved', betCount: 2 });
    await isSound();
    expect(await step(id, 2)).toMatchObject({ isDone: true });
    expect(await gains()).toEqual([0n, 0n, 0n]);
    expect(await readError(database.db, id)).toMatchObject({ state: 'done', betCount: 3 });
    await isSound();
  });
});
