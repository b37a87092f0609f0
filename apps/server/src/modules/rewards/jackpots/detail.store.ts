import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { PotRow } from './pot.store.ts';

/** A pot of a site, over or not; undefined where there is none. */
export function findPot(
  executor: Executor,
  siteId: string,
  potId: string,
): Promise<PotRow | undefined> {
  return executor
    .selectFrom('jackpot_pots')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', potId)
    .executeTakeFirst();
}

/** A round as everybody may see it: the seed only once it is over. Minor units. */
export interface ShownRound {
  id: string;
  number: number;
  openedAt: Date;
  hitAt: Date | null;
  openingMinor: bigint;
  carriedMinor: bigint;
  contributedMinor: bigint;
  turnoverMinor: bigint;
  seedHash: string;
  seed: string | null;
  triggerMinor: bigint | null;
  beforeMinor: bigint | null;
  stakeMinor: bigint | null;
  seq: bigint | null;
  paidMinor: bigint | null;
  overflowMinor: bigint | null;
  winner: string | null;
}

/** Rounds of a pot, the newest first. */
export async function readRoundsOfPot(
  executor: Executor,
  { siteId, potId, limit }: { siteId: string; potId: string; limit: number },
): Promise<ShownRound[]> {
  const { rows } = await sql<ShownRound>`
    select r.id, r.number, r.starts_at as "openedAt", r.drawn_at as "hitAt",
           r.opening_minor as "openingMinor", r.carried_minor as "carriedMinor",
           r.contributed_minor as "contributedMinor", r.turnover_minor as "turnoverMinor",
           r.seed_hash as "seedHash", case when r.drawn_at is not null then r.seed end as seed,
           r.trigger_minor as "triggerMinor", r.before_minor as "beforeMinor",
           r.stake_minor as "stakeMinor", r.hit_seq as seq, r.paid_minor as "paidMinor",
           r.overflow_minor as "overflowMinor", w.account_id as winner
      from jackpot_rounds r
      left join players w on w.id = r.winner_id and w.site_id = r.site_id
     where r.pot_id = ${potId}::uuid and r.site_id = ${siteId}::uuid
     order by r.number desc limit ${limit}`.execute(executor);
  return rows;
}
