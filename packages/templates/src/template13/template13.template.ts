import './template13.css';
import type { Template } from '../region-props.ts';
import { CardRound } from '../regions/card/card-round.tsx';
import { FooterAppBand } from '../regions/footer/footer-app-band.tsx';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroJackpotTicker } from '../regions/hero/hero-jackpot-ticker.tsx';
import { LobbyMosaic } from '../regions/lobby/lobby-mosaic.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationIconTabs } from '../regions/navigation/navigation-icon-tabs.tsx';

/** slot7: festival. Bunting, confetti, warm. */
export const template: Template = {
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationIconTabs,
    Hero: HeroJackpotTicker,
    Lobby: LobbyMosaic,
    Card: CardRound,
    Footer: FooterAppBand,
    MobileBar: MobileBarFloatingCentre,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-festival',
};
