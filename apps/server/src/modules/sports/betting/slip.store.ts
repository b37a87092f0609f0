import { sql } from 'kysely';
import { jsonText, preparedMark, type Executor } from '@pavilion/database';
import type { BetType } from '@pavilion/sports';
import type { Pockets } from '../../money/wallet/index.ts';
import type { RefusingLimit } from '../../account/protection/index.ts';
import type { AcceptedBet, AcceptedLeg } from './bet-record.ts';
import { pricedInJson, type PricedBuilders } from './priced-builder.ts';

export interface SlipLeg {
  /** Of a builder the first of its picks. */
  selectionId: string;
  /** The picks of a builder, in their order; left out of any other leg. */
  pickIds?: readonly string[];
  /** What the player saw. */
  oddsMilli: number;
}

/** A bet of a slip; its shape is sound. */
export interface SlipBet {
  betId: string;
  betType: BetType;
  unitStakeMinor: bigint;
  lineCount: number;
  sizes: readonly number[];
  bankers: readonly number[];
  isEachWay: boolean;
  /** A free bet or a boost of the player's. */
  voucherId: string | null;
  legs: readonly SlipLeg[];
}

export interface SlipOrder {
  siteId: string;
  playerId: string;
  slipId: string;
  requestId: string;
  requestHash: Buffer;
  currency: string;
  policy: 'none' | 'better' | 'any';
  bets: readonly SlipBet[];
  /**
   * How long a slip with a live pick waits, in seconds by sport; the star stands for all others.
   * Null: it waits no more.
   */
  delays: Readonly<Record<string, number>> | null;
  rulesVersion: number;
  now: Date;
}

/**
 * Why a leg or a bet was refused; `index` is null when the player himself may not bet, `leg` where
 * the whole bet is refused, `pick` unless one of a builder is.
 */
export interface SlipRefusal {
  index: number | null;
  leg?: number | null;
  pick?: number | null;
  code: string;
  /** Why a voucher cannot be used. */
  detail?: string | null;
  odds_milli?: number | null;
  min_stake_minor?: string | null;
  max_stake_minor?: string | null;
  /** The player's own limit that refused the slip. */
  limit?: RefusingLimit | null;
}

export interface TakenSlip extends Pockets {
  status: 'placed' | 'replayed';
  slip_id: string;
  state: 'accepted' | 'pending';
  placed_at: string;
  decides_at: string | null;
  /** In the order of the slip. */
  bets: AcceptedBet[];
}

export type SlipAnswer =
  | TakenSlip
  | { status: 'refused'; refusals: SlipRefusal[] }
  | { status: 'contended' }
  /** A builder's price was worked out from what is not so any more. */
  | { status: 'stale' };

/**
 * Legs and bets as they stand in the answer of the function: JSON knows neither bigint nor Date.
 */
interface LegInJson extends Omit<AcceptedLeg, 'startTime' | 'acceptedAt'> {
  startTime: string;
  acceptedAt: string;
}
type InText = 'unitStakeMinor' | 'stakeMinor' | 'bonusMinor' | 'potentialMinor' | 'placedAt';
interface BetInJson extends Omit<AcceptedBet, InText | 'legs'>, Record<InText, string> {
  legs: [LegInJson, ...LegInJson[]];
}

type AnswerInJson =
  (Omit<TakenSlip, 'bets'> & { bets: BetInJson[] }) | Exclude<SlipAnswer, TakenSlip>;

/** A bet of one leg: its stake is the unit. */
export const singleBet = (
  betId: string,
  { stakeMinor, ...leg }: SlipLeg & { stakeMinor: bigint },
): SlipBet => ({
  betId,
  betType: 'single',
  unitStakeMinor: stakeMinor,
  lineCount: 1,
  sizes: [],
  bankers: [],
  isEachWay: false,
  voucherId: null,
  legs: [leg],
});

/**
 * Calls `place_slip`: all that a slip does in the database, in one statement. Its file in the
 * database package tells checks and locks.
 */
export async function callPlaceSlip(
  executor: Executor,
  order: SlipOrder,
  isExclusive: boolean,
  builders: PricedBuilders = new Map(),
): Promise<SlipAnswer> {
  const bets = order.bets.map((bet) => ({
    bet_id: bet.betId,
    bet_type: bet.betType,
    unit_stake_minor: bet.unitStakeMinor,
    line_count: bet.lineCount,
    sizes: bet.sizes,
    bankers: bet.bankers,
    is_each_way: bet.isEachWay,
    voucher_id: bet.voucherId,
    legs: bet.legs.map((leg) => legInJson(leg, builders)),
  }));
  const { rows } = await sql<{
    answer: AnswerInJson;
  }>`${preparedMark}select place_slip(${order.siteId}::uuid,
    ${order.playerId}::uuid, ${order.slipId}::uuid, ${order.requestId}::uuid,
    ${order.requestHash}::bytea, ${order.currency}, ${order.policy}, ${jsonText(bets)}::jsonb,
    ${order.delays && jsonText(order.delays)}::jsonb, ${order.rulesVersion}::integer,
    ${isExclusive}::boolean, ${order.now}::timestamptz) as answer`.execute(executor);
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('place_slip gave no answer');
  return 'bets' in answer ? { ...answer, bets: answer.bets.map(betFromJson) } : answer;
}

/** A leg as the functions of the database take it. */
function legInJson({ selectionId, oddsMilli, pickIds }: SlipLeg, builders: PricedBuilders) {
  if (pickIds === undefined) return { selection_id: selectionId, odds_milli: oddsMilli };
  return { odds_milli: oddsMilli, ...pricedInJson(pickIds, builders) };
}

function betFromJson({ legs: [first, ...others], ...bet }: BetInJson): AcceptedBet {
  return {
    ...bet,
    unitStakeMinor: BigInt(bet.unitStakeMinor),
    stakeMinor: BigInt(bet.stakeMinor),
    bonusMinor: BigInt(bet.bonusMinor),
    potentialMinor: BigInt(bet.potentialMinor),
    placedAt: new Date(bet.placedAt),
    legs: [legFromJson(first), ...others.map(legFromJson)],
  };
}

const legFromJson = (leg: LegInJson): AcceptedLeg => ({
  ...leg,
  startTime: new Date(leg.startTime),
  acceptedAt: new Date(leg.acceptedAt),
});
