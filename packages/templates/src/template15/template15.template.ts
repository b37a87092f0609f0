import './template15.css';
import type { Template } from '../props/template.ts';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroDealerHall } from '../regions/hero/hero-dealer-hall.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';
import { look } from './template15.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template15.below.ts'),
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationInlineLinks,
    Hero: HeroDealerHall,
    MobileBar: MobileBarFiveTabs,
  },
  ...look,
};
