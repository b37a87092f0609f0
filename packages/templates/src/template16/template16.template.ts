import './template16.css';
import type { Template } from '../region-props.ts';
import { CardFramedOrnate } from '../regions/card/card-framed-ornate.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderTransparent } from '../regions/header/header-transparent.tsx';
import { HeroCarouselWinners } from '../regions/hero/hero-carousel-winners.tsx';
import { LobbyProviderFirst } from '../regions/lobby/lobby-provider-first.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';

/** casino7: palace. Marble, arches, centred symmetry. */
export const template: Template = {
  regions: {
    Header: HeaderTransparent,
    Navigation: NavigationMegaMenu,
    Hero: HeroCarouselWinners,
    Lobby: LobbyProviderFirst,
    Card: CardFramedOrnate,
    Footer: FooterColumns,
    MobileBar: MobileBarDrawerFourTabs,
  },
  navigationPlacement: 'header',
  slipPlacement: 'drawer',
  artClass: 'art-palace',
};
