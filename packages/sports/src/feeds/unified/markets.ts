import type { MarketRef } from '../../engine/market-key.ts';
import { lineQuarters as readLine, type Fault } from '../../wire/read.ts';

/** How a unified feed numbers a market we know: its kind, its outcomes, where its line stands. */
export interface UnifiedMarket {
  readonly kind: string;
  readonly outcomes: Readonly<Record<string, string>>;
  /** Name of the specifier that is the line. */
  readonly line?: 'total' | 'hcp';
  /** Name of the specifier that is the parameter. */
  readonly param?: 'goalnr';
}

const threeWay = { '1': 'home', '2': 'draw', '3': 'away' };
const sides = { '4': 'home', '5': 'away' };
const overUnder = { '12': 'over', '13': 'under' };
const handicap = { '1714': 'home', '1715': 'away' };

const total = (kind: string): UnifiedMarket => ({ kind, outcomes: overUnder, line: 'total' });
const spread = (kind: string): UnifiedMarket => ({ kind, outcomes: handicap, line: 'hcp' });

export const unifiedMarkets: Readonly<Record<string, UnifiedMarket>> = {
  '1': { kind: '1x2', outcomes: threeWay },
  '8': { kind: 'next-goal', outcomes: { '6': 'home', '7': 'none', '8': 'away' }, param: 'goalnr' },
  '10': {
    kind: 'double-chance',
    outcomes: { '9': 'home-draw', '10': 'home-away', '11': 'draw-away' },
  },
  '11': { kind: 'draw-no-bet', outcomes: sides },
  '16': spread('asian-handicap'),
  '18': total('total'),
  '19': total('home-total'),
  '20': total('away-total'),
  '26': { kind: 'odd-even', outcomes: { '70': 'odd', '72': 'even' } },
  '29': { kind: 'both-score', outcomes: { '74': 'yes', '76': 'no' } },
  '60': { kind: '1h-1x2', outcomes: threeWay },
  '66': spread('1h-asian-handicap'),
  '68': total('1h-total'),
  '186': { kind: 'winner', outcomes: sides },
  '187': spread('game-handicap'),
  '188': spread('set-handicap'),
  '189': total('total-games'),
  '219': { kind: 'winner', outcomes: sides },
  '223': spread('spread'),
  '225': total('total'),
};

/** How a unified feed names our sports. */
export const unifiedSports: Readonly<Record<string, string>> = {
  'sr:sport:1': 'football',
  'sr:sport:2': 'basketball',
  'sr:sport:3': 'baseball',
  'sr:sport:4': 'ice-hockey',
  'sr:sport:5': 'tennis',
  'sr:sport:16': 'american-football',
  'sr:sport:20': 'table-tennis',
  'sr:sport:21': 'cricket',
  'sr:sport:23': 'volleyball',
};

/** `total=2.5|variant=x` by name. */
function specifiersOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split('|')
      .filter((each) => each.includes('='))
      .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  );
}

export interface Recognised {
  readonly market: MarketRef;
  readonly outcomeOf: (id: string) => string;
}

/**
 * A market by its number and specifiers. One we do not know, or not with such specifiers, keeps the
 * feed's own names, for a person.
 */
export function recognise(
  markets: Readonly<Record<string, UnifiedMarket>>,
  id: string,
  specifiers: string,
): Recognised {
  const told = specifiersOf(specifiers);
  const known = Object.hasOwn(markets, id) ? markets[id] : undefined;
  const wanted = [known?.line, known?.param].filter((name) => name !== undefined);
  const isKnown = told.size === wanted.length && wanted.every((name) => told.has(name));
  if (known === undefined || !isKnown) {
    const param = specifiers === '' ? null : specifiers;
    const market = { kind: `market-${id}`, lineQuarters: null, param, playerId: null };
    return { market, outcomeOf: (outcome) => outcome };
  }
  const faults: Fault[] = [];
  const line = known.line === undefined ? null : told.get(known.line);
  const lineQuarters = line === null ? null : readLine({ value: line, path: 'specifiers', faults });
  if (faults.length > 0) return recognise({}, id, specifiers);
  const param = known.param === undefined ? null : (told.get(known.param) ?? null);
  return {
    market: { kind: known.kind, lineQuarters, param, playerId: null },
    outcomeOf: (outcome) =>
      (Object.hasOwn(known.outcomes, outcome) ? known.outcomes[outcome] : undefined) ?? outcome,
  };
}
