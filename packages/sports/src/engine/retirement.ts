import type { Question } from './base.ts';
import type { Facts } from './facts.ts';
import type { RetirementRule, SettlementRules } from './rules.ts';
import { refunded, wonIf, type Verdict } from './verdict.ts';

/** The period that must be complete for the bet to stand; null: whatever was played is enough. */
const leastPlayed: Readonly<Record<RetirementRule, string | null>> = {
  point: null,
  'set-1': 's1',
  'set-2': 's2',
  match: 'full',
  advances: null,
};

/** At least one thing of the match was counted. */
function hasBegun(facts: Facts): boolean {
  return Object.values(facts.periods).some(({ stats }) =>
    Object.values(stats).some(([home, away]) => home + away > 0),
  );
}

function stands(rule: RetirementRule, facts: Facts): boolean {
  if (rule === 'point') return hasBegun(facts) || facts.incidents.length > 0;
  const period = leastPlayed[rule];
  return period === null || facts.periods[period]?.isComplete === true;
}

/**
 * The winner of an event that ended by retirement or disqualification, by the site's rule (contract
 * 7, 6); null for every other question and end. Nobody told as winner: void.
 */
export function winnerAfterEnd(
  { base, period, outcome }: Question,
  facts: Facts,
  rules: SettlementRules,
): Verdict | null {
  if (base !== 'winner' || period !== 'full') return null;
  if (facts.ended !== 'retired' && facts.ended !== 'disqualified') return null;
  const isStanding =
    facts.ended === 'retired' ? stands(rules.retirement, facts) : rules.disqualified === 'advances';
  if (!isStanding || facts.winner === null || facts.winner === 'draw') return refunded;
  return wonIf(facts.winner === outcome);
}
