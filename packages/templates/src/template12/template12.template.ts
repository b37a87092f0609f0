import './template12.css';
import type { Template } from '../props/template.ts';
import { HeaderBar } from '../regions/header/header-bar.tsx';
import { HeroPromoTrio } from '../regions/hero/hero-promo-trio.tsx';
import { MobileBarFiveTabs } from '../regions/mobile-bar/mobile-bar-five-tabs.tsx';
import { NavigationSidebar } from '../regions/navigation/navigation-sidebar.tsx';

/** slot6: ocean. Layered waves, soft blue light. */
export const template: Template = {
  loadBelow: () => import('./template12.below.ts'),
  regions: {
    Header: HeaderBar,
    Navigation: NavigationSidebar,
    Hero: HeroPromoTrio,
    MobileBar: MobileBarFiveTabs,
  },
  navigationPlacement: 'start-sidebar',
  slipPlacement: 'drawer',
  artClass: 'art-ocean',
};
