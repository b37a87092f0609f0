import './template9.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterAppBand } from '../regions/footer/footer-app-band.tsx';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroCarouselQuickGames } from '../regions/hero/hero-carousel-quick-games.tsx';
import { LobbyTabsGrid } from '../regions/lobby/lobby-tabs-grid.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationIconTabs } from '../regions/navigation/navigation-icon-tabs.tsx';

/** casino4: art deco. Geometric fans, gold foil on black and white. */
export const template: Template = {
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationIconTabs,
    Hero: HeroCarouselQuickGames,
    Lobby: LobbyTabsGrid,
    Card: CardPoster,
    Footer: FooterAppBand,
    MobileBar: MobileBarFloatingCentre,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-deco',
};
