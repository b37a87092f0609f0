import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction, type Database, type Executor } from '@pavilion/database';
import { describeOnBothEngines, describeOnPostgres } from '@pavilion/test-kit';
import { createBettingWorld, worldNow } from '../../../testing/betting-world.ts';

interface Person {
  siteId: string;
  playerId: string;
}

const kinds = ['stake', 'loss'] as const;
const periods = ['day', 'week', 'month'] as const;
const products = ['sportsbook', 'slots', 'crash', 'table'] as const;
const dayMs = 24 * 3_600_000;

async function newPerson(database: Database): Promise<Person> {
  const world = await createBettingWorld(database);
  return { siteId: world.siteId, playerId: await world.addPlayer(1_000_000n) };
}

async function setLimit(
  executor: Executor,
  { siteId, playerId }: Person,
  kind: string,
  period: string,
  value: bigint,
): Promise<void> {
  await sql`select lock_player(${playerId})`.execute(executor);
  await sql`insert into player_limits (player_id, site_id, kind, period, value, set_at)
    values (${playerId}, ${siteId}, ${kind}, ${period}, ${value}, ${worldNow})
    on conflict (player_id, kind, period) do update set value = excluded.value`.execute(executor);
}

/** What every product does in its transaction: asks, then counts. Gives the refusal or null. */
async function stake(
  executor: Executor,
  { siteId, playerId }: Person,
  product: string,
  amount: bigint,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ refusal: string | null }>`
    select may_stake(${siteId}, ${playerId}, ${product}, ${amount}::bigint, ${now}::timestamptz)
      as refusal`.execute(executor);
  const refusal = rows[0]?.refusal ?? null;
  if (refusal === null) await count(executor, { siteId, playerId }, product, [amount, 0n], now);
  return refusal;
}

async function count(
  executor: Executor,
  { siteId, playerId }: Person,
  product: string,
  [staked, returned]: readonly [bigint, bigint],
  now: Date,
): Promise<void> {
  await sql`select count_play(${siteId}, ${playerId}, ${product}, ${staked}::bigint,
    ${returned}::bigint,
    ${now}::timestamptz)`.execute(executor);
}

const amount = fc.bigInt(1n, 60n);
const product = fc.constantFrom(...products);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('stake' as const), product, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), product, amount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      kind: fc.constantFrom(...kinds),
      period: fc.constantFrom(...periods),
      value: fc.bigInt(1n, 200n),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.integer({ min: 0, max: 9 }),
    }),
  },
);

/**
 * The same rules once more, in a few lines: every movement with its day, summed anew for each
 * question.
 */
function createModel() {
  const moved: { day: number; staked: bigint; returned: bigint }[] = [];
  const limits = new Map<string, { kind: string; period: string; value: bigint }>();
  const firstDay = (period: string, now: Date): number => {
    const day = Math.floor(now.getTime() / dayMs);
    if (period === 'week') return day - ((now.getUTCDay() + 6) % 7);
    return period === 'month' ? day - now.getUTCDate() + 1 : day;
  };
  return {
    limits,
    move: (now: Date, staked: bigint, returned: bigint) => {
      moved.push({ day: Math.floor(now.getTime() / dayMs), staked, returned });
    },
    refuses: (now: Date, wanted: bigint): boolean =>
      [...limits.values()].some(({ kind, period, value }) => {
        const since = moved.filter(({ day }) => day >= firstDay(period, now));
        const used = since.reduce(
          (sum, { staked, returned }) => sum + staked - (kind === 'loss' ? returned : 0n),
          0n,
        );
        return used + wanted > value;
      }),
  };
}

describeOnBothEngines('the gate of stakes', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('lets no sequence of stakes over any products pass any limit, and refuses no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const person = await newPerson(database);
        const model = createModel();
        let now = worldNow;
        for (const one of steps) {
          if (one.do === 'wait') now = new Date(now.getTime() + one.days * dayMs);
          if (one.do === 'limit') {
            await setLimit(database.db, person, one.kind, one.period, one.value);
            model.limits.set(`${one.kind} ${one.period}`, one);
          }
          if (one.do === 'return') {
            await count(database.db, person, one.product, [0n, one.amount], now);
            model.move(now, 0n, one.amount);
          }
          if (one.do === 'stake') {
            const refusal = await stake(database.db, person, one.product, one.amount, now);
            expect(refusal).toBe(model.refuses(now, one.amount) ? 'limitReached' : null);
            if (refusal === null) model.move(now, one.amount, 0n);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('asks nothing of a round that costs nothing, and says the limit with the least room', async () => {
    const person = await newPerson(database);
    await setLimit(database.db, person, 'stake', 'week', 100n);
    await setLimit(database.db, person, 'loss', 'day', 60n);
    expect(await stake(database.db, person, 'slots', 60n, worldNow)).toBeNull();
    expect(await stake(database.db, person, 'slots', 0n, worldNow)).toBeNull();
    const { rows } = await sql`select stake_limit(${person.siteId}, ${person.playerId}, 50,
      ${worldNow}::timestamptz) as reached`.execute(database.db);
    expect(rows).toEqual([{ reached: { kind: 'loss', period: 'day', room: '0' } }]);
  });
});

describeOnPostgres('the gate of stakes with several connections', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('lets two tabs together stake no more than one', async () => {
    const person = await newPerson(database);
    await setLimit(database.db, person, 'stake', 'day', 100n);
    const tries = Array.from({ length: 40 }, (_, index) =>
      inTransaction(database, (trx) =>
        stake(trx, person, products[index % products.length] ?? '', 30n, worldNow),
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === null)).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'limitReached')).toHaveLength(37);
  });

  it('sees a stake that was under way when the limit was set', async () => {
    const person = await newPerson(database);
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const first = inTransaction(database, async (trx) => {
      const refusal = await stake(trx, person, 'slots', 80n, worldNow);
      begun.resolve();
      await goOn.promise;
      return refusal;
    });
    await begun.promise;
    let isSet = false;
    const limit = inTransaction(database, (trx) =>
      setLimit(trx, person, 'stake', 'day', 100n),
    ).then(() => (isSet = true));
    await sql`select pg_sleep(0.2)`.execute(database.db);
    expect(isSet).toBe(false);
    const second = inTransaction(database, (trx) => stake(trx, person, 'crash', 80n, worldNow));
    goOn.resolve();
    expect(await first).toBeNull();
    await limit;
    expect(await second).toBe('limitReached');
  });
});
