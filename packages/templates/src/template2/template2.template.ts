import './template2.css';
import type { Template } from '../region-props.ts';
import { CardWide } from '../regions/card/card-wide.tsx';
import { FooterPartnersBand } from '../regions/footer/footer-partners-band.tsx';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroCarouselWinners } from '../regions/hero/hero-carousel-winners.tsx';
import { LobbyMosaic } from '../regions/lobby/lobby-mosaic.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';

/** casino2: salon. Ivory surfaces, generous white space, thin type. */
export const template: Template = {
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationMegaMenu,
    Hero: HeroCarouselWinners,
    Lobby: LobbyMosaic,
    Card: CardWide,
    Footer: FooterPartnersBand,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-salon',
};
