import './template10.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { LobbyTabsGrid } from '../regions/lobby/lobby-tabs-grid.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';

/** slot5: comic. Thick outlines, halftone, tilted cards. */
export const template: Template = {
  regions: {
    Header: HeaderBar,
    Navigation: NavigationPillTabs,
    Hero: HeroFullCarousel,
    Lobby: LobbyTabsGrid,
    Card: CardPoster,
    Footer: FooterCompact,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-comic',
};
