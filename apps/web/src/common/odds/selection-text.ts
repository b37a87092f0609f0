import { formatLine, parseLine } from '@pavilion/domain/markets';
import type { Text } from '@pavilion/i18n';

export interface SelectionWords {
  kind: '1x2' | 'total' | 'asian-handicap';
  outcome: 'home' | 'draw' | 'away' | 'over' | 'under';
  /** Home side's handicap or the total, as on the wire. */
  line: string | null;
  home: string;
  away: string;
}

/** The line as the chosen side sees it: `-0.75` for home is `+0.75` for away. Empty without a line. */
export function lineFor(words: Pick<SelectionWords, 'kind' | 'outcome' | 'line'>): string {
  const quarters = words.line === null ? null : parseLine(words.line);
  if (quarters === null) return '';
  const own = words.kind === 'asian-handicap' && words.outcome === 'away' ? 0 - quarters : quarters;
  return formatLine(words.kind, own);
}

/** What the player backs, in words: `Hamburg -0.75`, `Over 2.5`, `Draw`. */
export function selectionName(t: Text, words: SelectionWords): string {
  const line = lineFor(words);
  const name = {
    home: words.home,
    away: words.away,
    draw: t('ui.sports.draw'),
    over: t('ui.sports.over'),
    under: t('ui.sports.under'),
  }[words.outcome];
  return line === '' ? name : `${name} ${line}`;
}

/** Name of a market: `1X2`, `Total goals`, `Asian handicap`. */
export function marketName(t: Text, kind: SelectionWords['kind']): string {
  return t(`ui.sports.market.${kind}`);
}
