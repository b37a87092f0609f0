import { screenByPath } from '@pavilion/domain/screens';
import { useText } from '@pavilion/i18n/react';
import { useLayout } from '@pavilion/templates/layout';
import { useEffect, type CSSProperties } from 'react';
import { useIsAmongPrices } from '../common/sports/use-is-among-prices.ts';
import { useDock } from '@pavilion/web-core/dock/dock.store';
import { standOnBar } from '@pavilion/web-core/dock/docked';
import { usePath } from '../core/navigation/use-path.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useMeasuringConsent } from '../core/startup/measuring-consent.ts';
import { useSportsSlots } from '../common/sports/sports-slots.store.ts';
import { AssistantButton } from './assistant-button.tsx';
import { DownloadBar, useDownloadBar } from './download-bar.tsx';
import styles from './floating.module.css';
import { mayFloatOver, mayOfferOver } from './floating-place.ts';
import { FloatingPocket } from './floating-pocket.tsx';
import { LiveChatButton } from './live-chat-button.tsx';
import { PartnersTab } from './partners-tab.tsx';
import { RewardsIcon } from './rewards-icon.tsx';
import { useBarRoom } from './use-bar-room.ts';
import { useScrollsDown } from './use-scrolls-down.ts';

/** From this width on there is an edge beside the page to keep to. */
const widePx = 768;

/**
 * The floating elements at the page's end: partners, rewards, assistant, live chat, above the dock
 * and the mobile bar. Wide pages have them at the edge, phones in one pocket; where somebody fills
 * in a form there is nothing.
 */
export function FloatingStack() {
  const path = usePath();
  return mayFloatOver(screenByPath(path)) ? <Floating path={path} /> : null;
}

function Floating({ path }: { path: string }) {
  const isAside = useScrollsDown();
  const isPhone = useLayout(widePx) === 'narrow';
  const room = useBarRoom(path);
  useEffect(() => standOnBar(room), [room]);
  const dockPx = useDock((state) => state.heightPx);
  const isOffered = useOffer(path);
  return (
    <div className={styles.floating} style={roomStyle(room)}>
      {isPhone ? (
        <FloatingPocket key={path} barPx={(room ?? 0) + dockPx} path={path}>
          <Elements isPocket />
        </FloatingPocket>
      ) : (
        <EdgeStack path={path} isAside={isAside} />
      )}
      {isOffered ? <DownloadBar isAside={isAside} /> : null}
    </div>
  );
}

/**
 * They keep to the edge, go further while the visitor reads on, and come out by pointer and by
 * keyboard.
 */
function EdgeStack({ path, isAside }: { path: string; isAside: boolean }) {
  const t = useText();
  return (
    <aside
      aria-label={t('ui.floating.title')}
      className={styles.stack}
      data-aside={isAside}
      data-page={path === '/' ? 'home' : 'other'}
      data-floats=""
    >
      <Elements isPocket={false} />
    </aside>
  );
}

function Elements({ isPocket }: { isPocket: boolean }) {
  const hasRewards = useLayoutStore((state) => state.site?.gamify_status === true);
  const hasPartners = useLayoutStore((state) => state.partners.length > 0);
  const hasChat = useLayoutStore((state) => state.live_chat.status);
  const hasHelp = useLayoutStore((state) => Object.values(state.cms_status).some(Boolean));
  return (
    <>
      {hasPartners ? <PartnersTab isPocket={isPocket} /> : null}
      {hasRewards ? <RewardsIcon /> : null}
      {hasHelp ? <AssistantButton /> : null}
      {hasChat ? <LiveChatButton /> : null}
    </>
  );
}

/**
 * Whether the app is offered over this page. Who is about to bet, on a match or in a game, is
 * offered nothing else, below the prices of a sportsbook's home nothing is laid, and who is asked
 * something answers first.
 */
function useOffer(path: string): boolean {
  const hasSlip = useSportsSlots((slots) => slots.slipCount > 0);
  const isAmongPrices = useIsAmongPrices();
  const isAsked = useMeasuringConsent((state) => state.isAsked);
  const isOffered = useDownloadBar();
  return isOffered && !hasSlip && !isAsked && !isAmongPrices && mayOfferOver(screenByPath(path));
}

/**
 * Room (px) of the template's bar. It stands here and not on the document, whose every element it
 * would restyle.
 */
function roomStyle(barPx: number | null): CSSProperties {
  const base = barPx === null ? undefined : `${barPx}px`;
  return { '--floating-base': base } as CSSProperties;
}
