import { useFormat, useText } from '@pavilion/i18n/react';
import { Button, buttonClass } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { useEffect, useId } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import {
  useClaimInbox,
  useReadInbox,
  type InboxMessage,
} from '../../features/support/inbox/inbox.queries.ts';

interface ItemProps {
  message: InboxMessage;
  isOpen: boolean;
  onToggle: () => void;
}

/** One message: its head opens it, which marks it as read. */
export function InboxItem({ message, isOpen, onToggle }: ItemProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const { inbox_id, title, body, created_at, read_at, reward, link, expires_at } = message;
  const isUnread = read_at === null;
  const { mutate: read } = useReadInbox();
  useEffect(() => {
    if (isOpen && isUnread) read(inbox_id);
  }, [isOpen, isUnread, inbox_id, read]);
  return (
    <li className="panel">
      <h2 className="m-0 text-base font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full items-start gap-3 rounded-card p-4 text-start"
        >
          <Icon
            name={reward ? 'gift' : 'mail'}
            size={22}
            className={classNames('shrink-0', isUnread ? 'text-accent-text' : 'text-text-muted')}
          />
          <span className="grid min-w-0 grow gap-1">
            <span className={classNames('text-base wrap-anywhere', isUnread && 'font-bold')}>
              {title}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-sm tracking-normal text-text-muted normal-case not-italic">
              {format.dateTime(created_at)}
              {isUnread ? <Badge kind="accent">{t('ui.inbox.unread')}</Badge> : null}
            </span>
          </span>
          <Icon
            name="chevron-down"
            size={20}
            className={classNames('shrink-0 text-text-muted', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="grid gap-4 border-t border-line p-4">
        <p className="m-0 whitespace-pre-line wrap-anywhere">{body}</p>
        {expires_at ? (
          <p className="m-0 text-sm text-text-muted">
            {t('ui.inbox.until', { time: format.dateTime(expires_at) })}
          </p>
        ) : null}
        {link ? (
          <AppLink to={link} className={classNames(buttonClass('secondary'), 'justify-self-start')}>
            {t('ui.inbox.details')}
          </AppLink>
        ) : null}
        {reward ? <Reward message={message} reward={reward} /> : null}
      </div>
    </li>
  );
}

const kindTexts = {
  bonus: 'ui.prizes.bonus',
  free_bet: 'ui.inbox.kind.freeBet',
  free_rounds: 'ui.inbox.kind.freeRounds',
} as const;

function Reward(props: { message: InboxMessage; reward: NonNullable<InboxMessage['reward']> }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const { message, reward } = props;
  const claim = useClaimInbox(message.inbox_id);
  const amount = format.money(reward.amount, currency);
  const text =
    reward.kind === 'token'
      ? t('ui.inbox.tokens', { count: Number(reward.amount) })
      : reward.kind === 'cash'
        ? amount
        : t(kindTexts[reward.kind], { amount });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-surface-2 p-3">
      <p className="m-0 font-semibold">{t('ui.inbox.reward', { reward: text })}</p>
      <div role="status">
        {message.claimed_at === null ? null : (
          <Badge kind="positive">{t('ui.inbox.claimed')}</Badge>
        )}
      </div>
      {message.claimed_at === null ? (
        <Button icon="gift" isBusy={claim.isPending} onClick={() => claim.mutate()}>
          {t('ui.inbox.claim')}
        </Button>
      ) : null}
    </div>
  );
}
