import { marketGroups } from '@pavilion/sports';
import { parseLine } from '@pavilion/domain/markets';
import type { Market, MatchEvent } from '../sports.queries.ts';

/** How a section lays its prices out. */
export type SectionLayout = 'lines' | 'scores' | 'scorers' | 'runners' | 'cells';

/**
 * Markets of a match that are one question: its lines, its players, or the scorer kinds side by
 * side.
 */
export interface MarketSection {
  key: string;
  /** Its kind of question, in any match: what a visitor keeps on top or folds is kept by it. */
  kind: string;
  group: string;
  layout: SectionLayout;
  markets: Market[];
}

const layouts: Readonly<Record<string, SectionLayout>> = {
  handicap: 'lines',
  'handicap-3way': 'lines',
  total: 'lines',
  'total-3way': 'lines',
  'player-total': 'lines',
  'correct-score': 'scores',
  scorer: 'scorers',
  place: 'runners',
};

/**
 * What a visitor can still bet on, or soon again: closed markets and decided ones stand nowhere.
 */
const isShown = ({ status, stop_reason: reason, selections }: Market): boolean =>
  (status === 'open' || (status === 'suspended' && reason !== 'decided')) && selections.length > 0;

/** The sections of a match, in the order its markets are offered. */
export function sectionsOf({
  sport,
  markets,
}: Pick<MatchEvent, 'sport' | 'markets'>): MarketSection[] {
  const byKey = Map.groupBy(markets.filter(isShown), (market) => sectionKey(sport, market));
  return [...byKey].map(([key, own]) => {
    const [first] = own;
    return {
      key,
      kind: key.split(':', 2).join(':'),
      group: first?.group ?? 'main',
      layout: layouts[first?.base ?? ''] ?? 'cells',
      markets: own.toSorted((a, b) => lineOf(a) - lineOf(b)),
    };
  });
}

/**
 * A kind with a number of its own in each market (the 2nd goal, the 3rd) is a section for each;
 * scorers are one, and duels.
 */
function sectionKey(sport: string, { kind, base, stat, period, param, player_id }: Market): string {
  if (base === 'scorer') return `${sport}:scorer-${stat}-${period}`;
  if (base === 'runner-duel') return `${sport}:${kind}`;
  return param && !player_id ? `${sport}:${kind}:${param}` : `${sport}:${kind}`;
}

const lineOf = (market: Market): number => parseLine(market.line ?? '0') ?? 0;

/** The groups that have sections, in the order of the tabs. */
export function groupsOf(sections: readonly MarketSection[]): string[] {
  const there = new Set(sections.map(({ group }) => group));
  const known = marketGroups.filter((group) => there.has(group));
  return [...known, ...[...there].filter((group) => !known.some((one) => one === group))];
}

/** What a tab shows, favourites first. */
export function sectionsOfTab(
  sections: readonly MarketSection[],
  tab: string,
  favourites: readonly string[],
): MarketSection[] {
  const isFavourite = ({ kind }: MarketSection): boolean => favourites.includes(kind);
  if (tab === 'favourites') return sections.filter(isFavourite);
  const own = sections.filter(({ group }) => tab === 'all' || group === tab);
  return [...own.filter(isFavourite), ...own.filter((section) => !isFavourite(section))];
}

/** Why no market of a section takes bets now; null while one does. */
export function stopOf({ markets }: MarketSection): Market['stop_reason'] | 'unsaid' {
  if (markets.some(({ status }) => status === 'open')) return null;
  return markets.find(({ stop_reason: reason }) => reason)?.stop_reason ?? 'unsaid';
}

/**
 * Scores of a correct-score market in three columns: home ahead, level, away ahead, each from the
 * lowest; others apart.
 */
export function scoreColumns(selections: Market['selections']) {
  const scored = selections.map((selection) => {
    const [, home, away] = /^(\d+)-(\d+)$/.exec(selection.outcome) ?? [];
    return { selection, home: Number(home), away: Number(away), isScore: home !== undefined };
  });
  const column = (side: number) =>
    scored
      .filter(({ isScore, home, away }) => isScore && Math.sign(home - away) === side)
      .toSorted(
        (a, b) =>
          a.home + a.away - (b.home + b.away) ||
          Math.abs(a.home - a.away) - Math.abs(b.home - b.away),
      )
      .map(({ selection }) => selection);
  return {
    columns: [column(1), column(0), column(-1)],
    others: scored.filter(({ isScore }) => !isScore).map(({ selection }) => selection),
  };
}
