import { noteMarketPrices, useSlipSports } from '../features/sports/betslip/betslip.store.ts';
import { useLivePrices } from '../features/sports/sportsbook/live-prices.ts';

/** Shows nothing; keeps the matches of the page and the slip in step with the server. */
export function LivePrices() {
  useLivePrices(null, useSlipSports(), noteMarketPrices);
  return null;
}
