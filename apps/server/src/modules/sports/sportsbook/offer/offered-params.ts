import {
  baseRules,
  chancesOf,
  type Market,
  type MarketType,
  type PriceModel,
} from '@pavilion/sports';
import type { OfferOptions } from './offer-options.ts';

/** How far ahead the next of something is looked for. */
const mostIncidents = 40;

const raceTargets: Readonly<Record<string, readonly number[]>> = {
  'football corner-race': [3, 5, 7, 9, 11],
  'volleyball s1-race': [5, 10, 15, 20],
  'table-tennis s1-race': [3, 5, 7, 9],
};
const racesAtOnce = 2;

/** Scores of who wins so many sets, from the clearest win of home to that of away. */
function scoresTo(target: number): string {
  const losses = Array.from({ length: target }, (_, lost) => lost);
  const home = losses.map((lost) => `${target}-${lost}`);
  return [...home, ...losses.toReversed().map((lost) => `${lost}-${target}`)].join(',');
}

const gamesOfSet = [
  ...['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6'],
  ...['6-7', '5-7', '4-6', '3-6', '2-6', '1-6', '0-6'],
].join(',');
const possibleScores: readonly string[] = [scoresTo(2), scoresTo(3), scoresTo(4), gamesOfSet];

/**
 * The parameters with which a kind is offered now; null where the kind says it all. The next of
 * something is the one after those there are, a race goes to the targets nobody has reached, and
 * the scores named are those the event can end with.
 */
export function offeredParams(
  type: MarketType,
  model: PriceModel,
  { params }: OfferOptions,
): (string | null)[] {
  const told = params?.[type.kind];
  if (told !== undefined) return [...told];
  if (type.param !== null) return [null];
  const priced = (param: string): boolean => {
    const market = { type, lineQuarters: null, param };
    return model.worldsOf(market, outcomeOf(market)) !== null;
  };
  switch (type.base) {
    case 'next':
      return firstOf(nextOf(type, model), priced);
    case 'race-to':
      return targetsOf(type).filter(priced).slice(0, racesAtOnce);
    case 'correct-score':
      return firstOf(possibleScores, (param) => isComplete(type, param, model));
    case 'runner-duel':
      return [];
    default:
      return [null];
  }
}

function firstOf(params: readonly string[], isIt: (param: string) => boolean): string[] {
  const found = params.find(isIt);
  return found === undefined ? [] : [found];
}

const outcomeOf = ({ type, param }: Market): string => {
  const outcomes = baseRules[type.base].outcomes(param ?? '', type.scope);
  return typeof outcomes === 'string' ? '' : (outcomes[0] ?? '');
};

/** The next one, and those after it for a model that does not tell the present score. */
function nextOf(type: MarketType, model: PriceModel): string[] {
  const [home, away] = model.scoreOf({ type, lineQuarters: null, param: '1' });
  return Array.from({ length: mostIncidents }, (_, index) => String(home + away + 1 + index));
}

const targetsOf = ({ sport, kind }: MarketType): string[] =>
  (raceTargets[`${sport} ${kind}`] ?? []).map(String);

/** True when nothing else can happen: the scores of the list have all the chances there are. */
function isComplete(type: MarketType, param: string, model: PriceModel): boolean {
  const market = { type, lineQuarters: null, param };
  const outcomes = param.split(',');
  const sum = outcomes.reduce((all, one) => all + (chancesOf(model, market, one)?.won ?? 0), 0);
  return sum > 1 - 1e-6;
}
