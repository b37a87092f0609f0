import './template22.css';
import type { Template } from '../props/template.ts';
import { HeaderSplit } from '../regions/header/header-split.tsx';
import { HeroOddsCarousel } from '../regions/hero/hero-odds-carousel.tsx';
import { MobileBarSports } from '../regions/mobile-bar/mobile-bar-sports.tsx';
import { NavigationSportsTree } from '../regions/navigation/navigation-sports-tree.tsx';
import { look } from './template22.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template22.below.ts'),
  regions: {
    Header: HeaderSplit,
    Navigation: NavigationSportsTree,
    Hero: HeroOddsCarousel,
    MobileBar: MobileBarSports,
  },
  ...look,
};
