import type { CallInput, ErrorCode, slipPlace } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { lineCount, shapeFault, type BetShape } from '@pavilion/sports';
import { oddsMilliOf } from '../sportsbook/index.ts';
import type { SlipLeg } from './slip.store.ts';

type BetInput = Omit<CallInput<typeof slipPlace>['bets'][number], 'unit_stake'>;

/** What a bet consists of, without its stake. */
export interface AskedBet {
  shape: BetShape;
  /** None of a shape that is none. */
  lineCount: number;
  legs: readonly SlipLeg[];
  voucherId: string | null;
  /** What is wrong with the bet itself, whatever is on offer, and where; null when it is sound. */
  fault: BetFault | null;
}

interface BetFault {
  path: string;
  code: ErrorCode;
}

/**
 * The bets of a request. A builder has two picks at least: a bet that asks for less has a fault.
 */
export const askedBets = (bets: readonly BetInput[]): AskedBet[] =>
  bets.map((bet, index) => {
    const path = `bets.${index}`;
    const shape = shapeOf(bet);
    const code = shapeFault(shape);
    const voucherId = bet.voucher_id?.toLowerCase() ?? null;
    if (code !== null) return { shape, lineCount: 0, legs: [], voucherId, fault: { path, code } };
    const legs = bet.legs.map(legOf);
    return { shape, lineCount: lineCount(shape), legs, voucherId, fault: faultOf(bet, path) };
  });

function shapeOf({
  bet_type: type,
  legs,
  sizes,
  bankers,
  each_way: isEachWay,
}: BetInput): BetShape {
  return {
    type,
    legCount: legs.length,
    sizes: sizes ?? [],
    bankers: bankers ?? [],
    isEachWay: isEachWay ?? false,
  };
}

/** A leg of a request; of a builder with its picks. */
export function legOf(leg: BetInput['legs'][number]): SlipLeg {
  const oddsMilli = oddsMilliOf(leg.odds);
  const pickIds = leg.selection_ids?.map((id) => id.toLowerCase());
  if (pickIds === undefined)
    return { selectionId: leg.selection_id?.toLowerCase() ?? '', oddsMilli };
  return { selectionId: pickIds[0] ?? '', oddsMilli, pickIds };
}

/** What is wrong with a leg whatever is on offer. */
export function legFault({ selectionId, pickIds }: SlipLeg, path: string): BetFault | null {
  const code = 'selectionNotFound';
  if (pickIds === undefined) return isUuid(selectionId) ? null : { path, code };
  if (pickIds.length < fewestPicks) return { path, code: 'notCombinable' };
  const unknown = pickIds.findIndex((id) => !isUuid(id));
  return unknown < 0 ? null : { path: `${path}.picks.${unknown}`, code };
}

const fewestPicks = 2;

function faultOf({ legs, voucher_id }: BetInput, path: string): BetFault | null {
  const [fault] = legs.flatMap((leg, legNo) => legFault(legOf(leg), `${path}.legs.${legNo}`) ?? []);
  if (fault !== undefined) return fault;
  const isUnknown = voucher_id !== undefined && !isUuid(voucher_id.toLowerCase());
  return isUnknown ? { path, code: 'voucherNotFound' } : null;
}
