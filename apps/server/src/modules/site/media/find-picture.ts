import {
  drawGameCover,
  drawPartnerLogo,
  drawPaymentLogo,
  drawPromotion,
  drawProviderLogo,
  drawSlide,
  flags,
  iconNames,
  iconSvg,
  paymentMarkCodes,
  type CoverCategory,
  type CoverShape,
} from '@pavilion/art';
import { providerByLogoCode } from '@pavilion/domain/providers';
import { brandPicture } from './brand-picture.ts';
import { raster, shownRaster, vector, type FoundPicture } from './found-picture.ts';
import { artPaletteOf } from './palette.ts';

/** Pictures do not inherit a colour: this one is told from light and from dark. */
const middleGrey = '#868e9c';

export interface PictureSources {
  sites: { byExternalId(externalId: string): { name: string } | null };
  findGame(
    providerCode: string,
    gameCode: string,
  ): { name: string; category: string; providerName: string } | null;
  findProvider(providerCode: string): { name: string } | null;
}

interface Finder {
  /**
   * Parts an address of the kind has. More would be another name for the same picture, without end.
   */
  parts: number;
  find(parts: readonly string[], sources: PictureSources): FoundPicture | null;
}

/** A width in a name, in its one writing. */
const widthPart = String.raw`(?:-([1-9]\d{1,3}))?`;
const rasterPart = String.raw`${widthPart}\.(webp|avif)$`;
const gameFile = new RegExp(`^(poster|square|wide)${rasterPart}`);
const slideFile = new RegExp(`^([a-z0-9-]{1,80})-(desktop|mobile)${rasterPart}`);
const promotionFile = new RegExp(`^([a-z0-9-]{1,40}?)${rasterPart}`);

/**
 * What stands at `/media/<kind>/…`, by kind. A name is either of a closed list (catalogue, sites,
 * palettes, flags, icons) or must stand in the content of a site: a picture costs time and room, so
 * nobody but an operator can ask a new one into being.
 */
const finders: Readonly<Record<string, Finder>> = {
  games: { parts: 3, find: findCover },
  slides: { parts: 3, find: findSlide },
  promotions: { parts: 2, find: findPromotion },
  sites: { parts: 3, find: findBrand },
  providers: { parts: 2, find: findProviderLogo },
  partners: { parts: 1, find: findPartnerLogo },
  payments: { parts: 1, find: findPaymentLogo },
  flags: {
    parts: 1,
    find([file = '']) {
      const svg = Object.hasOwn(flags, file) ? flags[file] : undefined;
      return svg ? vector(() => svg) : null;
    },
  },
  icons: {
    parts: 1,
    find([file = '']) {
      const name = iconNames.find((known) => `${known}.svg` === file);
      return name
        ? vector(() => iconSvg(name).replace('<svg', `<svg color="${middleGrey}"`))
        : null;
    },
  },
};

/** The picture of a path below `/media/`, or null when there is none. */
export function findPicture(path: string, sources: PictureSources): FoundPicture | null {
  const [kind = '', ...parts] = path.split('/');
  const finder = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  return finder?.parts === parts.length ? finder.find(parts, sources) : null;
}

function findCover(
  [provider = '', game = '', file = '']: readonly string[],
  sources: PictureSources,
): FoundPicture | null {
  const known = sources.findGame(provider, game);
  const named = gameFile.exec(file);
  if (!known || !named) return null;
  const shape = named[1] as CoverShape;
  const { name, providerName } = known;
  const category = known.category as CoverCategory;
  return raster(shape, named[2], named[3], () =>
    drawGameCover({ gameCode: game, name, category, providerName, shape }),
  );
}

function findSlide([
  paletteName = '',
  theme = '',
  file = '',
]: readonly string[]): FoundPicture | null {
  const palette = artPaletteOf(paletteName);
  const named = slideFile.exec(file);
  if (!palette || !named || !/^[a-z]{1,20}$/.test(theme)) return null;
  const [, slideCode = '', shapeName] = named;
  const shape = shapeName as 'desktop' | 'mobile';
  const picture = raster(shape, named[3], named[4], () =>
    drawSlide({ slideCode, theme, shape, palette }),
  );
  const path = `${theme}/${slideCode}-${shape}`;
  return picture && { ...picture, shown: shownRaster('slides', paletteName, path, shape) };
}

function findPromotion([paletteName = '', file = '']: readonly string[]): FoundPicture | null {
  const palette = artPaletteOf(paletteName);
  const named = promotionFile.exec(file);
  if (!palette || !named) return null;
  const code = named[1] ?? '';
  const picture = raster('promotion', named[2], named[3], () =>
    drawPromotion({ code, palette, kind: code }),
  );
  return (
    picture && { ...picture, shown: shownRaster('promotions', paletteName, code, 'promotion') }
  );
}

function findBrand(
  [externalId = '', paletteName = '', file = '']: readonly string[],
  sources: PictureSources,
): FoundPicture | null {
  const site = sources.sites.byExternalId(externalId);
  const palette = artPaletteOf(paletteName);
  return site && palette
    ? brandPicture({ siteCode: externalId, name: site.name, palette }, file)
    : null;
}

function findProviderLogo(
  [logoCode = '', file = '']: readonly string[],
  sources: PictureSources,
): FoundPicture | null {
  const providerCode = providerByLogoCode(logoCode);
  const provider = sources.findProvider(providerCode);
  if (!provider || file !== 'logo.svg') return null;
  return vector(() => drawProviderLogo({ providerCode, name: provider.name }));
}

function findPartnerLogo([file = '']: readonly string[]): FoundPicture | null {
  const slug = /^([a-z0-9-]{1,60})\.svg$/.exec(file)?.[1];
  if (slug === undefined) return null;
  const picture = vector(() => drawPartnerLogo({ name: titleOf(slug) }));
  return { ...picture, shown: { addresses: [`/media/partners/${file}`] } };
}

function findPaymentLogo([file = '']: readonly string[]): FoundPicture | null {
  const code = paymentMarkCodes.find((known) => `${known}.svg` === file);
  return code === undefined ? null : vector(() => drawPaymentLogo(code) ?? '');
}

/** `northwind-pay` → `Northwind Pay`. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
