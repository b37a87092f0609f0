import { formatLine, parseLine } from '@pavilion/domain/markets';
import type { Text } from '@pavilion/i18n';
import * as names from '@pavilion/i18n/market-name';
import type { MarketAbout } from './market-about.ts';

export interface MarketWords {
  kind: string;
  /** Home side's handicap or the total, as on the wire. */
  line: string | null;
  home: string;
  away: string;
  /**
   * What the kind asks; a slip that an older build kept has none, and only football's first kinds.
   */
  about?: MarketAbout;
}

export interface SelectionWords extends MarketWords {
  outcome: string;
  /** Of players and runners: what they are called. */
  name?: string;
}

interface LinedMarket {
  kind: string;
  base?: string;
  line: string | null;
}

/** Whether the line is given to a side, which then sees it with its own sign. */
export const isHandicap = ({ kind, base }: Pick<LinedMarket, 'kind' | 'base'>): boolean =>
  base === 'handicap' || kind === 'asian-handicap';

/**
 * The line as the chosen side sees it: `-0.75` for home is `+0.75` for away. Empty without a line.
 */
export function lineFor(market: LinedMarket, outcome: string): string {
  const quarters = market.line === null ? null : parseLine(market.line);
  if (quarters === null) return '';
  if (!isHandicap(market)) return formatLine('total', quarters);
  return formatLine('asian-handicap', outcome === 'away' ? 0 - quarters : quarters);
}

const firstBases: Readonly<Record<string, string>> = { 'asian-handicap': 'handicap' };

function namedMarket({ kind, line, about }: MarketWords): names.NamedMarket {
  const first = { sport: 'football', stat: 'goals', period: 'reg', scope: 'both', param: null };
  return { ...first, base: firstBases[kind] ?? kind, kind, line, ...about };
}

/** What the player backs, in words: `Hamburg -0.75`, `Over 2.5`, `Draw`. */
export function selectionName(t: Text, words: SelectionWords): string {
  const { home, away, name } = words;
  const subject = { home, away, ...(name === undefined ? {} : { outcomeName: name }) };
  return names.selectionName(t, namedMarket(words), words.outcome, subject);
}

/** Name of a market: `Match result`, `1st half · Total goals`, `Asian handicap`. */
export function marketName(t: Text, words: MarketWords): string {
  const { home, away, about } = words;
  const player = about?.player;
  return names.marketName(t, namedMarket(words), {
    ...{ home, away },
    ...(player === undefined ? {} : { player }),
  });
}

/** Name of a column of the boards: `1X2`, `Total goals`, `Asian handicap`. */
export function columnName(t: Text, kind: string): string {
  return t.find(`ui.sports.market.${kind}`) ?? kind;
}
