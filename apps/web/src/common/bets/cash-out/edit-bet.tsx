import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { CheckboxField } from '@pavilion/ui/choice';
import { useState } from 'react';
import { useAgreedOddsText } from '../../odds/use-odds.ts';
import { useEventName } from '../../sports/event-name.ts';
import type { BetInHand } from './bet-in-hand.ts';
import { useEditing } from './use-editing.ts';

type Leg = NonNullable<BetInHand['legs']>[number];

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
  const { offer, failure, outcome, isBusy, isOffered, take } = useEditing(bet, legs);
  const offerText = useOfferText(bet.currency);
  const isDone = outcome === 'edited';
  const words = [
    ...(failure === null ? [] : [t.find(`errors.${failure}`) ?? t('errors.serviceUnavailable')]),
    ...(failure === null && offer ? [offerText(offer)] : []),
    ...(outcome === null ? [] : [t(isDone ? 'ui.cashOut.edited' : 'ui.cashOut.editMoved')]),
  ];
  return (
    <>
      <p role="status" className="numeric m-0 text-sm">
        {words.join(' ')}
      </p>
      <Button
        kind="secondary"
        size="small"
        isBusy={isBusy}
        disabled={!isOffered || isDone}
        onClick={() => (offer ? take(offer) : undefined)}
      >
        {t('ui.cashOut.editTake')}
      </Button>
    </>
  );
}

type EditOffer = NonNullable<ReturnType<typeof useEditing>['offer']>;

function useOfferText(currency: string): (offer: EditOffer) => string {
  const t = useText();
  const format = useFormat();
  const oddsText = useAgreedOddsText();
  return ({ stake, odds, potential_payout: payout }) =>
    t('ui.cashOut.editOffer', {
      stake: format.money(stake, currency),
      odds: oddsText(odds),
      payout: format.money(payout, currency),
    });
}
