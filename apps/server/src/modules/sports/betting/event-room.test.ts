import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit';
import { createBettingWorld } from '../../../testing/betting-world.ts';
import { eventRoom, eventWorstMinor } from './event-room.ts';
import { readExposures } from './slip-quote.store.ts';

/** Stake and win taken on each outcome of a market. */
type Taken = readonly (readonly [stake: number, win: number])[];
interface Case {
  taken: Taken;
  winners: number | null;
  /** Of a market that counts the rest: the score now. */
  score?: readonly [number, number];
  /** What the market may cost at most, and what the first outcome costs when it wins. */
  worst: bigint;
  ofFirst: bigint;
}

const doubleChance: Taken = [
  [100, 30],
  [100, 50],
  [100, 40],
];

describeOnBothEngines('what a market may cost', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it.each<[string, Case]>([
    // The one that costs most wins 50, the others lose 200.
    ['one winner of three', { taken: doubleChance, winners: 1, worst: 0n, ofFirst: -170n }],
    // 50 and 40 are won, 100 is lost.
    ['two of three', { taken: doubleChance, winners: 2, worst: 0n, ofFirst: -20n }],
    [
      'a double chance at long odds',
      { taken: doubleChance.map(([s, w]) => [s, 3 * w]), winners: 2, worst: 170n, ofFirst: 140n },
    ],
    ['whoever scores', { taken: doubleChance, winners: null, worst: 120n, ofFirst: 120n }],
    [
      'places for two of four',
      // 400 and 300 are won, 30 lost.
      {
        taken: [
          [10, 400],
          [10, 300],
          [10, 200],
          [20, 100],
        ],
        ...{ winners: 2, worst: 670n, ofFirst: 670n },
      },
    ],
    [
      'a handicap before the first goal',
      {
        taken: [
          [100, 90],
          [50, 60],
        ],
        ...{ winners: 1, score: [0, 0], worst: 40n, ofFirst: 40n },
      },
    ],
    [
      'a handicap after it: both sides may win what came after their bets',
      {
        taken: [
          [100, 90],
          [50, 60],
        ],
        ...{ winners: 1, score: [1, 0], worst: 150n, ofFirst: 150n },
      },
    ],
  ])('%s', async (_, { taken, winners, score, worst, ofFirst }) => {
    const { db } = database;
    const { siteId, eventId, marketIds } = await createBettingWorld(database);
    const marketId = marketIds['1x2'];
    const [home = null, away = null] = score ?? [];
    await sql`update markets set winners_max = ${winners}::smallint,
      counts_rest = ${score !== undefined}::boolean, score_home = ${home}::smallint,
      score_away = ${away}::smallint where id = ${marketId}`.execute(db);
    const ids = taken.map(() => crypto.randomUUID());
    for (const [at, [stake, win]] of taken.entries())
      await sql`insert into selection_exposures values (${siteId}, ${eventId}, ${marketId},
        ${ids[at]}, 0, ${stake}, ${win})`.execute(db);
    const { rows } = await sql<{ minor: string }>`
      select x.before_minor::text as minor from event_liabilities(${siteId}, '{}'::slip_bet[],
        array[jsonb_populate_record(null::slip_leg, jsonb_build_object('event_id',
          ${eventId}::text))]) x`.execute(db);
    const exposures = await readExposures(db, { siteId, endedBetId: null }, [eventId]);
    const wanted = { eventId, marketId, id: ids[0] ?? '' };
    expect({
      inDatabase: rows.map(({ minor }) => BigInt(minor)),
      inQuote: eventWorstMinor(exposures, eventId),
      ofFirst: eventRoom(exposures, wanted, 1_000n).liabilityMinor,
    }).toEqual({ inDatabase: [worst], inQuote: worst, ofFirst });
  });
});
