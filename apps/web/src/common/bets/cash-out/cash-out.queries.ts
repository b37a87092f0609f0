import type { CallResponse } from '@pavilion/contracts/define-call';
import { cashOutQuote } from '@pavilion/contracts/player/sports/cash-out-quote.contract';
import type { cashOutTake } from '@pavilion/contracts/player/sports/cash-out-take.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';

export type Offer = CallResponse<typeof cashOutQuote>['value'][number];
export type CashOut = CallResponse<typeof cashOutTake>['cash_out'];

const perCall = 50;
/** Without a message for so long it is asked for: one may have been lost. */
const askAgainMs = 15_000;

let asked: { ids: string[]; answer: Promise<Map<string, Offer>> } | null = null;

/** Asks for the offer of a bet together with all that are asked for at once. */
async function offerOf(betId: string): Promise<Offer | null> {
  asked ??= startAsking();
  asked.ids.push(betId);
  return (await asked.answer).get(betId) ?? null;
}

function startAsking(): NonNullable<typeof asked> {
  const ids: string[] = [];
  const answer = Promise.resolve().then(async () => {
    asked = null;
    const offers = new Map<string, Offer>();
    for (let from = 0; from < ids.length; from += perCall) {
      const bet_ids = ids.slice(from, from + perCall);
      const { value } = await call(cashOutQuote, { bet_ids }, { handled: true });
      for (const offer of value) offers.set(offer.bet_id, offer);
    }
    return offers;
  });
  return { ids, answer };
}

const keyOf = (betId: string) => [cashOutQuote.path, betId] as const;

/** What an open bet would be paid now, as it changes. */
export function useOffer(betId: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(betId),
    queryFn: () => offerOf(betId),
    staleTime: 0,
    refetchInterval: askAgainMs,
    meta: { handled: true },
  });
  useTopic('bets', {
    'cash_out.changed': ({ offers }) => {
      const news = offers.find(({ bet_id }) => bet_id === betId);
      if (!news) return;
      // Why nothing is offered, and whether taking it waits, is told by the call alone.
      if (news.full_amount === null || (query.data?.refusal ?? null) !== null) void query.refetch();
      client.setQueryData<Offer | null>(keyOf(betId), (known) =>
        known && news.full_amount !== null ? { ...known, full_amount: news.full_amount } : known,
      );
    },
  });
  return query;
}

/** What a part of a bet would be paid now. */
export const askOffer = async (betId: string, part: string): Promise<Offer | null> =>
  (await call(cashOutQuote, { bet_ids: [betId], part }, { handled: true })).value[0] ?? null;
