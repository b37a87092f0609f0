import type { CallResponse } from '@pavilion/contracts/define-call';
import { slipQuote } from '@pavilion/contracts/player/sports/slip-quote.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '../../../core/query.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { noteCurrentPrice, useSlipStore } from './betslip.store.ts';

export type SlipQuote = CallResponse<typeof slipQuote>['value'][number];

const refreshMs = 10_000;

/** Asks for the present price and the stake that will really be accepted, for signed-in players with a filled slip. */
export function useSlipQuote() {
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const ids = useSlipStore((state) => state.lines.map((line) => line.selectionId).join(','));
  const selections = ids === '' ? [] : ids.split(',').map((selection_id) => ({ selection_id }));
  const query = useQuery({
    ...callQuery(slipQuote, { selections }),
    enabled: isAuthenticated && selections.length > 0,
    refetchInterval: refreshMs,
    staleTime: 0,
    placeholderData: (previous) => previous,
  });

  const quotes = query.data?.value;
  useEffect(() => {
    for (const quote of quotes ?? []) {
      noteCurrentPrice(quote.selection_id, quote.odds, !isOffMarket(quote));
    }
  }, [quotes]);
  return new Map((quotes ?? []).map((quote) => [quote.selection_id, quote]));
}

const offMarket = ['selectionNotFound', 'eventStarted', 'marketClosed', 'marketSuspended'];

/** True when the selection itself takes no bets; else a refusal is about this player's money or limits. */
export const isOffMarket = (quote: SlipQuote): boolean =>
  quote.refusal !== null && offMarket.includes(quote.refusal);
