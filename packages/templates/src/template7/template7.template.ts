import './template7.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';

/** casino3: velvet lounge. Curtain folds, brass buttons. */
export const template: Template = {
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationMegaMenu,
    Hero: HeroFullCarousel,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterColumns,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-velvet',
};
