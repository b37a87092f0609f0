import { use, useEffect } from 'react';
import { TemplateContext } from '../core/layout/template-context.ts';
import { openSignIn } from '../core/session/auth-entry.ts';
import { authOf } from '../core/session/theme-auth.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { provideSports } from '../core/stores/sports-slots.store.ts';
import { BetSlipDrawer } from '../features/betslip/bet-slip-drawer.tsx';
import { closeSlip, openSlip, useSlipStore } from '../features/betslip/betslip.store.ts';
import { SlipButton } from '../features/betslip/slip-button.tsx';

/**
 * Carries the slip drawer of sites that have a sportsbook and tells the frame how full the slip is. Loaded apart, so
 * that other sites never pay for it.
 */
export function SportsProvider() {
  const template = use(TemplateContext);
  const slipCount = useSlipStore((state) => state.lines.length);
  useEffect(() => provideSports({ openSlip }), []);
  useEffect(() => provideSports({ slipCount }), [slipCount]);
  useEffect(closeAtSignOut, []);
  return (
    <>
      <BetSlipDrawer onSignIn={openSignIn} />
      <SlipButton hasColumn={template?.slipPlacement === 'column'} />
    </>
  );
}

/** Where a session that ends leads to a page, the open drawer would cover its form; a modal stands above it. */
const closeAtSignOut = () =>
  useUserStore.subscribe((user, before) => {
    const isPage = authOf(useLayoutStore.getState().template) === 'page';
    if (isPage && before.isAuthenticated && !user.isAuthenticated) closeSlip();
  });
