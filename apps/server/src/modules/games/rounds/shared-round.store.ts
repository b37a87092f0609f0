import { sql, type Selectable } from 'kysely';
import { jsonText, preparedMark, type Executor, type Tables } from '@pavilion/database';
import type { Pockets } from '../../money/wallet/index.ts';
import type { ChainRow, RoundTable } from '../fairness/index.ts';
import { type RoundDraft, type RoundRow, type TicketLine } from '../plays/index.ts';

export type SharedRoundRow = Selectable<Tables['shared_rounds']>;
/**
 * What the outcome of a bet says in `void` that its player took back, as `round_cash_out` writes
 * it.
 */
export const cancelled = 'cancelled';

type Changed =
  | 'phase'
  | 'ends_at'
  | 'next_at'
  | 'hash'
  | 'void_reason'
  | 'dealing_at'
  | 'closed_at'
  | 'entropy_source';
type RoundChange = Partial<Pick<SharedRoundRow, Changed | 'ticket_count' | 'sales_minor'>> & {
  outcome?: object;
};

interface Taken extends Pockets {
  status: 'played' | 'replayed';
  round_id: string;
}

export type JoinAnswer = Taken | { status: 'closed' | 'unknown' | 'full' };
export type CashOutAnswer = Taken | { status: 'late' | 'unknown' };

