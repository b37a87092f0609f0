import {
  drawGameCover,
  drawLogo,
  drawPartnerLogo,
  drawProviderLogo,
  drawSlide,
  flags,
  type ArtPalette,
  type CoverCategory,
  type CoverShape,
} from '@pavilion/art';
import { themes, type ThemeCode } from '@pavilion/domain/themes';
import { paletteOf } from '@pavilion/templates/palettes';

interface Picture {
  svg: string;
  /** Width of the WebP; null keeps the drawing. */
  widthPx: number | null;
}

function artPalette(themeCode: string, colour: string): ArtPalette {
  const palette = paletteOf(themeCode as ThemeCode, colour);
  return { accent: palette.accent, surface: palette['surface-0'], ink: palette.text };
}

const slideWidthsPx = { desktop: 1600, mobile: 750 };

const drawings: Record<string, (parts: string[]) => Picture | null> = {
  flags: ([file = '']) => (flags[file] ? { svg: flags[file], widthPx: null } : null),
  partner: ([name = '']) => ({ svg: drawPartnerLogo({ name }), widthPx: null }),
  provider: ([name = '']) => ({
    svg: drawProviderLogo({ providerCode: name, name }),
    widthPx: null,
  }),
  logo: ([themeCode = '', colour = '', name = '', variant = '']) => ({
    svg: drawLogo({
      siteCode: themeCode,
      name,
      variant: variant as 'wide' | 'mark' | 'mono',
      palette: artPalette(themeCode, colour),
    }),
    widthPx: null,
  }),
  slide: ([themeCode = '', colour = '', theme = '', slideCode = '', shape = '']) => ({
    svg: drawSlide({
      slideCode,
      theme,
      shape: shape as 'desktop' | 'mobile',
      palette: artPalette(themeCode, colour),
    }),
    widthPx: slideWidthsPx[shape as 'desktop' | 'mobile'],
  }),
  cover: ([category = '', gameCode = '', name = '', providerName = '', file = '']) => {
    const [shape = '', width = '360'] = file.replace('.webp', '').split('-');
    return {
      svg: drawGameCover({
        gameCode,
        name,
        category: category as CoverCategory,
        providerName,
        shape: shape as CoverShape,
      }),
      widthPx: Number(width),
    };
  },
};

/**
 * The drawing for a path such as `/cover/slots/golden-koi/Golden Koi/Lumina/square-180.webp`; null
 * when it names none.
 */
export function drawPicture(path: string): Picture | null {
  const [, kind = '', ...parts] = path.split('?')[0]?.split('/') ?? [];
  const draw = drawings[kind];
  const isThemed = kind === 'logo' || kind === 'slide';
  if (!draw || (isThemed && !Object.hasOwn(themes, parts[0] ?? ''))) return null;
  return draw(parts);
}
