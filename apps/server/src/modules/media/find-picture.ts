import {
  drawAppIcon,
  drawAvatar,
  drawFavicon,
  drawGameCover,
  drawLogo,
  drawPartnerLogo,
  drawPromotion,
  drawProviderLogo,
  drawSlide,
  drawSocialPreview,
  flags,
  iconNames,
  iconSvg,
  type CoverCategory,
  type CoverShape,
} from '@pavilion/art';
import { providerByLogoCode } from '@pavilion/domain/providers';
import type { SiteDirectory } from '../../site-directory/index.ts';
import { artPaletteOf } from './palette.ts';
import type { PictureRequest } from './picture.ts';

/** Pictures do not inherit a colour: this one is told from light and from dark. */
const middleGrey = '#868e9c';

/** Widths pictures may be asked in; the first is the one without a width in the name, 32 the one that stands in for others. */
const widths: Record<CoverShape | 'desktop' | 'mobile' | 'promotion', readonly number[]> = {
  poster: [360, 120, 180, 240, 480],
  square: [360, 120, 180, 240, 480],
  wide: [480, 240, 320, 640, 960],
  desktop: [1600, 800, 1200],
  mobile: [750, 375],
  promotion: [640, 320, 32],
};

export interface PictureSources {
  sites: Pick<SiteDirectory, 'byExternalId'>;
  findGame(
    providerCode: string,
    gameCode: string,
  ): { name: string; category: string; providerName: string } | null;
  findProvider(providerCode: string): { name: string } | null;
}

type Finder = (parts: readonly string[], sources: PictureSources) => PictureRequest | null;

/** What stands at `/media/<kind>/…`, by kind. */
const finders: Readonly<Record<string, Finder>> = {
  games: ([provider = '', game = '', file = ''], sources) => {
    const known = sources.findGame(provider, game);
    const named = /^(poster|square|wide)(?:-(\d+))?\.(webp|avif)$/.exec(file);
    if (!known || !named) return null;
    const shape = named[1] as CoverShape;
    const { name, providerName } = known;
    const category = known.category as CoverCategory;
    return raster(shape, named[2], named[3], () =>
      drawGameCover({ gameCode: game, name, category, providerName, shape }),
    );
  },
  slides: ([paletteName = '', theme = '', file = '']) => {
    const palette = artPaletteOf(paletteName);
    const named = /^([a-z0-9-]{1,80})-(desktop|mobile)(?:-(\d+))?\.(webp|avif)$/.exec(file);
    if (!palette || !named || !/^[a-z]{1,20}$/.test(theme)) return null;
    const [, slideCode = '', shape] = named;
    return raster(shape as 'desktop' | 'mobile', named[3], named[4], () =>
      drawSlide({ slideCode, theme, shape: shape as 'desktop' | 'mobile', palette }),
    );
  },
  promotions: ([paletteName = '', file = '']) => {
    const palette = artPaletteOf(paletteName);
    const named = /^([a-z0-9-]{1,40}?)(?:-(\d+))?\.(webp|avif)$/.exec(file);
    if (!palette || !named) return null;
    const code = named[1] ?? '';
    return raster('promotion', named[2], named[3], () =>
      drawPromotion({ code, palette, kind: code }),
    );
  },
  sites: ([externalId = '', paletteName = '', file = ''], sources) => {
    const site = sources.sites.byExternalId(externalId);
    const palette = artPaletteOf(paletteName);
    return site && palette
      ? brandPicture({ siteCode: externalId, name: site.name, palette }, file)
      : null;
  },
  providers: ([logoCode = '', file = ''], sources) => {
    const providerCode = providerByLogoCode(logoCode);
    const provider = sources.findProvider(providerCode);
    if (!provider || file !== 'logo.svg') return null;
    return vector(() => drawProviderLogo({ providerCode, name: provider.name }));
  },
  partners: ([file = '']) => {
    const slug = /^([a-z0-9-]{1,60})\.svg$/.exec(file)?.[1];
    return slug ? vector(() => drawPartnerLogo({ name: titleOf(slug) })) : null;
  },
  flags: ([file = '']) => {
    const svg = Object.hasOwn(flags, file) ? flags[file] : undefined;
    return svg ? vector(() => svg) : null;
  },
  icons: ([file = '']) => {
    const name = iconNames.find((known) => `${known}.svg` === file);
    return name ? vector(() => iconSvg(name).replace('<svg', `<svg color="${middleGrey}"`)) : null;
  },
  avatars: ([file = '']) => {
    const seed = /^([a-z0-9-]{1,64})\.svg$/.exec(file)?.[1];
    return seed ? vector(() => drawAvatar(seed)) : null;
  },
};

/** The picture of a path below `/media/`, or null when there is none. */
export function findPicture(path: string, sources: PictureSources): PictureRequest | null {
  const [kind = '', ...parts] = path.split('/');
  return Object.hasOwn(finders, kind) ? (finders[kind]?.(parts, sources) ?? null) : null;
}

interface Brand {
  siteCode: string;
  name: string;
  palette: NonNullable<ReturnType<typeof artPaletteOf>>;
}

function brandPicture(brand: Brand, file: string): PictureRequest | null {
  const png = (width: number, draw: () => string): PictureRequest => ({
    draw,
    format: 'png',
    width,
  });
  const pictures: Readonly<Record<string, PictureRequest>> = {
    'logo-wide.svg': vector(() => drawLogo({ ...brand, variant: 'wide' })),
    'logo-mark.svg': vector(() => drawLogo({ ...brand, variant: 'mark' })),
    'logo-mono.svg': vector(() => drawLogo({ ...brand, variant: 'mono' })),
    'favicon.svg': vector(() => drawFavicon(brand)),
    'icon-192.png': png(192, () => drawAppIcon(brand)),
    'icon-512.png': png(512, () => drawAppIcon(brand)),
    'icon-maskable-512.png': png(512, () => drawAppIcon({ ...brand, maskable: true })),
    'social.png': png(1200, () => drawSocialPreview(brand)),
  };
  return Object.hasOwn(pictures, file) ? (pictures[file] ?? null) : null;
}

const vector = (draw: () => string): PictureRequest => ({ draw, format: 'svg', width: null });

function raster(
  kind: keyof typeof widths,
  widthText: string | undefined,
  format: string | undefined,
  draw: () => string,
): PictureRequest | null {
  const allowed = widths[kind];
  const width = widthText === undefined ? allowed[0] : Number(widthText);
  if (width === undefined || !allowed.includes(width)) return null;
  return { draw, format: format === 'avif' ? 'avif' : 'webp', width };
}

/** `northwind-pay` → `Northwind Pay`. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
