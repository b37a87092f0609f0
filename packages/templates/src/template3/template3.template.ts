import './template3.css';
import type { Template } from '../region-props.ts';
import { CardSquare } from '../regions/card/card-square.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroJackpotTicker } from '../regions/hero/hero-jackpot-ticker.tsx';
import { LobbyFilterSide } from '../regions/lobby/lobby-filter-side.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';

/** slot1: candy. Round, saturated, bouncy, icing that drips. */
export const template: Template = {
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationPillTabs,
    Hero: HeroJackpotTicker,
    Lobby: LobbyFilterSide,
    Card: CardSquare,
    Footer: FooterColumns,
    MobileBar: MobileBarFloatingCentre,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-candy',
};
