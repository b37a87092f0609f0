import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { EmptyState } from '@pavilion/ui/states';
import { closeModal } from '../../../core/modals/modal.store.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import type { ChatState } from './use-chat.ts';

/**
 * Nobody is there, or players alone are answered: when somebody will be, and the form for a ticket.
 */
export function ChatStart({ state }: { state: ChatState }) {
  const t = useText();
  const format = useFormat();
  const opens = state.opens_at;
  return (
    <div className="grid content-center justify-items-center gap-4 p-5">
      <EmptyState
        icon="chat"
        title={t(state.status === 'online' ? 'ui.chat.signIn' : 'ui.chat.offline')}
        text={opens === null ? '' : t('ui.chat.opensAt', { time: format.dateTime(opens) })}
      />
      <AppLink
        to="/contact-us"
        className={buttonClass('primary', 'medium')}
        onClick={() => closeModal('chat')}
      >
        {t('ui.chat.writeTicket')}
      </AppLink>
    </div>
  );
}
