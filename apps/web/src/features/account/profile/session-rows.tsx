import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useEndSession, useSessions, type Session } from './account.queries.ts';

/** Where the player is signed in; each but this one can be ended. */
export function SessionRows() {
  const t = useText();
  const query = useSessions();
  const sessions = query.data?.pages.flatMap((page) => page.value) ?? [];
  if (query.isPending) return <Skeleton className="h-40" />;
  if (query.isError && sessions.length === 0) {
    return (
      <ErrorState
        title={t('ui.account.sessionsFailed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      <ul className="m-0 grid list-none gap-2 p-0">
        {sessions.map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          kind="secondary"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('ui.account.moreSessions')}
        </Button>
      ) : null}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const t = useText();
  const format = useFormat();
  const end = useEndSession(() =>
    showToast({ tone: 'success', title: t('ui.account.sessionEnded') }),
  );
  const device = session.device || t('ui.account.unknownDevice');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 panel p-4">
      <Icon name="lock" size={22} className="shrink-0 text-text-muted" />
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.is_current ? <Badge kind="positive">{t('ui.account.thisDevice')}</Badge> : null}
        </span>
        <span className="text-sm text-text-muted">
          {t('ui.account.network', { place: session.place })}
        </span>
        <span className="text-sm text-text-muted">
          {t('ui.account.signedInAt', { time: format.dateTime(session.created_at) })}
        </span>
        <span className="text-sm text-text-muted">
          {t('ui.account.lastUsed', { time: format.dateTime(session.last_used_at) })}
        </span>
      </div>
      {session.is_current ? null : (
        <Button
          kind="secondary"
          isBusy={end.isPending}
          aria-label={t('ui.account.endNamed', { device })}
          onClick={() => end.mutate(session.session_id)}
        >
          {t('ui.account.end')}
        </Button>
      )}
    </li>
  );
}
