import './template12.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';

/** slot6: ocean. Layered waves, soft blue light. */
export const template: Template = {
  regions: {
    Header: HeaderBar,
    Navigation: NavigationSidebar,
    Hero: HeroPromoDuo,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterColumns,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-ocean',
};
