import { asksOfPlayer, isPart } from './early-reasons.ts';
import type { Facts } from './facts.ts';
import type { Market } from './market-type.ts';
import { defaultRules, type SettlementRules } from './rules.ts';
import type { Acceptance, Selection } from './selection.ts';
import { questionOf, settleQuestion, type PickResult, type SettledBy } from './settle-pick.ts';

/**
 * What holds for good while an event goes on: a period that is complete, and what nothing can
 * change any more. All other reasons are known at its end alone.
 */
const lasting: ReadonlySet<SettledBy> = new Set(['table', 'decided', 'entered-late']);

/** Whether facts are told for good and their event has not ended: else nothing is early. */
export const isEarly = ({ isFinal, ended, isVoid }: Facts): boolean =>
  isFinal && ended === null && !isVoid;

function lastingResult(
  selection: Selection,
  facts: Facts,
  accepted: Acceptance | undefined,
  rules: SettlementRules,
): PickResult | null {
  if (!isEarly(facts)) return null;
  const question = questionOf(selection, accepted);
  const result = settleQuestion(question, selection.market, facts, accepted, rules);
  return result.by !== null && lasting.has(result.by) ? result : null;
}

/**
 * What a pick became before the end of its event; null while that is open. A player who has taken
 * no part so far is settled at the end alone: who never does is void, whoever scored.
 */
export function settleEarly(
  selection: Selection,
  facts: Facts,
  accepted?: Acceptance,
  rules: SettlementRules = defaultRules,
): PickResult | null {
  const { market } = selection;
  const question = questionOf(selection, accepted);
  if (asksOfPlayer(market, question) && !isPart(facts, question.subject)) return null;
  return lastingResult(selection, facts, accepted, rules);
}

/** Whether nothing about any of a market's outcomes is open: it takes no more bets. */
export const isMarketDecided = (
  market: Market,
  outcomes: readonly string[],
  facts: Facts,
  rules: SettlementRules = defaultRules,
): boolean =>
  outcomes.length > 0 &&
  outcomes.every((outcome) => lastingResult({ market, outcome }, facts, undefined, rules) !== null);
