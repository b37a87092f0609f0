// chunk: alone
import type { Text } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { SwitchField } from '@pavilion/ui/choice';
import { selectionName } from '../../../common/odds/selection-text.ts';
import { useTermsText } from '../../../common/sports/terms-text.ts';
import { useSlipStore } from './betslip.store.ts';
import { freeBetUnit, offersEachWay, partsOf } from './each-way.ts';
import { setAllEachWay, setEachWay } from './each-way.store.ts';
import { stakeMinorOf } from './slip-sums.ts';
import type { SlipLine, ToldTerms } from './slip.types.ts';

/**
 * Whether the single bet on a selection is placed each way, with its terms; nothing where it cannot
 * be. A free bet that two parts cannot share says so.
 */
export function EachWayField({ line, currency }: { line: SlipLine; currency: string }) {
  const t = useText();
  const isChosen = line.isEachWay ?? false;
  if (!offersEachWay([line], isChosen)) return null;
  const isUneven =
    line.voucher?.kind === 'free_bet' && freeBetUnit(line.voucher, true, currency) === null;
  const terms = line.placeTerms ? hintOf(t, line.placeTerms) : undefined;
  return (
    <SwitchField
      isAtEnd
      label={t('ui.runners.eachWay')}
      aria-label={t('ui.runners.eachWayOf', { selection: selectionName(t, line) })}
      hint={isUneven ? t('ui.runners.unevenFreeBet') : terms}
      disabled={isUneven && !isChosen}
      checked={isChosen}
      onChange={({ target }) => setEachWay(line.selectionId, target.checked, currency)}
    />
  );
}

/** The terms beside the words "each way". */
const hintOf = (t: Text, { places, fraction }: ToldTerms): string =>
  fraction === '1' && places === 1
    ? t('ui.runners.termsOnlyTwice')
    : t('ui.runners.termsOnly', { fraction, places });

/** The same for the one bet of all selections: each of them has to have terms. */
export function EachWayChoice({ lines }: { lines: readonly SlipLine[] }) {
  const t = useText();
  const isChosen = useSlipStore((state) => state.isEachWay);
  if (!offersEachWay(lines, isChosen)) return null;
  return (
    <SwitchField
      isAtEnd
      className="px-3 pt-3"
      label={t('ui.runners.eachWay')}
      hint={t('ui.runners.eachWayText')}
      checked={isChosen}
      onChange={({ target }) => setAllEachWay(target.checked)}
    />
  );
}

/** The terms of a leg of an each-way bet. */
export function TermsText({ line }: { line: SlipLine }) {
  const t = useText();
  const termsText = useTermsText();
  return (
    <p className="numeric m-0 text-xs text-text-muted">
      {line.placeTerms ? termsText(line.placeTerms) : t('errors.notEachWay')}
    </p>
  );
}

/** What is staked each way: `2 × 5.00`; nothing for one part alone. */
export function PartsText({ line, currency }: { line: SlipLine; currency: string }) {
  const format = useFormat();
  const unitMinor = stakeMinorOf(line, currency);
  const parts = partsOf(line);
  if (parts === 1n || unitMinor === null) return null;
  return <span>{`${parts} × ${format.money(unitMinor, currency)}`}</span>;
}
