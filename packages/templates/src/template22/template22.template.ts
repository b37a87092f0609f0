import './template22.css';
import type { Template } from '../region-props.ts';
import { CardListRow } from '../regions/card/card-list-row.tsx';
import { FooterColumns } from '../regions/footer/footer-columns.tsx';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroOddsCarousel } from '../regions/hero/hero-odds-carousel.tsx';
import { LobbyLeagueAccordions } from '../regions/lobby/lobby-league-accordions.tsx';
import { MobileBarSports } from '../regions/mobile-bar/mobile-bar-sports.tsx';
import { NavigationSportsTree } from '../regions/navigation/navigation-sports-tree.tsx';

/** sportsbook3: press. Newspaper columns, serif headings. */
export const template: Template = {
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationSportsTree,
    Hero: HeroOddsCarousel,
    Lobby: LobbyLeagueAccordions,
    Card: CardListRow,
    Footer: FooterColumns,
    MobileBar: MobileBarSports,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-press',
};
