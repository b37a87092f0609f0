import { sql } from 'kysely';
import { jsonText, preparedMark, type Executor } from '@pavilion/database';
import type { RoundDraft, RoundRow } from '../plays/index.ts';
import { cancelled, type JoinAnswer } from './shared-round.store.ts';
import type { Line } from './ticket-lines.ts';

export type BetAnswer = JoinAnswer | { status: 'empty' };
/** What is bet by kind of bet, in minor units, and by how many. */
interface TotalRow {
  kind: string;
  amount_minor: bigint;
  players: number;
}

/** Lines as they are kept: nothing is paid yet. */
export const keptLines = (lines: readonly Line[]) =>
  lines.map(({ kept, stakeMinor }) => ({ params: kept, stake_minor: stakeMinor.toString() }));

/** Calls `round_bet`. */
export async function betOnRound(
  executor: Executor,
  ticket: RoundDraft & { shared_round_id: string },
  order: {
    lines: readonly Line[];
    lockedMinor: bigint;
    isReplacing: boolean;
    betsMax: number;
    requestHash: Buffer;
    now: Date;
  },
): Promise<BetAnswer> {
  const { rows } = await sql<{ answer: BetAnswer }>`${preparedMark}select round_bet(
    ${jsonText(ticket)}::jsonb, ${jsonText(keptLines(order.lines))}::jsonb,
    ${order.lockedMinor}::bigint, ${order.isReplacing}::boolean, ${order.betsMax}::integer,
    ${order.requestHash}::bytea, ${order.now}::timestamptz)
    as answer`.execute(executor);
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('the round gave no answer');
  return answer;
}

/** A player's newest ticket on a round that was not taken back. */
export async function readTicketOf(
  executor: Executor,
  { siteId, playerId, roundId }: { siteId: string; playerId: string; roundId: string },
): Promise<RoundRow | null> {
  const row = await executor
    .selectFrom('game_rounds')
    .selectAll()
    .where('shared_round_id', '=', roundId)
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where(sql<boolean>`outcome ->> 'void' is distinct from ${cancelled}::text`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** What is bet on a round by kind of bet, without what was taken back. */
export async function readTotals(
  executor: Executor,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<TotalRow[]> {
  const { rows } = await sql<TotalRow>`
    select line -> 'params' ->> 'kind' as kind,
           sum((line ->> 'stake_minor')::bigint)::bigint as amount_minor,
           count(distinct b.player_id)::integer as players
      from game_rounds b, jsonb_array_elements(b.lines) as line
     where b.shared_round_id = ${roundId}::uuid and b.site_id = ${siteId}::uuid
       and b.state <> 'refunded'
       and line -> 'params' ? 'kind'
     group by 1 order by 1`.execute(executor);
  return rows;
}

/** How many players have a bet on a round. */
export async function countPlayers(
  executor: Executor,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(distinct b.player_id)::integer as players from game_rounds b
     where b.shared_round_id = ${roundId}::uuid and b.site_id = ${siteId}::uuid
       and b.state <> 'refunded'`.execute(executor);
  return rows[0]?.players ?? 0;
}
