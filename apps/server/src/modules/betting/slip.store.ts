import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

export interface SlipLine {
  betId: string;
  selectionId: string;
  oddsMilli: number;
  stakeMinor: bigint;
}

export interface SlipOrder {
  siteId: string;
  playerId: string;
  slipId: string;
  requestId: string;
  requestHash: Buffer;
  currency: string;
  policy: 'none' | 'better' | 'any';
  lines: readonly SlipLine[];
  rulesVersion: number;
  now: Date;
}

/** Why a line was refused; `index` is null when the player himself may not bet. */
export interface SlipRefusal {
  index: number | null;
  code: string;
  odds_milli?: number | null;
  min_stake_minor?: string | null;
  max_stake_minor?: string | null;
}

export type SlipAnswer =
  | { status: 'placed' | 'replayed'; slip_id: string; cash_minor: string; token_minor: string }
  | { status: 'refused'; refusals: SlipRefusal[] }
  | { status: 'contended' };

/** Calls `place_slip`. See the migration for what it checks, locks and answers. */
export async function placeSlip(
  executor: Executor,
  order: SlipOrder,
  isExclusive: boolean,
): Promise<SlipAnswer> {
  const lines = order.lines.map((line) => ({
    bet_id: line.betId,
    selection_id: line.selectionId,
    odds_milli: line.oddsMilli,
    stake_minor: line.stakeMinor,
  }));
  const { rows } = await sql<{ answer: SlipAnswer }>`select place_slip(${order.siteId}::uuid,
    ${order.playerId}::uuid, ${order.slipId}::uuid, ${order.requestId}::uuid, ${order.requestHash}::bytea,
    ${order.currency}, ${order.policy}, ${jsonText(lines)}::jsonb, ${order.rulesVersion}::integer,
    ${isExclusive}::boolean, ${order.now}::timestamptz) as answer`.execute(executor);
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('place_slip gave no answer');
  return answer;
}
