// The sportsbook as pure rules. What stands here is the package's contract; everything else may change.

export { baseRules } from './bases/index.ts';
export { bases, type Base, type BaseRule, type Question } from './engine/base.ts';
export {
  factsOf,
  latestFacts,
  periodOf,
  type CancelledWindow,
  type Ended,
  type Facts,
  type Incident,
  type Pair,
  type PeriodFacts,
  type PlayerFacts,
  type RunnerFacts,
  type Side,
  type Withdrawal,
} from './engine/facts.ts';
export { add, fraction, half, one, times, zero, type Fraction } from './engine/fraction.ts';
export {
  isForBuilder,
  isHalfLine,
  isLineOf,
  marketGroups,
  sports,
  type LineRule,
  type Market,
  type MarketGroup,
  type MarketType,
  type Outcomes,
  type Scope,
  type Sport,
} from './engine/market-type.ts';
export {
  defaultRules,
  retirementRules,
  type RetirementRule,
  type SettlementRules,
} from './engine/rules.ts';
export {
  questionOf,
  settlePick,
  settleQuestion,
  type Acceptance,
  type PickResult,
  type Selection,
  type SettledBy,
} from './engine/settle-pick.ts';
export { kindsOf, marketType } from './sports/kinds.ts';
