import { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { betEditQuote } from '@pavilion/contracts/player/sports/bet-edit-quote.contract';
import { betEditTake } from '@pavilion/contracts/player/sports/bet-edit-take.contract';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { legOnWire } from '../legs-on-wire.ts';
import type { BetInHand } from './bet-in-hand.ts';
import type { legsToAsk } from './edited-legs.ts';

type AskedLegs = ReturnType<typeof legsToAsk>;
type EditQuote = CallResponse<typeof betEditQuote>;
type EditOffer = EditQuote['offer'];

const offerMs = 2000;

const pricedLeg = (leg: EditOffer['legs'][number]) =>
  legOnWire(leg.selection_ids ?? [leg.selection_id], leg.odds);

/** Whether an offer stakes or can pay less than the one that was shown. */
export function isWorse(offer: EditOffer, shown: EditOffer, currency: string): boolean {
  const minor = (amount: string): bigint => parseAmount(amount, currency as CurrencyCode) ?? 0n;
  const isLess = (what: 'stake' | 'potential_payout'): boolean =>
    minor(offer[what]) < minor(shown[what]);
  return isLess('stake') || isLess('potential_payout');
}

/** Why nothing is offered or taken, a code of the error catalogue. */
const codeOf = (thrown: Error): string =>
  thrown instanceof CallFailure ? thrown.code : 'serviceUnavailable';

interface Followed {
  onEdited: () => void;
  /** With a leg in play the change waits for its moment. */
  onWaiting: (cashOutId: string, waitsMs: number) => void;
}

/** What a bet would become with these legs, as it changes, and the way to make it so. */
export function useEditing(bet: BetInHand, legs: AskedLegs, { onEdited, onWaiting }: Followed) {
  const client = useQueryClient();
  // The price that counts is the one of the answer; a request has to tell one.
  const asked = { bet_id: bet.bet_id, legs };
  const queryKey = [betEditQuote.path, asked];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(betEditQuote, asked, { signal, handled: true }),
    refetchInterval: offerMs,
    staleTime: 0,
    retry: false,
    meta: { handled: true },
  });
  const mutation = useMutation({
    // An offer holds for moments: it is made anew, and taken where it is no worse than what the
    // player saw.
    mutationFn: async (shown: EditOffer) => {
      const quote = await call(betEditQuote, asked, { handled: true });
      client.setQueryData<EditQuote>(queryKey, quote);
      if (isWorse(quote.offer, shown, bet.currency)) return 'moved';
      const { offer_id, legs: priced } = quote.offer;
      const request = { bet_id: bet.bet_id, legs: priced.map(pricedLeg), offer_id };
      const asking = { ...request, request_id: newId() };
      const { cash_out: waiting } = await call(betEditTake, asking, { handled: true });
      if (waiting === null) return 'edited';
      onWaiting(waiting.cash_out_id, quote.offer.delay_seconds * 1000);
      return 'waiting';
    },
    meta: { handled: true },
    onSuccess: (outcome) => (outcome === 'edited' ? onEdited() : undefined),
    onSettled: () => client.invalidateQueries({ queryKey: [betList.path] }),
  });
  const thrown = mutation.error ?? query.error;
  return {
    offer: query.data?.offer ?? null,
    failure: thrown && codeOf(thrown),
    outcome: mutation.data ?? null,
    isBusy: mutation.isPending,
    isOffered: query.data !== undefined && !query.isError,
    take: (shown: EditOffer) => mutation.mutate(shown),
  };
}
