import { isUuid } from '@pavilion/domain/ids';
import { shapeFault, type BetShape } from '@pavilion/sports';
import { fail } from '../../../failure.ts';
import type { WorthBet } from './bet-worth.store.ts';

/** The legs of a request of an edit, as they came. */
interface LegAsked {
  selection_id?: string | undefined;
  selection_ids?: string[] | undefined;
  odds: string;
}

/**
 * What a bet becomes: a single of one leg, a parlay of several. Fails with the code of the first
 * fault.
 */
export function newShape(legs: readonly LegAsked[]): { shape: BetShape; selectionIds: string[] } {
  const selectionIds = legs.map((leg, legNo) => {
    const at = { errors: [{ path: `legs.${legNo}`, code: 'selectionNotFound' }] };
    // Builders have no price of their own yet.
    if (leg.selection_ids !== undefined) return fail('notCombinable');
    const id = leg.selection_id?.toLowerCase() ?? '';
    return isUuid(id) ? id : fail('selectionNotFound', at);
  });
  const shape: BetShape = {
    type: legs.length === 1 ? 'single' : 'parlay',
    legCount: legs.length,
    sizes: [],
    bankers: [],
    isEachWay: false,
  };
  const fault = shapeFault(shape);
  if (fault === 'tooManyLegs') fail('tooManyLegs');
  if (fault !== null) fail('betNotEditable');
  return { shape, selectionIds };
}

/**
 * Only an open bet that nothing was cashed out of, without a voucher, may become another one (wire
 * contract of the sportsbook, 9). A system and a bet each way have no one stake that their lines
 * could go on with, and while a leg is live a cash-out waits: none of them is edited.
 */
export function checkEditable(bet: WorthBet): void {
  const isWhole = bet.status === 'accepted' && bet.cashedUnitMinor === 0n;
  const isLive = bet.legs.some((leg) => leg.multiplierNum === null && leg.eventState === 'live');
  const isPlain =
    bet.voucherId === null && bet.betType !== 'system' && !bet.isEachWay && bet.pendingId === null;
  if (!isWhole || isLive || !isPlain) fail('betNotEditable');
}
