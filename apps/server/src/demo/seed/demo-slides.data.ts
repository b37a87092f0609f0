import type { SlideTheme } from '@pavilion/art';
import type { ThemeCode } from '@pavilion/domain/themes';
import { demoSlogans } from './demo-slogans.data.ts';
import { startingSlides, type SlideText } from '../../seed/starting-texts.data.ts';

type Row = readonly [about: (typeof startingSlides)[number]['theme'], art: SlideTheme];

/** What a brand's slides are about, in its order (over the first stands its slogan), and how each is drawn: a house of sweets shows no treasure cave. */
const slidesOfBrand: Partial<Record<ThemeCode, readonly Row[]>> = {
  casino2: [
    ['live', 'salon'],
    ['slots', 'salon'],
    ['treasure', 'table'],
  ],
  slot1: [
    ['slots', 'sweets'],
    ['treasure', 'bingo'],
    ['live', 'sweets'],
  ],
  slot2: [
    ['slots', 'temple'],
    ['live', 'palace'],
    ['sports', 'sports'],
  ],
  slot3: [
    ['slots', 'space'],
    ['treasure', 'crash'],
    ['live', 'space'],
  ],
  slot4: [
    ['slots', 'neon'],
    ['treasure', 'hash'],
    ['live', 'neon'],
  ],
  casino3: [
    ['live', 'casino'],
    ['treasure', 'table'],
    ['slots', 'palace'],
  ],
  sportsbook1: [
    ['sports', 'racing'],
    ['treasure', 'sports'],
    ['live', 'live'],
  ],
  casino4: [
    ['live', 'table'],
    ['slots', 'palace'],
    ['treasure', 'casino'],
  ],
  slot5: [
    ['slots', 'festival'],
    ['live', 'arcade'],
    ['treasure', 'candy'],
  ],
  casino5: [
    ['live', 'hash'],
    ['slots', 'crash'],
    ['treasure', 'hash'],
  ],
  slot6: [
    ['slots', 'ocean'],
    ['treasure', 'fish'],
    ['live', 'ocean'],
  ],
  slot7: [
    ['slots', 'festival'],
    ['live', 'bingo'],
    ['treasure', 'lottery'],
  ],
  slot8: [
    ['slots', 'arcade'],
    ['treasure', 'crash'],
    ['live', 'arcade'],
  ],
  casino6: [
    ['live', 'live'],
    ['treasure', 'table'],
    ['sports', 'sports'],
  ],
  casino7: [
    ['live', 'court'],
    ['slots', 'court'],
    ['treasure', 'casino'],
  ],
  casino8: [
    ['live', 'table'],
    ['slots', 'lottery'],
    ['sports', 'racing'],
  ],
  slot9: [
    ['slots', 'jungle'],
    ['treasure', 'temple'],
    ['live', 'desert'],
  ],
  casino9: [
    ['live', 'hash'],
    ['treasure', 'crash'],
    ['sports', 'sports'],
  ],
  sportsbook2: [
    ['sports', 'sports'],
    ['treasure', 'sports'],
    ['slots', 'racing'],
  ],
  sportsbook3: [
    ['sports', 'sports'],
    ['live', 'table'],
    ['treasure', 'racing'],
  ],
  sportsbook4: [
    ['sports', 'sports'],
    ['treasure', 'hash'],
    ['live', 'table'],
  ],
};

/** The slides of a demo site; a brand without a row of its own shows what every new site starts with. */
export function demoSlidesOf(themeCode: ThemeCode): readonly SlideText[] {
  const rows = slidesOfBrand[themeCode];
  if (!rows) return startingSlides;
  const slogan = demoSlogans[themeCode];
  return rows
    .flatMap(([about, art]) =>
      startingSlides
        .filter(({ theme }) => theme === about)
        .map((slide) => ({ ...slide, theme: art })),
    )
    .map((slide, index) => (index === 0 && slogan ? { ...slide, titles: slogan } : slide));
}
