// chunk: alone
import { useFormat, useText } from '@pavilion/i18n/react';
import { SelectField } from '@pavilion/ui/field';
import { chooseVoucher } from './combined.store.ts';
import type { OfferedVoucher } from './slip-quote.query.ts';
import type { ChosenVoucher, SlipLine } from './slip.types.ts';

interface VoucherFieldProps {
  line: SlipLine;
  currency: string;
  /** Those that fit the bet. */
  offered: readonly OfferedVoucher[];
  /** Vouchers of other bets of the slip: each is used once. */
  takenIds: ReadonlySet<string>;
}

/** With which free bet or boost a single bet is placed, where the player has one that fits. */
export function VoucherField({ line, currency, offered, takenIds }: VoucherFieldProps) {
  const t = useText();
  const format = useFormat();
  const chosen = line.voucher ?? null;
  const fitting = offered.map(chosenOf).filter(({ id }) => !takenIds.has(id));
  // One that does not fit any more can still be taken off.
  const isGone = chosen !== null && !fitting.some(({ id }) => id === chosen.id);
  const choices = isGone ? [chosen, ...fitting] : fitting;
  if (choices.length === 0) return null;
  const nameOf = ({ kind, amount, boostPercent }: ChosenVoucher): string =>
    kind === 'free_bet'
      ? t('ui.betslip.freeBet', { amount: format.money(amount ?? '0', currency) })
      : t('ui.betslip.boost', { percent: boostPercent ?? 0 });
  return (
    <SelectField
      label={t('ui.betslip.vouchers')}
      isLabelHidden
      value={chosen?.id ?? ''}
      onChange={(event) => {
        const id = event.target.value;
        const voucher = choices.find((choice) => choice.id === id) ?? null;
        chooseVoucher(line.selectionId, voucher, currency);
      }}
      options={[
        { value: '', label: t('ui.betslip.noVoucher') },
        ...choices.map((choice) => ({ value: choice.id, label: nameOf(choice) })),
      ]}
    />
  );
}

const chosenOf = (voucher: OfferedVoucher): ChosenVoucher => ({
  id: voucher.voucher_id,
  kind: voucher.kind,
  amount: voucher.amount,
  boostPercent: voucher.boost_percent,
  maxExtra: voucher.max_extra,
});
