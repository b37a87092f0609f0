import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { CheckboxField } from '@pavilion/ui/choice';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Addable } from './addable.ts';
import type { BetInHand } from './bet-in-hand.ts';
import { CashOutRule } from './cash-out-rule.tsx';
import { askOffer, type Offer } from './cash-out.queries.ts';
import { EditBet } from './edit-bet.tsx';
import { isEditable } from './edited-legs.ts';
import type { TakingOfBet } from './use-taking.ts';

interface OptionsProps {
  bet: BetInHand;
  offer: Offer | null;
  taking: TakingOfBet;
}

/** A part of the bet, an amount at which it goes by itself, and its change into another. */
export function CashOutOptions({
  bet,
  offer,
  taking,
  addable,
}: OptionsProps & { addable: Addable }) {
  return (
    <div className="grid gap-4 rounded-control border border-line p-3">
      {offer?.refusal === null ? <PartOfBet bet={bet} offer={offer} taking={taking} /> : null}
      {bet.voucher ? null : <CashOutRule bet={bet} />}
      {isEditable(bet) ? <EditBet bet={bet} addable={addable} taking={taking} /> : null}
    </div>
  );
}

const offerMs = 2000;
const steps = { from: 1, to: 99 } as const;

function PartOfBet({ bet, offer, taking }: OptionsProps & { offer: Offer }) {
  const t = useText();
  const format = useFormat();
  const sliderId = useId();
  const least = Math.max(steps.from, Math.round(Number(offer.min_part) * 100));
  const [wanted, setWanted] = useState(50);
  const [takesLess, setTakesLess] = useState(false);
  const percent = Math.max(wanted, Math.min(least, steps.to));
  const part = (percent / 100).toFixed(2);
  const query = useQuery({
    queryKey: ['part-of-bet', bet.bet_id, part],
    queryFn: () => askOffer(bet.bet_id, part),
    // What is shown stays what would be paid.
    refetchInterval: offerMs,
    staleTime: 0,
    placeholderData: (before) => before,
    meta: { handled: true },
  });
  const ofPart = query.data?.refusal === null ? query.data : null;
  const isSettled = ofPart?.part === part;
  const money = (amount: string): string => format.money(amount, bet.currency);
  if (least > steps.to) return null;
  return (
    <div className="grid gap-2">
      <label htmlFor={sliderId} className="text-sm font-semibold">
        {t('ui.cashOut.part')}
      </label>
      <input
        id={sliderId}
        type="range"
        min={least}
        max={steps.to}
        value={percent}
        aria-valuetext={t('ui.cashOut.partValue', { percent })}
        onChange={(event) => setWanted(Number(event.target.value))}
        className="min-h-11 w-full accent-accent"
      />
      <p className="numeric m-0 text-sm text-text-muted">
        {ofPart === null
          ? t('ui.cashOut.loading')
          : t('ui.cashOut.partTakes', {
              unit: money(ofPart.unit_stake),
              amount: money(ofPart.amount),
            })}
      </p>
      <CheckboxField
        label={t('ui.cashOut.worsePart')}
        checked={takesLess}
        onChange={(event) => setTakesLess(event.target.checked)}
      />
      <Button
        kind="positive"
        size="small"
        disabled={!isSettled || taking.isBusy}
        onClick={() => taking.take({ part, shown: ofPart?.amount ?? '0', takesLess })}
        className="numeric"
      >
        {t('ui.cashOut.take', { amount: money(ofPart?.amount ?? '0') })}
      </Button>
    </div>
  );
}
