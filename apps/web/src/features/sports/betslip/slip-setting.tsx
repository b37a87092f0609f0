// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { SelectField } from '@pavilion/ui/field';
import { BonusMoney } from '../../../common/amounts/bonus-money.tsx';
import { setOddsChange, useSlipStore } from './betslip.store.ts';
import { QuickBetField } from './quick-bet-field.tsx';
import type { OddsChange } from './slip.types.ts';

/**
 * Which price changes are agreed to beforehand, and the money under conditions that stakes may use.
 */
export function SlipSetting() {
  const t = useText();
  const oddsChange = useSlipStore((state) => state.oddsChange);
  return (
    <div className="grid gap-2 p-3">
      <SelectField
        label={t('ui.betslip.oddsChange')}
        value={oddsChange}
        onChange={(event) => setOddsChange(event.target.value as OddsChange)}
        options={(['none', 'better', 'any'] as const).map((choice) => ({
          value: choice,
          label: t(`ui.betslip.accept.${choice}`),
        }))}
      />
      <QuickBetField />
      <BonusMoney />
    </div>
  );
}
