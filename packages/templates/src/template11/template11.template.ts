import './template11.css';
import type { Template } from '../region-props.ts';
import { CardWide } from '../regions/card/card-wide.tsx';
import { FooterPartnersBand } from '../regions/footer/footer-partners-band.tsx';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroTournaments } from '../regions/hero/hero-tournaments.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationIconRail } from '../regions/navigation/navigation-icon-rail.tsx';

/** casino5: minimal dark. One accent, no ornament, fast. */
export const template: Template = {
  regions: {
    Header: HeaderRail,
    Navigation: NavigationIconRail,
    Hero: HeroTournaments,
    Lobby: LobbyCategoryRows,
    Card: CardWide,
    Footer: FooterPartnersBand,
    MobileBar: MobileBarDrawerFourTabs,
  },
  navigationPlacement: 'start-rail',
  slipPlacement: 'drawer',
  artClass: 'art-minimal',
};
