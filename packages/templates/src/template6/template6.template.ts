import './template6.css';
import type { Template } from '../region-props.ts';
import { CardSquareOverlay } from '../regions/card/card-square-overlay.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroJackpotWall } from '../regions/hero/hero-jackpot-wall.tsx';
import { LobbyProviderFirst } from '../regions/lobby/lobby-provider-first.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';

/** slot4: neon. Outlined glow on near-black, mono numerals. */
export const template: Template = {
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationSidebar,
    Hero: HeroJackpotWall,
    Lobby: LobbyProviderFirst,
    Card: CardSquareOverlay,
    Footer: FooterCompact,
    MobileBar: MobileBarDrawerFourTabs,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-neon',
};
