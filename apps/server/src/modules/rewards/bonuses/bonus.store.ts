import { sql, type Insertable, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type BonusRow = Selectable<Tables['bonuses']>;
export type BonusState = BonusRow['state'];

/** A bonus with what its player is shown beside it. */
export interface ShownBonus extends BonusRow {
  openCount: number;
  openBonusMinor: bigint;
}

export type BonusDraft = Omit<
  Insertable<Tables['bonuses']>,
  'weights' | 'not_playable' | 'counted_minor' | 'converted_minor'
> & { weights: readonly unknown[]; not_playable: readonly unknown[] };

interface Owner {
  siteId: string;
  playerId: string;
}

/** Writes a bonus. False: the deposit or the source has one already. */
export async function insertBonus(executor: Executor, draft: BonusDraft): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('bonuses')
    .values({
      ...draft,
      weights: jsonText([...draft.weights]),
      not_playable: jsonText([...draft.not_playable]),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** One bonus of a player, locked to the end of the transaction; null where there is none. */
export async function lockBonus(
  executor: Executor,
  { siteId, playerId }: Owner,
  bonusId: string,
): Promise<BonusRow | null> {
  const row = await executor
    .selectFrom('bonuses')
    .selectAll()
    .where('id', '=', bonusId)
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Bonuses that are offered, wait or hold money, oldest first. */
export async function readLiveBonuses(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<BonusRow[]> {
  return executor
    .selectFrom('bonuses')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface BonusPage {
  states: readonly BonusState[] | null;
  before: { at: Date; id: string } | null;
  limit: number;
  /** This one alone. */
  bonusId?: string;
}

/** Bonuses of a player, the newest first, with their open stakes. */
export async function readBonuses(
  executor: Executor,
  { siteId, playerId }: Owner,
  { states, before, limit, bonusId }: BonusPage,
): Promise<ShownBonus[]> {
  const { rows } = await sql<ShownBonus>`
    select b.*, open.count as "openCount", open.bonus as "openBonusMinor" from bonuses b
     cross join lateral (
       select count(*)::integer as count, coalesce(sum(x.bonus), 0)::bigint as bonus from (
         select t.bonus_minor - t.cashed_bonus_minor as bonus from bets t
          where t.bonus_id = b.id and t.status in ('pending', 'accepted')
          and t.site_id = ${siteId}::uuid
         union all
         select r.bonus_staked_minor from wallet_rounds r where r.bonus_id = b.id
           and r.finished_at is null
          and r.site_id = ${siteId}::uuid) x) open
     where b.site_id = ${siteId}::uuid and b.player_id = ${playerId}::uuid
       and (${bonusId ?? null}::uuid is null or b.id = ${bonusId ?? null}::uuid)
       and (${states}::text[] is null or b.state = any (${states}::text[]))
       and (${before?.at ?? null}::timestamptz is null
         or (b.created_at, b.id) < (${before?.at ?? null}::timestamptz,
           ${before?.id ?? null}::uuid))
     order by b.created_at desc, b.id desc limit ${limit}`.execute(executor);
  return rows;
}

/**
 * Makes a bonus active, with its money. The caller holds the player's lock and knows that none is
 * funded.
 */
export async function activateBonus(executor: Executor, bonusId: string, now: Date): Promise<void> {
  await sql`select activate_bonus(b, ${now}::timestamptz) from bonuses b
    where b.id = ${bonusId}::uuid and b.state in ('offered', 'queued') for no key update`.execute(
    executor,
  );
}

export async function queueBonus(executor: Executor, bonusId: string, now: Date): Promise<void> {
  await executor
    .updateTable('bonuses')
    .set({ state: 'queued', queued_at: now, claim_until: null })
    .where('id', '=', bonusId)
    .where('state', '=', 'offered')
    .execute();
}

/** Ends a bonus without its requirement; what is in the pocket goes back to the house. */
export async function endBonus(
  executor: Executor,
  bonusId: string,
  state: 'forfeited' | 'expired' | 'revoked',
  now: Date,
): Promise<void> {
  await sql`select end_bonus(b, ${state}, ${now}::timestamptz) from bonuses b
    where b.id = ${bonusId}::uuid and b.ended_at is null for no key update`.execute(executor);
}

/** Ends what is over: gives how many. */
export async function expireBonuses(executor: Executor, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select expire_bonuses(${now}::timestamptz, ${limit}) as done`.execute(executor);
  return rows[0]?.done ?? 0;
}

/**
 * Ends bonuses of items for good, so many at a time; gives how many: fewer than the limit are the
 * last.
 */
export async function revokeBonuses(
  executor: Executor,
  { siteId, codes }: { siteId: string; codes: readonly string[] },
  limit: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select revoke_bonuses(${siteId}::uuid, ${[...codes]}::text[], ${limit}::integer,
      ${now}::timestamptz) as done`.execute(executor);
  return rows[0]?.done ?? 0;
}

export interface OpenStake {
  type: 'bet' | 'round';
  id: string;
  bonusMinor: bigint;
}

/** Stakes a bonus paid for that are not settled. */
export async function readOpenStakes(
  executor: Executor,
  siteId: string,
  bonusId: string,
): Promise<OpenStake[]> {
  const { rows } = await sql<OpenStake>`
    select 'bet' as type, t.id::text as id, t.bonus_minor - t.cashed_bonus_minor as "bonusMinor"
      from bets t
     where t.bonus_id = ${bonusId}::uuid and t.site_id = ${siteId}::uuid
       and t.status in ('pending', 'accepted')
    union all
    select 'round', r.provider_code || '/' || r.round_id, r.bonus_staked_minor from wallet_rounds r
     where r.bonus_id = ${bonusId}::uuid and r.site_id = ${siteId}::uuid and r.finished_at is null
     order by 1, 2`.execute(executor);
  return rows;
}

export interface ProgressRow {
  seq: bigint;
  source: string;
  ref: string;
  providerCode: string | null;
  gameCode: string | null;
  gameName: string | null;
  at: Date;
  cashMinor: bigint;
  bonusMinor: bigint;
  weightBp: number;
  countedMinor: bigint;
  reason: string | null;
}

/** What counted towards a bonus and what did not, the newest first. */
export async function readProgress(
  executor: Executor,
  siteId: string,
  { bonusId, before, limit }: { bonusId: string; before: bigint | null; limit: number },
): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    select x.seq, x.source, x.ref, x.provider_code as "providerCode", x.game_code as "gameCode",
           g.name as "gameName", x.at, x.cash_minor as "cashMinor", x.bonus_minor as "bonusMinor",
           x.weight_bp as "weightBp", x.counted_minor as "countedMinor", x.reason
      from bonus_progress x
      left join games g on g.provider_code = x.provider_code and g.code = x.game_code
     where x.bonus_id = ${bonusId}::uuid and x.site_id = ${siteId}::uuid
       and (${before}::bigint is null or x.seq < ${before}::bigint)
     order by x.seq desc limit ${limit}`.execute(executor);
  return rows;
}
