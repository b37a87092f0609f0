import './template4.css';
import type { Template } from '../props/template.ts';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroPromoDuo } from '../regions/hero/hero-promo-duo.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationIconRail } from '../regions/navigation/navigation-icon-rail.tsx';
import { look } from './template4.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template4.below.ts'),
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationIconRail,
    Hero: HeroPromoDuo,
    MobileBar: MobileBarDrawerFourTabs,
  },
  ...look,
};
