import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useInbox, useReadInbox } from '../../features/support/inbox/inbox.queries.ts';
import { InboxItem } from './inbox-item.tsx';

/** Messages of the player, the newest first; one is open at a time, and the address names it. */
export function InboxMessages() {
  const t = useText();
  const query = useInbox(useUserStore((state) => state.user.account_id !== ''));
  const readAll = useReadInbox();
  const [params, setParams] = useSearchParams();
  const openedId = params.get('message');
  const toggle = (id: string): void =>
    setParams((now) => {
      if (now.get('message') === id) now.delete('message');
      else now.set('message', id);
      return now;
    });
  const messages = query.data?.value ?? [];
  return (
    <>
      {query.isPending ? <InboxSkeleton /> : null}
      {query.isError && messages.length === 0 ? (
        <ErrorState
          title={t('ui.inbox.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && messages.length === 0 ? (
        <EmptyState icon="inbox" title={t('ui.inbox.empty')} text={t('ui.inbox.emptyText')} />
      ) : null}
      {messages.some(({ read_at }) => read_at === null) ? (
        <Button
          kind="secondary"
          icon="check"
          className="justify-self-start"
          isBusy={readAll.isPending}
          onClick={() => readAll.mutate(null)}
        >
          {t('ui.inbox.markAll')}
        </Button>
      ) : null}
      <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {messages.map((message) => (
          <InboxItem
            key={message.inbox_id}
            message={message}
            isOpen={message.inbox_id === openedId}
            onToggle={() => toggle(message.inbox_id)}
          />
        ))}
      </ul>
    </>
  );
}

function InboxSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-20" />
      ))}
    </div>
  );
}
