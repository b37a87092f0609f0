// chunk: alone
import { useFormat, useText } from '@pavilion/i18n/react';
import type { SlipTotal } from './slip.types.ts';

/** What the slip costs and may pay back, side by side. */
export function SlipTotals({ total, currency }: { total: SlipTotal; currency: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className="m-0 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
      <div>
        <dt className="text-xs text-text-muted">{t('ui.betslip.totalStake')}</dt>
        <dd className="numeric m-0 font-bold">{format.money(total.stakeMinor, currency)}</dd>
      </div>
      <div className="ms-auto text-end">
        <dt className="text-xs text-text-muted">{t('ui.betslip.potentialPayout')}</dt>
        <dd className="numeric m-0 font-bold text-accent-text">
          {format.money(total.payoutMinor, currency)}
        </dd>
      </div>
    </dl>
  );
}
