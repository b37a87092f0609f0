import { useText } from '@pavilion/i18n/react';
import { Button, buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { useDevice } from '../../../core/device/device.store.ts';
import { openLiveChat } from '../../../core/startup/live-chat.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';

/** The way to people: the live chat where the site has one, else its support accounts. */
export function HandOver() {
  const t = useText();
  const isMobile = useDevice((device) => device.isMobile);
  const hasChat = useLayoutStore((state) => state.live_chat.status);
  const accounts = useLayoutStore((state) => state.accountList);
  const support = accounts.find(({ href }) => href.startsWith('mailto:')) ?? accounts[0];
  if (!hasChat && !support) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="hand-over">
      <h3 id="hand-over" className="text-sm font-semibold">
        {t('ui.floating.assistantPeople')}
      </h3>
      {hasChat ? (
        <Button kind="secondary" icon="chat" isWide onClick={() => openLiveChat(isMobile)}>
          {t('_m.liveChat')}
        </Button>
      ) : (
        <a
          href={support?.href}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'medium', true)}
        >
          <Icon name="mail" size={18} />
          {support?.name}
        </a>
      )}
    </section>
  );
}
