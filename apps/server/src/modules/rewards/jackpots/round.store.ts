import { sql, type Insertable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import { anythingSettled } from '../turnover/index.ts';
import type { PotState } from './pot.store.ts';

/** A round that is not drawn yet, with its pot. */
export interface OpenRound {
  id: string;
  potId: string;
  siteId: string;
  code: string;
  names: Record<string, string>;
  currency: string;
  shareBasisPoints: number;
  kind: 'draw' | 'must_hit_by' | 'chance';
  mustHitByMinor: bigint | null;
  oneInMinor: bigint | null;
  /** The campaign's item it belongs to. */
  itemCode: string | null;
  potCreatedAt: Date;
  /** What earlier falls left above the ceiling. */
  overflowMinor: bigint;
  /** What the house puts in when a round begins anew. */
  potOpeningMinor: bigint;
  periodMinutes: number | null;
  state: PotState;
  number: number;
  startsAt: Date;
  /** Null: it falls by the stakes. */
  dropsAt: Date | null;
  /** Null while it is sealed. */
  seed: string | null;
  sealedSeed: string | null;
  seedHash: string;
  openingMinor: bigint;
  carriedMinor: bigint;
  contributedMinor: bigint;
  turnoverMinor: bigint;
  playerCount: number;
  /** What was settled before is counted. */
  countedAt: Date;
}

/** A round that is drawn at a time. */
export type TimedRound = OpenRound & { dropsAt: Date; periodMinutes: number };

const openRounds = (executor: Executor) =>
  executor
    .selectFrom('jackpot_rounds as r')
    .innerJoin('jackpot_pots as p', 'p.id', 'r.pot_id')
    .innerJoin('sites as s', 's.id', 'r.site_id')
    .where('r.drawn_at', 'is', null)
    .select([
      'r.id',
      'r.pot_id as potId',
      'r.site_id as siteId',
      'p.code',
      'p.names',
      's.currency',
      'p.share_basis_points as shareBasisPoints',
      'p.opening_minor as potOpeningMinor',
      'p.period_minutes as periodMinutes',
      'p.kind',
      'p.must_hit_by_minor as mustHitByMinor',
      'p.one_in_minor as oneInMinor',
      'p.item_code as itemCode',
      'p.created_at as potCreatedAt',
      'p.overflow_minor as overflowMinor',
      'p.state',
      'r.number',
      'r.starts_at as startsAt',
      'r.drops_at as dropsAt',
      'r.seed',
      'r.sealed_seed as sealedSeed',
      'r.seed_hash as seedHash',
      'r.opening_minor as openingMinor',
      'r.carried_minor as carriedMinor',
      'r.contributed_minor as contributedMinor',
      'r.turnover_minor as turnoverMinor',
      'r.player_count as playerCount',
      'r.counted_at as countedAt',
    ]);

/** The rounds under way of a site, by code of their pots. */
export function readOpenRounds(executor: Executor, siteId: string): Promise<OpenRound[]> {
  return openRounds(executor).where('r.site_id', '=', siteId).orderBy('p.code').execute();
}

/**
 * A round that is drawn at a time and its pot, locked until the transaction ends; null when it was
 * drawn meanwhile, or somebody else has it locked.
 */
export async function lockRound(
  executor: Executor,
  round: { id: string; siteId: string },
): Promise<TimedRound | null> {
  const locked = await openRounds(executor)
    .where('r.id', '=', round.id)
    .where('r.site_id', '=', round.siteId)
    .forUpdate(['r', 'p'])
    .skipLocked()
    .executeTakeFirst();
  return locked && isTimed(locked) ? locked : null;
}

const isTimed = (round: OpenRound): round is TimedRound =>
  round.dropsAt !== null && round.periodMinutes !== null;

/**
 * Rounds under way of a site that fall by the stakes, with their pots, locked until the transaction
 * ends.
 */
export function lockFallingRounds(executor: Executor, siteId: string): Promise<OpenRound[]> {
  return openRounds(executor)
    .where('r.site_id', '=', siteId)
    .where('p.kind', '<>', 'draw')
    .orderBy('r.id')
    .forUpdate(['r', 'p'])
    .execute();
}

/** Open rounds of all sites that dropped at or before a moment, the longest overdue first. */
export function readDueRounds(
  executor: Executor,
  at: Date,
): Promise<Array<{ id: string; siteId: string }>> {
  return executor
    .selectFrom('jackpot_rounds')
    .where('drawn_at', 'is', null)
    .where('drops_at', '<=', at)
    .orderBy('drops_at')
    .select(['id', 'site_id as siteId'])
    .execute();
}

/** Open rounds of all sites with something settled before a moment that is not counted yet. */
export async function readRoundsToCount(
  executor: Executor,
  before: Date,
): Promise<Array<{ id: string; siteId: string }>> {
  const until = sql`least(r.drops_at, ${before}::timestamptz)`;
  const { rows } = await sql<{ id: string; siteId: string }>`
    select r.id, r.site_id as "siteId" from jackpot_rounds r
     where r.drawn_at is null and r.kind = 'draw'
       and ${anythingSettled(sql`r.site_id`, sql`r.counted_at`, until)}
     order by r.id`.execute(executor);
  return rows;
}

export async function insertRound(
  executor: Executor,
  row: Insertable<Tables['jackpot_rounds']>,
): Promise<void> {
  await executor.insertInto('jackpot_rounds').values(row).execute();
}

export async function writeCount(
  executor: Executor,
  round: { id: string; siteId: string },
  count: { contributedMinor: bigint; turnoverMinor: bigint; playerCount: number; countedAt: Date },
): Promise<void> {
  await executor
    .updateTable('jackpot_rounds')
    .set({
      contributed_minor: count.contributedMinor,
      turnover_minor: count.turnoverMinor,
      player_count: count.playerCount,
      counted_at: count.countedAt,
    })
    .where('id', '=', round.id)
    .where('site_id', '=', round.siteId)
    .execute();
}

/** Closes a round and tells its seed. `winnerId` is null when nobody had entered. */
export async function closeRound(
  executor: Executor,
  round: { id: string; siteId: string },
  draw: { drawnAt: Date; winnerId: string | null; seed: string },
): Promise<void> {
  await executor
    .updateTable('jackpot_rounds')
    .set({ drawn_at: draw.drawnAt, winner_id: draw.winnerId, seed: draw.seed })
    .where('id', '=', round.id)
    .where('site_id', '=', round.siteId)
    .execute();
}

/** What decided a round that fell by a stake. Minor units. */
export interface Fall {
  drawnAt: Date;
  winnerId: string;
  seed: string;
  triggerMinor: bigint | null;
  /** Stakes of the round before this one. */
  beforeMinor: bigint;
  stakeMinor: bigint;
  seq: bigint;
  paidMinor: bigint;
  /** Above the ceiling, with what earlier falls left. */
  overflowMinor: bigint;
}

/**
 * Closes a round by the stake that it fell to, and notes what stays with its pot above what the
 * next round begins with.
 */
export async function closeFallen(
  executor: Executor,
  round: { id: string; potId: string; siteId: string },
  fall: Fall,
  leftMinor: bigint,
): Promise<void> {
  await executor
    .updateTable('jackpot_rounds')
    .set({
      drawn_at: fall.drawnAt,
      winner_id: fall.winnerId,
      seed: fall.seed,
      trigger_minor: fall.triggerMinor,
      before_minor: fall.beforeMinor,
      stake_minor: fall.stakeMinor,
      hit_seq: fall.seq,
      paid_minor: fall.paidMinor,
      overflow_minor: fall.overflowMinor,
    })
    .where('id', '=', round.id)
    .where('site_id', '=', round.siteId)
    .execute();
  await executor
    .updateTable('jackpot_pots')
    .set({ overflow_minor: leftMinor })
    .where('id', '=', round.potId)
    .where('site_id', '=', round.siteId)
    .execute();
}

/** The last draw of a pot that somebody won. */
export interface WonRound {
  potId: string;
  accountId: string;
  amountMinor: bigint;
  drawnAt: Date;
  seed: string;
  seedHash: string;
}

/** The last won round of every pot of a site that is not over. */
export async function readLastWins(executor: Executor, siteId: string): Promise<WonRound[]> {
  const { rows } = await sql<WonRound>`
    select p.id as "potId", w.account_id as "accountId",
           coalesce(r.paid_minor, r.opening_minor + r.carried_minor + r.contributed_minor)
           as "amountMinor", r.drawn_at as "drawnAt", r.seed, r.seed_hash as "seedHash"
      from jackpot_pots p
     cross join lateral (select * from jackpot_rounds r where r.pot_id = p.id
       and r.winner_id is not null
                          order by r.number desc limit 1) r
      join players w on w.id = r.winner_id and w.site_id = p.site_id
     where p.site_id = ${siteId} and p.state <> 'over'`.execute(executor);
  return rows;
}
