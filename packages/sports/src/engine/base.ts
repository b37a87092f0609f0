import type { Base } from './base-names.ts';
import type { Facts, Pair } from './facts.ts';
import type { LineRule, Outcomes, Scope } from './market-type.ts';
import type { Verdict } from './verdict.ts';

/** One selection as its base sees it: where to look, for what, and what was picked. */
export interface Question {
  readonly base: Base;
  readonly stat: string;
  readonly period: string;
  readonly scope: Scope;
  readonly param: string;
  readonly lineQuarters: number;
  readonly outcomes: Outcomes;
  readonly outcome: string;
  /** Whose total is asked for, or the player or runner picked. */
  readonly subject: string;
  /**
   * Score at acceptance that does not count: of a bet in play on a market that counts the rest,
   * else 0–0.
   */
  readonly before: Pair;
}

/** How one base is asked, answered and, sometimes, answered before its end. */
export interface BaseRule {
  readonly line: LineRule;
  /** The outcomes of a market, in the order they are shown. */
  readonly outcomes: (param: string, scope: Scope) => Outcomes;
  /** The periods that must be complete for the table; none: the event's end. */
  readonly needs: (question: Question) => readonly string[];
  /** The table's answer once that is complete; null when the facts lack a value it needs. */
  readonly judge: (question: Question, facts: Facts) => Verdict | null;
  /**
   * The answer that nothing can change any more though a period is not complete; null when there is
   * none.
   */
  readonly decided?: (question: Question, facts: Facts, isNatural: boolean) => Verdict | null;
}
