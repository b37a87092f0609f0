import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { ForfeitQuote } from './bonus.queries.ts';

/** What stays and what is lost when a bonus ends now, sum by sum. */
export function ForfeitLines({ quote }: { quote: ForfeitQuote }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const money = (amount: string): string => format.money(amount, currency);
  const { keep, lose } = quote;
  return (
    <div className="grid gap-4">
      <Sums
        title={t('ui.rewards.youKeep')}
        rows={[
          [t('ui.rewards.cash'), money(keep.cash)],
          [t('ui.rewards.ofItWithdrawable'), money(keep.withdrawable)],
        ]}
      />
      <Sums
        title={t('ui.rewards.youLose')}
        rows={[
          [t('ui.rewards.bonusMoney'), money(lose.bonus)],
          [t('ui.rewards.bonusWinnings'), money(lose.winnings)],
          ...lose.open_bets.map(({ id, bonus_stake: stake }): [string, string] => [
            t('ui.rewards.openBet', { id }),
            money(stake),
          ]),
        ]}
      />
      <p className="m-0 text-sm text-text-muted">
        {t('ui.rewards.playedOf', {
          counted: money(lose.counted),
          required: money(lose.required),
        })}
      </p>
    </div>
  );
}

function Sums({ title, rows }: { title: string; rows: ReadonlyArray<readonly [string, string]> }) {
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-sm font-semibold">{title}</h3>
      <dl className="m-0 grid gap-1">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="wrap-anywhere">{name}</dt>
            <dd className="numeric m-0 font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
