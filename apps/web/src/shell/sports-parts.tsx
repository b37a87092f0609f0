import { openSignIn } from '../core/session/auth-entry.ts';
import type { SportsEvent } from '../core/stores/sports-slots.store.ts';
import { BetSlip } from '../features/betslip/bet-slip.tsx';
import { noteMarketPrices } from '../features/betslip/betslip.store.ts';
import { PriceButton } from '../features/betslip/price-button.tsx';
import { LeagueMatches as LeagueBoardPart } from '../features/sportsbook/league-board.tsx';
import { useLivePrices } from '../features/sportsbook/live-prices.ts';
import { MarketPrices } from '../features/sportsbook/prices.tsx';
import styles from './slip-column.module.css';

export { OddsFormatSelect } from '../core/odds/odds-format-select.tsx';
export { HomeSportsBoard } from './home-sports-board.tsx';

/** The bet slip, for the column beside the page. */
export function SlipColumn() {
  return (
    <div className={styles.column} data-slip-column="">
      <BetSlip onSignIn={openSignIn} />
    </div>
  );
}

/** Price buttons of an event's main market. */
export function MatchPrices({ event }: { event: SportsEvent }) {
  const market = event.markets.find(({ kind }) => kind === '1x2') ?? event.markets[0];
  return market ? <MarketPrices event={event} market={market} Price={PriceButton} /> : null;
}

/** Matches of one league. */
export function LeagueMatches({ events }: { events: SportsEvent[] }) {
  return <LeagueBoardPart events={events} Price={PriceButton} />;
}

/** Keeps what is shown in step with the server. */
export function LivePrices() {
  useLivePrices(null, noteMarketPrices);
  return null;
}
