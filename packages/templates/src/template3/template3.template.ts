import './template3.css';
import type { Template } from '../props/template.ts';
import { HeaderStacked } from '../regions/header/header-stacked.tsx';
import { HeroJackpotTicker } from '../regions/hero/hero-jackpot-ticker.tsx';
import { MobileBarFloatingCentre } from '../regions/mobile-bar/mobile-bar-floating-centre.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';
import { look } from './template3.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template3.below.ts'),
  regions: {
    Header: HeaderStacked,
    Navigation: NavigationPillTabs,
    Hero: HeroJackpotTicker,
    MobileBar: MobileBarFloatingCentre,
  },
  ...look,
};
