import type { CallInput, slipPlace } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { lineCount, shapeFault, type BetShape } from '@pavilion/sports';
import { fail } from '../../../failure.ts';
import { oddsMilliOf } from '../sportsbook/index.ts';
import type { SlipLeg } from './slip.store.ts';

type BetInput = Omit<CallInput<typeof slipPlace>['bets'][number], 'unit_stake'>;

/** What a bet consists of, without its stake. */
interface AskedBet {
  shape: BetShape;
  lineCount: number;
  legs: readonly SlipLeg[];
}

/**
 * The bets of a request, their shapes sound. Fails with the code of the first fault, and names its place: a shape that is none, a
 * leg that names no selection. Each way needs place terms, which no market has that is on offer; a builder needs a price of
 * its own.
 */
export function askedBets(bets: readonly BetInput[]): AskedBet[] {
  return bets.map((bet, index) => {
    const shape = shapeOf(bet);
    const path = `bets.${index}`;
    const fault = shapeFault(shape);
    if (fault !== null) fail(fault, { errors: [{ path, code: fault }] });
    const legs = bet.legs.map((leg, legNo) => legOf(leg, `${path}.legs.${legNo}`));
    if (shape.isEachWay) fail('notEachWay', { errors: [{ path, code: 'notEachWay' }] });
    // Vouchers of the player are known to rewards alone; none of theirs can be used here yet.
    if (bet.voucher_id !== undefined) {
      fail('voucherNotFound', { errors: [{ path, code: 'voucherNotFound' }] });
    }
    return { shape, lineCount: lineCount(shape), legs };
  });
}

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

function legOf(leg: BetInput['legs'][number], path: string): SlipLeg {
  const refuse = (code: 'notCombinable' | 'selectionNotFound') =>
    fail(code, { errors: [{ path, code }] });
  if (leg.selection_ids !== undefined) return refuse('notCombinable');
  const selectionId = leg.selection_id?.toLowerCase() ?? '';
  if (!isUuid(selectionId)) return refuse('selectionNotFound');
  return { selectionId, oddsMilli: oddsMilliOf(leg.odds) };
}
