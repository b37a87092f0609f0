import { assistantHandOver } from '@pavilion/contracts/player/support/assistant-hand-over.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useMutation } from '@tanstack/react-query';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { closeModal } from '../../../core/modals/modal.store.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { openLiveChat } from '../../../core/startup/live-chat.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { askAsVisitor } from '../../../core/support/ask-as-visitor.ts';

/**
 * The way to people: the live chat where the site has one, with what was said so far; else the form
 * to write to them.
 */
export function HandOver({ session }: { session: string | null }) {
  const t = useText();
  const hasChat = useLayoutStore((state) => state.live_chat.status);
  const hand = useMutation({
    mutationFn: async () => {
      if (!hasChat) return { ticket: true };
      return session === null ? {} : askAsVisitor(assistantHandOver, { session_id: session });
    },
    onSuccess: ({ ticket }) => {
      if (!ticket) return openLiveChat();
      closeModal('assistant');
      browserHistory.push('/contact-us');
    },
    onError: (thrown) => handleThrown(thrown),
    meta: { handled: true },
  });
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="hand-over">
      <h3 id="hand-over" className="text-sm font-semibold">
        {t('ui.floating.assistantPeople')}
      </h3>
      <Button
        kind="secondary"
        icon={hasChat ? 'chat' : 'mail'}
        isWide
        isBusy={hand.isPending}
        onClick={() => hand.mutate()}
      >
        {hasChat ? t('_m.liveChat') : t('ui.contact.write')}
      </Button>
    </section>
  );
}
