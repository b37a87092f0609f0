import './template13.css';
import type { Template } from '../props/template.ts';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroJackpotTicker } from '../regions/hero/hero-jackpot-ticker.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationIconTabs } from '../regions/navigation/navigation-icon-tabs.tsx';
import { look } from './template13.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template13.below.ts'),
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationIconTabs,
    Hero: HeroJackpotTicker,
    MobileBar: MobileBarFloatingCentre,
  },
  ...look,
};
