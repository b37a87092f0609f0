import './template19.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterAppBand } from '../regions/footer/footer-app-band.tsx';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroPromoTrio } from '../regions/hero/hero-promo-trio.tsx';
import { LobbyFilterSide } from '../regions/lobby/lobby-filter-side.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationIconTabs } from '../regions/navigation/navigation-icon-tabs.tsx';

/** slot9: jungle. Leaf silhouettes, wood, lush greens. */
export const template: Template = {
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationIconTabs,
    Hero: HeroPromoTrio,
    Lobby: LobbyFilterSide,
    Card: CardPoster,
    Footer: FooterAppBand,
    MobileBar: MobileBarFloatingCentre,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-jungle',
};
