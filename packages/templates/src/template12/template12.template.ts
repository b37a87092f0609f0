import './template12.css';
import type { Template } from '../region-props.ts';
import { CardSquare } from '../regions/card/card-square.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroPromoTrio } from '../regions/hero/hero-promo-trio.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';

/** slot6: ocean. Layered waves, soft blue light. */
export const template: Template = {
  regions: {
    Header: HeaderBar,
    Navigation: NavigationSidebar,
    Hero: HeroPromoTrio,
    Lobby: LobbyCategoryRows,
    Card: CardSquare,
    Footer: FooterColumns,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-ocean',
};
