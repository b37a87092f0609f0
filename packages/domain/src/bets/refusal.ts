import { maxStakeMinor, type StakeLimits } from './max-stake.ts';
import { isPriceAcceptable, type PriceChangePolicy } from './price-change.ts';

/** Why a bet is not accepted, in order of precedence; each is a code of the error catalogue. */
export const betRefusals = [
  'selectionNotFound',
  'eventStarted',
  'marketClosed',
  'marketSuspended',
  'priceChanged',
  'stakeTooLow',
  'stakeTooHigh',
  'payoutTooHigh',
  'limitReached',
  'insufficientFunds',
] as const;
export type BetRefusal = (typeof betRefusals)[number];

export type MarketStatus = 'open' | 'suspended' | 'closed' | 'settled';

/** The selection as it stands at the moment of acceptance. */
export interface OfferedSelection {
  marketStatus: MarketStatus;
  /** True once the event is past the last moment at which this market takes bets. */
  isPastCutOff: boolean;
  /** Present price; null when the selection itself is not offered now. */
  oddsMilli: number | null;
}

export interface BetRequest {
  stakeMinor: bigint;
  /** The price the player saw. */
  oddsMilli: number;
  policy: PriceChangePolicy;
}

export type BetLimits = Omit<StakeLimits, 'oddsMilli'> & { minStakeMinor: bigint };

/**
 * Decides on a single bet: null when it is accepted (at the present price), else the first reason
 * of `betRefusals`. `offer` is null when there is no such selection.
 */
export function refusalOfBet(
  request: BetRequest,
  offer: OfferedSelection | null,
  limits: BetLimits,
): BetRefusal | null {
  if (!offer) return 'selectionNotFound';
  const { oddsMilli } = offer;
  const refusal = refusalOfOffer(offer);
  if (refusal) return refusal;
  if (oddsMilli === null) return 'marketSuspended';
  if (!isPriceAcceptable(request.oddsMilli, oddsMilli, request.policy)) return 'priceChanged';
  if (request.stakeMinor < limits.minStakeMinor || request.stakeMinor <= 0n) return 'stakeTooLow';
  const most = maxStakeMinor({ ...limits, oddsMilli });
  return request.stakeMinor > most.maxStakeMinor ? most.boundBy : null;
}

/** Why the selection takes no bets at all now, whatever the stake; null when it does. */
export function refusalOfOffer(offer: OfferedSelection): BetRefusal | null {
  if (offer.isPastCutOff) return 'eventStarted';
  if (offer.marketStatus === 'closed' || offer.marketStatus === 'settled') return 'marketClosed';
  return offer.marketStatus === 'suspended' || offer.oddsMilli === null ? 'marketSuspended' : null;
}
