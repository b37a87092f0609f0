import './template2.css';
import type { Template } from '../props/template.ts';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroCarouselWinners } from '../regions/hero/hero-carousel-winners.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';

/** casino2: salon. Ivory surfaces, generous white space, thin type. */
export const template: Template = {
  loadBelow: () => import('./template2.below.ts'),
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationMegaMenu,
    Hero: HeroCarouselWinners,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-salon',
};
