import type { CallResponse } from '@pavilion/contracts/define-call';
import { roomChatList } from '@pavilion/contracts/player/games/room-chat-list.contract';
import { roomChatReport } from '@pavilion/contracts/player/games/room-chat-report.contract';
import { roomChatSend } from '@pavilion/contracts/player/games/room-chat-send.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button, IconButton } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { CallFailure } from '@pavilion/client/call-failure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { newId } from '../../../core/ids.ts';
import { Problem } from '../play/bet-panel.tsx';
import { problemOf, type PlayProblem } from '../parts/play-problem.ts';
import styles from './table.module.css';

type Message = CallResponse<typeof roomChatSend>['value'];

/** Each message once, the newest last. */
const merged = (known: readonly Message[], come: readonly Message[]): Message[] =>
  [...new Map([...known, ...come].map((one) => [one.message_id, one])).values()].toSorted(
    (a, b) => a.at.localeCompare(b.at) || a.message_id.localeCompare(b.message_id),
  );

/** What players say at a table. */
export function RoomChat({ room, mayWrite }: { room: string; mayWrite: boolean }) {
  const t = useText();
  const list = useQuery({ ...callQuery(roomChatList, { room }), meta: { handled: true } });
  const [heard, setHeard] = useState<readonly Message[]>([]);
  useTopic(`chat:${room}`, {
    'chat.message': (said) => {
      if ('room' in said) setHeard((known) => merged(known, [said.message]));
    },
  });
  if (list.isPending) return <Skeleton className="h-40" />;
  if (list.isError)
    return list.error instanceof CallFailure && list.error.code === 'chatOff' ? (
      <p>{t('errors.chatOff')}</p>
    ) : (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void list.refetch()}
      />
    );
  const messages = merged(list.data.value, heard);
  return (
    <div className={styles.chat}>
      <ol
        aria-live="polite"
        aria-label={t('ui.tables.chat')}
        // Long talks must be scrollable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {messages.length === 0 ? <li>{t('ui.tables.noMessages')}</li> : null}
        {messages.map((message) => (
          <Said key={message.message_id} message={message} mayReport={mayWrite} />
        ))}
      </ol>
      {mayWrite ? (
        <Write room={room} onSaid={(message) => setHeard((known) => merged(known, [message]))} />
      ) : null}
    </div>
  );
}

function Said({ message, mayReport }: { message: Message; mayReport: boolean }) {
  const t = useText();
  const format = useFormat();
  const [isReported, setReported] = useState(false);
  const report = async (): Promise<void> => {
    const { message_id } = message;
    const order = { message_id, reason: t('ui.tables.reportReason') };
    await call(roomChatReport, order, { handled: true }).then(
      () => setReported(true),
      () => undefined,
    );
  };
  return (
    <li data-staff={message.is_staff || undefined}>
      <b>{message.is_staff ? `${message.name} · ${t('ui.tables.staff')}` : message.name}</b>{' '}
      <span>{message.text}</span> <time dateTime={message.at}>{format.time(message.at)}</time>
      {mayReport && !message.is_staff ? (
        isReported ? (
          <em role="status">{t('ui.tables.reported')}</em>
        ) : (
          <IconButton
            icon="error"
            iconSize={14}
            label={t('ui.tables.report', { name: message.name })}
            onClick={() => void report()}
          />
        )
      ) : null}
    </li>
  );
}

function Write({ room, onSaid }: { room: string; onSaid: (message: Message) => void }) {
  const t = useText();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PlayProblem | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const order = { room, text, request_id: newId() };
      onSaid((await call(roomChatSend, order, { handled: true })).value);
      setText('');
      setProblem(null);
    } catch (thrown) {
      setProblem(problemOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t('ui.tables.say')}
        isLabelHidden
        placeholder={t('ui.tables.say')}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" isBusy={isBusy} disabled={text.trim() === ''}>
        {t('ui.tables.send')}
      </Button>
      <Problem problem={problem} />
    </form>
  );
}
