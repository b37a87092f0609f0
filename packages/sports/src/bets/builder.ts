import type { SelectionResult } from '@pavilion/domain/settlement';
import type { SettlementRules } from '../engine/rules.ts';

/**
 * Prices kept at acceptance for what is left of a builder: by the numbers of its void picks, `0,2`.
 */
export type Reprice = Readonly<Record<string, number>>;

export interface BuilderResult {
  readonly result: SelectionResult | 'open';
  readonly oddsMilli: number;
}

/** The numbers of the void picks as `reprice` names them: ascending, joined by commas. */
export function voidKey(results: readonly (SelectionResult | 'open')[]): string {
  return results.flatMap((result, index) => (result === 'void' ? [index] : [])).join(',');
}

/**
 * A builder's leg from its picks (wire contract, 7): one lost pick loses it, also beside a void
 * one; a void pick voids it or, where the site reprices, leaves the rest at the price kept at
 * acceptance. All void, or no price kept: void.
 */
export function settleBuilder(
  results: readonly (SelectionResult | 'open')[],
  oddsMilli: number,
  reprice: Reprice,
  rules: Pick<SettlementRules, 'builderVoid'>,
): BuilderResult {
  if (results.includes('lost')) return { result: 'lost', oddsMilli };
  if (results.includes('open')) return { result: 'open', oddsMilli };
  if (!results.includes('void')) return { result: 'won', oddsMilli };
  const kept = rules.builderVoid === 'reprice' ? reprice[voidKey(results)] : undefined;
  if (kept === undefined) return { result: 'void', oddsMilli };
  return { result: 'won', oddsMilli: kept };
}
