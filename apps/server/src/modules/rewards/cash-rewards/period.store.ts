import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  itemCode: string;
  playerId: string;
}

/** What a period of an item gives a player, fixed: minor units. */
export interface FixedPeriod extends Owner {
  periodKey: string;
  level: number;
  rateBp: number;
  /** The sums it was worked out from, as calls tell them. */
  inputs: Record<string, string>;
  amountMinor: bigint;
  claimedMinor: bigint;
  claimUntil: Date;
}

/** Marks a period as fixed for everybody; false: it was before. */
export async function markFixed(
  executor: Executor,
  period: { siteId: string; itemCode: string; periodKey: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('reward_periods_fixed')
    .values({
      site_id: period.siteId,
      item_code: period.itemCode,
      period_key: period.periodKey,
      fixed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a period is fixed for everybody. */
export async function isFixed(
  executor: Executor,
  period: { siteId: string; itemCode: string; periodKey: string },
): Promise<boolean> {
  const row = await executor
    .selectFrom('reward_periods_fixed')
    .select('fixed_at')
    .where('site_id', '=', period.siteId)
    .where('item_code', '=', period.itemCode)
    .where('period_key', '=', period.periodKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Fixes what a period gives a player; what is fixed already stays. */
export async function writePeriod(
  executor: Executor,
  row: Omit<FixedPeriod, 'claimedMinor'>,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('reward_periods')
    .values({
      site_id: row.siteId,
      item_code: row.itemCode,
      period_key: row.periodKey,
      player_id: row.playerId,
      level: row.level,
      rate_bp: row.rateBp,
      inputs: jsonText(row.inputs),
      amount_minor: row.amountMinor,
      claim_until: row.claimUntil,
      fixed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const columns = [
  'site_id as siteId',
  'item_code as itemCode',
  'player_id as playerId',
  'period_key as periodKey',
  'level',
  'rate_bp as rateBp',
  'inputs',
  'amount_minor as amountMinor',
  'claimed_minor as claimedMinor',
  'claim_until as claimUntil',
] as const;

/** Fixed periods of an item for a player, the oldest first. */
export async function readPeriods(
  executor: Executor,
  { siteId, itemCode, playerId }: Owner,
): Promise<FixedPeriod[]> {
  return executor
    .selectFrom('reward_periods')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('item_code', '=', itemCode)
    .orderBy('claim_until')
    .execute();
}

/** One of them, locked to the end of the transaction; null: it gives the player nothing. */
export async function lockPeriod(
  executor: Executor,
  { siteId, itemCode, playerId }: Owner,
  periodKey: string,
): Promise<FixedPeriod | null> {
  const row = await executor
    .selectFrom('reward_periods')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('item_code', '=', itemCode)
    .where('period_key', '=', periodKey)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function notePeriodClaimed(
  executor: Executor,
  period: Pick<FixedPeriod, 'siteId' | 'itemCode' | 'playerId' | 'periodKey'>,
  claimedMinor: bigint,
): Promise<void> {
  await executor
    .updateTable('reward_periods')
    .set({ claimed_minor: claimedMinor })
    .where('player_id', '=', period.playerId)
    .where('site_id', '=', period.siteId)
    .where('item_code', '=', period.itemCode)
    .where('period_key', '=', period.periodKey)
    .execute();
}

/** Periods with something left that belong to players who are excluded now. */
export async function readPeriodsOfExcluded(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<Array<Owner & { periodKey: string }>> {
  const { rows } = await sql<Owner & { periodKey: string }>`
    select r.site_id as "siteId", r.item_code as "itemCode", r.player_id as "playerId",
           r.period_key as "periodKey"
      from reward_periods r
      join players p on p.id = r.player_id and p.site_id = r.site_id
     where p.excluded_until > ${now}::timestamptz and r.amount_minor > r.claimed_minor
       and r.claim_until > ${now}::timestamptz
     order by r.player_id, r.item_code, r.period_key limit ${limit}`.execute(executor);
  return rows;
}
