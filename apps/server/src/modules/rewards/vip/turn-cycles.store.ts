import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { CycleEnd, VipStanding } from '@pavilion/domain/vip';

/** A player whose cycle is over; his row is locked. */
export interface EndedCycle extends VipStanding {
  siteId: string;
  playerId: string;
  startedAt: Date;
}

interface Row {
  siteId: string;
  playerId: string;
  startedAt: Date;
  deposit: bigint;
  turnover: bigint;
  depositShift: bigint;
  turnoverShift: bigint;
  depositBase: bigint;
  turnoverBase: bigint;
}

/**
 * Players of these sites whose cycle is over. Two processes never take the same: the row of the
 * player is locked.
 */
export async function lockEndedCycles(
  executor: Executor,
  asked: { siteIds: readonly string[]; now: Date; limit: number },
): Promise<EndedCycle[]> {
  const { rows } = await sql<Row>`
    select s.site_id as "siteId", s.player_id as "playerId", s.vip_cycle_started_at as "startedAt",
           s.total_deposit_minor as deposit, s.total_turnover_minor as turnover,
           s.vip_deposit_shift_minor as "depositShift",
           s.vip_turnover_shift_minor as "turnoverShift",
           s.vip_cycle_deposit_minor as "depositBase", s.vip_cycle_turnover_minor as "turnoverBase"
      from player_stats s join vip_rules r on r.site_id = s.site_id
     where s.site_id = any (${asked.siteIds}::uuid[])
       and s.vip_cycle_started_at <= ${asked.now}::timestamptz - make_interval(days => r.cycle_days)
     order by s.player_id limit ${asked.limit} for update of s skip locked`.execute(executor);
  return rows.map((row) => ({
    siteId: row.siteId,
    playerId: row.playerId,
    startedAt: row.startedAt,
    totals: { depositMinor: row.deposit, turnoverMinor: row.turnover },
    shift: { depositMinor: row.depositShift, turnoverMinor: row.turnoverShift },
    cycleBase: { depositMinor: row.depositBase, turnoverMinor: row.turnoverBase },
  }));
}

/** Writes down how a cycle ended, and begins the next one now. */
export async function writeCycleEnd(
  executor: Executor,
  { siteId, playerId, startedAt, totals }: EndedCycle,
  { end, now, id }: { end: CycleEnd; now: Date; id: string },
): Promise<void> {
  await executor
    .insertInto('vip_cycles')
    .values({
      id,
      site_id: siteId,
      player_id: playerId,
      started_at: startedAt,
      ended_at: now,
      level: end.from.level,
      is_kept: end.isKept,
      deposit_minor: end.done.depositMinor,
      turnover_minor: end.done.turnoverMinor,
    })
    .execute();
  await executor
    .updateTable('player_stats')
    .set({
      vip_deposit_shift_minor: end.shift.depositMinor,
      vip_turnover_shift_minor: end.shift.turnoverMinor,
      vip_cycle_deposit_minor: totals.depositMinor,
      vip_cycle_turnover_minor: totals.turnoverMinor,
      vip_cycle_started_at: now,
    })
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
}

/** Begins a cycle now for every player of a site who has reached a level. */
export async function beginCycles(executor: Executor, siteId: string, now: Date): Promise<void> {
  await sql`
    update player_stats s set vip_cycle_started_at = ${now}::timestamptz,
           vip_cycle_deposit_minor = s.total_deposit_minor,
           vip_cycle_turnover_minor = s.total_turnover_minor
     where s.site_id = ${siteId}::uuid and s.told_level > 0`.execute(executor);
}
