import './template19.css';
import type { Template } from '../props/template.ts';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroPromoTrio } from '../regions/hero/hero-promo-trio.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationIconTabs } from '../regions/navigation/navigation-icon-tabs.tsx';
import { look } from './template19.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template19.below.ts'),
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationIconTabs,
    Hero: HeroPromoTrio,
    MobileBar: MobileBarFloatingCentre,
  },
  ...look,
};
