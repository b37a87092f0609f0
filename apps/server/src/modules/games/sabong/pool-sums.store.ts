import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** What the pools of a game came to on a site, minor units. */
interface PoolSums {
  game_code: string;
  /** In rounds that closed and are not paid. */
  held_minor: bigint;
  rounds: number;
  voids: number;
  gross_minor: bigint;
  paid_minor: bigint;
  takeout_minor: bigint;
  breakage_minor: bigint;
  /** What the house won with its own bets; below zero: lost. */
  house_minor: bigint;
  /** Why the last round that was called off was. */
  last_void: string | null;
}

export async function readPoolSums(executor: Executor, siteId: string): Promise<PoolSums[]> {
  const { rows } = await sql<PoolSums>`
    select p.game_code,
           coalesce(sum(p.gross_minor) filter (where p.ended_at is null and not p.is_void),
           0)::bigint as held_minor, count(*)::integer as rounds,
           count(r.void_reason)::integer as voids,
           coalesce(sum(p.gross_minor) filter (where r.void_reason is null),
             0)::bigint as gross_minor, coalesce(sum(p.paid_minor)
           filter (where r.void_reason is null), 0)::bigint as paid_minor,
             coalesce(sum(p.takeout_minor), 0)::bigint as takeout_minor,
           coalesce(sum(p.breakage_minor), 0)::bigint as breakage_minor,
           coalesce(sum(p.seed_paid_minor - p.seed_minor), 0)::bigint as house_minor,
           (array_agg(r.void_reason order by p.closed_at desc)
             filter (where r.void_reason is not null))[1] as last_void
      from round_pools p join shared_rounds r on r.id = p.round_id and r.site_id = p.site_id
     where p.site_id = ${siteId}::uuid
     group by p.game_code`.execute(executor);
  return rows;
}
