import './template7.css';
import type { Template } from '../region-props.ts';
import { CardWide } from '../regions/card/card-wide.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroFeaturedTables } from '../regions/hero/hero-featured-tables.tsx';
import { LobbyMosaic } from '../regions/lobby/lobby-mosaic.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';

/** casino3: velvet lounge. Curtain folds, brass buttons. */
export const template: Template = {
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationMegaMenu,
    Hero: HeroFeaturedTables,
    Lobby: LobbyMosaic,
    Card: CardWide,
    Footer: FooterColumns,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-velvet',
};
