import './template11.css';
import type { Template } from '../props/template.ts';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroRaces } from '../regions/hero/hero-races.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationIconRail } from '../regions/navigation/navigation-icon-rail.tsx';
import { look } from './template11.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template11.below.ts'),
  regions: {
    Header: HeaderRail,
    Navigation: NavigationIconRail,
    Hero: HeroRaces,
    MobileBar: MobileBarDrawerFourTabs,
  },
  ...look,
};
