import './template23.css';
import type { Template } from '../props/template.ts';
import { HeaderRail } from '../regions/header/header-rail.tsx';
import { HeroMatchStrip } from '../regions/hero/hero-match-strip.tsx';
import { MobileBarSearchSlip } from '../regions/mobile-bar/mobile-bar-search-slip.tsx';
import { NavigationSportRail } from '../regions/navigation/navigation-sport-rail.tsx';
import { look } from './template23.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template23.below.ts'),
  regions: {
    Header: HeaderRail,
    Navigation: NavigationSportRail,
    Hero: HeroMatchStrip,
    MobileBar: MobileBarSearchSlip,
  },
  ...look,
};
