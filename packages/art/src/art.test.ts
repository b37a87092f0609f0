import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import {
  coverEncoding,
  coverPlaceholder,
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
  placeholderGradient,
  slideThemes,
  type ArtPalette,
  type CoverCategory,
  type CoverShape,
} from './index.ts';
import { motifsByCategory } from './covers/motifs/index.ts';
import { Pen } from './core/pen.ts';
import { randomOf } from './core/random.ts';
import { scenes } from './scenes/index.ts';
import { moodOf } from './scenes/mood.ts';
import { planCover } from './covers/plan.ts';
import { handNames, studiosByHand } from './covers/hands.ts';
import { checkSvg } from '../testing/svg-check.ts';

const palette: ArtPalette = { accent: '#e8b23a', surface: '#0e1a14', ink: '#ffffff' };
const categories = Object.keys(motifsByCategory) as CoverCategory[];
const shapes: readonly (readonly [CoverShape, number, number])[] = [
  ['poster', 360, 480],
  ['square', 360, 360],
  ['wide', 480, 270],
];

const cover = (
  gameCode: string,
  category: CoverCategory,
  shape: CoverShape,
  name = 'Golden Voyage',
): string => drawGameCover({ gameCode, name, category, providerName: 'Aurora Play', shape });

/** How far two pictures of one size are apart, per channel of 0 to 255. */
const distance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe('covers', () => {
  it.each(
    categories.flatMap((category) =>
      shapes.map(([shape, width, height]) => ({ category, shape, width, height })),
    ),
  )(
    '$category $shape is a sound drawing of $width×$height',
    ({ category, shape, width, height }) => {
      expect(checkSvg(cover('game-1', category, shape))).toEqual({ width, height, problems: [] });
    },
  );

  it.each(categories)('every motif of %s draws soundly at any tint', (category) => {
    for (const motif of motifsByCategory[category]) {
      for (const tint of [0, 95, 190, 300]) {
        const pen = new Pen(randomOf(`${motif.words[0]}${tint}`), 't-');
        const markup = motif.draw(pen, tint);
        const { problems } = checkSvg(pen.document(200, 200, markup));
        expect({ motif: motif.words[0], problems }).toEqual({
          motif: motif.words[0],
          problems: [],
        });
      }
    }
  });

  it.each(Object.entries(scenes))(
    'the set %s draws soundly in every shape and light',
    (_name, scene) => {
      for (const [, width, height] of shapes) {
        for (const light of scene.lights) {
          const pen = new Pen(randomOf(`${width}`), 't-');
          const layers = scene.draw(pen, { width, height }, moodOf(...light));
          expect(
            checkSvg(pen.document(width, height, layers.back + layers.front)).problems,
          ).toEqual([]);
        }
      }
    },
  );

  it('the same game gives the same text, whatever was drawn between', () => {
    const first = cover('a', 'slots', 'poster');
    cover('b', 'slots', 'poster');
    expect(cover('a', 'slots', 'poster')).toBe(first);
  });

  it.each(handNames.flatMap((hand) => shapes.map(([shape]) => ({ hand, shape }))))(
    'the hand "$hand" draws a sound $shape',
    ({ hand, shape }) => {
      const [providerName = ''] = studiosByHand[hand];
      const game = { gameCode: 'a', name: 'Dragon Pearl', category: 'slots', shape } as const;
      expect(checkSvg(drawGameCover({ ...game, providerName })).problems).toEqual([]);
    },
  );

  it('every hand draws another picture of the same game', async () => {
    const pictures = await Promise.all(
      handNames.map(async (hand) => {
        const [providerName = ''] = studiosByHand[hand];
        const game = { gameCode: 'a', name: 'Dragon Pearl', category: 'slots' } as const;
        const svg = drawGameCover({ ...game, providerName, shape: 'poster' });
        return sharp(Buffer.from(svg))
          .resize(24, 20, { fit: 'cover', position: 'top' })
          .raw()
          .toBuffer();
      }),
    );
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1))
        expect(distance(one, other)).toBeGreaterThan(8);
  });

  it('150 games of one category and one name are 150 different pictures', () => {
    const pictures = Array.from({ length: 150 }, (_, index) =>
      cover(`game-${index}`, 'slots', 'poster'),
    );
    expect(new Set(pictures.map((svg) => svg.replace(/g[0-9a-z]+-/g, ''))).size).toBe(150);
  });

  it.each([
    ['Dragon Pearl', 'dragon'],
    ['Tiger Temple', 'tiger'],
    ['Book of Amun', 'book'],
    ['Candy Kingdom', 'candy'],
    ['Lucky Wolves', 'wolf'],
  ])('%s shows its own motif (%s)', (name, word) => {
    const motifs = motifsByCategory.slots.filter((motif) => motif.words.includes(word));
    const drawn = new Set(motifs.map((motif) => motif.words[0]));
    expect(drawn.has(planMotifWord(name))).toBe(true);
  });

  it.each([
    ['Andar Bahar', 'Andar Bahar Royale', 'livecasino'],
    ['Three Card Poker', 'Three Card Harbour', 'table'],
    ['Caribbean Stud', 'Caribbean Stud Bay', 'table'],
  ] as const)('%s has a drawing of its own, not that of %s', (own, other, category) => {
    const drawn = (name: string) => planCover('any', name, category).motif;
    expect(drawn(own).words).toContain(`=${own.toLowerCase().replaceAll(' ', '+')}`);
    expect(drawn(other).draw).not.toBe(drawn(own).draw);
  });

  it('a drawing that waits for a whole name shows no game by luck', () => {
    const codes = Array.from({ length: 200 }, (_, index) => `game-${index}`);
    const drawn = codes.map((code) => planCover(code, 'Unnamed', 'table').motif);
    expect(drawn.filter(({ words }) => words.every((word) => word.startsWith('=')))).toEqual([]);
  });

  it.each([
    '',
    '幸运龙',
    '   ',
    'A',
    'Extraordinarily Long And Winding Name Of A Game That Never Ends',
  ])('a name like "%s" still gives a cover', (name) => {
    expect(checkSvg(cover('odd', 'slots', 'wide', name)).problems).toEqual([]);
  });

  it('a poster tile of each category stays below 25 kB as AVIF', async () => {
    for (const category of categories) {
      const file = await sharp(Buffer.from(cover('game-1', category, 'poster')))
        .resize(360)
        .avif(coverEncoding.avif)
        .toBuffer();
      expect(file.length).toBeLessThan(25_000);
    }
  }, 60_000);
});

