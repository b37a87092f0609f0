import { factsOf, periodOf, type Facts, type Pair } from '@pavilion/sports';

export interface ResultEntry {
  eventId: string;
  /** `void`: all open stakes go back. */
  kind: 'score' | 'void';
  homeScore: number | null;
  awayScore: number | null;
  halfTimeHomeScore: number | null;
  halfTimeAwayScore: number | null;
  /** Where it comes from: `import`, `demo`, an operator's words. */
  reason: string;
  /** All that is known of a match played out, where a source tells more than its scores. */
  facts?: Facts;
}

/**
 * The facts of a football result: regular time as a whole, its halves where both are known. What an
 * entry does not tell stays unknown, and bets that ask for it wait.
 */
export function factsOfResult(entry: ResultEntry): Facts {
  const { homeScore, awayScore } = entry;
  const isVoid = entry.kind === 'void';
  if (!isVoid && entry.facts) return entry.facts;
  if (isVoid || homeScore === null || awayScore === null) {
    return factsOf({ isFinal: true, isVoid: true });
  }
  const goals: Pair = [homeScore, awayScore];
  return factsOf({
    isFinal: true,
    ended: 'completed',
    periods: { reg: periodOf({ goals }), ...halvesOf(goals, entry) },
  });
}

function halvesOf([home, away]: Pair, entry: ResultEntry): Facts['periods'] {
  const { halfTimeHomeScore: firstHome, halfTimeAwayScore: firstAway } = entry;
  if (firstHome === null || firstAway === null || firstHome > home || firstAway > away) return {};
  return {
    '1h': periodOf({ goals: [firstHome, firstAway] }),
    '2h': periodOf({ goals: [home - firstHome, away - firstAway] }),
  };
}
