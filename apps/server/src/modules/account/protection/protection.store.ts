import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import { readPauses, type Pauses } from '../../money/wallet/index.ts';
import type { LimitKind, LimitPeriod, StandingLimit } from '@pavilion/domain/limits';

export interface Owner {
  siteId: string;
  playerId: string;
}

export interface LimitRow extends StandingLimit {
  kind: LimitKind;
  period: LimitPeriod;
  value: bigint;
  /** Minor units or minutes used in the period; of net loss also below zero. */
  used: bigint;
}

/**
 * Puts this player's stakes, deposits and changes of limits in a row until the transaction ends.
 */
export async function lockPlayer(executor: Executor, { playerId }: Owner): Promise<void> {
  await sql`select lock_player(${playerId}::uuid)`.execute(executor);
}

/** The player's limits with what is used of each, in no order. */
export async function readLimits(
  executor: Executor,
  { siteId, playerId }: Owner,
  now: Date,
): Promise<LimitRow[]> {
  const rows = await executor
    .selectFrom('player_limits')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .select(['kind', 'period', 'value', 'pending_value', 'pending_at'])
    .select(sql<bigint>`limit_use(player_id, kind, period, ${now}::timestamptz)`.as('used'))
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    period: row.period,
    value: row.value,
    used: row.used,
    pending: row.pending_at && { value: row.pending_value, activeAt: row.pending_at },
  }));
}

export interface DepositRoom {
  period: LimitPeriod;
  /** His own; else the law's. */
  isOwn: boolean;
  most: bigint;
  /** Below zero when more came than the limit allows now. */
  room: bigint;
}

/** Every limit on his deposits with what it leaves, the least first. */
export async function readDepositRoom(
  executor: Executor,
  { siteId, playerId }: Owner,
  now: Date,
): Promise<DepositRoom[]> {
  const { rows } = await sql<DepositRoom>`
    select period, is_own as "isOwn", most, room
      from deposit_room(${siteId}::uuid, ${playerId}::uuid, ${now}::timestamptz)
     order by room, period`.execute(executor);
  return rows;
}

/** Writes what a limit has become; without a value it is gone. */
export async function writeLimit(
  executor: Executor,
  { siteId, playerId }: Owner,
  { kind, period, value, pending }: Pick<LimitRow, 'kind' | 'period'> & StandingLimit,
  now: Date,
): Promise<void> {
  if (value === null) {
    await executor
      .deleteFrom('player_limits')
      .where('player_id', '=', playerId)
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .execute();
    return;
  }
  const state = {
    value,
    pending_value: pending?.value ?? null,
    pending_at: pending?.activeAt ?? null,
    set_at: now,
  };
  await executor
    .insertInto('player_limits')
    .values({ player_id: playerId, site_id: siteId, kind, period, ...state })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'period']).doUpdateSet(state))
    .execute();
}

/** Notes a change the player made, for good. */
export async function recordProtectionChange(
  executor: Executor,
  { siteId, playerId }: Owner,
  change: {
    id: string;
    action: string;
    before: unknown;
    after: unknown;
    /** Null: not by the player's own hand. */
    sessionId: string | null;
    now: Date;
  },
): Promise<void> {
  await executor
    .insertInto('protection_changes')
    .values({
      id: change.id,
      site_id: siteId,
      player_id: playerId,
      action: change.action,
      before: jsonText(change.before),
      after: jsonText(change.after),
      session_id: change.sessionId,
      created_at: change.now,
    })
    .execute();
}

export interface ProtectionState extends Pauses {
  /** The player's own choice; 0 none. */
  ownRealityMinutes: number;
  /** What holds: his choice, at most what the law says; null none. */
  realityMinutes: number | null;
}

