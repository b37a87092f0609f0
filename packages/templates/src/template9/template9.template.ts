import './template9.css';
import type { Template } from '../props/template.ts';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroCarouselQuickGames } from '../regions/hero/hero-carousel-quick-games.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationIconTabs } from '../regions/navigation/navigation-icon-tabs.tsx';
import { look } from './template9.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template9.below.ts'),
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationIconTabs,
    Hero: HeroCarouselQuickGames,
    MobileBar: MobileBarFloatingCentre,
  },
  ...look,
};
