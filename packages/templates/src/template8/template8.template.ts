import './template8.css';
import type { Template } from '../props/template.ts';
import { HeaderStackedOdds } from '../regions/header/header-stacked-odds.tsx';
import { HeroMatchStrip } from '../regions/hero/hero-match-strip.tsx';
import { MobileBarSports } from '../regions/mobile-bar/mobile-bar-sports.tsx';
import { NavigationSportsTree } from '../regions/navigation/navigation-sports-tree.tsx';
import { look } from './template8.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template8.below.ts'),
  regions: {
    Header: HeaderStackedOdds,
    Navigation: NavigationSportsTree,
    Hero: HeroMatchStrip,
    MobileBar: MobileBarSports,
  },
  ...look,
};
