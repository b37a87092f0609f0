/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */
import { useFormat, useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useBet } from './bet-history.queries.ts';

/** Full recall of a bet: its settlements (more than one after a corrected result) and every movement of money. */
export function BetDetail({ betId }: { betId: string }) {
  const t = useText();
  const format = useFormat();
  const query = useBet(betId);
  if (query.isPending) return <Skeleton className="m-4 h-24" />;
  if (query.isError) {
    return (
      <ErrorState
        title={t('ui.history.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { bet, settlements, movements } = query.data;
  return (
    <div className="grid gap-4 border-t border-line p-4 text-sm">
      <dl className="numeric grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-text-muted">{t('ui.history.betId')}</dt>
        <dd className="m-0 break-all">{bet.bet_id}</dd>
        <dt className="text-text-muted">{t('ui.history.league')}</dt>
        <dd className="m-0">{bet.league_name}</dd>
        <dt className="text-text-muted">{t('ui.history.kickOff')}</dt>
        <dd className="m-0">{format.dateTime(bet.start_time)}</dd>
      </dl>
      {settlements.length > 0 ? (
        <section>
          <h3 className="mb-1 text-sm font-bold">{t('ui.history.settlements')}</h3>
          <ol className="m-0 grid list-none gap-1 p-0">
            {settlements.map((settlement) => (
              <li key={settlement.revision} className="numeric flex flex-wrap gap-x-4">
                <span>{format.dateTime(settlement.settled_at)}</span>
                <span>{t.find(`ui.history.result.${settlement.result}`) ?? settlement.result}</span>
                {settlement.home_score === null ? null : (
                  <span>
                    {settlement.home_score}:{settlement.away_score}
                  </span>
                )}
                <span className="font-semibold">
                  {format.money(settlement.payout, bet.currency)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section className="min-w-0">
        <h3 className="mb-1 text-sm font-bold">{t('ui.history.movements')}</h3>
        <div
          className="overflow-x-auto"
          tabIndex={0}
          role="region"
          aria-label={t('ui.history.movements')}
        >
          <table className="numeric w-full border-collapse text-start">
            <thead>
              <tr className="text-xs text-text-muted">
                <th scope="col" className="py-1 pe-4 text-start font-normal">
                  {t('ui.history.time')}
                </th>
                <th scope="col" className="py-1 pe-4 text-start font-normal">
                  {t('ui.history.movement')}
                </th>
                <th scope="col" className="py-1 pe-4 text-end font-normal">
                  {t('ui.history.amount')}
                </th>
                <th scope="col" className="py-1 text-end font-normal">
                  {t('ui.history.balanceAfter')}
                </th>
              </tr>
            </thead>
            <tbody>
              {movements.map((movement) => (
                <tr key={movement.journal_id} className="border-t border-line">
                  <td className="py-1 pe-4 whitespace-nowrap">
                    {format.dateTime(movement.created_at)}
                  </td>
                  <td className="py-1 pe-4">
                    {t.find(`ui.history.kind.${movement.kind}`) ?? movement.kind}
                  </td>
                  <td className="py-1 pe-4 text-end">
                    {format.money(movement.amount, bet.currency)}
                  </td>
                  <td className="py-1 text-end">
                    {format.money(movement.balance_after, bet.currency)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}
