import './template5.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterAppBand } from '../regions/footer/footer-app-band.tsx';
import { HeaderTransparent } from '../regions/header/header-transparent.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';

/** slot3: space. Star field, glass panels. */
export const template: Template = {
  regions: {
    Header: HeaderTransparent,
    Navigation: NavigationInlineLinks,
    Hero: HeroFullCarousel,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterAppBand,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'header',
  slipPlacement: 'drawer',
  artClass: 'art-space',
};
