import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/states';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import {
  acceptPrices,
  clearSlip,
  setOddsChange,
  setStake,
  useSlipStore,
  type OddsChange,
  type SlipLine,
} from './betslip.store.ts';
import { usePlaceBet } from './place-bet.mutation.ts';
import { SlipLineRow } from './slip-line.tsx';
import { useSlipQuote } from './slip-quote.query.ts';
import { sumSlip } from './slip-sums.ts';

const chips: Record<string, readonly string[]> = {
  JPY: ['500', '1000', '5000', '10000'],
  VND: ['50000', '100000', '500000', '1000000'],
  IDR: ['50000', '100000', '500000', '1000000'],
};
const usualChips = ['5', '10', '50', '100'];

/** Lines, stakes, setting for price changes, sums, and the button that places everything or nothing. */
export function SlipForm(props: {
  lines: SlipLine[];
  isAuthenticated: boolean;
  onSignIn: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const oddsChange = useSlipStore((state) => state.oddsChange);
  const quotes = useSlipQuote();
  const sums = sumSlip(props.lines, oddsChange, currency);
  const { place, isPlacing, refusals } = usePlaceBet(sums);
  const hasClosed = props.lines.some((line) => !line.isOpen);
  const general = refusals.byLine.size === 0 ? refusals.code : null;

  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!props.isAuthenticated) return props.onSignIn();
    if (sums.readyLines.length > 0 && !isPlacing) place();
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className="flex items-center justify-between gap-2 px-3 pb-2">
        <div role="group" aria-label={t('ui.betslip.quickStakes')} className="flex gap-1.5">
          {(chips[currency] ?? usualChips).map((chip) => (
            <button
              key={chip}
              type="button"
              onClick={() => props.lines.forEach((line) => setStake(line.selectionId, chip))}
              className="numeric min-h-9 rounded-control border border-line-strong px-2 text-xs font-semibold hover:bg-surface-2"
            >
              {format.number(Number(chip))}
            </button>
          ))}
        </div>
        <button
          type="button"
          onClick={clearSlip}
          className="min-h-9 text-xs font-semibold text-accent-text underline"
        >
          {t('ui.betslip.clear')}
        </button>
      </div>
      <ul className="m-0 list-none border-t border-line p-0">
        {props.lines.map((line) => {
          const quote = quotes.get(line.selectionId);
          return (
            <SlipLineRow
              key={line.selectionId}
              line={line}
              currency={currency}
              minStake={quote?.min_stake ?? null}
              maxStake={quote && quote.refusal === null ? quote.max_stake : null}
              refusal={refusals.byLine.get(line.selectionId) ?? null}
            />
          );
        })}
      </ul>
      <div className="grid gap-3 p-3">
        <SelectField
          label={t('ui.betslip.oddsChange')}
          value={oddsChange}
          onChange={(event) => setOddsChange(event.target.value as OddsChange)}
          options={(['none', 'better', 'any'] as const).map((value) => ({
            value,
            label: t(`ui.betslip.accept.${value}`),
          }))}
        />
        <dl className="numeric grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
          <dt className="text-text-muted">{t('ui.betslip.totalStake')}</dt>
          <dd className="m-0 font-bold">{format.money(sums.stakeMinor, currency)}</dd>
          <dt className="text-text-muted">{t('ui.betslip.potentialPayout')}</dt>
          <dd className="m-0 font-bold text-accent-text">
            {format.money(sums.payoutMinor, currency)}
          </dd>
        </dl>
        <div aria-live="polite" className="grid gap-2">
          {general ? (
            <Notice kind="negative">{t.find(`errors.${general}`) ?? general}</Notice>
          ) : null}
          {sums.needsAcceptance && !general ? (
            <Notice kind="warning">{t('ui.betslip.pricesMoved')}</Notice>
          ) : null}
        </div>
        {sums.needsAcceptance ? (
          <Button kind="secondary" isWide onClick={acceptPrices}>
            {t('ui.betslip.acceptPrices')}
          </Button>
        ) : null}
        <Button
          type="submit"
          isWide
          size="large"
          isBusy={isPlacing}
          disabled={
            props.isAuthenticated &&
            (sums.readyLines.length === 0 || hasClosed || sums.needsAcceptance)
          }
        >
          {props.isAuthenticated ? t('ui.betslip.place') : t('ui.betslip.signInToBet')}
        </Button>
      </div>
    </form>
  );
}
