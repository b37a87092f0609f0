import './template21.css';
import type { Template } from '../props/template.ts';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroLiveCentre } from '../regions/hero/hero-live-centre.tsx';
import { MobileBarSports } from '../regions/mobile-bar/mobile-bar-sports.tsx';
import { NavigationSportPills } from '../regions/navigation/navigation-sport-pills.tsx';
import { look } from './template21.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template21.below.ts'),
  regions: {
    Header: HeaderBar,
    Navigation: NavigationSportPills,
    Hero: HeroLiveCentre,
    MobileBar: MobileBarSports,
  },
  ...look,
};
