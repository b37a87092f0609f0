import './template11.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterPartnersBand } from '../regions/footer/footer-partners-band.tsx';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationIconRail } from '../regions/navigation/navigation-icon-rail.tsx';

/** casino5: minimal dark. One accent, no ornament, fast. */
export const template: Template = {
  regions: {
    Header: HeaderRail,
    Navigation: NavigationIconRail,
    Hero: HeroPromoDuo,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterPartnersBand,
    MobileBar: MobileBarDrawerFourTabs,
  },
  navigationPlacement: 'start-rail',
  slipPlacement: 'drawer',
  artClass: 'art-minimal',
};
