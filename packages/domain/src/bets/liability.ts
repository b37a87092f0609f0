import type { Outcome } from '../markets/index.ts';
import { profitMinor } from '../settlement/index.ts';

export interface OutcomeStake {
  outcome: Outcome;
  stakeMinor: bigint;
  oddsMilli: number;
}

/**
 * What the house loses if each outcome of a market comes in (domain rules 2.10): the wins of the
 * bets on it less the stakes of the bets on the others. Negative where the house gains. Half
 * results are not counted: this is the worst case.
 */
export function outcomeLiabilities(
  outcomes: readonly Outcome[],
  bets: readonly OutcomeStake[],
): Map<Outcome, bigint> {
  return new Map(
    outcomes.map((outcome) => [
      outcome,
      bets.reduce((sum, bet) => sum + liabilityAdded(outcome, bet), 0n),
    ]),
  );
}

/**
 * How one bet changes the liability of an outcome: adds its win, or takes off its stake when it is
 * on another.
 */
export function liabilityAdded(outcome: Outcome, bet: OutcomeStake): bigint {
  return bet.outcome === outcome
    ? profitMinor(bet.stakeMinor, bet.oddsMilli, 'won')
    : -bet.stakeMinor;
}
