import './template20.css';
import type { Template } from '../region-props.ts';
import { CardPoster } from '../regions/card/card-poster.tsx';
import { FooterPartnersBand } from '../regions/footer/footer-partners-band.tsx';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { LobbyCategoryRows } from '../regions/lobby/lobby-category-rows.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';

/** casino9: crypto lounge. Deep blue-grey, crisp, instant games first. */
export const template: Template = {
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationInlineLinks,
    Hero: HeroPromoDuo,
    Lobby: LobbyCategoryRows,
    Card: CardPoster,
    Footer: FooterPartnersBand,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-blockroom',
};
