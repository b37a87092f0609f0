import type { ArtPalette } from '@pavilion/art';
import { isThemeColour } from '@pavilion/domain/theme-colours';
import { isThemeCode } from '@pavilion/domain/themes';
import { paletteOf } from '@pavilion/templates/palettes';

/**
 * The three colours brand art is made of, from a path's `casino1-gold`; null when there is no such
 * palette.
 */
export function artPaletteOf(name: string): ArtPalette | null {
  const [themeCode = '', colour = '', ...rest] = name.split('-');
  // What follows would be one more name of the same palette.
  if (rest.length > 0) return null;
  if (!isThemeCode(themeCode) || !isThemeColour(themeCode, colour)) return null;
  const palette = paletteOf(themeCode, colour);
  return { accent: palette['accent'], surface: palette['surface-0'], ink: palette['text'] };
}
