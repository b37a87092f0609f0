import {
  drawAppIcon,
  drawFavicon,
  drawLogo,
  drawMonochromeIcon,
  drawSocialPreview,
  type ArtPalette,
} from '@pavilion/art';
import { vector, type FoundPicture } from './found-picture.ts';

interface Brand {
  siteCode: string;
  name: string;
  palette: ArtPalette;
}

/** A picture of a site's brand by its file name; null when there is no such file. */
export function brandPicture(brand: Brand, file: string): FoundPicture | null {
  const png = (width: number, draw: () => string): FoundPicture => ({
    draw,
    format: 'png',
    width,
    shown: null,
  });
  const pictures: Readonly<Record<string, FoundPicture>> = {
    'logo-wide.svg': vector(() => drawLogo({ ...brand, variant: 'wide' })),
    'logo-mark.svg': vector(() => drawLogo({ ...brand, variant: 'mark' })),
    'logo-mono.svg': vector(() => drawLogo({ ...brand, variant: 'mono' })),
    'favicon.svg': vector(() => drawFavicon(brand)),
    'icon-192.png': png(192, () => drawAppIcon(brand)),
    'icon-512.png': png(512, () => drawAppIcon(brand)),
    'icon-maskable-512.png': png(512, () => drawAppIcon({ ...brand, maskable: true })),
    'icon-monochrome-512.png': png(512, () => drawMonochromeIcon(brand)),
    'social.png': png(1200, () => drawSocialPreview(brand)),
  };
  return Object.hasOwn(pictures, file) ? (pictures[file] ?? null) : null;
}
