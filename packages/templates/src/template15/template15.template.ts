import './template15.css';
import type { Template } from '../region-props.ts';
import { CardWideSeats } from '../regions/card/card-wide-seats.tsx';
import { FooterPartnersBand } from '../regions/footer/footer-partners-band.tsx';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroDealerHall } from '../regions/hero/hero-dealer-hall.tsx';
import { LobbyLiveTables } from '../regions/lobby/lobby-live-tables.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';

/** casino6: live studio. Cinema black, large type. */
export const template: Template = {
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationInlineLinks,
    Hero: HeroDealerHall,
    Lobby: LobbyLiveTables,
    Card: CardWideSeats,
    Footer: FooterPartnersBand,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-studio',
};
