import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { TextArea } from '@pavilion/ui/text-area';
import { useState } from 'react';
import { useReply, useTicket, type Ticket } from './tickets.queries.ts';

const textMin = 10;

/** One ticket with everything that was written, and the field to write on. */
export function TicketView({ id }: { id: string }) {
  const t = useText();
  const { data, isError, refetch } = useTicket(id);
  if (isError && !data)
    return (
      <ErrorState
        title={t('errors.ticketNotFound')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-64" />;
  return <Shown ticket={data.value} />;
}

function Shown({ ticket }: { ticket: Ticket }) {
  const t = useText();
  return (
    <section className="grid gap-4 panel p-4 sm:p-6" aria-labelledby="ticket">
      <div className="grid gap-1">
        <h2 id="ticket" className="m-0 text-lg font-bold wrap-anywhere">
          {ticket.subject}
        </h2>
        <p className="m-0 text-sm text-text-muted">
          {ticket.ticket_number} · {t(`ui.contact.state.${ticket.state}`)}
        </p>
      </div>
      {ticket.messages.map((message) => (
        <Written key={`${message.created_at} ${message.text}`} message={message} />
      ))}
      <Reply id={ticket.ticket_id} />
    </section>
  );
}

function Written({ message }: { message: Ticket['messages'][number] }) {
  const t = useText();
  const format = useFormat();
  const who = message.from === 'player' ? t('ui.chat.you') : (message.name ?? t('ui.contact.us'));
  return (
    <article className="grid gap-1 rounded-card border border-line bg-surface-2 px-4 py-3">
      <p className="m-0 text-sm font-semibold">
        {who}{' '}
        <time dateTime={message.created_at} className="font-normal text-text-muted">
          {format.dateTime(message.created_at)}
        </time>
      </p>
      <p className="m-0 wrap-anywhere whitespace-pre-wrap">{message.text}</p>
      {message.files.map((file) => (
        <a key={file.file_id} href={file.url} className="wrap-anywhere underline">
          {file.name}
        </a>
      ))}
    </article>
  );
}

function Reply({ id }: { id: string }) {
  const t = useText();
  const reply = useReply(id);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isShort = text.trim().length < textMin;
        setError(isShort ? t('validation.tooShort', { minimum: textMin }) : undefined);
        if (!isShort) reply.mutate(text, { onSuccess: () => setText('') });
      }}
    >
      <TextArea
        label={t('ui.contact.reply')}
        rows={4}
        maxLength={4000}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" isBusy={reply.isPending} className="justify-self-start">
        {t('ui.contact.send')}
      </Button>
    </form>
  );
}
