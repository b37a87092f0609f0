import './template20.css';
import type { Template } from '../region-props.ts';
import { CardSquareOverlay } from '../regions/card/card-square-overlay.tsx';
import { FooterPartnersBand } from '../regions/footer/footer-partners-band.tsx';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroTournaments } from '../regions/hero/hero-tournaments.tsx';
import { LobbyMosaic } from '../regions/lobby/lobby-mosaic.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';

/** casino9: crypto lounge. Deep blue-grey, crisp, instant games first. */
export const template: Template = {
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationInlineLinks,
    Hero: HeroTournaments,
    Lobby: LobbyMosaic,
    Card: CardSquareOverlay,
    Footer: FooterPartnersBand,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-blockroom',
};
