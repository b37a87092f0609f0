import './template1.css';
import type { Template } from '../props/template.ts';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroFullCarousel } from '../regions/hero/hero-full-carousel.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';
import { look } from './template1.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template1.below.ts'),
  regions: {
    Header: HeaderBar,
    Navigation: NavigationInlineLinks,
    Hero: HeroFullCarousel,
    MobileBar: MobileBarFiveTabs,
  },
  ...look,
};
