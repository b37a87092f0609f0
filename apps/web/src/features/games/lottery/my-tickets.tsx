import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { useLotteryTickets } from './lottery.queries.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { TicketCard } from './ticket-card.tsx';

/** The player's tickets and subscriptions. */
export function MyTickets() {
  const t = useText();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const tickets = useLotteryTickets(isSignedIn);
  useTopic(isSignedIn ? 'play' : null, { 'ticket.won': () => void tickets.refetch() });
  if (!isSignedIn)
    return (
      <EmptyState
        icon="ticket"
        title={t('ui.lottery.signInTickets')}
        action={<Button onClick={openSignIn}>{t('ui.lottery.signIn')}</Button>}
      />
    );
  if (tickets.isError && !tickets.data)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void tickets.refetch()}
      />
    );
  if (!tickets.data) return <Skeleton className="mt-4 h-64" />;
  const rows = tickets.data.pages.flatMap(({ value }) => value);
  return (
    <div className="grid gap-6 pt-4">
      <SubscriptionList />
      {rows.length === 0 ? <EmptyState icon="ticket" title={t('ui.lottery.mine.none')} /> : null}
      <ul className="m-0 grid list-none gap-3 p-0 lg:grid-cols-2">
        {rows.map((ticket) => (
          <li key={ticket.ticket_id} className="grid">
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
      {tickets.hasNextPage ? (
        <Button
          kind="secondary"
          className="justify-self-center"
          isBusy={tickets.isFetchingNextPage}
          onClick={() => void tickets.fetchNextPage()}
        >
          {t('ui.lottery.mine.more')}
        </Button>
      ) : null}
    </div>
  );
}
