import { tokenPairs } from '@pavilion/ui/tokens';
import { describe, expect, it } from 'vitest';
import { allPalettes, contrast, paletteCss, paletteOf } from './index.ts';

describe('palettes', () => {
  it('are five for each of the 22 theme codes', () => {
    expect(allPalettes()).toHaveLength(110);
  });

  it.each(allPalettes())('$themeCode $colour reaches the contrast of every pair in use', (row) => {
    const palette = paletteOf(row.themeCode, row.colour);
    const failures = tokenPairs
      .map((pair) => ({
        ...pair,
        actual: contrast(palette[pair.foreground], palette[pair.background]),
      }))
      .filter((pair) => pair.actual < pair.ratio);
    expect(failures).toEqual([]);
  });

  it('differ from each other', () => {
    const sheets = allPalettes().map((row) => paletteCss(row.themeCode, row.colour));
    expect(new Set(sheets).size).toBe(sheets.length);
  });

  it('refuse a colour that the theme does not have', () => {
    expect(() => paletteOf('casino1', 'cherry')).toThrow('casino1 has no colour cherry');
  });
});
