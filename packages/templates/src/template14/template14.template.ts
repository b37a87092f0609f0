import './template14.css';
import type { Template } from '../props/template.ts';
import { HeaderCompact } from '../regions/header/header-compact.tsx';
import { HeroNone } from '../regions/hero/hero-none.tsx';
import { MobileBarSearchFirst } from '../regions/mobile-bar/mobile-bar-search-first.tsx';
import { NavigationPillTabs } from '../regions/navigation/navigation-pill-tabs.tsx';

/** slot8: arcade. Pixel steps, eight-bit colours, monospace. */
export const template: Template = {
  loadBelow: () => import('./template14.below.ts'),
  regions: {
    Header: HeaderCompact,
    Navigation: NavigationPillTabs,
    Hero: HeroNone,
    MobileBar: MobileBarSearchFirst,
  },
  navigationPlacement: 'strip',
  slipPlacement: 'drawer',
  artClass: 'art-arcade',
};
