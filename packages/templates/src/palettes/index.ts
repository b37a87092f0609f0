import { isThemeColour, themeColours } from '@pavilion/domain/theme-colours';
import { themes, type ThemeCode } from '@pavilion/domain/themes';
import { generatePalette, type Palette } from './generate-palette.ts';
import { paletteInputs } from './palette-inputs.ts';

export { contrast } from './oklch.ts';
export type { Palette } from './generate-palette.ts';

/** Tokens of one palette. Throws on a colour the theme does not have: callers validate first. */
export function paletteOf(themeCode: ThemeCode, colour: string): Palette {
  const input = isThemeColour(themeCode, colour) ? paletteInputs[themeCode][colour] : undefined;
  if (!input) throw new Error(`theme ${themeCode} has no colour ${colour}`);
  return generatePalette(input);
}

/** `dark` or `light`, for `color-scheme`. */
export function paletteMode(themeCode: ThemeCode, colour: string): 'dark' | 'light' {
  return paletteInputs[themeCode][colour]?.mode ?? 'dark';
}

/** The palette as one CSS rule for `:root`; sent inside the served page. */
export function paletteCss(themeCode: ThemeCode, colour: string): string {
  const declarations = Object.entries(paletteOf(themeCode, colour)).map(
    ([name, value]) => `--${name}:${value}`,
  );
  return `:root{color-scheme:${paletteMode(themeCode, colour)};${declarations.join(';')}}`;
}

/** Every theme code with each of its colours. */
export function allPalettes(): { themeCode: ThemeCode; colour: string }[] {
  return (Object.keys(themes) as ThemeCode[]).flatMap((themeCode) =>
    themeColours[themeCode].map((colour) => ({ themeCode, colour })),
  );
}
