import { useText } from '@pavilion/i18n/react';
import type { Conversation } from './use-chat.ts';

/** Who is there, or the place in line. */
export function TalkHead({ conversation }: { conversation: Conversation | null }) {
  const t = useText();
  return (
    <p
      className="border-b border-line bg-surface-2 px-4 py-2 text-sm text-text-muted"
      role="status"
    >
      {headText(conversation, t)}
    </p>
  );
}

function headText(talk: Conversation | null, t: ReturnType<typeof useText>): string {
  if (!talk) return t('ui.chat.start');
  if (talk.state === 'closed') return t('ui.chat.closed');
  if (talk.agent) return t('ui.chat.with', { name: talk.agent.name });
  return t('ui.chat.waiting', { place: talk.queue_position ?? 1 });
}
