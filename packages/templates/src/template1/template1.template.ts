import './template1.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';

/** casino1: classic casino. Serif display, hairline gold rules, dark baize. */
export const template: Template = {
  regions: {
    Header: HeaderBar,
    Navigation: NavigationInlineLinks,
    Hero: HeroFullCarousel,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterColumns,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-classic-casino',
};
