import { isThemeColour } from '@pavilion/domain/theme-colours';
import { isThemeCode } from '@pavilion/domain/themes';
import { paletteCss, paletteOf } from '@pavilion/templates/palettes';
import type { Site } from '../../../site-directory/index.ts';

/**
 * The palette of the site: its text as CSS and the tags it stands in; empty for a theme nobody
 * knows, the client then says so.
 */
export function paletteStyle({ themeCode, themeColour }: Site): { css: string; tags: string[] } {
  if (!isThemeCode(themeCode) || !isThemeColour(themeCode, themeColour))
    return { css: '', tags: [] };
  const css = paletteCss(themeCode, themeColour);
  return {
    css,
    tags: [
      `<meta name="theme-color" content="${paletteOf(themeCode, themeColour)['surface-0']}">`,
      `<style id="pavilion-tokens">${css}</style>`,
    ],
  };
}
