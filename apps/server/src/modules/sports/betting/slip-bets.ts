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
 * The bets of a request. A builder needs a price of its own: a bet that asks for one has a fault.
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

const legOf = (leg: BetInput['legs'][number]): SlipLeg => ({
  selectionId: leg.selection_id?.toLowerCase() ?? '',
  oddsMilli: oddsMilliOf(leg.odds),
});

function faultOf({ legs, voucher_id }: BetInput, path: string): BetFault | null {
  const [fault] = legs.flatMap((leg, legNo): BetFault[] => {
    const at = `${path}.legs.${legNo}`;
    if (leg.selection_ids !== undefined) return [{ path: at, code: 'notCombinable' }];
    return isUuid(legOf(leg).selectionId) ? [] : [{ path: at, code: 'selectionNotFound' }];
  });
  if (fault !== undefined) return fault;
  const isUnknown = voucher_id !== undefined && !isUuid(voucher_id.toLowerCase());
  return isUnknown ? { path, code: 'voucherNotFound' } : null;
}
