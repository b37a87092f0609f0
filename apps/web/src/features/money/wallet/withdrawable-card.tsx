import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { Progress } from '@pavilion/ui/progress';
import type { Withdrawable } from './withdrawal.queries.ts';

type Line = Withdrawable['locked'][number];

const icons = {
  turnover: 'lock',
  bonus: 'gift',
  pending: 'clock',
} as const satisfies Record<Line['reason'], IconName>;

/** What may leave, of what there is, and line by line why the rest may not. */
export function WithdrawableCard({ data, currency }: { data: Withdrawable; currency: string }) {
  const t = useText();
  const format = useFormat();
  const money = (amount: string): string => format.money(amount, currency);
  return (
    <section aria-labelledby="withdrawable" className="grid grid-cols-1 gap-4 panel p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 id="withdrawable" className="m-0 text-sm font-medium text-text-muted">
          {t('ui.withdrawal.mayLeave')}
        </h2>
        <p className="numeric m-0 text-[clamp(1.25rem,6.2vw,1.875rem)] font-extrabold wrap-anywhere">
          {money(data.withdrawable)}
        </p>
        <p className="numeric m-0 text-sm text-text-muted">
          {data.locked.length === 0
            ? t('ui.withdrawal.allFree')
            : t('ui.withdrawal.ofBalance', { balance: money(data.balance) })}
        </p>
      </div>
      {data.locked.length === 0 ? null : (
        <ul className="m-0 grid list-none gap-3 border-0 border-t border-line p-0 pt-4">
          {data.locked.map((line) => (
            <LockedLine key={`${line.reason}:${line.reference}`} line={line} currency={currency} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LockedLine({ line, currency }: { line: Line; currency: string }) {
  const t = useText();
  const format = useFormat();
  const money = (amount: string): string => format.money(amount, currency);
  const progress = t('ui.withdrawal.played', {
    done: money(line.done),
    required: money(line.required),
  });
  return (
    <li className="flex items-start gap-3">
      <Icon name={icons[line.reason]} size={20} className="mt-0.5 shrink-0 text-text-muted" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="m-0 text-sm">
          <strong className="numeric">{money(line.amount)}</strong>{' '}
          {t(`ui.withdrawal.locked.${line.reason}`)}
        </p>
        {line.reason === 'turnover' ? (
          <>
            <Progress
              percent={percentOf(line)}
              label={t('ui.withdrawal.turnover')}
              valueText={progress}
            />
            <span className="numeric text-xs text-text-muted">{progress}</span>
          </>
        ) : null}
      </div>
    </li>
  );
}

/** Good enough for a bar: amounts stay texts everywhere else. */
function percentOf({ done, required }: Line): number {
  return Number(required) === 0 ? 100 : (Number(done) / Number(required)) * 100;
}
