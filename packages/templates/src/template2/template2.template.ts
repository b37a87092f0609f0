import './template2.css';
import type { Template } from '../props/template.ts';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroCarouselWinners } from '../regions/hero/hero-carousel-winners.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';
import { look } from './template2.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template2.below.ts'),
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationMegaMenu,
    Hero: HeroCarouselWinners,
    MobileBar: MobileBarFiveTabs,
  },
  ...look,
};
