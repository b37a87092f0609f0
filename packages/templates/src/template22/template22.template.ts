import './template22.css';
import type { Template } from '../region-props.ts';
import { CardListRow } from '../regions/card/card-list-row.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroMatchStrip } from '../regions/hero/hero-match-strip.tsx';
import { LobbySportsBoard } from '../regions/lobby/lobby-sports-board.tsx';
import { MobileBarSports } from '../regions/mobile-bar/mobile-bar-sports.tsx';
import { NavigationSportsTree } from '../regions/navigation/navigation-sports-tree.tsx';

/** sportsbook3: press. Newspaper columns, serif headings. */
export const template: Template = {
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationSportsTree,
    Hero: HeroMatchStrip,
    Lobby: LobbySportsBoard,
    Card: CardListRow,
    Footer: FooterColumns,
    MobileBar: MobileBarSports,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-press',
};
