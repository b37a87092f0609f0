import './template8.css';
import type { Template } from '../region-props.ts';
import { CardListRow } from '../regions/card/card-list-row.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderStackedOdds } from '../regions/header/header-stacked-odds.tsx';
import { HeroMatchStrip } from '../regions/hero/hero-match-strip.tsx';
import { LobbySportsBoard } from '../regions/lobby/lobby-sports-board.tsx';
import { MobileBarSports } from '../regions/mobile-bar/mobile-bar-sports.tsx';
import { NavigationSportsTree } from '../regions/navigation/navigation-sports-tree.tsx';

/** sportsbook1: bookmaker. Dense, flat, high contrast, tabular numerals. */
export const template: Template = {
  regions: {
    Header: HeaderStackedOdds,
    Navigation: NavigationSportsTree,
    Hero: HeroMatchStrip,
    Lobby: LobbySportsBoard,
    Card: CardListRow,
    Footer: FooterColumns,
    MobileBar: MobileBarSports,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'column',
  artClass: 'art-bookmaker',
};
