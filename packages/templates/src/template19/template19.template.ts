import './template19.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterAppBand } from '../regions/footer/footer-app-band.tsx';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { LobbyTabsGrid } from '../regions/lobby/lobby-tabs-grid.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationIconTabs } from '../regions/navigation/navigation-icon-tabs.tsx';

/** slot9: jungle. Leaf silhouettes, wood, lush greens. */
export const template: Template = {
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationIconTabs,
    Hero: HeroPromoDuo,
    Lobby: LobbyTabsGrid,
    Card: CardPoster,
    Footer: FooterAppBand,
    MobileBar: MobileBarFloatingCentre,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-jungle',
};
