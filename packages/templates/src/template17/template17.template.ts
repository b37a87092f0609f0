import './template17.css';
import type { Template } from '../props/template.ts';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { MobileBarSearchFirst } from '../regions/mobile-bar/mobile-bar-search-first.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';
import { look } from './template17.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template17.below.ts'),
  regions: {
    Header: HeaderRail,
    Navigation: NavigationSidebar,
    Hero: HeroPromoDuo,
    MobileBar: MobileBarSearchFirst,
  },
  ...look,
};
