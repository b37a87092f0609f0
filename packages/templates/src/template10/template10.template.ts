import './template10.css';
import type { Template } from '../region-props.ts';
import { CardPosterTall } from '../regions/card/card-poster-tall.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroMotionBand } from '../regions/hero/hero-motion-band.tsx';
import { LobbyEndlessGrid } from '../regions/lobby/lobby-endless-grid.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';

/** slot5: comic. Thick outlines, halftone, tilted cards. */
export const template: Template = {
  regions: {
    Header: HeaderBar,
    Navigation: NavigationPillTabs,
    Hero: HeroMotionBand,
    Lobby: LobbyEndlessGrid,
    Card: CardPosterTall,
    Footer: FooterCompact,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-comic',
};
