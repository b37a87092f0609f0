import { hashOf, type Random } from '../core/random.ts';
import { motifsByCategory, type CoverCategory } from '../covers/motifs/index.ts';
import type { Motif } from '../covers/motifs/motif.types.ts';
import type { SceneName } from '../scenes/index.ts';

interface ArtTheme {
  scenes: readonly SceneName[];
  categories: readonly CoverCategory[];
  /** Words that pick motifs inside the categories; empty means any. */
  words: readonly string[];
}

const theme = (sets: string, categories: string, words = ''): ArtTheme => ({
  scenes: sets.split(' ') as SceneName[],
  categories: categories.split(' ') as CoverCategory[],
  words: words ? words.split(' ') : [],
});

/** Art directions of slides by name. */
const artThemes = {
  casino: theme('felt stage brocade', 'livecasino table'),
  live: theme('stage felt city', 'livecasino'),
  slots: theme('burst silk stage', 'slots'),
  sports: theme('stadium', 'sportsbook'),
  temple: theme('palace temple', 'slots', 'dragon tiger lion pharaoh'),
  space: theme('space', 'crash', 'rocket'),
  neon: theme('grid circuit', 'arcade crash hashgame'),
  ocean: theme('ocean', 'fish'),
  fish: theme('ocean', 'fish'),
  candy: theme('candyland', 'slots bingo', 'candy fruit bingo'),
  sweets: theme('candyland', 'slots', 'candy fruit'),
  salon: theme('silk brocade', 'livecasino', 'roulette baccarat blackjack'),
  court: theme('palace', 'livecasino slots', 'roulette baccarat crystal'),
  jungle: theme('forest', 'slots', 'tiger panda fox wolf'),
  desert: theme('desert', 'slots', 'pharaoh book'),
  palace: theme('brocade temple palace', 'livecasino slots', 'roulette dragon crown seven'),
  festival: theme('burst candyland', 'lottery bingo', 'lotto balls'),
  arcade: theme('grid space', 'arcade'),
  crash: theme('space grid', 'crash'),
  lottery: theme('burst silk', 'lottery'),
  bingo: theme('candyland burst', 'bingo'),
  sabong: theme('pit', 'sabong'),
  racing: theme('turf', 'horseracing'),
  table: theme('felt brocade', 'table'),
  hash: theme('circuit', 'hashgame'),
  treasure: theme('cave sea', 'slots', 'gems pirate seven'),
} as const satisfies Record<string, ArtTheme>;

/** Names of the art directions a slide can have. */
export type SlideTheme = keyof typeof artThemes;

export const slideThemes = Object.keys(artThemes) as SlideTheme[];

/**
 * The art direction of that name; an unknown name gets one from its hash, so that content never
 * breaks a page.
 */
export function artThemeOf(name: string): ArtTheme {
  const known = (artThemes as Record<string, ArtTheme>)[name];
  return known ?? artThemes[slideThemes[hashOf(name) % slideThemes.length] as SlideTheme];
}

/** Picks `count` different motifs of an art direction. */
export function themeMotifs(random: Random, name: string, count: number): Motif[] {
  const art = artThemeOf(name);
  const all: Motif[] = art.categories.flatMap((category) => motifsByCategory[category]);
  const wanted =
    art.words.length > 0
      ? all.filter((motif) => motif.words.some((word) => art.words.includes(word)))
      : all;
  const rest = [...(wanted.length > 0 ? wanted : all)];
  return Array.from({ length: count }, () => {
    const index = Math.floor(random.next() * rest.length);
    return rest.length > 1 ? (rest.splice(index, 1)[0] as Motif) : (rest[0] as Motif);
  });
}
