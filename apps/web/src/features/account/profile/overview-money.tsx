import { isCurrencyCode } from '@pavilion/domain/currencies';
import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import type { UseQueryResult } from '@tanstack/react-query';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { Figure, OverviewPart } from './overview-part.tsx';
import {
  useOpenBetCount,
  usePendingDepositCount,
  usePendingWithdrawalCount,
  usePockets,
  type Count,
} from './overview.queries.ts';
import { pocketSums } from './pocket-sums.ts';

/** The balance, pocket by pocket. */
export function OverviewPockets() {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const tokens = useUserStore((state) => state.game.token);
  return (
    <OverviewPart title={t('ui.common.balance')} query={usePockets()}>
      {(pockets) => (
        <>
          <Total>{format.money(pockets.balance, currency)}</Total>
          <dl className="m-0 grid gap-2">
            <Figure name={t('ui.account.pocket.free')}>
              {format.money(pockets.withdrawable, currency)}
            </Figure>
            {isCurrencyCode(currency)
              ? pocketSums(pockets.locked, currency).map(({ reason, amount }) => (
                  <Figure key={reason} name={t(`ui.account.pocket.${reason}`)}>
                    {format.money(amount, currency)}
                  </Figure>
                ))
              : null}
            <Figure name={t('ui.common.tokens')}>{format.number(tokens)}</Figure>
          </dl>
          <div className="flex flex-wrap gap-3">
            <AppLink to="/deposit" className={buttonClass('primary')}>
              {t('_m.deposit')}
            </AppLink>
            <AppLink to="/withdrawal" className={buttonClass('secondary')}>
              {t('_m.withdrawal')}
            </AppLink>
          </div>
        </>
      )}
    </OverviewPart>
  );
}

/** More letters than these fit a narrow column in a smaller size only. */
const longAmount = 15;

/**
 * An amount that stays in one line: a comma with nothing behind it would be read as the end of the
 * number.
 */
function Total({ children: amount }: { children: string }) {
  const size =
    amount.length > longAmount
      ? 'text-[clamp(0.75rem,5.4cqi,1.875rem)]'
      : 'text-[clamp(1.125rem,8cqi,1.875rem)]';
  return (
    <div className="@container">
      <p className={classNames('numeric m-0 font-extrabold wrap-anywhere', size)}>{amount}</p>
    </div>
  );
}

/** Bets that wait for their result, and money on its way. */
export function OverviewUnderWay() {
  const t = useText();
  return (
    <section aria-labelledby="under-way" className="grid grid-cols-1 content-start gap-3 panel p-4">
      <h2 id="under-way" className="m-0 text-lg font-bold">
        {t('ui.account.underWay')}
      </h2>
      <ul className="m-0 grid list-none gap-1 p-0">
        <CountRow to="/bet-history" name={t('ui.account.openBets')} query={useOpenBetCount()} />
        <CountRow
          to="/deposit"
          name={t('ui.account.pendingDeposits')}
          query={usePendingDepositCount()}
        />
        <CountRow
          to="/withdrawal"
          name={t('ui.account.pendingWithdrawals')}
          query={usePendingWithdrawalCount()}
        />
      </ul>
    </section>
  );
}

function CountRow(props: { to: string; name: string; query: UseQueryResult<Count> }) {
  const t = useText();
  const format = useFormat();
  const { data, isError } = props.query;
  const text = (count: Count) => `${format.number(String(count.count))}${count.hasMore ? '+' : ''}`;
  return (
    <li>
      <AppLink
        to={props.to}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control py-1 hover:underline"
      >
        <span>{props.name}</span>
        <span className="numeric font-semibold">
          {data ? text(data) : isError ? t('ui.account.unknown') : '…'}
        </span>
      </AppLink>
    </li>
  );
}
