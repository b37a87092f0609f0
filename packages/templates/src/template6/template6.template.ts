import './template6.css';
import type { Template } from '../props/template.ts';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroJackpotWall } from '../regions/hero/hero-jackpot-wall.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';
import { look } from './template6.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template6.below.ts'),
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationSidebar,
    Hero: HeroJackpotWall,
    MobileBar: MobileBarDrawerFourTabs,
  },
  ...look,
};
