import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { Overview } from './referral.queries.ts';

const states = ['joined', 'verified', 'deposited', 'qualified', 'checking', 'refused'] as const;

/**
 * What the link has brought, and how many friends stand where; states that are empty and rare are
 * left out.
 */
export function ReferralStanding({ counts, earned }: Pick<Overview, 'counts' | 'earned'>) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const shown = states.filter(
    (state) => counts[state] > 0 || state === 'joined' || state === 'qualified',
  );
  return (
    <section aria-labelledby="referral-standing" className="grid gap-4 panel p-4 sm:p-6">
      <h2 id="referral-standing" className="m-0 text-xl font-bold">
        {t('ui.referral.earned')}
      </h2>
      <p className="m-0 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-2xl font-bold tabular-nums">
          {format.money(earned.cash, currency)}
        </span>
        {earned.token === '0' ? null : (
          <span className="font-semibold">
            {t('ui.inbox.tokens', { count: Number(earned.token) })}
          </span>
        )}
      </p>
      <dl className="m-0 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {shown.map((state) => (
          <div key={state} className="grid min-w-0 content-start">
            <dt className="text-xs text-text-muted">{t(`ui.referral.state.${state}`)}</dt>
            <dd className="m-0 text-xl font-bold tabular-nums">{format.number(counts[state])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
