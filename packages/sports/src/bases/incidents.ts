import type { BaseRule, Question } from '../engine/base.ts';
import type { Facts, Incident, Side } from '../engine/facts.ts';
import { incidentsOf } from '../engine/periods.ts';
import { wonIf, type Verdict } from '../engine/verdict.ts';
import { itsPeriod, pairOf } from './look.ts';
import { isInRange } from './range.ts';

function incidentsFor({ period, stat }: Question, facts: Facts): Incident[] {
  return incidentsOf(facts, period, stat);
}

/**
 * The incidents, or null when the facts do not count the stat, or count more of it than they tell
 * one by one.
 */
function allIncidents(question: Question, facts: Facts): Incident[] | null {
  const incidents = incidentsFor(question, facts);
  const pair = pairOf(question, facts);
  const told = incidents.reduce((sum, { value }) => sum + value, 0);
  return pair === null || told < pair[0] + pair[1] ? null : incidents;
}

const nth = (question: Question, facts: Facts): Incident | null =>
  incidentsFor(question, facts)[Number(question.param) - 1] ?? null;

export const next: BaseRule = {
  line: 'none',
  outcomes: () => ['home', 'away', 'none'],
  needs: itsPeriod,
  judge: (question, facts) => {
    const incidents = allIncidents(question, facts);
    if (incidents === null) return null;
    const incident = incidents[Number(question.param) - 1];
    return wonIf((incident?.side ?? 'none') === question.outcome);
  },
  decided: (question, facts) => {
    const incident = nth(question, facts);
    return incident === null ? null : wonIf(incident.side === question.outcome);
  },
};

export const last: BaseRule = {
  line: 'none',
  outcomes: () => ['home', 'away', 'none'],
  needs: itsPeriod,
  judge: (question, facts) => {
    const incidents = allIncidents(question, facts);
    if (incidents === null) return null;
    return wonIf((incidents.at(-1)?.side ?? 'none') === question.outcome);
  },
};

/**
 * The side that had the target first: as told, or by counting the incidents; null while neither
 * has.
 */
function raceWinner(question: Question, facts: Facts): Side | null {
  const { period, stat, param } = question;
  const told = facts.races[period]?.[stat]?.[param];
  if (told !== undefined) return told;
  const counts = { home: 0, away: 0 };
  for (const { side, value } of incidentsFor(question, facts)) {
    counts[side] += value;
    if (counts[side] >= Number(param)) return side;
  }
  return null;
}

function raceVerdict(question: Question, facts: Facts): Verdict | null {
  const side = raceWinner(question, facts);
  return side === null ? null : wonIf(side === question.outcome);
}

export const raceTo: BaseRule = {
  line: 'none',
  outcomes: () => ['home', 'away', 'neither'],
  needs: itsPeriod,
  judge: (question, facts) => {
    const verdict = raceVerdict(question, facts);
    if (verdict !== null) return verdict;
    const pair = pairOf(question, facts);
    // Somebody got there, but nobody tells who was first.
    if (pair === null || Math.max(...pair) >= Number(question.param)) return null;
    return wonIf(question.outcome === 'neither');
  },
  decided: raceVerdict,
};

const bands = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90'];

/** In which quarter of an hour the `param`-th comes; stoppage time is minute 45 or 90. */
export const timeBand: BaseRule = {
  line: 'none',
  outcomes: () => [...bands, 'none'],
  needs: itsPeriod,
  judge: (question, facts) => {
    const incidents = allIncidents(question, facts);
    if (incidents === null) return null;
    return bandVerdict(question, incidents[Number(question.param) - 1] ?? null);
  },
  decided: (question, facts) => {
    const incident = nth(question, facts);
    return incident === null ? null : bandVerdict(question, incident);
  },
};

function bandVerdict({ outcome }: Question, incident: Incident | null): Verdict | null {
  if (incident === null) return wonIf(outcome === 'none');
  if (incident.minute === null) return null;
  return wonIf(outcome !== 'none' && isInRange(incident.minute, outcome));
}
