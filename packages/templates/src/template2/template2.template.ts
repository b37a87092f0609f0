import './template2.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterPartnersBand } from '../regions/footer/footer-partners-band.tsx';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';

/** casino2: salon. Ivory surfaces, generous white space, thin type. */
export const template: Template = {
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationMegaMenu,
    Hero: HeroFullCarousel,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterPartnersBand,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-salon',
};
