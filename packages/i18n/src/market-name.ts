// chunk: standing
import type { MarketSubject, NamedMarket } from './markets/market.types.ts';
import { marketQuestion } from './markets/market-question.ts';
import { periodName } from './markets/period-name.ts';
import type { Text } from './text.types.ts';

export type { MarketSubject, NamedMarket } from './markets/market.types.ts';
export { periodName } from './markets/period-name.ts';
export { selectionName } from './markets/selection-name.ts';
export { marketGroupName, sportName } from './markets/sport-name.ts';
export { statName } from './markets/stat-name.ts';

type Finder = Pick<Text, 'find'>;

/**
 * Name of a market in the language of `t`: `Draw no bet`, `1st half · Arsenal · Total goals`. The
 * line is not part of it, it stands in the names of the selections. The same for the web and for
 * the names the server gives.
 */
export function marketName(t: Finder, market: NamedMarket, subject: MarketSubject = {}): string {
  const parts = [
    wherePeriod(t, market),
    whoseMarket(t, market, subject),
    marketQuestion(t, market),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

const usualPeriods: Readonly<Record<string, string>> = { football: 'reg', 'ice-hockey': 'reg' };

/** The part of the match, where it is another than markets of the sport usually look at. */
function wherePeriod(t: Finder, { sport, period }: NamedMarket): string | null {
  const usual = usualPeriods[sport] ?? 'full';
  if (period === usual) return null;
  if (period === 'full') return t.find('ui.markets.period.withOvertime');
  return periodName(t, sport, period);
}

function whoseMarket(t: Finder, market: NamedMarket, subject: MarketSubject): string | null {
  if (market.base === 'player-total') return subject.player ?? t.find('ui.markets.team.player');
  if (market.scope === 'home') return subject.home ?? t.find('ui.markets.team.home');
  if (market.scope === 'away') return subject.away ?? t.find('ui.markets.team.away');
  return null;
}
