import { usePrizeText } from '../../../common/rewards/use-prize-text.ts';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { Overview, Plan } from './referral.queries.ts';

/** What a friend has to do, what both get for it, and what more there is for many. */
export function ReferralPlan({ plan, tiers }: { plan: Plan; tiers: Overview['tiers'] }) {
  const t = useText();
  const words = usePrizeText();
  return (
    <section aria-labelledby="referral-plan" className="grid grid-cols-1 gap-4 panel p-4 sm:p-6">
      <h2 id="referral-plan" className="m-0 text-xl font-bold">
        {t('ui.referral.plan')}
      </h2>
      <Steps plan={plan} />
      <dl className="m-0 grid gap-3 sm:grid-cols-3">
        {plan.own_prize ? (
          <Gain name={t('ui.referral.youGet')}>{words(plan.own_prize)}</Gain>
        ) : null}
        {plan.friend_prize ? (
          <Gain name={t('ui.referral.friendGets')}>{words(plan.friend_prize)}</Gain>
        ) : null}
        <Share percent={plan.percent} />
      </dl>
      {tiers.length > 0 ? <Tiers tiers={tiers} /> : null}
    </section>
  );
}

function Steps({ plan }: { plan: Plan }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const money = (amount: string): string => format.money(amount, currency, { trimWhole: true });
  return (
    <>
      <p className="m-0">{t('ui.referral.within', { count: plan.within_days })}</p>
      <ul className="m-0 grid list-disc gap-1 ps-6">
        <li>{t('ui.referral.mustJoin')}</li>
        {plan.must_verify ? <li>{t('ui.referral.mustVerify')}</li> : null}
        {Number(plan.min_deposit) > 0 ? (
          <li>{t('ui.referral.mustDeposit', { amount: money(plan.min_deposit) })}</li>
        ) : null}
        {Number(plan.min_turnover) > 0 ? (
          <li>{t('ui.referral.mustPlay', { amount: money(plan.min_turnover) })}</li>
        ) : null}
      </ul>
    </>
  );
}

function Share({ percent }: { percent: number }) {
  const t = useText();
  const format = useFormat();
  return percent > 0 ? (
    <Gain name={t('ui.referral.share90')}>{format.percent(percent)}</Gain>
  ) : null;
}

function Gain({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid min-w-0 content-start rounded-control bg-surface-2 p-3">
      <dt className="text-xs text-text-muted">{name}</dt>
      <dd className="m-0 font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Tiers({ tiers }: { tiers: Overview['tiers'] }) {
  const t = useText();
  const words = usePrizeText();
  return (
    <div className="grid gap-2">
      <h3 className="m-0 font-semibold">{t('ui.referral.tiers')}</h3>
      <ul className="m-0 grid list-none gap-2 p-0">
        {tiers.map(({ from, prize, reached }) => (
          <li
            key={from}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-line px-3 py-2"
          >
            <span>{t('ui.referral.tier', { count: from })}</span>
            <span className="flex items-center gap-2 font-semibold">
              {words(prize)}
              {reached ? (
                <Badge kind="positive">
                  <Icon name="check" size={14} />
                  {t('ui.referral.reached')}
                </Badge>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
