import { useFormat, useText } from '@pavilion/i18n/react';
import type { SlipSums } from './slip-sums.ts';

/** What the slip costs and may pay back. */
export function SlipTotals({ sums, currency }: { sums: SlipSums; currency: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className="numeric m-0 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
      <dt className="text-text-muted">{t('ui.betslip.totalStake')}</dt>
      <dd className="m-0 text-end font-bold">{format.money(sums.stakeMinor, currency)}</dd>
      <dt className="text-text-muted">{t('ui.betslip.potentialPayout')}</dt>
      <dd className="m-0 text-end font-bold text-accent-text">
        {format.money(sums.payoutMinor, currency)}
      </dd>
    </dl>
  );
}
