import './template20.css';
import type { Template } from '../props/template.ts';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroRaces } from '../regions/hero/hero-races.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';
import { look } from './template20.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template20.below.ts'),
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationInlineLinks,
    Hero: HeroRaces,
    MobileBar: MobileBarFiveTabs,
  },
  ...look,
};
