import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { CheckboxField } from '@pavilion/ui/choice';
import { useState } from 'react';
import { useAgreedOddsText } from '../../odds/use-odds.ts';
import { useEventName } from '../../sports/event-name.ts';
import type { Addable } from './addable.ts';
import { AddedLegs } from './added-legs.tsx';
import type { BetInHand } from './bet-in-hand.ts';
import { freeLegs, legsToAsk, openLegs, type Leg } from './edited-legs.ts';
import { useEditing } from './use-editing.ts';
import type { TakingOfBet } from './use-taking.ts';

interface EditBetProps {
  bet: BetInHand;
  addable: Addable;
  taking: Pick<TakingOfBet, 'waitForEdit'>;
}

/**
 * Leaves legs of a bet out and takes others in: what it is worth now is the stake of the new one,
 * at present odds.
 */
export function EditBet({ bet, addable, taking }: EditBetProps) {
  const t = useText();
  const [left, toggleLeft] = useMarked<number>();
  const [marked, toggleAdded] = useMarked<string>();
  const legs = openLegs(bet);
  const kept = legs.filter(({ leg_no }) => !left.has(leg_no));
  const free = freeLegs(bet, addable.legs);
  // What has gone from the slip meanwhile is not added.
  const added = free.filter(({ selectionId }) => marked.has(selectionId));
  const takeAdded = (): void =>
    addable.onAdded(new Set(added.map(({ selectionId }) => selectionId)));
  const isChanged = kept.length < legs.length || added.length > 0;
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
              onToggle={() => toggleLeft(leg.leg_no)}
            />
          </li>
        ))}
      </ul>
      <AddedLegs legs={free} added={marked} onToggle={toggleAdded} />
      {isChanged && kept.length + added.length > 0 ? (
        <NewBet
          bet={bet}
          legs={legsToAsk(kept, added)}
          onEdited={takeAdded}
          onWaiting={(id, waitsMs) => taking.waitForEdit(id, waitsMs, takeAdded)}
        />
      ) : null}
    </section>
  );
}

function useMarked<Id>(): [ReadonlySet<Id>, (id: Id) => void] {
  const [marked, setMarked] = useState<ReadonlySet<Id>>(new Set());
  const toggle = (id: Id): void =>
    setMarked(new Set(marked.has(id) ? [...marked].filter((one) => one !== id) : [...marked, id]));
  return [marked, toggle];
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

interface NewBetProps {
  bet: BetInHand;
  legs: ReturnType<typeof legsToAsk>;
  onEdited: () => void;
  onWaiting: (cashOutId: string, waitsMs: number) => void;
}

/** What the bet would become, and the button that makes it so. */
function NewBet({ bet, legs, ...followed }: NewBetProps) {
  const t = useText();
  const { offer, failure, outcome, isBusy, isOffered, take } = useEditing(bet, legs, followed);
  const offerText = useOfferText(bet.currency);
  const isDone = outcome === 'edited';
  const words = [
    ...(failure === null ? [] : [t.find(`errors.${failure}`) ?? t('errors.serviceUnavailable')]),
    ...(failure === null && offer ? [offerText(offer)] : []),
    ...(isDone ? [t('ui.cashOut.edited')] : []),
    ...(outcome === 'moved' ? [t('ui.cashOut.editMoved')] : []),
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
  return ({ stake, odds, potential_payout: payout, delay_seconds: seconds }) => {
    const text = t('ui.cashOut.editOffer', {
      stake: format.money(stake, currency),
      odds: oddsText(odds),
      payout: format.money(payout, currency),
    });
    return seconds > 0 ? `${text} · ${t('ui.betslip.delay', { seconds })}` : text;
  };
}
