import type { MarketRef } from '../../engine/market-key.ts';
import type { Sport } from '../../engine/market-type.ts';
import type { MarketDefinition } from './stream-line.ts';

/** How the exchange names our sports. */
export const exchangeSports: Readonly<Record<string, Sport>> = {
  '1': 'football',
  '2': 'tennis',
  '4': 'cricket',
  '7': 'racing',
  '4339': 'racing',
  '6423': 'american-football',
  '7511': 'baseball',
  '7522': 'basketball',
  '7524': 'ice-hockey',
};

/** A market as we name it, and its outcomes in the order of `sortPriority`; null: the runners. */
export interface NamedMarket {
  readonly market: MarketRef;
  readonly outcomes: readonly string[] | null;
}

const named = (
  kind: string,
  outcomes: readonly string[] | null,
  lineQuarters: number | null = null,
): NamedMarket => ({ market: { kind, lineQuarters, param: null, playerId: null }, outcomes });

function totalOf(marketType: string): NamedMarket | null {
  const [, whole] = /^OVER_UNDER_(\d{1,2})5$/.exec(marketType) ?? [];
  return whole === undefined ? null : named('total', ['under', 'over'], Number(whole) * 4 + 2);
}

function ofFootball(marketType: string): NamedMarket | null {
  switch (marketType) {
    case 'MATCH_ODDS':
      return named('1x2', ['home', 'away', 'draw']);
    case 'HALF_TIME':
      return named('1h-1x2', ['home', 'away', 'draw']);
    case 'DRAW_NO_BET':
      return named('draw-no-bet', ['home', 'away']);
    case 'BOTH_TEAMS_TO_SCORE':
      return named('both-score', ['yes', 'no']);
    default:
      return totalOf(marketType);
  }
}

function ofRaces({ marketType, winners }: MarketDefinition): NamedMarket | null {
  if (marketType === 'WIN') return named('win', null);
  return marketType === 'PLACE' ? named(`place-${winners}`, null) : null;
}

/**
 * A market by its definition. One we do not know keeps the exchange's own name, for a person, with
 * its runners as outcomes.
 */
export function namedMarket(sport: string, definition: MarketDefinition): NamedMarket {
  const { marketType, runners } = definition;
  const known = ((): NamedMarket | null => {
    if (sport === 'football') return ofFootball(marketType);
    if (sport === 'racing') return ofRaces(definition);
    const isOfTwo = marketType === 'MATCH_ODDS' && runners.length === 2;
    return isOfTwo ? named('winner', ['home', 'away']) : null;
  })();
  return known ?? named(marketType, null);
}

/** By runner: the outcome he stands for. */
export function outcomesOf(
  { outcomes }: NamedMarket,
  { runners }: MarketDefinition,
): ReadonlyMap<string, string> {
  const sorted = runners.toSorted((a, b) => a.sortPriority - b.sortPriority);
  return new Map(
    sorted.map(({ id }, index) => [id, outcomes === null ? id : (outcomes[index] ?? id)]),
  );
}
