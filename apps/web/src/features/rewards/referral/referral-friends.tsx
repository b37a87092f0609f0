import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useFriends, type Friend } from './referral.queries.ts';

const kinds = {
  joined: 'plain',
  verified: 'plain',
  deposited: 'accent',
  qualified: 'positive',
  checking: 'warning',
  refused: 'negative',
} as const satisfies Record<Friend['state'], string>;

/** Who came by the link, names masked: how far they are and what is missing. */
export function ReferralFriends() {
  const t = useText();
  const friends = useFriends();
  const rows = friends.data?.pages.flatMap((page) => page.value) ?? [];
  return (
    <section aria-labelledby="referral-friends" className="grid grid-cols-1 gap-3">
      <h2 id="referral-friends" className="m-0 text-xl font-bold">
        {t('ui.referral.friends')}
      </h2>
      {friends.isError && rows.length === 0 ? (
        <ErrorState
          title={t('ui.referral.friendsFailed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void friends.refetch()}
        />
      ) : friends.isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-40" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState icon="users" title={t('ui.referral.noFriends')} />
      ) : (
        <ul className="m-0 grid list-none grid-cols-1 gap-2 p-0">
          {rows.map((friend) => (
            <FriendRow key={`${friend.name}/${friend.joined_at}`} friend={friend} />
          ))}
        </ul>
      )}
      {friends.hasNextPage ? (
        <Button
          kind="secondary"
          className="justify-self-center"
          isBusy={friends.isFetchingNextPage}
          onClick={() => void friends.fetchNextPage()}
        >
          {t('ui.referral.more')}
        </Button>
      ) : null}
    </section>
  );
}

function FriendRow({ friend }: { friend: Friend }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  return (
    <li className="grid gap-1.5 panel p-4">
      <p className="m-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{friend.name}</span>
        <Badge kind={kinds[friend.state]}>{t(`ui.referral.state.${friend.state}`)}</Badge>
      </p>
      <p className="m-0 flex flex-wrap justify-between gap-x-4 text-sm text-text-muted">
        <span>{t('ui.referral.since', { time: format.dateTime(friend.joined_at) })}</span>
        <span className="tabular-nums">
          {t('ui.referral.played', { amount: format.money(friend.turnover_done, currency) })}
        </span>
      </p>
      {friend.missing.length > 0 ? (
        <p className="m-0 text-sm">
          {t('ui.referral.missing', {
            steps: friend.missing
              .map(stepOf)
              .map((step) => t(step))
              .join(', '),
          })}
        </p>
      ) : null}
      {Number(friend.earned) > 0 ? (
        <p className="m-0 text-sm font-semibold text-positive tabular-nums">
          {t('ui.referral.brought', { amount: format.money(friend.earned, currency) })}
        </p>
      ) : null}
    </li>
  );
}

/** A step that this page does not know yet is play. */
const stepOf = (missing: string) =>
  missing === 'verify'
    ? 'ui.referral.step.verify'
    : missing === 'deposit'
      ? 'ui.referral.step.deposit'
      : 'ui.referral.step.turnover';
