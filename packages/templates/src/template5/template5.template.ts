import './template5.css';
import type { Template } from '../props/template.ts';
import { HeaderTransparent } from '../regions/header/header-transparent.tsx';
import { HeroSplitSignUp } from '../regions/hero/hero-split-sign-up.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationInlineLinks } from '../regions/navigation/navigation-inline-links.tsx';
import { look } from './template5.manifest.ts';

export const template: Template = {
  loadBelow: () => import('./template5.below.ts'),
  regions: {
    Header: HeaderTransparent,
    Navigation: NavigationInlineLinks,
    Hero: HeroSplitSignUp,
    MobileBar: MobileBarFiveTabs,
  },
  ...look,
};
