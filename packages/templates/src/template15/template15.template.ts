import './template15.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterPartnersBand } from '../regions/footer/footer-partners-band.tsx';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';

/** casino6: live studio. Cinema black, large type. */
export const template: Template = {
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationInlineLinks,
    Hero: HeroFullCarousel,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterPartnersBand,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-studio',
};
