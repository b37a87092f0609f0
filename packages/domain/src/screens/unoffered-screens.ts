import type { ScreenName } from './screen-access.ts';

/**
 * The screens that the web's catalogue marks as later ones: no menu leads to them, and search engines are not told of them. Menus ask for
 * them with every page, and the catalogue, which knows all files of the others, is loaded after the first one. Who adds a screen takes it out
 * of here.
 */
export const unofferedScreens: ReadonlySet<ScreenName> = new Set<ScreenName>();
