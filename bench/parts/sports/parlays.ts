import { sql } from 'kysely';
import type { Database } from '@pavilion/database';
import type { BenchSelection } from '../bets-pgbench.ts';

const betsPerSlip = 20;
/** Slips are written on so many connections. */
const writers = 4;

export interface Parlays {
  siteId: string;
  currency: string;
  /** Numbered from 1 in `bench_players`; each has as many bets. */
  players: number;
  /** Of each player; whole slips. */
  slips: number;
  /** Legs of every first and of every second bet of a slip. */
  legs: readonly [readonly BenchSelection[], readonly BenchSelection[]];
  now: Date;
}

/** How many bets there will be. */
export const countOf = ({ players, slips }: Pick<Parlays, 'players' | 'slips'>): number =>
  players * slips * betsPerSlip;

/** Slips of each player, so that all have about as many bets as asked for. */
export const slipsFor = (bets: number, players: number): number =>
  Math.max(1, Math.round(bets / players / betsPerSlip));

/**
 * Places them as players would, through the door that all bets go through: all slips of a player in
 * one call, those of several would wait for each other's exposures.
 */
export async function placeParlays(database: Database, parlays: Parlays): Promise<void> {
  let next = 1;
  const writer = async (): Promise<void> => {
    for (let player = next; player <= parlays.players; player = next) {
      next += 1;
      await placeFor(database, parlays, player);
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
}

const legsInJson = (legs: readonly BenchSelection[]): string =>
  JSON.stringify(
    legs.map(({ selectionId, oddsMilli }) => ({
      selection_id: selectionId,
      odds_milli: oddsMilli,
    })),
  );

async function placeFor(
  database: Database,
  { siteId, currency, slips, legs: [first, second], now }: Parlays,
  player: number,
): Promise<void> {
  // The bets of a slip are made for its player and number: made once they would all have one id.
  const { rows } = await database.withoutTimeouts((db) =>
    sql<{ refused: unknown }>`
      select a.answer as refused from (
        select place_slip(${siteId}::uuid, p.id, gen_random_uuid(), gen_random_uuid(),
            '\\x00'::bytea, ${currency}, 'any', (
              select jsonb_agg(jsonb_build_object('bet_id', gen_random_uuid(),
                       'bet_type', 'parlay', 'unit_stake_minor', 100, 'line_count', 1,
                       'sizes', '[]'::jsonb, 'bankers', '[]'::jsonb,
                       'legs', case b.n % 2 when 0 then ${legsInJson(first)}::jsonb
                         else ${legsInJson(second)}::jsonb end))
                from generate_series(1, ${betsPerSlip}::integer) b (n)
               where p.n > 0 and s.n > 0),
            '{}'::jsonb, 1, false, ${now}::timestamptz) as answer
          from bench_players p cross join generate_series(1, ${slips}::integer) s (n)
         where p.n = ${player}::integer) a
       where a.answer ->> 'status' <> 'placed'`.execute(db),
  );
  if (rows[0]) throw new Error(`a slip was not placed: ${JSON.stringify(rows[0].refused)}`);
}
