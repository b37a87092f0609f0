import './template3.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { LobbyTabsGrid } from '../regions/lobby/lobby-tabs-grid.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';

/** slot1: candy. Round, saturated, bouncy, icing that drips. */
export const template: Template = {
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationPillTabs,
    Hero: HeroFullCarousel,
    Lobby: LobbyTabsGrid,
    Card: CardPoster,
    Footer: FooterColumns,
    MobileBar: MobileBarFloatingCentre,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-candy',
};
