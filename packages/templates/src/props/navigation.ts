import type { ComponentType } from 'react';
import type { ChromeProps } from './shell.ts';

/** How the frame places the navigation around the page. */
export type NavigationPlacement = 'header' | 'strip' | 'start-rail' | 'start-sidebar';

/** A navigation that shows the providers below the categories says so. */
export type NavigationRegion = ComponentType<ChromeProps> & { needs?: readonly 'providers'[] };
