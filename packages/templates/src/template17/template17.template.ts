import './template17.css';
import type { Template } from '../props/template.ts';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { MobileBarSearchFirst } from '../regions/mobile-bar/mobile-bar-search-first.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';

/** casino8: ledger. Ruled paper, information first. */
export const template: Template = {
  loadBelow: () => import('./template17.below.ts'),
  regions: {
    Header: HeaderRail,
    Navigation: NavigationSidebar,
    Hero: HeroPromoDuo,
    MobileBar: MobileBarSearchFirst,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-ledger',
};
