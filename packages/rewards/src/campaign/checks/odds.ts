import { miniGames, type MiniRow } from '../../minigame/index.ts';
import { totalWeight } from '../../wheel/index.ts';
import type { ItemOf } from '../campaign-schema.ts';
import { minorOf, ofKind, problem, type CampaignCheck } from './campaign-check.ts';

const weightMost = 2n ** 53n;

/** A wheel can stop somewhere, and its sum is a whole number everywhere. */
export const wheelsCanStop: CampaignCheck = (campaign) =>
  ofKind(campaign, 'wheel', ({ segments, streak = [], streak_length: length = 7 }, at) => {
    const total = totalWeight(segments);
    const isPossible = total > 0n && total <= weightMost;
    return [
      ...(isPossible
        ? []
        : [
            problem(
              [...at, 'segments'],
              'oddsImpossible',
              'the weights add up to nothing, or to more than 2^53',
            ),
          ]),
      ...streak.flatMap(({ day }, index) =>
        day > length
          ? [
              problem(
                [...at, 'streak', index, 'day'],
                'aboveMaximum',
                `the calendar has ${length} days`,
              ),
            ]
          : [],
      ),
    ];
  });

const rowsOf = ({ table }: ItemOf<'minigame'>): readonly MiniRow[] => table;

/** A game with tokens has the table its kind asks for, and gives no more than it takes. */
export const minigamesAreFair: CampaignCheck = (campaign) =>
  ofKind(campaign, 'minigame', (item, at) => {
    const game = miniGames[item.game];
    const rows = rowsOf(item);
    const place = [...at, 'table'];
    if (rows.length !== game.rows)
      return [problem(place, 'oddsImpossible', `${item.game} has ${game.rows} rows`)];
    const weights = rows.reduce((sum, { weight = 0 }) => sum + weight, 0);
    if (item.game === 'scratch' && (rows[0]?.prize.kind !== 'none' || weights === 0))
      return [
        problem(
          place,
          'oddsImpossible',
          'the first row is no prize, and the weights add up to something',
        ),
      ];
    const unworthy = rows.findIndex(
      ({ prize, worth }) => prize.kind !== 'none' && prize.kind !== 'token' && worth === undefined,
    );
    if (unworthy >= 0)
      return [
        problem([...place, unworthy, 'worth'], 'missingField', 'what the prize is worth in tokens'),
      ];
    const { numerator, denominator } = game.rtp({ cost: item.cost, rows });
    return numerator > denominator
      ? [problem(place, 'rtpTooHigh', 'gives more tokens than it takes')]
      : [];
  });

/** Prizes of a race begin with the first place and leave none out. */
export const racesHaveNoGaps: CampaignCheck = (campaign) =>
  ofKind(campaign, 'race', ({ prizes }, at) => {
    let next = 1;
    for (const [index, { from, to }] of prizes.entries()) {
      if (from !== next || to < from)
        return [problem([...at, 'prizes', index], 'oddsImpossible', `place ${next} comes here`)];
      next = to + 1;
    }
    return [];
  });

/** A pot has what its kind falls by, and room to grow. */
export const potsCanFall: CampaignCheck = (campaign, { exponent }) =>
  ofKind(campaign, 'jackpot', (item, at) => {
    const needed = {
      draw: 'period_minutes',
      must_hit_by: 'must_hit_by',
      chance: 'one_in',
    } as const;
    const field = needed[item.pot];
    if (item[field] === undefined)
      return [problem([...at, field], 'missingField', `a pot of this kind falls by ${field}`)];
    if (item.must_hit_by === undefined) return [];
    return minorOf(item.must_hit_by, exponent) > minorOf(item.opening, exponent)
      ? []
      : [problem([...at, 'must_hit_by'], 'oddsImpossible', 'must be above the opening')];
  });

/** No more is given back of a stake than the house keeps of it. */
export const rakebackIsBelowTheEdge: CampaignCheck = (campaign, { sportsEdgeBp }) =>
  ofKind(campaign, 'rakeback', ({ sports_edge_bp: edge }, at) =>
    edge !== undefined && edge > sportsEdgeBp
      ? [problem([...at, 'sports_edge_bp'], 'rtpTooHigh', `sports keep ${sportsEdgeBp}`)]
      : [],
  );
