import './template14.css';
import type { Template } from '../props/template.ts';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroNone } from '../regions/hero/hero-none.tsx';
import { MobileBarSearchFirst } from '../regions/mobile-bar/mobile-bar-search-first.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';
import { look } from './template14.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template14.below.ts'),
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationPillTabs,
    Hero: HeroNone,
    MobileBar: MobileBarSearchFirst,
  },
  ...look,
};
