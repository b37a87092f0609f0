import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { jackpotDetail, jackpotList } from '@pavilion/contracts';
import { contentMinor, isHit, triggerMinor } from '@pavilion/rewards/jackpots';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { createBettingWorld, type BettingWorld } from '../../../testing/betting-world.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { readPlays, untilCutOff } from '../../../testing/read-plays.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { fallPots } from './index.ts';

const secondMs = 1000;
const funds = 100_000_000n;

describeServerOnBothEngines('jackpots that fall by the stakes', (start) => {
  let server: TestServer;
  let world: BettingWorld;

  beforeAll(async () => {
    server = await start();
    world = await createBettingWorld(server.context.database, {}, { siteId: server.sites.alpha });
    await publishItems(server, 'pots', [
      {
        kind: 'jackpot',
        code: 'ceiling',
        pot: 'must_hit_by',
        ...{ share_bp: 50, opening: '100.00', must_hit_by: '101.00' },
        names: { EN: 'The ceiling' },
      },
      {
        kind: 'jackpot',
        code: 'slow',
        pot: 'must_hit_by',
        ...{ share_bp: 100, opening: '500.00', must_hit_by: '100000.00' },
        names: { EN: 'The slow one' },
      },
      {
        kind: 'jackpot',
        code: 'sure',
        pot: 'chance',
        ...{ share_bp: 50, opening: '10.00', one_in: '1.00' },
      },
      {
        kind: 'jackpot',
        code: 'timed',
        pot: 'draw',
        ...{ share_bp: 50, opening: '10.00', period_minutes: 60 },
      },
    ]);
    for (let run = 0; run < 2; run += 1) await server.runJob('open-item-jackpots');
  });

  const db = () => server.context.database.db;
  const feed = () => readPlays(server, 'jackpots', () => fallPots(server.context));
  /** Each stakes an amount on a match of its own; all are settled in this order. */
  const stake = async (...stakes: Array<[player: string, stakeMinor: bigint]>) => {
    for (const [player, stakeMinor] of stakes) {
      const match = await world.addEvent();
      const selectionId = match.selections['home'] ?? '';
      await world.place(world.order(player, [{ selectionId, stakeMinor }]));
      await world.result(match.eventId, [0, 1]);
      await world.settle(match.eventId, 100, server.context.clock.now());
    }
  };
  const pots = async () => {
    server.advance(5 * secondMs);
    return (await server.call(jackpotList, {})).value;
  };
  const detail = async (name: string) => {
    const pot = (await pots()).find((each) => each.name === name);
    return (await server.call(jackpotDetail, { jackpot_id: pot?.jackpot_id ?? '' })).value;
  };
  const proven = async () => expect(await auditBooks(db())).toEqual([]);
  const minor = (amount: string | null | undefined): bigint =>
    BigInt(Math.round(Number(amount) * 100));

  it('are opened once by their campaign, with sealed seeds', async () => {
    expect(
      (await pots()).map(({ name, kind, opening, must_hit_by, drops_at }) => ({
        ...{ name, kind, opening, must_hit_by },
        isTimed: drops_at !== null,
      })),
    ).toEqual([
      {
        name: 'The slow one',
        kind: 'must_hit_by',
        opening: '500.00',
        must_hit_by: '100000.00',
        isTimed: false,
      },
      {
        name: 'The ceiling',
        kind: 'must_hit_by',
        opening: '100.00',
        must_hit_by: '101.00',
        isTimed: false,
      },
      { name: 'pots', kind: 'chance', opening: '10.00', must_hit_by: null, isTimed: false },
      { name: 'pots', kind: 'draw', opening: '10.00', must_hit_by: null, isTimed: true },
    ]);
    const seeds = await db().selectFrom('jackpot_rounds').select(['seed', 'sealed_seed']).execute();
    expect(seeds.every(({ seed, sealed_seed }) => seed === null && sealed_seed !== null)).toBe(
      true,
    );
    const failed = await server
      .call(jackpotDetail, { jackpot_id: 'none' })
      .catch((error: CallFailure) => error.code);
    expect(failed).toBe('jackpotNotFound');
  });

  it('pay the first stake with which the pot holds its trigger, the ceiling at most, and carry the rest', async () => {
    const [early, winner] = [await world.addPlayer(funds), await world.addPlayer(funds)];
    const before = await world.cash(winner);
    const [open] = (await detail('The ceiling')).rounds;
    expect(open).toMatchObject({ seed: null, trigger: null, hit_at: null, winner: null });
    // What does not bring a cent is in the round all the same.
    await stake([early, 100n], [winner, 40_000n]);
    await Promise.all([feed(), feed()]);
    const { rounds, share_bp, must_hit_by } = await detail('The ceiling');
    const [next, fallen] = rounds;
    expect(fallen).toMatchObject({
      ...{ number: 1, before: '1.00', stake: '400.00', after: '401.00' },
      ...{ amount: '101.00', overflow: '1.00', carried: '0.00' },
    });
    // Opens at 100.99, a cent below the least trigger; a cent waits with the pot.
    expect(next).toMatchObject({ number: 2, opening: '100.00', carried: '0.99', seed: null });
    expect(
      createHash('sha256')
        .update(fallen?.seed ?? '')
        .digest('hex'),
    ).toBe(open?.seed_hash);
    const round = {
      openingMinor: minor(fallen?.opening),
      carriedMinor: minor(fallen?.carried),
      shareBp: share_bp,
    };
    const seed = { seed: fallen?.seed ?? '', roundId: fallen?.round_id ?? '' };
    const trigger = triggerMinor(round, minor(must_hit_by), seed);
    expect(minor(fallen?.trigger)).toBe(trigger);
    expect(contentMinor(round, minor(fallen?.before)) < trigger).toBe(true);
    expect(contentMinor(round, minor(fallen?.after)) >= trigger).toBe(true);
    // Lost 400.00, won the ceiling, and what the sure pot gave.
    const sure = (await detail('pots')).rounds.filter(({ winner: who }) => who !== null);
    expect((await world.cash(winner)) - before).toBeGreaterThanOrEqual(10_100n - 40_000n);
    expect(sure.length).toBeGreaterThan(0);
    await proven();
  });

  it('hit by chance as the seed and the place in the log say', async () => {
    const player = await world.addPlayer(funds);
    await stake([player, 100n], [player, 200n], [player, 300n]);
    await feed();
    const { rounds, one_in } = await detail('pots');
    const hits = rounds.filter(({ seq }) => seq !== null);
    expect(hits.length).toBeGreaterThanOrEqual(2);
    for (const { seed, round_id: roundId, seq, stake: staked } of hits)
      expect(
        isHit(minor(staked), minor(one_in), {
          ...{ seed: seed ?? '', roundId, seq: BigInt(seq ?? 0) },
        }),
      ).toBe(true);
    await proven();
  });

  it('count nothing of what the computer plays, and do not shrink when a bet becomes void', async () => {
    const [machine, person] = [await world.addPlayer(funds), await world.addPlayer(funds)];
    await db()
      .updateTable('players')
      .set({ is_computer: true })
      .where('id', '=', machine)
      .execute();
    const amount = async () => (await detail('The slow one')).amount;
    const before = await amount();
    await stake([machine, 100_000n]);
    await feed();
    expect(await amount()).toBe(before);
    const match = await world.addEvent();
    const order = world.order(person, [
      { selectionId: match.selections['home'] ?? '', stakeMinor: 10_000n },
    ]);
    await world.place(order);
    await world.result(match.eventId, [0, 1]);
    await world.settle(match.eventId, 100, server.context.clock.now());
    await feed();
    const grown = await amount();
    expect(Number(grown) - Number(before)).toBe(1);
    await world.result(match.eventId, 'void');
    await world.settle(match.eventId, 100, server.context.clock.now());
    await feed();
    expect(await amount()).toBe(grown);
    await proven();
  });

  it('lose and double nothing where a fall is cut off', async () => {
    const player = await world.addPlayer(funds);
    await stake([player, 40_000n]);
    const before = await world.cash(player);
    const broken = {
      ...server.context,
      publisher: {
        ...server.context.publisher,
        publish: () => Promise.reject(new Error('cut off')),
      },
    };
    await untilCutOff(() => fallPots(broken), 'cut off');
    expect(await world.cash(player)).toBe(before);
    await proven();
    await feed();
    expect((await world.cash(player)) - before).toBeGreaterThanOrEqual(10_100n);
    await proven();
  });

  it('fall a last time when their campaign is stopped', async () => {
    await runTool(server.context, ['campaign', 'stop', 'alpha', 'pots']);
    await server.runJob('open-item-jackpots');
    const player = await world.addPlayer(funds);
    await stake([player, 40_000n]);
    await feed();
    expect((await pots()).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'The slow one must_hit_by',
      'pots draw',
    ]);
    await proven();
  });
});
