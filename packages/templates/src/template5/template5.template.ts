import './template5.css';
import type { Template } from '../region-props.ts';
import { CardRound } from '../regions/card/card-round.tsx';
import { FooterAppBand } from '../regions/footer/footer-app-band.tsx';
import { HeaderTransparent } from '../regions/header/header-transparent.tsx';
import { HeroSplitSignUp } from '../regions/hero/hero-split-sign-up.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';

/** slot3: space. Star field, glass panels. */
export const template: Template = {
  regions: {
    Header: HeaderTransparent,
    Navigation: NavigationInlineLinks,
    Hero: HeroSplitSignUp,
    Lobby: LobbyCategoryRows,
    Card: CardRound,
    Footer: FooterAppBand,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'header',
  slipPlacement: 'drawer',
  artClass: 'art-space',
};
