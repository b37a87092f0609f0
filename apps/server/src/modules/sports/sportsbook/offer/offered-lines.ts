import {
  baseRules,
  chancesOf,
  fairProbability,
  isHandicap,
  sportSpec,
  type Market,
  type MarketType,
  type PriceModel,
} from '@pavilion/sports';

export interface OfferedLine {
  lineQuarters: number | null;
  /** 0 is the most balanced one, then its neighbours. */
  position: number;
}

/** A market but for its line. */
export type Unlined = Omit<Market, 'lineQuarters'>;

/** Beyond these no line is looked for: points of a basketball game, and as many ahead. */
const bounds = { total: 4 * 500, handicap: 4 * 200 };

/**
 * The lines a market is offered at: the most balanced one and its neighbours, `main` of the kinds
 * that a list shows, `other` of the rest. One without line where the kind has none; none at all
 * where the model has no price. Positions go from 0, the main one.
 */
export function offeredLines(
  market: Unlined,
  model: PriceModel,
  counts: { main: number; other: number },
): OfferedLine[] {
  const { type } = market;
  if (type.line === 'none') return [{ lineQuarters: null, position: 0 }];
  const isMain = sportSpec(type.sport).columns.includes(type.kind);
  const ladder = ladderOf(type);
  const lead = leadOf(market, model);
  if (lead === null) return [];
  const middle = balancedRung(ladder, lead, hintOf(market, model, ladder));
  const wanted = isMain ? counts.main : counts.other;
  return rungsAround(middle, wanted)
    .map((rung) => ({ line: ladder.at(rung), distance: Math.abs(rung - middle) }))
    .filter(({ line }) => isMeant(type, line))
    .toSorted((a, b) => a.distance - b.distance || Math.abs(lead(a.line)) - Math.abs(lead(b.line)))
    .slice(0, wanted)
    .map(({ line }, position) => ({ lineQuarters: line, position }));
}

/** The lines of a kind, one after the other. */
interface Ladder {
  at: (rung: number) => number;
  nearest: (lineQuarters: number) => number;
  lowest: number;
  highest: number;
  /** 1 when a higher line is better for the first outcome, else −1. */
  direction: 1 | -1;
}

function ladderOf(type: MarketType): Ladder {
  const { step, first } = stepsOf(type);
  const isSided = isHandicap(type);
  const [low, high] = isSided ? [-bounds.handicap, bounds.handicap] : [2, bounds.total];
  return {
    at: (rung) => first + rung * step,
    nearest: (lineQuarters) => Math.round((lineQuarters - first) / step),
    lowest: Math.ceil((low - first) / step),
    highest: Math.floor((high - first) / step),
    direction: isSided ? 1 : -1,
  };
}

/**
 * Where football splits a stake over two lines; elsewhere lines are halves, which nothing can land
 * on.
 */
const quarterKinds = new Set(['asian-handicap', 'total', '1h-asian-handicap', '1h-total']);

function stepsOf({ sport, kind, line }: MarketType): { step: number; first: number } {
  if (line === 'whole') return { step: 4, first: 0 };
  const isQuarter = line === 'quarter' && sport === 'football' && quarterKinds.has(kind);
  return isQuarter ? { step: 1, first: 0 } : { step: 4, first: 2 };
}

/** A three-way handicap of nothing is the plain result; a total is above nothing. */
const isMeant = ({ base }: MarketType, lineQuarters: number): boolean =>
  base === 'handicap-3way' ? lineQuarters !== 0 : isHandicap({ base }) || lineQuarters > 0;

/**
 * How far one side of the question is ahead of the other at a line; null where there is no price.
 */
function leadOf(market: Unlined, model: PriceModel): ((lineQuarters: number) => number) | null {
  const { base, scope, sport } = market.type;
  const outcomes = baseRules[base].outcomes(market.param ?? market.type.param ?? '', scope);
  if (typeof outcomes === 'string' || sport === 'outright') return null;
  const [first = ''] = outcomes;
  if (model.worldsOf({ ...market, lineQuarters: 2 }, first) === null) return null;
  const chance = (lineQuarters: number, outcome: string): number => {
    const chances = chancesOf(model, { ...market, lineQuarters }, outcome);
    return chances === null ? 0 : fairProbability(chances);
  };
  if (outcomes.length === 2) return (line) => chance(line, first) - 0.5;
  const { ahead, behind } = sidesOf(outcomes);
  const sum = (line: number, of: readonly string[]): number =>
    of.reduce((all, outcome) => all + chance(line, outcome), 0);
  return (line) => sum(line, ahead) - sum(line, behind);
}

/**
 * Outcomes that want much and those that want little; of two questions in one the line is that of
 * the total.
 */
function sidesOf(outcomes: readonly string[]): { ahead: string[]; behind: string[] } {
  const having = (word: string): string[] =>
    outcomes.filter((outcome) => outcome.split('-').includes(word));
  const over = having('over');
  return over.length > 0
    ? { ahead: over, behind: having('under') }
    : { ahead: having('home'), behind: having('away') };
}

/** Where to begin: what is counted so far, or level. */
function hintOf(market: Unlined, model: PriceModel, ladder: Ladder): number {
  const { scope, counts } = market.type;
  const [home, away] = model.scoreOf({ ...market, lineQuarters: 2 });
  const difference = counts === 'rest' ? 0 : away - home;
  const value = scope === 'home' ? home : scope === 'away' ? away : home + away;
  return ladder.nearest(4 * (ladder.direction === 1 ? difference : value) + 2);
}

/**
 * The rung at which both sides are nearest to even: steps that double until they pass it, then
 * halves.
 */
function balancedRung(ladder: Ladder, lead: (line: number) => number, from: number): number {
  const isPast = (rung: number): boolean => ladder.direction * lead(ladder.at(rung)) > 0;
  let [low, high] = around(ladder, isPast, Math.min(Math.max(from, ladder.lowest), ladder.highest));
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isPast(middle)) high = middle;
    else low = middle;
  }
  const distance = (rung: number): number => Math.abs(lead(ladder.at(rung)));
  return distance(low) <= distance(high) ? low : high;
}

/** A rung before the balance and one past it; both the same at an end of the ladder. */
function around(
  { lowest, highest }: Ladder,
  isPast: (rung: number) => boolean,
  from: number,
): [low: number, high: number] {
  const towards = isPast(from) ? -1 : 1;
  let near = from;
  for (let step = 1; ; step *= 2) {
    const far = Math.min(Math.max(near + towards * step, lowest), highest);
    if (isPast(far) === (towards === 1) || far === near) {
      return towards === 1 ? [near, far] : [far, near];
    }
    near = far;
  }
}

function rungsAround(middle: number, reach: number): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => middle - reach + index);
}
