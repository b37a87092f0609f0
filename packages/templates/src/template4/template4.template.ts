import './template4.css';
import type { Template } from '../region-props.ts';
import { CardFramedOrnate } from '../regions/card/card-framed-ornate.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { LobbyTabsGrid } from '../regions/lobby/lobby-tabs-grid.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationIconRail } from '../regions/navigation/navigation-icon-rail.tsx';

/** slot2: temple. Ornament frames, lantern glow. */
export const template: Template = {
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationIconRail,
    Hero: HeroPromoDuo,
    Lobby: LobbyTabsGrid,
    Card: CardFramedOrnate,
    Footer: FooterCompact,
    MobileBar: MobileBarDrawerFourTabs,
  },
  navigationPlacement: 'start-rail',
  slipPlacement: 'drawer',
  artClass: 'art-temple',
};