export async function readProtection(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<ProtectionState> {
  const row = await executor
    .selectFrom('players')
    .leftJoin('reality_checks', 'reality_checks.player_id', 'players.id')
    .where('players.id', '=', playerId)
    .where('players.site_id', '=', siteId)
    .select('reality_checks.minutes')
    .select(sql<number | null>`reality_minutes(players.site_id, players.id)`.as('in_force'))
    .executeTakeFirstOrThrow();
  return {
    ...(await readPauses(executor, { siteId, playerId })),
    ownRealityMinutes: row.minutes ?? 0,
    realityMinutes: row.in_force,
  };
}

/** The pauses of this account alone; those of the person are `readPauses`. */
export async function readOwnPauses(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<Pauses> {
  return executor
    .selectFrom('players')
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .select(['excluded_until as excludedUntil', 'time_out_until as timeOutUntil'])
    .executeTakeFirstOrThrow();
}

/** Begins or lengthens a time-out. */
export async function writeTimeOut(
  executor: Executor,
  { siteId, playerId }: Owner,
  until: Date,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('players')
    .set({
      time_out_until: sql<Date>`greatest(time_out_until, ${until}::timestamptz)`,
      updated_at: now,
    })
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
}

/**
 * Excludes the player and, where the site shares exclusions, the same person on its group's sites.
 * Gives the accounts reached.
 */
export async function excludePlayer(
  executor: Executor,
  { siteId, playerId }: Owner,
  exclusion: { id: string; until: Date; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select exclude_player(${exclusion.id}::uuid,
    ${siteId}::uuid, ${playerId}::uuid, ${exclusion.until}::timestamptz,
    ${exclusion.now}::timestamptz) as id`.execute(executor);
  return rows.map(({ id }) => id);
}

export async function writeRealityMinutes(
  executor: Executor,
  { siteId, playerId }: Owner,
  minutes: number,
): Promise<void> {
  await executor
    .insertInto('reality_checks')
    .values({ player_id: playerId, site_id: siteId, minutes, answered_at: null })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ minutes }))
    .execute();
}

export async function writeRealityAnswer(
  executor: Executor,
  { siteId, playerId }: Owner,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('reality_checks')
    .values({ player_id: playerId, site_id: siteId, minutes: 0, answered_at: now })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ answered_at: now }))
    .execute();
}

export interface RealityRow {
  minutes: number | null;
  started_at: Date | null;
  due_at: Date | null;
  staked_minor: bigint;
  returned_minor: bigint;
}

/** Where the reality check stands, with the play since the run of sessions began. */
export async function readReality(
  executor: Executor,
  { siteId, playerId }: Owner,
  now: Date,
): Promise<RealityRow> {
  const { rows } = await sql<RealityRow>`
    select reality_minutes(${siteId}::uuid, ${playerId}::uuid) as minutes, run.started_at,
           reality_due(${siteId}::uuid, ${playerId}::uuid, ${now}::timestamptz) as due_at,
           coalesce(total.staked - first.staked_before_minor, 0)::bigint as staked_minor,
           coalesce(total.returned - first.returned_before_minor, 0)::bigint as returned_minor
      from (select play_run_start(${playerId}::uuid, ${now}::timestamptz) as started_at) run
      cross join (select coalesce(sum(p.stake_minor), 0) as staked,
        coalesce(sum(p.return_minor), 0) as returned
                    from play_days p where p.player_id = ${playerId}) total
      left join lateral (select s.staked_before_minor, s.returned_before_minor from sessions s
                          where s.player_id = ${playerId} and s.created_at >= run.started_at
                          order by s.created_at, s.id limit 1) first on true`.execute(executor);
  const row = rows[0];
  if (!row) throw new Error('no reality status');
  return row;
}

export interface PlayRow {
  product: string;
  stake_minor: bigint;
  return_minor: bigint;
  stake_count: bigint;
}

/** What was played since a day (UTC), by product. */
export async function readPlay(
  executor: Executor,
  { siteId, playerId }: Owner,
  from: Date,
): Promise<PlayRow[]> {
  return executor
    .selectFrom('play_days')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('day', '>=', from.toISOString().slice(0, 10))
    .groupBy('product')
    .orderBy('product')
    .select(['product'])
    .select(sql<bigint>`sum(stake_minor)::bigint`.as('stake_minor'))
    .select(sql<bigint>`sum(return_minor)::bigint`.as('return_minor'))
    .select(sql<bigint>`sum(stake_count)::bigint`.as('stake_count'))
    .execute();
}

export interface MoneyRow {
  deposited: bigint;
  withdrawn: bigint;
  deposited_ever: bigint;
  withdrawn_ever: bigint;
  minutes: bigint;
}

/** What was paid in and out since a time, and ever, with the minutes signed in since then. */
export async function readMoneyMoved(
  executor: Executor,
  { siteId, playerId }: Owner,
  from: Date,
  now: Date,
): Promise<MoneyRow> {
  const { rows } = await sql<MoneyRow>`
    select d.since as deposited, d.ever as deposited_ever, w.since as withdrawn,
           w.ever as withdrawn_ever, signed_in_minutes(${playerId}::uuid, ${from}::timestamptz,
             ${now}::timestamptz) as minutes
      from (select coalesce(sum(amount_minor), 0)::bigint as ever,
                   coalesce(sum(amount_minor) filter (where credited_at >= ${from}),
                     0)::bigint as since
              from deposits where site_id = ${siteId} and player_id = ${playerId}
                and status = 'paid') d,
           (select coalesce(sum(amount_minor), 0)::bigint as ever,
                   coalesce(sum(amount_minor) filter (where paid_at >= ${from}), 0)::bigint as since
              from withdrawals where site_id = ${siteId} and player_id = ${playerId}
                and state = 'paid') w`.execute(executor);
  const row = rows[0];
  if (!row) throw new Error('no sums');
  return row;
}

export interface GateAnswer {
  refusal: string | null;
  limit: RefusingLimit | null;
}

/** The limit that refused, as the SQL functions tell it: room in minor units, or minutes. */
export interface RefusingLimit {
  kind: LimitKind | 'reality';
  period: LimitPeriod | 'session';
  room: string;
}

/**
 * Asks the gate of deposits; in the transaction that writes the deposit it also holds the player's
 * row of deposits together.
 */
export async function askDepositGate(
  executor: Executor,
  { siteId, playerId }: Owner,
  amountMinor: bigint,
  now: Date,
): Promise<GateAnswer> {
  const gate = await sql<{ refusal: string | null }>`select may_deposit(${siteId}::uuid,
    ${playerId}::uuid, ${amountMinor}::bigint, ${now}::timestamptz) as refusal`.execute(executor);
  const refusal = gate.rows[0]?.refusal ?? null;
  if (refusal !== 'limitReached') return { refusal, limit: null };
  const reached = await sql<{ limit: RefusingLimit | null }>`select deposit_limit(${siteId}::uuid,
    ${playerId}::uuid, ${amountMinor}::bigint, ${now}::timestamptz) as limit`.execute(executor);
  return { refusal, limit: reached.rows[0]?.limit ?? null };
}

/**
 * The limit that refuses a stake, for who was told `limitReached` by `may_stake`; null when none
 * does.
 */
export async function readStakeLimit(
  executor: Executor,
  { siteId, playerId }: Owner,
  stakeMinor: bigint,
  now: Date,
): Promise<RefusingLimit | null> {
  const { rows } = await sql<{ limit: RefusingLimit | null }>`select stake_limit(${siteId}::uuid,
    ${playerId}::uuid, ${stakeMinor}::bigint, ${now}::timestamptz) as limit`.execute(executor);
  return rows[0]?.limit ?? null;
}

export async function findPlayerId(
  executor: Executor,
  siteId: string,
  accountId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('players')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What a player changed of his protection, newest first. */
export function readProtectionChanges(
  executor: Executor,
  { siteId, playerId }: Owner,
  limit: number,
) {
  return executor
    .selectFrom('protection_changes')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .select(['action', 'before', 'after', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Most of one slot round by law, of a player or, without one, of the site. */
export async function readSlotStakeMax(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string | null },
  now: Date,
): Promise<bigint | null> {
  const { rows } = await sql<{ most: bigint | null }>`
    select case when ${playerId}::uuid is null then s.slot_stake_adult_minor
                else slot_stake_max(s.id, ${playerId}::uuid, ${now}::timestamptz) end as most
      from sites s where s.id = ${siteId}::uuid`.execute(executor);
  return rows[0]?.most ?? null;
}

/**
 * Whether the player was asked how much he will deposit at most and has answered, and whether a
 * limit of his stands.
 */
export async function readDepositAnswer(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<{ hasAnswered: boolean; hasLimit: boolean }> {
  const { rows } = await sql<{ hasAnswered: boolean; hasLimit: boolean }>`
    select exists (select from protection_changes c
                    where c.site_id = ${siteId}::uuid and c.player_id = ${playerId}::uuid
                      and (c.action = ${depositLimitDeclined}
                        or (c.action = 'limit.set' and c.after ->> 'kind' = 'deposit')))
                          as "hasAnswered",
           exists (select from player_limits l
                    where l.site_id = ${siteId}::uuid and l.player_id = ${playerId}::uuid
                      and l.kind = 'deposit') as "hasLimit"`.execute(executor);
  return rows[0] ?? { hasAnswered: false, hasLimit: false };
}

/** The note of a player who wants no limit on his deposits. */
export const depositLimitDeclined = 'deposit-limit.declined';
