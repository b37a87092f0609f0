import type { Text } from '../text.types.ts';
import type { NamedMarket } from './market.types.ts';
import { periodName } from './period-name.ts';
import { statKey, statName } from './stat-name.ts';

type Finder = Pick<Text, 'find'>;
type Ask = (t: Finder, market: NamedMarket) => string | null;

const plain =
  (key: string): Ask =>
  (t) =>
    t.find(`ui.markets.question.${key}`);

/**
 * Periods that are the match itself; who has more of the goals, points or sets of it is its result.
 */
const isWhole = ({ period }: NamedMarket): boolean => period === 'reg' || period === 'full';

const result: Ask = (t, market) =>
  t.find(`ui.markets.most.${market.stat}`) ??
  t.find(`ui.markets.question.${isWhole(market) ? 'matchResult' : 'result'}`);

const spreadSports = ['basketball', 'american-football'];

const handicap: Ask = (t, market) => {
  const { sport, kind, stat } = market;
  if (kind === 'puck-line') return t.find('ui.markets.question.puckLine');
  if (sport === 'football' && stat === 'goals') return t.find('ui.markets.handicap.asian');
  if (spreadSports.includes(sport)) return t.find('ui.markets.handicap.spread');
  return t.find(`ui.markets.handicap.${statKey(sport, stat)}`);
};

const scoreKeys: Readonly<Record<string, string>> = {
  sets: 'setScore',
  tennisSets: 'tennisSetScore',
  maps: 'mapScore',
};

const correctScore: Ask = (t, { sport, stat }) =>
  t.find(`ui.markets.question.${scoreKeys[statKey(sport, stat)] ?? 'correctScore'}`);

const next: Ask = (t, { stat, param }) => {
  if (stat === 'rounds') return t.find('ui.markets.question.firstRound');
  if (param === null) return t.find(`ui.markets.next.${stat}`);
  return t.find(`ui.markets.nextNumber.${stat}`, { number: Number(param) });
};

const raceTo: Ask = (t, { stat, param }) =>
  param === null
    ? t.find(`ui.markets.race.${stat}`)
    : t.find(`ui.markets.raceTo.${stat}`, { count: param });

const scorerKeys: Readonly<Record<string, string>> = { '2': 'two', '3': 'three' };

const scorer: Ask = (t, { stat, param }) => {
  const which = param ?? 'any';
  const key = stat === 'touchdowns' ? 'touchdown' : (scorerKeys[which] ?? which);
  return t.find(`ui.markets.scorer.${key}`);
};

/**
 * A map of a shooter is in overtime when it has more rounds than its two halves: the kind counts
 * them.
 */
const atLeast: Ask = (t, { sport, stat }) =>
  stat === 'rounds'
    ? periodName(t, sport, 'ot')
    : t.find(`ui.markets.atLeast.${statKey(sport, stat)}`);

const place: Ask = (t, { sport, param }) => {
  if (param !== '1') return t.find('ui.markets.question.topPlaces', { count: param ?? '' });
  return t.find(`ui.markets.question.${sport === 'outright' ? 'outrightWinner' : 'win'}`);
};

/** How each base of the contract is asked. */
const asks: Readonly<Record<string, Ask>> = {
  '1x2': result,
  winner: (t, { sport }) =>
    t.find(`ui.markets.question.${sport === 'football' ? 'drawNoBet' : 'winner'}`),
  advances: plain('toQualify'),
  'double-chance': plain('doubleChance'),
  handicap,
  'handicap-3way': plain('handicap3way'),
  total: (t, { sport, stat }) => t.find(`ui.markets.total.${statKey(sport, stat)}`),
  'total-3way': plain('total3way'),
  'odd-even': (t, { stat }) =>
    t.find(`ui.markets.question.${stat === 'corners' ? 'oddEvenCorners' : 'oddEven'}`),
  'both-score': plain('bothScore'),
  'correct-score': correctScore,
  'half-full': plain('halfFull'),
  'exact-total': plain('exactTotal'),
  'total-range': plain('totalRange'),
  margin: plain('margin'),
  'clean-sheet': plain('cleanSheet'),
  'win-to-nil': plain('winToNil'),
  'score-both-halves': plain('scoreBothHalves'),
  'win-both-halves': plain('winBothHalves'),
  'win-either-half': plain('winEitherHalf'),
  'highest-period': (t, { param }) =>
    t.find(`ui.markets.question.${param?.startsWith('q') ? 'highestQuarter' : 'highestHalf'}`),
  next,
  last: plain('lastGoal'),
  'race-to': raceTo,
  'time-band': plain('firstGoalTime'),
  'at-least': atLeast,
  'goes-to': (t, { sport, param }) => periodName(t, sport, param ?? 'ot'),
  'result-total': plain('resultTotal'),
  'result-both-score': plain('resultBothScore'),
  'total-both-score': plain('totalBothScore'),
  scorer,
  'player-total': (t, { sport, stat }) => statName(t, sport, stat),
  'top-player': plain('topBatter'),
  place,
  'runner-duel': plain('duel'),
};

/** What a market asks, without where it looks; a kind that nobody has named keeps its code. */
export function marketQuestion(t: Finder, market: NamedMarket): string {
  return asks[market.base]?.(t, market) ?? market.kind;
}
