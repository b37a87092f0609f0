import './template6.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';

/** slot4: neon. Outlined glow on near-black, mono numerals. */
export const template: Template = {
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationSidebar,
    Hero: HeroPromoDuo,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterCompact,
    MobileBar: MobileBarDrawerFourTabs,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-neon',
};
