import type { DemoSettings } from '../matches/index.ts';
import { seasonAt, seasonOf } from './sport-calendar.ts';
import { sportLeagues, strengthOf, type SportLeague } from './sport-leagues.ts';
import type { SportMatch } from './sport-match.ts';
import { standingOf } from './sport-play.ts';

/** A season of a league of another sport than football: all its matches, by their start. */
export interface SportSeason {
  league: SportLeague;
  number: number;
  matches: readonly SportMatch[];
}

const known = new Map<string, SportSeason>();
const knownMost = 64;

/** A season of a league, played on so many courts at most; null for a league there is not. */
export function sportSeason(
  settings: DemoSettings,
  code: string,
  number: number,
  courts?: number,
): SportSeason | null {
  const league = sportLeagues.find((one) => one.code === code);
  if (league === undefined) return null;
  const key = `${settings.seed}/${settings.epoch.getTime()}/${code}/${number}/${courts}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= knownMost) known.clear();
  const made = { league, number, matches: seasonOf(settings, league, number, courts) };
  known.set(key, made);
  return made;
}

/** The season each league is in at a moment. */
export function sportSeasonsAt(settings: DemoSettings, at: Date, courts?: number): SportSeason[] {
  return sportLeagues.flatMap((league) => {
    const number = seasonAt(settings, league, at, courts);
    return sportSeason(settings, league.code, number, courts) ?? [];
  });
}

interface SportProgress {
  phase: 'to-come' | 'live' | 'over';
  score: readonly [home: number, away: number];
}

/** How matches ended that were looked at since, by their seed. */
const ended = new Map<string, { progress: SportProgress; at: Date }>();
const endedMost = 10_000;

/** How a match stands at a moment, as far as its league's table asks. */
export function progressOfSport(
  settings: DemoSettings,
  match: SportMatch,
  at: Date,
): SportProgress {
  if (match.start > at) return { phase: 'to-come', score: [0, 0] };
  const found = ended.get(match.seed);
  // Asked for an earlier moment than it ended at, it is worked out anew.
  if (found && found.at <= at) return found.progress;
  const { isOver, score } = standingOf(settings, match, at);
  const progress: SportProgress = { phase: isOver ? 'over' : 'live', score };
  if (ended.size >= endedMost) ended.clear();
  if (isOver) ended.set(match.seed, { progress, at });
  return progress;
}

/** How far home is ahead of the other side in strength, in deviations of the league. */
export function edgeOf(
  { seed }: DemoSettings,
  league: SportLeague,
  { homeKey, awayKey }: Pick<SportMatch, 'homeKey' | 'awayKey'>,
): number {
  const strength = (key: string): number => {
    const side = league.sides.find((one) => one.key === key);
    return side ? strengthOf(seed, league, side) : 0;
  };
  return strength(homeKey) - strength(awayKey);
}