/** The rounds of a game, newest first. */
export async function readRoundsOf(
  executor: Executor,
  of: RoundTable,
  limit: number,
): Promise<SharedRoundRow[]> {
  return executor
    .selectFrom('shared_rounds')
    .selectAll()
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .orderBy('opened_at', 'desc')
    .orderBy('chain_index', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Rounds of a table that are over, newest first; before the newest one of a number, as each chain
 * counts anew.
 */
export async function readEndedRounds(
  executor: Executor,
  { siteId, providerCode, gameCode, tableId }: RoundTable,
  { beforeIndex, limit }: { beforeIndex: number | null; limit: number },
): Promise<SharedRoundRow[]> {
  const { rows } = await sql<SharedRoundRow>`
    select r.* from shared_rounds r
     where r.site_id = ${siteId}::uuid and r.provider_code = ${providerCode}
       and r.game_code = ${gameCode}
       and r.table_id = ${tableId} and r.phase = 'settled'
       and (${beforeIndex}::integer is null or r.opened_at < (select max(b.opened_at)
         from shared_rounds b
             where b.site_id = r.site_id and b.provider_code = r.provider_code
               and b.game_code = r.game_code
               and b.table_id = r.table_id and b.chain_index = ${beforeIndex}::integer))
     order by r.opened_at desc, r.chain_index desc
     limit ${limit}::integer`.execute(executor);
  return rows;
}

export async function readSharedRound(
  executor: Executor,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<SharedRoundRow | null> {
  const row = await executor
    .selectFrom('shared_rounds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', roundId)
    .executeTakeFirst();
  return row ?? null;
}

/** What was bet on a round and paid for it, by everybody. */
export async function readBetSums(
  executor: Executor,
  sharedRoundId: string,
): Promise<{ stakeMinor: bigint; payoutMinor: bigint }> {
  const { rows } = await sql<{ stakeMinor: bigint; payoutMinor: bigint }>`
    select coalesce(sum(stake_minor), 0)::bigint as "stakeMinor",
      coalesce(sum(payout_minor), 0)::bigint as "payoutMinor"
      from game_rounds where shared_round_id = ${sharedRoundId}::uuid`.execute(executor);
  return rows[0] ?? { stakeMinor: 0n, payoutMinor: 0n };
}

/** Opens a round on the next link of a chain; null when one is under way already. */
export async function openRound(
  executor: Executor,
  row: { id: string; chain: ChainRow; startsAt: Date; now: Date; watchedAt: Date },
): Promise<SharedRoundRow | null> {
  const { rows } = await sql<SharedRoundRow>`
    with link as (
      update hash_chains set next_index = next_index + 1
       where id = ${row.chain.id} and is_active and next_index <= length
         and not exists (select from shared_rounds r where r.site_id = hash_chains.site_id
               and r.provider_code = hash_chains.provider_code
               and r.game_code = hash_chains.game_code
               and r.table_id = hash_chains.table_id and r.phase <> 'settled')
      returning *)
    insert into shared_rounds (id, site_id, provider_code, game_code, table_id, chain_id,
           chain_index, phase, opened_at, starts_at, next_at, watched_at)
    select ${row.id}::uuid, l.site_id, l.provider_code, l.game_code, l.table_id, l.id,
           l.next_index - 1, 'betting', ${row.now}::timestamptz, ${row.startsAt}::timestamptz,
           ${row.startsAt}::timestamptz, ${row.watchedAt}::timestamptz
      from link l
    on conflict do nothing
    returning *`.execute(executor);
  return rows[0] ?? null;
}

/** Opens a round on a block to come of a public chain; null when one is under way already. */
export async function openBlockRound(
  executor: Executor,
  row: {
    id: string;
    of: RoundTable;
    source: string;
    height: number;
    startsAt: Date;
    now: Date;
    watchedAt: Date;
  },
): Promise<SharedRoundRow | null> {
  const { siteId, providerCode, gameCode, tableId } = row.of;
  const { rows } = await sql<SharedRoundRow>`
    insert into shared_rounds (id, site_id, provider_code, game_code, table_id, block_source,
      chain_index, phase, opened_at, starts_at, next_at, watched_at)
    select ${row.id}::uuid, ${siteId}::uuid, ${providerCode}::text, ${gameCode}::text,
           ${tableId}::text, ${row.source}::text, ${row.height}::integer, 'betting',
           ${row.now}::timestamptz, ${row.startsAt}::timestamptz, ${row.startsAt}::timestamptz,
           ${row.watchedAt}::timestamptz
    on conflict do nothing
    returning *`.execute(executor);
  return rows[0] ?? null;
}

/** Notes the hash of a round's block where none is noted yet; gives the one that is. */
export async function seeBlock(
  executor: Executor,
  roundId: string,
  hash: string,
): Promise<string | null> {
  const row = await executor
    .updateTable('shared_rounds')
    .set({ block_hash: sql<string>`coalesce(block_hash, ${hash}::text)` })
    .where('id', '=', roundId)
    .returning('block_hash')
    .executeTakeFirstOrThrow();
  return row.block_hash;
}

/** From now on the noted block decides the round; null when the round has ended otherwise. */
export async function confirmBlock(
  executor: Executor,
  roundId: string,
  now: Date,
): Promise<SharedRoundRow | null> {
  const row = await executor
    .updateTable('shared_rounds')
    .set({ block_confirmed_at: now })
    .where('id', '=', roundId)
    .where('phase', '=', 'running')
    .where('block_hash', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Calls `round_void`: gives whose stakes went back. */
export async function voidBets(
  executor: Executor,
  order: { roundId: string; betIds: readonly string[]; outcome: object; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{
    player_id: string;
  }>`select player_id from round_void(${order.roundId}::uuid, ${[...order.betIds]}::uuid[],
    ${jsonText(order.outcome)}::jsonb, ${order.now}::timestamptz) as player_id`.execute(executor);
  return rows.map(({ player_id }) => player_id);
}

/** Somebody looks: as long as that is so, one round follows the other. */
export async function watchRound(executor: Executor, roundId: string, now: Date): Promise<void> {
  await sql`update shared_rounds set watched_at = ${now}::timestamptz
    where id = ${roundId} and watched_at < ${now}::timestamptz - interval '5 seconds'`.execute(
    executor,
  );
}

/**
 * Rounds of the games whose time has come, the longest overdue first: those that chains of ours
 * decide, or those of public ones.
 */
export async function readDueRounds(
  executor: Executor,
  { gameCodes, by }: { gameCodes: readonly string[]; by: 'chains' | 'blocks' },
  now: Date,
  limit: number,
): Promise<SharedRoundRow[]> {
  if (gameCodes.length === 0) return [];
  return executor
    .selectFrom('shared_rounds')
    .selectAll()
    .where('next_at', '<=', now)
    .where('game_code', 'in', [...gameCodes])
    .where('chain_id', by === 'chains' ? 'is not' : 'is', null)
    .orderBy('next_at')
    .limit(limit)
    .execute();
}

/**
 * Rounds that still take bets, the last ones first: of tables that somebody has looked at lately,
 * as others rest.
 */
export async function readBettingRounds(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<SharedRoundRow[]> {
  return executor
    .selectFrom('shared_rounds')
    .selectAll()
    .where('next_at', '>', now)
    .where('phase', '=', 'betting')
    .orderBy('next_at', 'desc')
    .limit(limit)
    .execute();
}

/** Moves a round on; does nothing, and says so, where it has moved before. */
export async function moveRound(
  executor: Executor,
  round: Pick<SharedRoundRow, 'id' | 'phase' | 'dealing_at'>,
  { outcome, ...change }: RoundChange,
): Promise<boolean> {
  const moved = await executor
    .updateTable('shared_rounds')
    .set({ ...change, ...(outcome ? { outcome: jsonText(outcome) } : {}) })
    .where('id', '=', round.id)
    .where('phase', '=', round.phase)
    .where('dealing_at', round.dealing_at === null ? 'is' : 'is not', null)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Bets of a round with who placed them, without those that were taken back. */
export async function readBetsOf(
  executor: Executor,
  { siteId, roundId, limit }: { siteId: string; roundId: string; limit: number },
): Promise<Array<RoundRow & { account_id: string }>> {
  return executor
    .selectFrom('game_rounds')
    .innerJoin('players', 'players.id', 'game_rounds.player_id')
    .selectAll('game_rounds')
    .select('players.account_id')
    .where('game_rounds.site_id', '=', siteId)
    .where('game_rounds.shared_round_id', '=', roundId)
    .where(sql<boolean>`game_rounds.outcome ->> 'void' is distinct from ${cancelled}::text`)
    .orderBy('game_rounds.stake_minor', 'desc')
    .limit(limit)
    .execute();
}

/** Open bets of a round, some at a time. */
export async function readOpenBets(
  executor: Executor,
  roundId: string,
  limit: number,
): Promise<RoundRow[]> {
  return executor
    .selectFrom('game_rounds')
    .selectAll()
    .where('shared_round_id', '=', roundId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Calls `round_join`. */
export async function joinRound(
  executor: Executor,
  bet: RoundDraft & { shared_round_id: string },
  order: { lockedMinor: bigint; betsMax: number; requestHash: Buffer; now: Date },
): Promise<JoinAnswer> {
  const { rows } = await sql<{
    answer: JoinAnswer;
  }>`${preparedMark}select round_join(${jsonText(bet)}::jsonb,
    ${order.lockedMinor}::bigint, ${order.betsMax}::integer, ${order.requestHash}::bytea,
    ${order.now}::timestamptz)
    as answer`.execute(executor);
  return one(rows);
}

/** Calls `round_cash_out`. */
export async function cashOutBet(
  executor: Executor,
  order: {
    siteId: string;
    playerId: string;
    betId: string;
    shareBp: number;
    multiplierE4: bigint;
    isCancel: boolean;
    requestId: string;
    requestHash: Buffer;
    now: Date;
  },
): Promise<CashOutAnswer> {
  const { rows } = await sql<{ answer: CashOutAnswer }>`${preparedMark}select round_cash_out(
    ${order.siteId}::uuid, ${order.playerId}::uuid, ${order.betId}::uuid, ${order.shareBp}::integer,
    ${order.multiplierE4}::bigint, ${order.isCancel}::boolean, ${order.requestId}::uuid,
    ${order.requestHash}::bytea, ${order.now}::timestamptz)
    as answer`.execute(executor);
  return one(rows);
}

export interface BetEnding {
  id: string;
  multiplierE4: bigint;
  amountMinor: bigint;
  /** Of a ticket, as each of its bets ended. */
  lines?: readonly TicketLine[];
}

/** Calls `round_settle`: gives whose bets were settled. */
export async function settleBets(
  executor: Executor,
  order: { roundId: string; bets: readonly BetEnding[]; outcome: object; now: Date },
): Promise<string[]> {
  const bets = order.bets.map(({ id, multiplierE4, amountMinor, lines }) => ({
    id,
    multiplier_e4: multiplierE4,
    amount: amountMinor,
    ...(lines ? { lines } : {}),
  }));
  const { rows } = await sql<{
    player_id: string;
  }>`select player_id from round_settle(${order.roundId}::uuid,
    ${jsonText(bets)}::jsonb, ${jsonText(order.outcome)}::jsonb,
    ${order.now}::timestamptz) as player_id`.execute(executor);
  return rows.map(({ player_id }) => player_id);
}

function one<Answer>(rows: ReadonlyArray<{ answer: Answer }>): Answer {
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('the round gave no answer');
  return answer;
}
