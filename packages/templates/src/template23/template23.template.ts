import './template23.css';
import type { Template } from '../region-props.ts';
import { CardMatch } from '../regions/card/card-match.tsx';
import { FooterAppBand } from '../regions/footer/footer-app-band.tsx';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroMatchStrip } from '../regions/hero/hero-match-strip.tsx';
import { LobbyCalendar } from '../regions/lobby/lobby-calendar.tsx';
import { MobileBarSearchSlip } from '../regions/mobile-bar/mobile-bar-search-slip.tsx';
import { NavigationSportRail } from '../regions/navigation/navigation-sport-rail.tsx';

/** sportsbook4: terminal. A trader's screen: compact, mono numerals. */
export const template: Template = {
  regions: {
    Header: HeaderRail,
    Navigation: NavigationSportRail,
    Hero: HeroMatchStrip,
    Lobby: LobbyCalendar,
    Card: CardMatch,
    Footer: FooterAppBand,
    MobileBar: MobileBarSearchSlip,
  },
  navigationPlacement: 'start-rail',
  slipPlacement: 'drawer',
  artClass: 'art-terminal',
};
