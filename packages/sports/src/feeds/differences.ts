import { feedMultiplier, multiplierOf, oddsFraction } from '../bets/multiplier.ts';
import type { Facts } from '../engine/facts.ts';
import { fraction, type Fraction } from '../engine/fraction.ts';
import type { Market } from '../engine/market-type.ts';
import { defaultRules, type SettlementRules } from '../engine/rules.ts';
import { settlePick } from '../engine/settle-pick.ts';
import type { SettledMarket, ToldResult } from './canonical-message.ts';
import { isOutcomeOf } from './known-market.ts';

/** A share as it was told: `0.5`, `1/3`. Throws SyntaxError for what is none. */
export function shareOf(text: string): Fraction {
  const [part = '', whole = '1'] = text.split('/');
  const [units = '', decimals = ''] = part.split('.');
  return fraction(BigInt(units + decimals), BigInt(whole) * 10n ** BigInt(decimals.length));
}

/** Multipliers are straight lines over the odds: equal at two of them, they are equal at all. */
const twoOddsMilli = [2_000, 3_000] as const;

/** Sources write a third as 0.333333: so much less or more is the same share. */
const hair = fraction(1n, 100_000n);

function isClose(a: Fraction, b: Fraction): boolean {
  const apart = a.numerator * b.denominator - b.numerator * a.denominator;
  const size = apart < 0n ? -apart : apart;
  return size * hair.denominator <= a.denominator * b.denominator * hair.numerator;
}

function isDifferent(
  market: Market,
  outcome: string,
  told: ToldResult,
  facts: Facts,
  rules: SettlementRules,
): boolean {
  if (!isOutcomeOf(market, outcome)) return true;
  const { result, share } = settlePick({ market, outcome }, facts, undefined, rules);
  if (result === 'open') return false;
  const ours = { result, share, deductionPercent: 0 };
  return twoOddsMilli.some((oddsMilli) => {
    const theirs = feedMultiplier(
      oddsMilli,
      told.result,
      shareOf(told.voidFactor),
      shareOf(told.deadHeatFactor),
    );
    return !isClose(theirs, multiplierOf(oddsFraction(oddsMilli), ours));
  });
}

/**
 * The outcomes of which a source's word says something else than its facts do, for a pick taken
 * before the start. Where the facts leave an outcome open there is no difference yet.
 */
export function differencesOf(
  market: Market,
  results: SettledMarket['results'],
  facts: Facts,
  rules: SettlementRules = defaultRules,
): string[] {
  return Object.entries(results)
    .filter(([outcome, told]) => isDifferent(market, outcome, told, facts, rules))
    .map(([outcome]) => outcome);
}
