import { shortId } from '@pavilion/domain/ids';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { betPath } from '../../../common/bets/bet-path.ts';
import type { Transaction } from './transactions.queries.ts';

/**
 * Words and an amount; on a narrow phone the longest amount stands below its words instead of
 * squeezing them.
 */
const line = 'flex flex-wrap justify-between gap-x-4 gap-y-1';

const linkClass = 'inline-flex min-h-6 items-center text-accent-text pointer-coarse:min-h-11';

/** One movement: what it was, how much with its sign, and what was in the pocket after it. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const t = useText();
  const format = useFormat();
  const { kind, amount, currency, pocket, balance_after, reference, created_at } = transaction;
  const isIn = !amount.startsWith('-');
  const money = format.money(amount, currency);
  return (
    <li className="grid grid-cols-1 gap-y-1 border-b border-line px-3 py-3 last:border-b-0 sm:px-4">
      <span className={line}>
        <span className="font-semibold">
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
            'numeric ms-auto text-end font-bold whitespace-nowrap',
            isIn ? 'text-positive' : 'text-text',
          )}
        >
          {isIn ? `+${money}` : money}
        </span>
      </span>
      <span className={line}>
        <span className="text-xs text-text-muted">
          <time dateTime={created_at}>{format.dateTime(created_at)}</time>
          {reference ? (
            <span className="block wrap-anywhere">
              <Reference reference={reference} />
            </span>
          ) : null}
        </span>
        <span className="ms-auto text-end text-xs text-text-muted tabular-nums">
          {t('ui.transactions.balanceAfter', { amount: format.money(balance_after, currency) })}
        </span>
      </span>
    </li>
  );
}

/** Number of what a movement belongs to; of a bet or a round the way to it. */
function Reference({ reference }: { reference: NonNullable<Transaction['reference']> }) {
  const t = useText();
  const { type, id, provider_code } = reference;
  const text = t('ui.transactions.reference', { number: shortId(id) });
  if (type === 'deposit')
    return (
      <AppLink to={`/deposit?deposit_id=${id}`} className={linkClass}>
        {text} · {t('ui.deposit.receipt.show')}
      </AppLink>
    );
  const betId = type === 'bet' ? id : provider_code && `${provider_code}:${id}`;
  if (!betId) return text;
  return (
    <AppLink to={betPath(betId, 'settled')} className={linkClass}>
      {text}
    </AppLink>
  );
}
