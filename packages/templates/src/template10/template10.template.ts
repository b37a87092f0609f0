import './template10.css';
import type { Template } from '../props/template.ts';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroMotionBand } from '../regions/hero/hero-motion-band.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';
import { look } from './template10.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template10.below.ts'),
  regions: {
    Header: HeaderBar,
    Navigation: NavigationPillTabs,
    Hero: HeroMotionBand,
    MobileBar: MobileBarFiveTabs,
  },
  ...look,
};
