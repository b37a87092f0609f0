import { useText } from '@pavilion/i18n/react';
import { SelectField } from '@pavilion/ui/field';
import { SubmitButton } from '../../core/forms/submit-button.tsx';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { setOddsChange, useSlipStore, type OddsChange, type SlipLine } from './betslip.store.ts';
import { usePlaceBet } from './place-bet.mutation.ts';
import { SlipLineRow } from './slip-line.tsx';
import { SlipNotices } from './slip-notices.tsx';
import { useSlipQuote } from './slip-quote.query.ts';
import { sumSlip } from './slip-sums.ts';
import { SlipTools } from './slip-tools.tsx';
import { SlipTotals } from './slip-totals.tsx';
import { stakeProblem } from './stake-problem.ts';

interface SlipFormProps {
  lines: SlipLine[];
  isAuthenticated: boolean;
  onSignIn: () => void;
}

/** Lines, stakes, setting for price changes, sums, and the button that places everything or nothing. */
export function SlipForm({ lines, isAuthenticated, onSignIn }: SlipFormProps) {
  const t = useText();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const oddsChange = useSlipStore((state) => state.oddsChange);
  const quotes = useSlipQuote();
  const sums = sumSlip(lines, oddsChange, currency);
  const { place, isPlacing, refusals } = usePlaceBet(sums, currency);
  const isRight = (line: SlipLine) =>
    line.isOpen && stakeProblem(line, currency, quotes.get(line.selectionId) ?? null) === null;
  const mayPlace = sums.readyLines.length > 0 && !sums.needsAcceptance && lines.every(isRight);

  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!isAuthenticated) return onSignIn();
    if (mayPlace && !isPlacing) place();
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <SlipTools lines={lines} currency={currency} />
      <ul className="m-0 list-none border-t border-line p-0">
        {lines.map((line) => (
          <SlipLineRow
            key={line.selectionId}
            line={line}
            currency={currency}
            quote={quotes.get(line.selectionId) ?? null}
            refusal={refusals.byLine.get(line.selectionId) ?? null}
          />
        ))}
      </ul>
      <div className="grid gap-3 p-3">
        <OddsChangeField value={oddsChange} />
        <SlipTotals sums={sums} currency={currency} />
        <SlipNotices
          code={refusals.byLine.size === 0 ? refusals.code : null}
          needsAcceptance={sums.needsAcceptance}
        />
        <SubmitButton
          label={t(isAuthenticated ? 'ui.betslip.place' : 'ui.betslip.signInToBet')}
          isBusy={isPlacing}
          isDisabled={isAuthenticated && !mayPlace}
        />
      </div>
    </form>
  );
}

function OddsChangeField({ value }: { value: OddsChange }) {
  const t = useText();
  return (
    <SelectField
      label={t('ui.betslip.oddsChange')}
      value={value}
      onChange={(event) => setOddsChange(event.target.value as OddsChange)}
      options={(['none', 'better', 'any'] as const).map((choice) => ({
        value: choice,
        label: t(`ui.betslip.accept.${choice}`),
      }))}
    />
  );
}
