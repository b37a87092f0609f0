import { noteMarketPrices } from '../features/betslip/betslip.store.ts';
import { useLivePrices } from '../features/sportsbook/live-prices.ts';

/** Shows nothing; keeps the matches of the page and the slip in step with the server. */
export function LivePrices() {
  useLivePrices(null, noteMarketPrices);
  return null;
}