function planMotifWord(name: string): string {
  return planCover('any', name, 'slots').motif.words[0] ?? '';
}

describe('placeholders', () => {
  it('are three colours in 20 characters and become a CSS background', () => {
    const placeholder = coverPlaceholder({
      gameCode: 'a',
      name: 'Golden Voyage',
      category: 'fish',
    });
    expect(placeholder).toMatch(/^[0-9a-f]{6}-[0-9a-f]{6}-[0-9a-f]{6}$/);
    expect(placeholderGradient(placeholder)).toContain(`#${placeholder.slice(0, 6)}`);
  });
});

describe('brand art', () => {
  const site = { siteCode: 'casino1', name: 'Golden Crest', palette };

  it.each([
    ['wide logo', drawLogo({ ...site, variant: 'wide' })],
    ['mark', drawLogo({ ...site, variant: 'mark' })],
    ['mono logo', drawLogo({ ...site, variant: 'mono' })],
    ['favicon', drawFavicon(site)],
    ['app icon', drawAppIcon(site)],
    ['maskable icon', drawAppIcon({ ...site, maskable: true })],
    ['social preview', drawSocialPreview(site)],
    ['promotion', drawPromotion({ code: 'welcome', palette })],
    ['provider logo', drawProviderLogo({ providerCode: 'EVOPLAY', name: 'Evoplay' })],
    ['partner logo', drawPartnerLogo({ name: 'North Pay' })],
    ['avatar', drawAvatar('0199-seed')],
    ...Object.entries(flags),
  ])('%s is a sound drawing', (_name, svg) => {
    expect(checkSvg(svg).problems).toEqual([]);
  });

  it('the mono logo has no colour of its own', () => {
    const mono = drawLogo({ ...site, variant: 'mono' });
    expect(mono.replace(/<mask[\s\S]*?<\/mask>/g, '')).not.toMatch(/fill="#/);
    expect(mono).toContain('currentColor');
  });

  it.each([
    ['desktop', 1600],
    ['mobile', 750],
  ] as const)('%s slides of all art directions are sound and different', (shape, width) => {
    const slides = slideThemes.map((theme) =>
      drawSlide({ slideCode: theme, theme, shape, palette }),
    );
    expect(slides.map(checkSvg)).toEqual(slides.map(() => ({ width, height: 560, problems: [] })));
    expect(new Set(slides).size).toBe(slideThemes.length);
  });

  it('two sites have different marks', () => {
    const codes = [
      'casino1',
      'casino2',
      'slot1',
      'slot2',
      'sportsbook1',
      'sportsbook4',
      'unknown-site',
    ];
    const marks = codes.map((siteCode) =>
      drawLogo({ ...site, siteCode, variant: 'mark' }).replace(/b[0-9a-z]+-/g, ''),
    );
    expect(new Set(marks).size).toBe(codes.length);
  });
});
