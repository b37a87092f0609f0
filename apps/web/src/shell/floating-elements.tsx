import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useDevice } from '../core/device/device.store.ts';
import { openLiveChat } from '../core/startup/live-chat.ts';
import { openModal } from '../core/modals/modal.store.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { RewardsIcon } from './rewards-icon.tsx';

/** What floats over every page at its end: rewards, partners, live chat. */
export function FloatingElements() {
  const hasRewards = useLayoutStore((state) => state.site?.gamify_status === true);
  const hasPartners = useLayoutStore((state) => state.partners.length > 0);
  const hasChat = useLayoutStore((state) => state.live_chat.status);
  if (!hasRewards && !hasPartners && !hasChat) return null;
  return (
    <aside className="pointer-events-none fixed end-3 bottom-[calc(var(--bar-height)+16px)] z-30 grid justify-items-end gap-3 *:pointer-events-auto">
      {hasPartners ? <PartnersTab /> : null}
      {hasRewards ? <RewardsIcon /> : null}
      {hasChat ? <LiveChatButton /> : null}
    </aside>
  );
}

const roundClass =
  'grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-hover';

function LiveChatButton() {
  const t = useText();
  const isMobile = useDevice((device) => device.isMobile);
  return (
    <button
      type="button"
      className={roundClass}
      aria-label={t('_m.liveChat')}
      onClick={() => openLiveChat(isMobile)}
    >
      <Icon name="chat" size={24} />
    </button>
  );
}

/** Opens the list of partners; it can be folded to its icon and stays so. */
function PartnersTab() {
  const t = useText();
  const isShown = useLayoutStore((state) => state.showPartner);
  const [isOpen, setOpen] = useState(isShown);
  const fold = (isFolded: boolean): void => {
    setOpen(!isFolded);
    useLayoutStore.setState({ showPartner: !isFolded });
  };
  return (
    <div className="flex items-center overflow-hidden rounded-full border border-line bg-surface-1 shadow-float">
      <button
        type="button"
        className="grid size-11 place-items-center"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'ui.shell.partnersFold' : 'ui.shell.partnersUnfold')}
        onClick={() => fold(isOpen)}
      >
        <Icon name={isOpen ? 'chevron-right' : 'handshake'} size={20} />
      </button>
      {isOpen ? (
        <button
          type="button"
          className="min-h-11 pe-4 font-semibold"
          onClick={() => openModal('partners')}
        >
          {t('_m.partners')}
        </button>
      ) : null}
    </div>
  );
}
