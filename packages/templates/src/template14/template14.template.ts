import './template14.css';
import type { Template } from '../region-props.ts';
import { CardSquare } from '../regions/card/card-square.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroNone } from '../regions/hero/hero-none.tsx';
import { LobbyEndlessGrid } from '../regions/lobby/lobby-endless-grid.tsx';
import { MobileBarSearchFirst } from '../regions/mobile-bar/mobile-bar-search-first.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';

/** slot8: arcade. Pixel steps, eight-bit colours, monospace. */
export const template: Template = {
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationPillTabs,
    Hero: HeroNone,
    Lobby: LobbyEndlessGrid,
    Card: CardSquare,
    Footer: FooterCompact,
    MobileBar: MobileBarSearchFirst,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-arcade',
};
