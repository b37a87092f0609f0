import { CallFailure } from '@pavilion/client/call-failure';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { betEditQuote } from '@pavilion/contracts/player/sports/bet-edit-quote.contract';
import { betEditTake } from '@pavilion/contracts/player/sports/bet-edit-take.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { CheckboxField } from '@pavilion/ui/choice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { useAgreedOddsText } from '../../odds/use-odds.ts';
import { useEventName } from '../../sports/event-name.ts';
import type { BetInHand } from './bet-in-hand.ts';

type Leg = NonNullable<BetInHand['legs']>[number];

const offerMs = 2000;
/** The price that counts is the one of the answer; a request has to tell one. */
const legsOf = (legs: readonly Leg[]) =>
  legs.map(({ picks, odds }) =>
    legOf(
      picks.map(({ selection_id }) => selection_id),
      odds,
    ),
  );

/** A leg on the wire: a builder keeps all its picks, as none of them can be changed. */
const legOf = (ids: readonly string[], odds: string) =>
  ids.length > 1 ? { selection_ids: [...ids], odds } : { selection_id: ids[0] ?? '', odds };

const pricedLeg = (leg: { selection_id: string; selection_ids?: string[]; odds: string }) =>
  legOf(leg.selection_ids ?? [leg.selection_id], leg.odds);

/** Leaves legs of a parlay out: what it is worth now is the stake of the rest, at present odds. */
export function EditBet({ bet }: { bet: BetInHand }) {
  const t = useText();
  const legs = bet.legs ?? [];
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const kept = legs.filter(({ leg_no }) => !left.has(leg_no));
  const toggle = (legNo: number): void => {
    setLeft(new Set(left.has(legNo) ? [...left].filter((one) => one !== legNo) : [...left, legNo]));
  };
  return (
    <section className="grid gap-2">
      <h4 className="m-0 text-sm font-semibold">{t('ui.cashOut.edit')}</h4>
      <p className="m-0 text-xs text-text-muted">{t('ui.cashOut.editText')}</p>
      <ul className="m-0 grid list-none gap-1 p-0">
        {legs.map((leg) => (
          <li key={leg.leg_no}>
            <LegChoice
              leg={leg}
              isKept={!left.has(leg.leg_no)}
              onToggle={() => toggle(leg.leg_no)}
            />
          </li>
        ))}
      </ul>
      {left.size > 0 && kept.length > 0 ? <NewBet bet={bet} legs={kept} /> : null}
    </section>
  );
}

function LegChoice(props: { leg: Leg; isKept: boolean; onToggle: () => void }) {
  const eventName = useEventName();
  return (
    <CheckboxField
      label={eventName(props.leg)}
      checked={props.isKept}
      onChange={() => props.onToggle()}
    />
  );
}

/** What the bet would become, and the button that makes it so. */
function NewBet({ bet, legs }: { bet: BetInHand; legs: readonly Leg[] }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useAgreedOddsText();
  const client = useQueryClient();
  const asked = { bet_id: bet.bet_id, legs: legsOf(legs) };
  const query = useQuery({
    queryKey: [betEditQuote.path, asked],
    queryFn: ({ signal }) => call(betEditQuote, asked, { signal, handled: true }),
    refetchInterval: offerMs,
    staleTime: 0,
    retry: false,
    meta: { handled: true },
  });
  const mutation = useMutation({
    mutationFn: async () => {
      const { offer } = await call(betEditQuote, asked, { handled: true });
      const { offer_id, legs: priced } = offer;
      const request_id = newId();
      return call(
        betEditTake,
        { bet_id: bet.bet_id, legs: priced.map(pricedLeg), offer_id, request_id },
        { handled: true },
      );
    },
    meta: { handled: true },
    onSettled: () => client.invalidateQueries({ queryKey: [betList.path] }),
  });
  const thrown = mutation.error ?? query.error;
  const code = thrown instanceof CallFailure ? thrown.code : 'serviceUnavailable';
  const offer = query.data?.offer;
  const money = (amount: string): string => format.money(amount, bet.currency);
  return (
    <>
      <p role="status" className="numeric m-0 text-sm">
        {thrown ? (t.find(`errors.${code}`) ?? t('errors.serviceUnavailable')) : null}
        {!thrown && offer
          ? t('ui.cashOut.editOffer', {
              stake: money(offer.stake),
              odds: oddsText(offer.odds),
              payout: money(offer.potential_payout),
            })
          : null}
        {mutation.isSuccess ? ` ${t('ui.cashOut.edited')}` : null}
      </p>
      <Button
        kind="secondary"
        size="small"
        isBusy={mutation.isPending}
        disabled={!offer || query.isError || mutation.isSuccess}
        onClick={() => mutation.mutate()}
      >
        {t('ui.cashOut.editTake')}
      </Button>
    </>
  );
}
