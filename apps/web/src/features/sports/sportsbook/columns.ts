// chunk: standing
import { marketKinds, type MarketKind } from '@pavilion/domain/markets';
import type { Text } from '@pavilion/i18n';
import { aboutMarket } from '../../../common/odds/market-about.ts';
import { columnName, marketName } from '../../../common/odds/selection-text.ts';
import type { Market, MatchEvent } from './sports.queries.ts';

export type ListedEvent = Pick<MatchEvent, 'sport' | 'markets'>;
type Columns = Partial<Record<MarketKind, Market>>;

/** Where a list shows a question, by what it asks: how many, by how many; else who wins. */
const places: Readonly<Record<string, MarketKind>> = {
  total: 'total',
  handicap: 'asian-handicap',
};

/**
 * The markets of a list by their places: football's by their kinds, those of other sports by what
 * they ask. What finds its place taken goes to the next that is free.
 */
export function columnsOf({ sport, markets }: ListedEvent): Columns {
  const columns: Columns = {};
  const placeOf = ({ kind, base = '' }: Market): MarketKind | undefined =>
    sport === 'football' ? marketKinds.find((one) => one === kind) : (places[base] ?? '1x2');
  const rest: Market[] = [];
  for (const market of markets) {
    const place = placeOf(market);
    if (place === undefined) continue;
    if (columns[place]) rest.push(market);
    else columns[place] = market;
  }
  for (const market of rest) {
    const free = marketKinds.find((kind) => !columns[kind]);
    if (free && sport !== 'football') columns[free] = market;
  }
  return columns;
}

const ofAnySport = {
  '1x2': 'ui.markets.question.result',
  total: 'ui.markets.group.totals',
  'asian-handicap': 'ui.markets.group.handicaps',
} as const satisfies Record<MarketKind, string>;

/**
 * What the columns of some matches are called: of one sport as its kinds are, of several in
 * general. A column that none of them has is called nothing.
 */
export function columnNames(t: Text, events: readonly ListedEvent[]): Record<MarketKind, string> {
  const sports = new Set(events.map(({ sport }) => sport));
  const [sport = 'football'] = sports;
  const nameOf = (kind: MarketKind): string => {
    if (sports.size > 1) return t(ofAnySport[kind]);
    if (sport === 'football') return columnName(t, kind);
    const market = events.map((event) => columnsOf(event)[kind]).find((found) => found);
    return market ? kindName(t, sport, market) : '';
  };
  return {
    '1x2': nameOf('1x2'),
    total: nameOf('total'),
    'asian-handicap': nameOf('asian-handicap'),
  };
}

function kindName(t: Text, sport: string, market: Market): string {
  const about = aboutMarket(sport, market);
  return marketName(t, {
    kind: market.kind,
    line: null,
    home: '',
    away: '',
    ...(about && { about }),
  });
}
