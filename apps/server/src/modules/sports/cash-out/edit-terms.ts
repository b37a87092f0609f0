import { lineCount, shapeFault, type BetShape } from '@pavilion/sports';
import { fail } from '../../../failure.ts';
import { legFault, legOf, type SlipLeg } from '../betting/index.ts';
import type { WorthBet } from './bet-worth.store.ts';
import type { AskedLeg } from './cash-out.store.ts';

/** The legs of a new bet as they are asked for. */
export const newLegsOf = (asked: readonly AskedLeg[]): SlipLeg[] => asked.map(legOf);

/**
 * What a bet becomes: a single of one leg, a parlay of several, each way where it was. Fails with
 * the code of the first fault.
 */
export function newShape(
  { isEachWay }: Pick<WorthBet, 'isEachWay'>,
  asked: readonly AskedLeg[],
): { shape: BetShape; newLegs: SlipLeg[] } {
  const newLegs = asked.map((leg, legNo) => {
    const read = legOf(leg);
    const fault = legFault(read, `legs.${legNo}`);
    return fault === null ? read : fail(fault.code, { errors: [fault] });
  });
  const shape: BetShape = {
    type: newLegs.length === 1 ? 'single' : 'parlay',
    legCount: newLegs.length,
    sizes: [],
    bankers: [],
    isEachWay,
  };
  const fault = shapeFault(shape);
  if (fault === 'tooManyLegs') fail('tooManyLegs');
  if (fault !== null) fail('betNotEditable');
  return { shape, newLegs };
}

/**
 * The stake on each line of what a bet becomes: each way its worth is shared by both lines, and a
 * minor unit that they cannot share stays with the player.
 */
export const unitOf = (shape: BetShape, worthMinor: bigint): bigint =>
  worthMinor / BigInt(lineCount(shape));

/** The selections of legs, each pick of a builder. */
export const selectionsOf = (legs: readonly SlipLeg[]): string[] =>
  legs.flatMap(({ selectionId, pickIds }) => pickIds ?? [selectionId]);

/**
 * Only an open bet that nothing was cashed out of, without a voucher, may become another one (wire
 * contract of the sportsbook, 9). A system has no one stake that its lines could go on with: it is
 * not edited.
 */
export function checkEditable(bet: WorthBet): void {
  const isWhole = bet.status === 'accepted' && bet.cashedUnitMinor === 0n;
  const isPlain = bet.voucherId === null && bet.betType !== 'system' && bet.pendingId === null;
  if (!isWhole || !isPlain) fail('betNotEditable');
}
