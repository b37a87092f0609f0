import { formatLine, selectionLineQuarters } from './line.ts';
import type { Market, MarketKind, MarketSelection, Outcome } from './market-kind.ts';

/** Translation keys for markets and outcomes; the words live with the messages. */
export const marketNameKeys = {
  '1x2': 'market1x2',
  total: 'marketTotal',
  'asian-handicap': 'marketAsianHandicap',
} as const satisfies Record<MarketKind, string>;

export const outcomeNameKeys = {
  home: 'outcomeHome',
  draw: 'outcomeDraw',
  away: 'outcomeAway',
  over: 'outcomeOver',
  under: 'outcomeUnder',
} as const satisfies Record<Outcome, string>;

export interface NameParts<Key extends string> {
  /** Message key. */
  key: Key;
  /** Line to show beside the name, or null. */
  line: string | null;
}

const lineText = (kind: MarketKind, lineQuarters: number | null): string | null =>
  lineQuarters === null ? null : formatLine(kind, lineQuarters);

/** What to call a market: its message key and the home side's line. */
export function marketName(market: Market): NameParts<(typeof marketNameKeys)[MarketKind]> {
  return { key: marketNameKeys[market.kind], line: lineText(market.kind, market.lineQuarters) };
}

/** What to call a selection: the outcome's message key and the line as that side sees it. */
export function selectionName(
  selection: MarketSelection,
): NameParts<(typeof outcomeNameKeys)[Outcome]> {
  const line = lineText(selection.kind, selectionLineQuarters(selection));
  return { key: outcomeNameKeys[selection.outcome], line };
}

/**
 * A stable text that tells the markets of one event apart: `1x2`, `total:2.5`,
 * `asian-handicap:-0.75`.
 */
export function marketKey({ kind, lineQuarters }: Market): string {
  return lineQuarters === null ? kind : `${kind}:${formatLine(kind, lineQuarters)}`;
}
