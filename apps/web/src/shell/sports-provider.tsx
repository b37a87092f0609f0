import { use, useEffect } from 'react';
import { TemplateContext } from '../core/layout/template-context.ts';
import { openSignIn } from '../core/session/auth-entry.ts';
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

/** A session that ends leads to the sign-in form, which the open drawer would cover. */
const closeAtSignOut = () =>
  useUserStore.subscribe((user, before) => {
    if (before.isAuthenticated && !user.isAuthenticated) closeSlip();
  });
