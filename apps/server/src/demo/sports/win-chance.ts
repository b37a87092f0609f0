import { chancesOf, marketType } from '@pavilion/sports';
import type { DemoSettings } from '../matches/index.ts';
import { demoSportOf } from './demo-sports.ts';
import { strengthOf, type SportLeague } from './sport-leagues.ts';
import type { SportMatch } from './sport-match.ts';

const even = 0.5;
const chances = new Map<string, number>();
const chancesMost = 2000;

/**
 * How likely home goes on from a match of a league, by the process it is played by: who gives up is
 * drawn whatever the score. Throws RangeError for a sport whose winner has no price.
 */
export function winChanceOf(
  settings: DemoSettings,
  league: SportLeague,
  { homeKey, awayKey }: Pick<SportMatch, 'homeKey' | 'awayKey'>,
): number {
  const key = [settings.seed, league.code, homeKey, awayKey].join('/');
  const known = chances.get(key);
  if (known !== undefined) return known;
  const { play, givenUpShare = 0 } = demoSportOf(league.sport);
  const strength = (of: string): number => {
    const side = league.sides.find((one) => one.key === of);
    return side ? strengthOf(settings.seed, league, side) : 0;
  };
  const model = play({ seed: key, home: strength(homeKey), away: strength(awayKey) }).before();
  const type = marketType(league.sport, 'winner');
  const market = type && { type, lineQuarters: null, param: null };
  const played = market && chancesOf(model, market, 'home');
  if (!played) throw new RangeError(`nobody wins a match of ${league.sport}`);
  const chance = (1 - givenUpShare) * played.won + givenUpShare * even;
  if (chances.size >= chancesMost) chances.clear();
  chances.set(key, chance);
  return chance;
}
