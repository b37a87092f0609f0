import './template7.css';
import type { Template } from '../props/template.ts';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroFeaturedTables } from '../regions/hero/hero-featured-tables.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationMegaMenu } from '../regions/navigation/navigation-mega-menu.tsx';
import { look } from './template7.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template7.below.ts'),
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationMegaMenu,
    Hero: HeroFeaturedTables,
    MobileBar: MobileBarFiveTabs,
  },
  ...look,
};
