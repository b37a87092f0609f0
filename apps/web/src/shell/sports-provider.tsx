import { use, useEffect } from 'react';
import { TemplateContext } from '../core/layout/template-context.ts';
import { usePath } from '../core/navigation/use-path.ts';
import { openSignIn } from '../core/session/auth-entry.ts';
import { authOf } from '../core/session/theme-auth.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { provideSports } from '../common/sports/sports-slots.store.ts';
import { BetSlipSheet } from '../features/sports/betslip/bet-slip-sheet.tsx';
import { closeSlip, openSlip, useSlipStore } from '../features/sports/betslip/betslip.store.ts';
import { SlipButton } from '../features/sports/betslip/slip-button.tsx';
import { isSlipButtonNeeded } from './floating-place.ts';
import { SettleNews } from './settle-news.tsx';
import { useHasSlipRoom, type SlipPlace } from './slip-place.ts';

/**
 * Carries the slip of sites that have a sportsbook, where it does not stand beside the page, and
 * tells the frame how full it is. Loaded apart, so that other sites never pay for it.
 */
export function SportsProvider({ place }: { place: SlipPlace }) {
  const template = use(TemplateContext);
  const slipCount = useSlipStore((state) => state.lines.length);
  const isSlipOpen = useSlipStore((state) => state.isOpen);
  const hasRoom = useHasSlipRoom();
  const path = usePath();
  useEffect(() => provideSports({ openSlip }), []);
  useEffect(() => provideSports({ slipCount, isSlipOpen }), [slipCount, isSlipOpen]);
  useEffect(closeAtSignOut, []);
  return (
    <>
      <SettleNews />
      {hasRoom ? null : <BetSlipSheet onSignIn={openSignIn} />}
      {isSlipButtonNeeded({ path, place, hasRoom }) ? (
        <SlipButton isBesideBar={template?.regions.MobileBar.hasSlip === true} />
      ) : null}
    </>
  );
}

/**
 * Where a session that ends leads to a page, the open sheet would cover its form; a modal stands
 * above it.
 */
const closeAtSignOut = () =>
  useUserStore.subscribe((user, before) => {
    const isPage = authOf(useLayoutStore.getState().template) === 'page';
    if (isPage && before.isAuthenticated && !user.isAuthenticated) closeSlip();
  });
