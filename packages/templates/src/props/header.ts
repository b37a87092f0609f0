import type { ComponentType } from 'react';
import type { ChromeProps } from './shell.ts';

/**
 * A header that shows the odds format says in which layouts, so that the page does not show it
 * again.
 */
export type HeaderRegion = ComponentType<ChromeProps> & { oddsFormat?: 'always' | 'wide' };
