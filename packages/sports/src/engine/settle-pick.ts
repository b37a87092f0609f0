import type { SelectionResult } from '@pavilion/domain/settlement';
import { baseRules } from '../bases/index.ts';
import type { BaseRule, Question } from './base.ts';
import { earlyReason, type Reason } from './early-reasons.ts';
import type { Facts } from './facts.ts';
import { one, type Fraction } from './fraction.ts';
import { isLineOf, type Market } from './market-type.ts';
import type { Acceptance, Selection } from './selection.ts';
import { winnerAfterEnd } from './retirement.ts';
import { defaultRules, type SettlementRules } from './rules.ts';
import { refunded, type Verdict } from './verdict.ts';

/** Which step of the contract's order spoke, for the explanation of a bet. */
export type SettledBy = Reason | 'table' | 'decided' | 'unfinished' | 'missing';

export interface PickResult {
  readonly result: SelectionResult | 'open';
  /** Share of the stake that wins at full odds: 1/1 but in a dead heat. */
  readonly share: Fraction;
  /** Null while the pick is open. */
  readonly by: SettledBy | null;
}

const open: PickResult = { result: 'open', share: one, by: null };
const since = (verdict: Verdict, by: SettledBy): PickResult => ({ ...verdict, by });

/**
 * Throws RangeError when market and outcome do not belong together: such a selection must never
 * have been stored.
 */
export function questionOf({ market, outcome }: Selection, accepted?: Acceptance): Question {
  const { type } = market;
  const { base, stat, period, scope } = type;
  const param = market.param ?? type.param ?? '';
  const outcomes = baseRules[base].outcomes(param, scope);
  const isKnown = !Array.isArray(outcomes) || outcomes.includes(outcome);
  if (!isKnown || !isLineOf(type.line, market.lineQuarters)) {
    throw new RangeError(`no such selection: ${type.kind} ${outcome} ${market.lineQuarters}`);
  }
  return {
    base,
    stat,
    period,
    scope,
    param,
    lineQuarters: market.lineQuarters ?? 0,
    outcomes,
    outcome,
    subject: market.playerId ?? outcome,
    before: type.counts === 'rest' && accepted?.isLive === true ? accepted.score : [0, 0],
  };
}

function isComplete(rule: BaseRule, question: Question, facts: Facts): boolean {
  const needed = rule.needs(question);
  if (needed.length === 0) return facts.ended !== null && facts.ended !== 'abandoned';
  return needed.every((period) => facts.periods[period]?.isComplete === true);
}

/**
 * Settles one pick by the first reason of the contract's order (7) that applies. Judges the facts
 * as they stand: that only final ones pay is the caller's. `open` while the event has not ended and
 * nothing decides it. Without `accepted` the pick is one taken before the start. Throws RangeError
 * for a selection that cannot exist.
 */
export function settlePick(
  selection: Selection,
  facts: Facts,
  accepted?: Acceptance,
  rules: SettlementRules = defaultRules,
): PickResult {
  return settleQuestion(questionOf(selection, accepted), selection.market, facts, accepted, rules);
}

/**
 * As `settlePick`, for who asks the same question of many facts: what a selection asks is worked
 * out once.
 */
export function settleQuestion(
  question: Question,
  market: Market,
  facts: Facts,
  accepted?: Acceptance,
  rules: SettlementRules = defaultRules,
): PickResult {
  const early = earlyReason(market, question, facts, accepted);
  if (early !== null) return since(early.verdict, early.reason);
  const ended = winnerAfterEnd(question, facts, rules);
  if (ended !== null) return since(ended, 'retirement');
  return byTable(question, facts, rules);
}

function byTable(question: Question, facts: Facts, rules: SettlementRules): PickResult {
  const rule = baseRules[question.base];
  const complete = isComplete(rule, question, facts);
  const verdict = complete ? rule.judge(question, facts) : null;
  if (verdict !== null) return since(verdict, 'table');
  const decided = rule.decided?.(question, facts, rules.naturalFinish) ?? null;
  if (decided !== null) return since(decided, 'decided');
  if (facts.ended === null) return open;
  // What was played out and is not told wants a person to look; what was not played out is void by
  // rule.
  return since(refunded, facts.ended === 'completed' ? 'missing' : 'unfinished');
}
