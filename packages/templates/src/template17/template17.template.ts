import './template17.css';
import type { Template } from '../region-props.ts';
import { CardListRow } from '../regions/card/card-list-row.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { LobbyTabsGrid } from '../regions/lobby/lobby-tabs-grid.tsx';
import { MobileBarSearchFirst } from '../regions/mobile-bar/mobile-bar-search-first.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';

/** casino8: ledger. Ruled paper, information first. */
export const template: Template = {
  regions: {
    Header: HeaderRail,
    Navigation: NavigationSidebar,
    Hero: HeroPromoDuo,
    Lobby: LobbyTabsGrid,
    Card: CardListRow,
    Footer: FooterCompact,
    MobileBar: MobileBarSearchFirst,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-ledger',
};
