import { useText } from '@pavilion/i18n/react';
import type { CSSProperties } from 'react';
import { usePath } from '../core/navigation/use-path.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useSportsSlots } from '../core/stores/sports-slots.store.ts';
import { AssistantButton } from './assistant-button.tsx';
import { DownloadBar, downloadBarHeight, useDownloadBar } from './download-bar.tsx';
import styles from './floating.module.css';
import { LiveChatButton } from './live-chat-button.tsx';
import { PartnersTab } from './partners-tab.tsx';
import { RewardsIcon } from './rewards-icon.tsx';
import { useBarRoom } from './use-bar-room.ts';
import { useScrollsDown } from './use-scrolls-down.ts';

/**
 * The floating elements at the page's end: partners, rewards, assistant, live chat, above the app offer and the mobile
 * bar. They keep to the edge, go further while the visitor reads on, and come out by pointer and by keyboard.
 */
export function FloatingStack() {
  const t = useText();
  const hasRewards = useLayoutStore((state) => state.site?.gamify_status === true);
  const hasPartners = useLayoutStore((state) => state.partners.length > 0);
  const hasChat = useLayoutStore((state) => state.live_chat.status);
  const hasHelp = useLayoutStore((state) => Object.values(state.cms_status).some(Boolean));
  const hasSlip = useSportsSlots((slots) => slots.slipCount > 0);
  const isAside = useScrollsDown();
  const path = usePath();
  const room = useBarRoom(path);
  // The bet slip's button stands where the offer would: who is about to bet is offered nothing else.
  const isOffered = useDownloadBar() && !hasSlip;
  return (
    <div
      className={styles.floating}
      style={roomStyle(room, isOffered && !isAside ? downloadBarHeight : 0)}
    >
      <aside
        aria-label={t('ui.floating.title')}
        className={styles.stack}
        data-aside={isAside}
        data-page={path === '/' ? 'home' : 'other'}
        data-slip={hasSlip}
      >
        {hasPartners ? <PartnersTab /> : null}
        {hasRewards ? <RewardsIcon /> : null}
        {hasHelp ? <AssistantButton /> : null}
        {hasChat ? <LiveChatButton /> : null}
      </aside>
      {isOffered ? <DownloadBar isAside={isAside} /> : null}
    </div>
  );
}

/** Rooms (px) below what floats. They stand here and not on the document, whose every element they would restyle. */
function roomStyle(barPx: number | null, offerPx: number): CSSProperties {
  const base = barPx === null ? undefined : `${barPx}px`;
  return { '--floating-base': base, '--offer-height': `${offerPx}px` } as CSSProperties;
}
