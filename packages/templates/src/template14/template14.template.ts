import './template14.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { LobbyTabsGrid } from '../regions/lobby/lobby-tabs-grid.tsx';
import { MobileBarSearchFirst } from '../regions/mobile-bar/mobile-bar-search-first.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';

/** slot8: arcade. Pixel steps, eight-bit colours, monospace. */
export const template: Template = {
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationPillTabs,
    Hero: HeroFullCarousel,
    Lobby: LobbyTabsGrid,
    Card: CardPoster,
    Footer: FooterCompact,
    MobileBar: MobileBarSearchFirst,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-arcade',
};
