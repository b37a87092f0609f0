import {
  cashOutMinor,
  deductionOf,
  defaultRules,
  fraction,
  legValue,
  oddsFraction,
  placeOdds,
  unitTakenMinor,
  type BetShape,
  type Fraction,
  type LegMultipliers,
} from '@pavilion/sports';
import { delaySecondsOf } from '../betting/index.ts';
import type { WorthBet, WorthLeg, WorthPlace } from './bet-worth.store.ts';
import type { CashOutTerms } from './terms.store.ts';

/** Why nothing is offered (wire contract of the sportsbook, 9). */
export type CashOutRefusal =
  'suspended' | 'decided' | 'coverage' | 'small' | 'voucher' | 'rule' | 'pending';

/** What a part of a bet would be paid now; amounts are minor units. */
export interface Worth {
  refusal: CashOutRefusal | null;
  unitMinor: bigint;
  amountMinor: bigint;
  /** For all that is left; 0 where nothing is offered. */
  fullMinor: bigint;
  minPercent: number;
  delaySeconds: number;
}

/** Whether a leg is still to be decided on the pitch. */
export const isOpenLeg = (leg: WorthLeg): boolean => leg.multiplierNum === null;

/** Why an open leg has no worth that can be told. */
function legRefusal(leg: WorthLeg): CashOutRefusal | null {
  const { eventState, marketStatus, stopReason } = leg;
  const isOver = eventState === 'finished' || eventState === 'cancelled';
  if (leg.hasResult || isOver || stopReason === 'decided') return 'decided';
  const isOn = eventState === 'live' || (eventState === 'upcoming' && leg.isDue);
  if (isOn && !leg.allowsLive) return 'coverage';
  if (leg.place !== null && leg.place.chances === null && marketStatus === 'open')
    return 'coverage';
  const isTold = marketStatus === 'open' && leg.isOffered && leg.chances !== null;
  return isTold && eventState !== 'postponed' && !(eventState === 'upcoming' && leg.isDue)
    ? null
    : 'suspended';
}

function betRefusal(bet: WorthBet, terms: CashOutTerms, ownId: string | null) {
  if (bet.voucherId !== null) return 'voucher';
  if (bet.status === 'pending') return 'pending';
  if (bet.status !== 'accepted') return 'decided';
  if (bet.pendingId !== null && bet.pendingId !== ownId) return 'pending';
  if (!terms.isAllowed) return 'rule';
  const refusals = bet.legs.filter(isOpenLeg).map(legRefusal);
  const order = ['decided', 'coverage', 'suspended'] as const;
  return order.find((refusal) => refusals.includes(refusal)) ?? null;
}

const shapeOf = ({ betType, sizes, bankers, legs, isEachWay }: WorthBet): BetShape => ({
  type: betType,
  legCount: legs.length,
  sizes,
  bankers,
  isEachWay,
});

/** What a leg makes of a unit to win and, each way, to be placed: settled, or by its chances. */
function legValuesOf(leg: WorthLeg): LegMultipliers {
  const { multiplierNum, multiplierDen, chances, place } = leg;
  const win = valueOf(leg, multiplierNum, multiplierDen, { chances, part: [1, 1] });
  if (place === null) return { win, place: win };
  const { num, den, fraction: part } = place;
  return { win, place: valueOf(leg, num, den, { chances: place.chances, part }) };
}

function valueOf(
  { legNo, oddsMilli, withdrawnOddsMilli, isAntepost }: WorthLeg,
  num: string | null,
  den: string | null,
  open: Pick<WorthPlace, 'chances'> & { part: WorthPlace['fraction'] },
): Fraction {
  if (num !== null && den !== null) return fraction(BigInt(num), BigInt(den));
  if (open.chances === null) throw new Error(`leg ${legNo} has no chances`);
  const [part, whole] = open.part;
  const odds = placeOdds(oddsFraction(oddsMilli), fraction(BigInt(part), BigInt(whole)));
  const percent = isAntepost ? 0 : deductionOf(withdrawnOddsMilli, defaultRules);
  const kept = fraction(BigInt(100 - percent), 100n);
  return legValue(placeOdds(odds, kept), open.chances);
}

const liveDelay = (bet: WorthBet, { delays }: CashOutTerms): number =>
  delaySecondsOf(
    bet.legs
      .filter(isOpenLeg)
      .map(({ sport, eventState: state, delaySeconds }) => ({ sport, state, delaySeconds })),
    delays,
  );

const nothing = { unitMinor: 0n, amountMinor: 0n, fullMinor: 0n, minPercent: 100 };

/**
 * What a part (in percent) of what is left of a bet is worth now, or why nothing is offered. A
 * cash-out of the bet that waits stands against another one, but for `ownId`, which is decided.
 */
export function worthOf(
  bet: WorthBet,
  partPercent: number,
  terms: CashOutTerms,
  ownId: string | null = null,
): Worth {
  const delaySeconds = liveDelay(bet, terms);
  const refusal = betRefusal(bet, terms, ownId);
  if (refusal !== null) return { ...nothing, refusal, delaySeconds };
  const legs = bet.legs.map(legValuesOf);
  const amountOf = (unitMinor: bigint): bigint =>
    cashOutMinor({
      shape: shapeOf(bet),
      legs,
      unitTakenMinor: unitMinor,
      unitStakeMinor: bet.unitStakeMinor,
      potentialPayoutMinor: bet.potentialMinor,
      marginPpm: terms.marginPpm,
    });
  const leftMinor = bet.unitStakeMinor - bet.cashedUnitMinor;
  const fullMinor = amountOf(leftMinor);
  if (fullMinor < terms.minAmountMinor) return { ...nothing, refusal: 'small', delaySeconds };
  const paidFor = (percent: number): bigint => {
    const unit = unitTakenMinor(leftMinor, percent);
    return unit === null ? 0n : amountOf(unit);
  };
  const percents = Array.from({ length: 99 }, (_, index) => index + 1);
  const minPercent = percents.find((each) => paidFor(each) >= terms.minAmountMinor) ?? 100;
  const unitMinor = unitTakenMinor(leftMinor, partPercent) ?? 0n;
  const amountMinor = unitMinor === 0n ? 0n : amountOf(unitMinor);
  const isSmall = amountMinor < terms.minAmountMinor;
  return {
    refusal: isSmall ? 'small' : null,
    unitMinor: isSmall ? 0n : unitMinor,
    amountMinor: isSmall ? 0n : amountMinor,
    ...{ fullMinor, minPercent, delaySeconds },
  };
}

/** By number of the legs that are live: how often their markets have stopped. */
export const liveStops = (bet: WorthBet): Record<string, number> =>
  Object.fromEntries(
    bet.legs
      .filter((leg) => isOpenLeg(leg) && leg.eventState === 'live')
      .map(({ legNo, stopNo }) => [String(legNo), stopNo]),
  );

/**
 * Whether a market has stopped that had not when the cash-out was asked for, even if it is open
 * again.
 */
export const hasStopped = (bet: WorthBet, stops: Readonly<Record<string, number>>): boolean =>
  bet.legs.some(({ legNo, stopNo }) => {
    const before = stops[String(legNo)];
    return before !== undefined && before !== stopNo;
  });
