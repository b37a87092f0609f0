import { sql } from 'kysely';
import { jsonText, preparedMark, type Executor } from '@pavilion/database';
import type { Pockets } from '../../money/wallet/index.ts';
import type { RefusingLimit } from '../../account/protection/index.ts';
import type { AcceptedBet } from './bet-record.ts';

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
  /** The player's own limit that refused the slip. */
  limit?: RefusingLimit | null;
}

export interface TakenSlip extends Pockets {
  status: 'placed' | 'replayed';
  slip_id: string;
  /** In the order of the slip's lines. */
  bets: AcceptedBet[];
}

export type SlipAnswer =
  TakenSlip | { status: 'refused'; refusals: SlipRefusal[] } | { status: 'contended' };

/** Bets as they stand in the answer of the function: JSON knows neither bigint nor Date. */
interface BetInJson extends Omit<AcceptedBet, 'stakeMinor' | 'startTime' | 'placedAt'> {
  stakeMinor: string;
  startTime: string;
  placedAt: string;
}

type AnswerInJson =
  (Omit<TakenSlip, 'bets'> & { bets: BetInJson[] }) | Exclude<SlipAnswer, TakenSlip>;

/** Calls `place_bet`: all that a slip does in the database, in one statement. Its file in the database package tells checks and locks. */
export async function callPlaceBet(
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
  const { rows } = await sql<{
    answer: AnswerInJson;
  }>`${preparedMark}select place_bet(${order.siteId}::uuid,
    ${order.playerId}::uuid, ${order.slipId}::uuid, ${order.requestId}::uuid, ${order.requestHash}::bytea,
    ${order.currency}, ${order.policy}, ${jsonText(lines)}::jsonb, ${order.rulesVersion}::integer,
    ${isExclusive}::boolean, ${order.now}::timestamptz) as answer`.execute(executor);
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('place_bet gave no answer');
  return 'bets' in answer ? { ...answer, bets: answer.bets.map(fromJson) } : answer;
}

function fromJson(bet: BetInJson): AcceptedBet {
  return {
    ...bet,
    stakeMinor: BigInt(bet.stakeMinor),
    startTime: new Date(bet.startTime),
    placedAt: new Date(bet.placedAt),
  };
}
