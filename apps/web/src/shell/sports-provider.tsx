import { useText } from '@pavilion/i18n/react';
import type { MenuItem } from '@pavilion/templates/region-props';
import { use, useEffect, useMemo } from 'react';
import { TemplateContext } from '../core/layout/template-context.ts';
import { usePath } from '../core/navigation/use-path.ts';
import { OddsFormatSelect } from '../core/odds/odds-format-select.tsx';
import { openSignIn } from '../core/session/auth-entry.ts';
import { provideSports, type SportsEvent } from '../core/stores/sports-slots.store.ts';
import { BetSlipDrawer } from '../features/betslip/bet-slip-drawer.tsx';
import { BetSlip } from '../features/betslip/bet-slip.tsx';
import { openSlip, useSlipStore } from '../features/betslip/betslip.store.ts';
import { PriceButton } from '../features/betslip/price-button.tsx';
import { SlipButton } from '../features/betslip/slip-button.tsx';
import { MarketPrices } from '../features/sportsbook/prices.tsx';
import { useLeagues } from '../features/sportsbook/sports.queries.ts';
import { HomeSportsBoard } from './home-sports-board.tsx';

/**
 * Fills the frame's sports slots on sites that have a sportsbook, and carries the slip drawer. Loaded apart, so that
 * other sites never pay for it.
 */
export function SportsProvider() {
  useSportsSlotsFilled();
  const template = use(TemplateContext);
  return (
    <>
      <BetSlipDrawer onSignIn={openSignIn} />
      {template?.slipPlacement === 'column' ? null : <SlipButton />}
    </>
  );
}

function useSportsSlotsFilled(): void {
  const slipCount = useSlipStore((state) => state.lines.length);
  const sportsTree = useSportsTree();
  useEffect(() => {
    provideSports({
      openSlip,
      SlipColumn,
      OddsFormatChooser: OddsFormatSelect,
      MatchPrices,
      SportsBoard: HomeSportsBoard,
    });
  }, []);
  useEffect(() => provideSports({ slipCount }), [slipCount]);
  useEffect(() => provideSports({ sportsTree }), [sportsTree]);
}

function SlipColumn() {
  return <BetSlip onSignIn={openSignIn} />;
}

function MatchPrices({ event }: { event: SportsEvent }) {
  const market = event.markets.find(({ kind }) => kind === '1x2') ?? event.markets[0];
  return market ? <MarketPrices event={event} market={market} Price={PriceButton} /> : null;
}

function useSportsTree(): MenuItem[] {
  const t = useText();
  const path = usePath();
  const { data } = useLeagues();
  const chosen = path === '/sports' ? new URLSearchParams(location.search).get('league') : null;
  // The same array as long as nothing changed: the slots it goes into are what this renders from.
  return useMemo(
    () =>
      (data?.value ?? []).map((sport): MenuItem => ({
        id: sport.sport,
        label: t.find(`ui.sports.sport.${sport.sport}`) ?? sport.sport,
        to: '/sports',
        icon: 'football',
        isActive: path === '/sports' && chosen === null,
        badge: String(sport.live_count + sport.upcoming_count),
        children: sport.leagues.map((league): MenuItem => ({
          id: league.league_id,
          label: league.league_name,
          to: `/sports?league=${encodeURIComponent(league.league_id)}`,
          icon: 'football',
          isActive: chosen === league.league_id,
          badge: String(league.live_count + league.upcoming_count),
        })),
      })),
    [data, t, path, chosen],
  );
}
