import { shortId } from '@pavilion/domain/ids';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import type { Transaction } from './transactions.queries.ts';

/** One movement: what it was, how much with its sign, and what was in the pocket after it. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const t = useText();
  const format = useFormat();
  const { kind, amount, currency, pocket, balance_after, reference, created_at } = transaction;
  const isIn = !amount.startsWith('-');
  const money = format.money(amount, currency);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line px-3 py-3 last:border-b-0 sm:px-4">
      <span className="font-semibold wrap-anywhere">
        {t(`ui.transactions.kind.${kind}`)}
        {pocket === 'cash' ? null : (
          <span className="font-normal text-text-muted">
            {' '}
            · {t(`ui.transactions.pocket.${pocket}`)}
          </span>
        )}
      </span>
      <span
        className={classNames(
          'numeric text-end font-bold whitespace-nowrap',
          isIn ? 'text-positive' : 'text-text',
        )}
      >
        {isIn ? `+${money}` : money}
      </span>
      <span className="text-xs text-text-muted">
        <time dateTime={created_at}>{format.dateTime(created_at)}</time>
        {reference ? (
          <span className="block wrap-anywhere">
            {t('ui.transactions.reference', { number: shortId(reference.id) })}
          </span>
        ) : null}
      </span>
      <span className="numeric text-end text-xs text-text-muted">
        {t('ui.transactions.balanceAfter', { amount: format.money(balance_after, currency) })}
      </span>
    </li>
  );
}
