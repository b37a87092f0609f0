import './template11.css';
import type { Template } from '../props/template.ts';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroTournaments } from '../regions/hero/hero-tournaments.tsx';
import { MobileBarDrawerFourTabs } from '../regions/mobile-bar/mobile-bar-drawer-four-tabs.tsx';
import { NavigationIconRail } from '../regions/navigation/navigation-icon-rail.tsx';
import { look } from './template11.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template11.below.ts'),
  regions: {
    Header: HeaderRail,
    Navigation: NavigationIconRail,
    Hero: HeroTournaments,
    MobileBar: MobileBarDrawerFourTabs,
  },
  ...look,
};
