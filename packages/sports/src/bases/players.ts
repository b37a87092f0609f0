import type { BaseRule, Question } from '../engine/base.ts';
import type { Facts, Incident } from '../engine/facts.ts';
import { incidentsOf } from '../engine/periods.ts';
import { sharedWin, lost, verdictOfQuarters, won, wonIf, type Verdict } from '../engine/verdict.ts';
import { itsPeriod, pairOf } from './look.ts';

/** What counts for scorers: everything of the stat but own goals. */
function scored({ period, stat }: Question, facts: Facts): Incident[] {
  return incidentsOf(facts, period, stat).filter(({ isOwn }) => isOwn !== true);
}

const scorerOf = (incident: Incident | undefined): string | null =>
  incident === undefined ? 'none' : (incident.playerId ?? null);

function countOf(question: Question, facts: Facts): number {
  return scored(question, facts).filter(({ playerId }) => playerId === question.subject).length;
}

const targetOf = (param: string): number => (param === 'any' ? 1 : Number(param));

/** True when the facts tell every goal one by one. */
function isTold(question: Question, facts: Facts): boolean {
  const pair = pairOf(question, facts);
  const told = incidentsOf(facts, question.period, question.stat).length;
  return pair !== null && told >= pair[0] + pair[1];
}

function endScorer(question: Question, facts: Facts): Verdict | null {
  const goals = scored(question, facts);
  const scorer = scorerOf(question.param === 'first' ? goals[0] : goals.at(-1));
  return scorer === null ? null : wonIf(scorer === question.subject);
}

/** `param`: any, first, last, or how many he must score. */
export const scorer: BaseRule = {
  line: 'none',
  outcomes: () => 'players',
  needs: itsPeriod,
  judge: (question, facts) => {
    if (!isTold(question, facts)) return null;
    if (question.param === 'first' || question.param === 'last') return endScorer(question, facts);
    return wonIf(countOf(question, facts) >= targetOf(question.param));
  },
  decided: (question, facts) => {
    if (question.param === 'last') return null;
    if (question.param !== 'first')
      return countOf(question, facts) >= targetOf(question.param) ? won : null;
    return scored(question, facts).length > 0 ? endScorer(question, facts) : null;
  },
};

const statOf = (question: Question, facts: Facts, playerId: string): number | null =>
  facts.players.find((player) => player.playerId === playerId)?.stats[question.stat] ?? null;

export const playerTotal: BaseRule = {
  line: 'quarter',
  outcomes: () => ['over', 'under'],
  needs: itsPeriod,
  judge: (question, facts) => {
    const value = statOf(question, facts, question.subject);
    if (value === null) return null;
    const over = 4 * value - question.lineQuarters;
    return verdictOfQuarters(question.outcome === 'over' ? over : -over);
  },
  decided: (question, facts) => {
    const value = statOf(question, facts, question.subject);
    if (value === null || 4 * value - question.lineQuarters < 2) return null;
    return wonIf(question.outcome === 'over');
  },
};

/** The most of a stat among the players of the scope; equals share. */
export const topPlayer: BaseRule = {
  line: 'none',
  outcomes: () => 'players',
  needs: itsPeriod,
  judge: (question, facts) => {
    const values = facts.players
      .filter(({ side, tookPart }) => tookPart && [side, 'both'].includes(question.scope))
      .map(({ playerId, stats }) => ({ playerId, value: stats[question.stat] ?? 0 }));
    const most = Math.max(...values.map(({ value }) => value));
    const best = values.filter(({ value }) => value === most);
    if (best.length === 0) return null;
    if (!best.some(({ playerId }) => playerId === question.subject)) return lost;
    return sharedWin(1, best.length);
  },
};
