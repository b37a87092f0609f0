import type { StatementPeriod } from '@pavilion/domain/history';
import { useFormat, useText } from '@pavilion/i18n/react';
import type { StatementRow } from './transactions.queries.ts';

const columns = ['deposits', 'withdrawals', 'stakes', 'returns', 'bonuses', 'adjustments'] as const;

/** Whether an amount of the wire is nothing. */
const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

/** One day or month: from its opening to its closing balance, with what moved between. */
export function PeriodCard(props: { row: StatementRow; currency: string; by: StatementPeriod }) {
  const t = useText();
  const format = useFormat();
  const { row, currency } = props;
  // Noon of the device's own day, so that no zone shows the day before or after.
  const day = new Date(`${props.by === 'month' ? `${row.period}-01` : row.period}T12:00:00`);
  const signed = (amount: string): string =>
    isZero(amount) || amount.startsWith('-')
      ? format.money(amount, currency)
      : `+${format.money(amount, currency)}`;
  return (
    <li className="panel p-3 sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="m-0 text-base font-bold">
          {format.date(day, props.by === 'month' ? 'month' : 'medium')}
        </h2>
        <span className="text-sm font-bold tabular-nums">
          {t('ui.statement.net', { amount: signed(row.net) })}
        </span>
      </div>
      <dl className="mx-0 mt-2 mb-0 grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        <Line
          label={t('ui.statement.opening')}
          value={format.money(row.opening_balance, currency)}
        />
        {columns
          .filter((column) => !isZero(row[column]))
          .map((column) => (
            <Line
              key={column}
              label={t(`ui.statement.column.${column}`)}
              value={signed(row[column])}
            />
          ))}
        <Line
          label={t('ui.statement.closing')}
          value={format.money(row.closing_balance, currency)}
          isStrong
        />
      </dl>
    </li>
  );
}

function Line({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-text-muted">{label}</dt>
      <dd className={isStrong ? 'numeric m-0 font-bold' : 'numeric m-0'}>{value}</dd>
    </div>
  );
}
