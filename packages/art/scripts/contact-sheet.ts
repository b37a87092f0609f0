/**
 * Renders everything the package draws to PNG sheets for looking at:
 *   node packages/art/scripts/contact-sheet.ts [folder]
 * The folder defaults to a new one in the system's temporary folder and is printed.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  slideThemes,
  type CoverShape,
} from '../src/index.ts';
import { sampleGames, samplePalettes, sampleProviders, sampleSites } from './samples.ts';
import { renderSheet, type Tile } from './sheet.ts';

const folder = process.argv[2] ?? (await mkdtemp(join(tmpdir(), 'pavilion-art-')));
/** Goes round a fixed list. */
function cycle<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

const palette = (index: number) => cycle(samplePalettes, index);

const coverTiles = (shape: CoverShape): Tile[] =>
  sampleGames.map(([name, category], index) => ({
    svg: drawGameCover({
      gameCode: `sample-${index}`,
      name,
      category,
      providerName: cycle(sampleProviders, index),
      shape,
    }),
  }));

const logoTiles: Tile[] = sampleSites.flatMap(([siteCode, name], index): Tile[] => {
  const site = { siteCode, name, palette: palette(index) };
  return [
    { svg: drawLogo({ ...site, variant: 'wide' }), ground: site.palette.surface },
    {
      svg: drawLogo({ ...site, variant: 'mono' }).replaceAll('currentColor', site.palette.ink),
      ground: site.palette.surface,
    },
    { svg: drawLogo({ ...site, variant: 'mark' }), ground: site.palette.surface },
    { svg: drawFavicon(site) },
    { svg: drawAppIcon(site) },
    { svg: drawAppIcon({ ...site, maskable: true }) },
  ];
});

await renderSheet(join(folder, 'covers-poster.png'), coverTiles('poster'), {
  columns: 12,
  width: 160,
  height: 214,
});
await renderSheet(join(folder, 'covers-square.png'), coverTiles('square'), {
  columns: 12,
  width: 160,
  height: 160,
});
await renderSheet(join(folder, 'covers-wide.png'), coverTiles('wide'), {
  columns: 8,
  width: 240,
  height: 135,
});
await renderSheet(join(folder, 'logos.png'), logoTiles, { columns: 12, width: 150, height: 60 });
await renderSheet(
  join(folder, 'slides.png'),
  slideThemes.map((theme, index) => ({
    svg: drawSlide({
      slideCode: `slide-${index}`,
      theme,
      shape: 'desktop',
      palette: palette(index),
    }),
  })),
  { columns: 3, width: 640, height: 224 },
);
await renderSheet(
  join(folder, 'slides-mobile.png'),
  slideThemes.map((theme, index) => ({
    svg: drawSlide({
      slideCode: `slide-${index}`,
      theme,
      shape: 'mobile',
      palette: palette(index),
    }),
  })),
  { columns: 6, width: 300, height: 224 },
);
await renderSheet(
  join(folder, 'promotions.png'),
  [
    'welcome',
    'cashback',
    'vip-crown',
    'daily',
    'referral',
    'acca-boost',
    'jackpot-drop',
    'weekly-rakeback',
  ].map((code, index) => ({ svg: drawPromotion({ code, palette: palette(index) }) })),
  { columns: 4, width: 400, height: 225 },
);
await renderSheet(
  join(folder, 'social.png'),
  sampleSites.slice(0, 8).map(([siteCode, name], index) => ({
    svg: drawSocialPreview({ siteCode, name, palette: palette(index) }),
  })),
  { columns: 4, width: 420, height: 221 },
);
await renderSheet(
  join(folder, 'companies.png'),
  [
    ...sampleProviders.map((name) => drawProviderLogo({ providerCode: name, name })),
    ...sampleProviders.map((name) => drawPartnerLogo({ name: `${name} Partners` })),
  ].map((svg) => ({ svg, ground: '#181c28' })),
  { columns: 6, width: 220, height: 60 },
);
await renderSheet(
  join(folder, 'icons.png'),
  iconNames.map((name) => ({
    svg: iconSvg(name)
      .replace('width="24" height="24"', 'width="72" height="72"')
      .replaceAll('currentColor', '#eef'),
  })),
  { columns: 16, width: 88, height: 88 },
);
await renderSheet(
  join(folder, 'flags-avatars.png'),
  [
    ...Object.values(flags),
    ...Array.from({ length: 12 }, (_, index) => drawAvatar(`player-${index}`)),
  ].map((svg) => ({ svg })),
  { columns: 12, width: 130, height: 100 },
);
console.log(folder);
