import type { DemoLeague } from '@pavilion/domain/simulation';
import {
  demoLeagueNames,
  demoLeaguePlans,
  seasonNumberAt,
  seasonOf,
  type DemoMatch,
  type DemoSettings,
} from './demo-schedule.ts';
import { demoStateAt } from './demo-state.ts';

/** A season of a demo league: all its matches, by kick-off. */
export interface LeagueSeason {
  league: DemoLeague;
  names: DemoLeague['names'];
  number: number;
  isFast: boolean;
  matches: readonly DemoMatch[];
}

/** The season each demo league is in at a moment. */
export function leagueSeasonsAt(settings: DemoSettings, at: Date): LeagueSeason[] {
  return demoLeaguePlans().map((plan) =>
    leagueSeason(settings, plan.league.code, seasonNumberAt(settings, plan, at)),
  );
}

/** A season of a league; throws RangeError for a league that is none of the demo's. */
export function leagueSeason(settings: DemoSettings, code: string, number: number): LeagueSeason {
  const plan = demoLeaguePlans().find(({ league }) => league.code === code);
  if (plan === undefined) throw new RangeError(`no demo league ${code}`);
  const matches = seasonOf(settings, plan, number).toSorted(
    (a, b) => a.kickoff.getTime() - b.kickoff.getTime(),
  );
  const { league, isFast } = plan;
  return { league, names: demoLeagueNames(plan), number, isFast, matches };
}

interface MatchProgress {
  phase: 'to-come' | 'live' | 'over';
  score: readonly [home: number, away: number];
}

/** How matches ended that were looked at since; asked for again and again with each table. */
const ended = new WeakMap<DemoMatch, { progress: MatchProgress; at: Date }>();

/** How a match stands at a moment, as far as its league's table asks. */
export function progressOf(match: DemoMatch, at: Date): MatchProgress {
  if (match.kickoff > at) return { phase: 'to-come', score: [0, 0] };
  const known = ended.get(match);
  if (known && known.at <= at) return known.progress;
  const { phase, homeScore, awayScore } = demoStateAt(match, at);
  const isOver = phase === 'finished';
  const progress: MatchProgress = {
    phase: isOver ? 'over' : 'live',
    score: [homeScore, awayScore],
  };
  if (isOver) ended.set(match, { progress, at });
  return progress;
}
