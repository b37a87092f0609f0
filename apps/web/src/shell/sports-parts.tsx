import type { LeagueMatchesProps, SportsEvent } from '../common/sports/sports-slots.store.ts';
import { PriceButton } from '../features/sports/betslip/price-button.tsx';
import { LeagueMatches as LeagueBoardPart } from '../features/sports/sportsbook/league-board.tsx';
import { MarketPrices } from '../features/sports/sportsbook/prices.tsx';

export { OddsFormatSelect } from '../common/odds/odds-format-select.tsx';
export { HomeSportsBoard } from './home-sports-board.tsx';

/** Price buttons of an event's main market. */
export function MatchPrices({ event }: { event: SportsEvent }) {
  const market = event.markets.find(({ kind }) => kind === '1x2') ?? event.markets[0];
  return market ? <MarketPrices event={event} market={market} Price={PriceButton} /> : null;
}

/** Matches of one league. */
export function LeagueMatches(props: LeagueMatchesProps) {
  return <LeagueBoardPart {...props} Price={PriceButton} />;
}
