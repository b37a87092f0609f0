import './template21.css';
import type { Template } from '../region-props.ts';
import { CardMatch } from '../regions/card/card-match.tsx';
import { FooterCompact } from '../regions/footer/footer-compact.tsx';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroLiveCentre } from '../regions/hero/hero-live-centre.tsx';
import { LobbySportsTwoColumns } from '../regions/lobby/lobby-sports-two-columns.tsx';
import { MobileBarSports } from '../regions/mobile-bar/mobile-bar-sports.tsx';
import { NavigationSportPills } from '../regions/navigation/navigation-sport-pills.tsx';

/** sportsbook2: stadium. Dark pitch, floodlit accents. */
export const template: Template = {
  regions: {
    Header: HeaderBar,
    Navigation: NavigationSportPills,
    Hero: HeroLiveCentre,
    Lobby: LobbySportsTwoColumns,
    Card: CardMatch,
    Footer: FooterCompact,
    MobileBar: MobileBarSports,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-stadium',
};
