import './template12.css';
import type { Template } from '../props/template.ts';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroPromoTrio } from '../regions/hero/hero-promo-trio.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';
import { look } from './template12.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template12.below.ts'),
  regions: {
    Header: HeaderBar,
    Navigation: NavigationSidebar,
    Hero: HeroPromoTrio,
    MobileBar: MobileBarFiveTabs,
  },
  ...look,
};
