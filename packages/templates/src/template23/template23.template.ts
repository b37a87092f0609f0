import './template23.css';
import type { Template } from '../region-props.ts';
import { CardListRow } from '../regions/card/card-list-row.tsx';
import { FooterAppBand } from '../regions/footer/footer-app-band.tsx';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroMatchStrip } from '../regions/hero/hero-match-strip.tsx';
import { LobbySportsBoard } from '../regions/lobby/lobby-sports-board.tsx';
import { MobileBarSearchFirst } from '../regions/mobile-bar/mobile-bar-search-first.tsx';
import { NavigationSportRail } from '../regions/navigation/navigation-sport-rail.tsx';

/** sportsbook4: terminal. A trader's screen: compact, mono numerals. */
export const template: Template = {
  regions: {
    Header: HeaderRail,
    Navigation: NavigationSportRail,
    Hero: HeroMatchStrip,
    Lobby: LobbySportsBoard,
    Card: CardListRow,
    Footer: FooterAppBand,
    MobileBar: MobileBarSearchFirst,
  },
  navigationPlacement: 'start-rail',
  slipPlacement: 'drawer',
  artClass: 'art-terminal',
};
