import type { ComponentType } from 'react';
import type { GameCardProps } from './card.ts';
import type { FooterProps } from './footer.ts';
import type { HeaderRegion } from './header.ts';
import type { HeroRegion } from './hero.ts';
import type { LobbyRegion } from './lobby.ts';
import type { MobileBarRegion } from './mobile-bar.ts';
import type { TemplateLook } from './manifest.ts';
import type { NavigationRegion } from './navigation.ts';

export interface TemplateRegions {
  Header: HeaderRegion;
  Navigation: NavigationRegion;
  Hero: HeroRegion;
  MobileBar: MobileBarRegion;
}

/**
 * What a template shows below the first view, which stands without its code: its lobby, its cards
 * and its footer.
 */
export interface TemplateBelow {
  Lobby: LobbyRegion;
  Card: ComponentType<GameCardProps>;
  Footer: ComponentType<FooterProps>;
}

/** One template: variants of the seven regions and how the frame sets them. */
export interface Template extends TemplateLook {
  regions: TemplateRegions;
  loadBelow: () => Promise<TemplateBelow>;
}
