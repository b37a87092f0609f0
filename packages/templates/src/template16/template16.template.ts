import './template16.css';
import type { Template } from '../props/template.ts';
import { HeaderTransparent } from '../regions/header/header-transparent.tsx';
import { HeroCarouselWinners } from '../regions/hero/hero-carousel-winners.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';
import { look } from './template16.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template16.below.ts'),
  regions: {
    Header: HeaderTransparent,
    Navigation: NavigationMegaMenu,
    Hero: HeroCarouselWinners,
    MobileBar: MobileBarDrawerFourTabs,
  },
  ...look,
};
