import { slipQuote } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { quoteSlip } from './slip-quote.service.ts';

export const slipQuoteRoute = defineRoute(slipQuote, async (context, input) => ({
  value: await quoteSlip(context, input),
}));
