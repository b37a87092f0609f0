import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { LimitKind, LimitPeriod } from '@pavilion/domain/limits';

/** A limit that is used up, or nearly, in the period under way. */
export interface UsedLimit {
  siteId: string;
  playerId: string;
  currency: string;
  kind: LimitKind;
  period: LimitPeriod;
  value: bigint;
  used: bigint;
  periodStart: string;
}

/**
 * Limits of people who paid, played or were signed in today, of which at least `percent` is used.
 */
export async function readUsedLimits(
  executor: Executor,
  percent: number,
  now: Date,
): Promise<UsedLimit[]> {
  const { rows } = await sql<UsedLimit>`
    select * from (
      select l.site_id as "siteId", l.player_id as "playerId", s.currency, l.kind, l.period,
             l.value, limit_use(l.player_id, l.kind, l.period, ${now}::timestamptz) as used,
             to_char(date_trunc(l.period, ${now}::timestamptz, 'UTC') at time zone 'UTC',
               'YYYY-MM-DD') as "periodStart"
        from player_limits l
        join sites s on s.id = l.site_id
       where (exists (select from sessions x where x.player_id = l.player_id
         and x.last_seen_at > ${now}::timestamptz - interval '1 day')
           or exists (select from play_days d where d.player_id = l.player_id
             and d.day = (${now}::timestamptz at time zone 'UTC')::date))) x
     where x.value > 0 and x.used * 100 >= x.value::numeric * ${percent}::integer
     order by x."playerId", x.kind, x.period`.execute(executor);
  return rows;
}
