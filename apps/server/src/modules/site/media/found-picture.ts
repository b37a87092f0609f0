import type { CoverShape } from '@pavilion/art';
import type { PictureRequest } from './picture.ts';
import type { ShownPicture } from './shown-pictures.ts';

/**
 * Widths pictures may be asked in; the first is the one without a width in the name, 32 the one
 * that stands in for others.
 */
const widths: Record<CoverShape | 'desktop' | 'mobile' | 'promotion', readonly number[]> = {
  poster: [360, 120, 180, 240, 480],
  square: [360, 120, 180, 240, 480],
  wide: [480, 240, 320, 640, 960],
  desktop: [1600, 800, 1200],
  mobile: [750, 375],
  promotion: [640, 320, 32],
};

/** A picture that is there, or that is there only when the content of a site shows it. */
export interface FoundPicture extends PictureRequest {
  /** Null: the product itself vouches for the name. */
  shown: ShownPicture | null;
}

/** A drawing sent as it is. */
export const vector = (draw: () => string): FoundPicture => ({
  draw,
  format: 'svg',
  width: null,
  shown: null,
});

/** A drawing in a width of its kind, which is given as in a file name; null for any other width. */
export function raster(
  kind: keyof typeof widths,
  widthText: string | undefined,
  format: string | undefined,
  draw: () => string,
): FoundPicture | null {
  const allowed = widths[kind];
  const width = widthText === undefined ? allowed[0] : Number(widthText);
  if (width === undefined || !allowed.includes(width)) return null;
  return { draw, format: format === 'avif' ? 'avif' : 'webp', width, shown: null };
}

/**
 * Content names a picture in one width and format, with the place of the palette open or filled;
 * all the others come with it.
 */
export function shownRaster(
  folder: 'slides' | 'promotions',
  paletteName: string,
  path: string,
  kind: keyof typeof widths,
): ShownPicture {
  const endings = ['', ...widths[kind].map((width) => `-${width}`)];
  const names = ['{palette}', paletteName].flatMap((palette) =>
    endings.map((ending) => `/media/${folder}/${palette}/${path}${ending}`),
  );
  return { addresses: names.flatMap((name) => [`${name}.webp`, `${name}.avif`]) };
}
