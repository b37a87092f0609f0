import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useEffect, useRef } from 'react';
import type { Message } from './message-list.ts';

interface Props {
  messages: Message[];
  /** Who is writing; null: nobody. */
  typing: string | null;
  /** Up to where the other side has read. */
  readSeq: number;
}

/** What was said, oldest first; new entries are announced once, whole, and come into view. */
export function ChatLog({ messages, typing, readSeq }: Props) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.seq ?? 0;
  const lastOwn = messages.findLast(({ from }) => from === 'player')?.seq ?? 0;
  const isRead = lastOwn > 0 && lastOwn <= readSeq;
  useEffect(() => {
    const log = ref.current;
    if (log) log.scrollTop = log.scrollHeight;
  }, [last]);
  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      <div
        ref={ref}
        role="log"
        aria-label={t('_m.liveChat')}
        // Long talks must be scrollable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex flex-col gap-3 overflow-y-auto overscroll-contain p-4"
      >
        {messages.map((message) => (
          <Entry key={message.seq} message={message} />
        ))}
      </div>
      <p role="status" className="min-h-6 px-4 text-sm text-text-muted">
        {typing !== null
          ? t('ui.chat.typing', { name: typing || t('_m.liveChat') })
          : isRead && last === lastOwn
            ? t('ui.chat.read')
            : ''}
      </p>
    </div>
  );
}

function Entry({ message }: { message: Message }) {
  const t = useText();
  const format = useFormat();
  if (message.kind === 'event')
    return <p className="text-center text-sm text-text-muted">{eventText(message, t)}</p>;
  const isMine = message.from === 'player';
  return (
    <article
      className={classNames(
        'grid max-w-[85%] gap-1 rounded-card px-3 py-2',
        isMine ? 'self-end bg-accent text-on-accent' : 'self-start bg-surface-2',
      )}
    >
      <span className="text-xs font-semibold">
        {isMine ? t('ui.chat.you') : message.name}{' '}
        <time dateTime={message.created_at} className="font-normal">
          {format.time(message.created_at)}
        </time>
      </span>
      {message.text === null ? null : (
        <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
      )}
      {message.file ? (
        <a
          href={message.file.url}
          target="_blank"
          rel="noopener noreferrer"
          className="wrap-anywhere underline"
        >
          {message.file.name}
        </a>
      ) : null}
    </article>
  );
}

function eventText({ event, name, text }: Message, t: ReturnType<typeof useText>): string {
  const who = { name: name ?? '' };
  switch (event) {
    case 'joined':
      return t('ui.chat.event.joined', who);
    case 'left':
      return t('ui.chat.event.left', who);
    case 'handed':
      return t('ui.chat.event.handed', who);
    case 'reopened':
      return t('ui.chat.event.reopened');
    case 'ticket':
      return t('ui.chat.event.ticket', { number: text ?? '' });
    default:
      return t('ui.chat.closed');
  }
}
