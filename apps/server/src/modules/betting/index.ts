import type { Route } from '../../http/route.ts';
import { betDetailRoute } from './bet-detail.route.ts';
import { betListRoute } from './bet-list.route.ts';
import { betPlaceRoute } from './bet-place.route.ts';
import { slipQuoteRoute } from './slip-quote.route.ts';

export { placeBets } from './place-slip.service.ts';
export { measureUnsettledBets } from './measure-unsettled-bets.service.ts';
export { settleEvents } from './settle-events.service.ts';

export const routes: readonly Route[] = [
  slipQuoteRoute,
  betPlaceRoute,
  betListRoute,
  betDetailRoute,
];
