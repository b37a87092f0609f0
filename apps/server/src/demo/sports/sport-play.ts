import type { Facts, PeriodFacts } from '@pavilion/sports';
import { sportSpec } from '@pavilion/sports';
import type { EventPlay } from '../../modules/sports/sportsbook/index.ts';
import type { DemoSettings } from '../matches/index.ts';
import { demoSportOf } from './demo-sports.ts';
import type { DemoPlay, Standing } from './demo-sport.ts';
import { strengthOf } from './sport-leagues.ts';
import type { SportMatch } from './sport-match.ts';
import { squadOf } from './squads.ts';

/** Markets stay stopped this long after a goal, in real time. */
const stopMs = 6_000;

const plays = new Map<string, DemoPlay>();
const playsMost = 300;

/** The play of a match; worked out once, as long as it is asked for. */
export function playOf(settings: DemoSettings, match: SportMatch): DemoPlay {
  const known = plays.get(match.seed);
  if (known) return known;
  if (plays.size >= playsMost) plays.clear();
  const { league, seed } = match;
  const strength = (key: string): number => {
    const side = league.sides.find((one) => one.key === key);
    return side ? strengthOf(settings.seed, league, side) : 0;
  };
  const made = demoSportOf(league.sport).play({
    seed,
    home: strength(match.homeKey),
    away: strength(match.awayKey),
    squads: { home: idsOf(league, match.homeKey), away: idsOf(league, match.awayKey) },
  });
  plays.set(seed, made);
  return made;
}

const idsOf = (league: SportMatch['league'], key: string): string[] =>
  squadOf(league, key).map(({ id }) => id);

/** How a match stands at a moment; before its start as at its start. */
export function standingOf(settings: DemoSettings, match: SportMatch, now: Date): Standing {
  const { speed } = match.league;
  const elapsedMs = Math.max(now.getTime() - match.start.getTime(), 0);
  return playOf(settings, match).at(elapsedMs * speed, stopMs * speed);
}

/** What players are told of a standing. */
export function eventPlayOf({ league }: SportMatch, standing: Standing, now: Date): EventPlay {
  const { clock, period, serving, facts } = standing;
  return {
    period,
    serving,
    clock: clock && {
      seconds: clock.seconds,
      is_running: clock.isRunning,
      at: now.toISOString(),
    },
    scores: scoresOf(facts),
    delay_seconds: sportSpec(league.sport).delaySeconds,
    feed_state: 'fresh',
  };
}

/** Every period that has begun, as `[home, away]` by stat. */
function scoresOf({ periods }: Facts): NonNullable<EventPlay['scores']> {
  const begun = Object.entries(periods).filter(([, period]) => hasBegun(period));
  return Object.fromEntries(
    begun.map(([name, { stats }]) => [
      name,
      Object.fromEntries(
        Object.entries(stats).map(([stat, [home, away]]): [string, [number, number]] => [
          stat,
          [home, away],
        ]),
      ),
    ]),
  );
}

const hasBegun = ({ isComplete, stats }: PeriodFacts): boolean =>
  isComplete || Object.values(stats).some(([home, away]) => home + away > 0);
