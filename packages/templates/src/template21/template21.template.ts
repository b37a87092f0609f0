import './template21.css';
import type { Template } from '../region-props.ts';
import { CardListRow } from '../regions/card/card-list-row.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroMatchStrip } from '../regions/hero/hero-match-strip.tsx';
import { LobbySportsBoard } from '../regions/lobby/lobby-sports-board.tsx';
import { MobileBarSports } from '../regions/mobile-bar/mobile-bar-sports.tsx';
import { NavigationSportPills } from '../regions/navigation/navigation-sport-pills.tsx';

/** sportsbook2: stadium. Dark pitch, floodlit accents. */
export const template: Template = {
  regions: {
    Header: HeaderBar,
    Navigation: NavigationSportPills,
    Hero: HeroMatchStrip,
    Lobby: LobbySportsBoard,
    Card: CardListRow,
    Footer: FooterCompact,
    MobileBar: MobileBarSports,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-stadium',
};
