import { describe, expect, it } from 'vitest';
import { markGames, type MarkedGame } from './game-marks.ts';

const dayMs = 24 * 60 * 60 * 1000;
const unmarked = { is_hot: false, is_featured: false, is_popular: false, is_new: false };

/** Twelve providers in turn, the most popular first, the youngest last. */
const slots = Array.from({ length: 36 }, (_, at): MarkedGame => ({
  id: `slot-${at}`,
  provider_code: `P${at % 12}`,
  category: 'slots',
  released_at: new Date(at * dayMs),
  ...unmarked,
}));
const bingo = [0, 1, 2].map((at): MarkedGame => ({
  id: `bingo-${at}`,
  provider_code: 'P0',
  category: 'bingo',
  released_at: new Date(0),
  ...unmarked,
}));

const marked = markGames([...bingo, ...slots]);
const ids = (mark: keyof typeof unmarked): string[] =>
  marked.filter((game) => game[mark]).map(({ id }) => id);

describe('what the lists of the house lead with', () => {
  it('has the sizes that the specification names', () => {
    expect(ids('is_hot').filter((id) => id.startsWith('slot'))).toHaveLength(15);
    expect(ids('is_featured')).toHaveLength(10);
    expect(ids('is_popular')).toHaveLength(6);
    expect(ids('is_new')).toHaveLength(6);
  });

  it('is the most played first, of every other category two', () => {
    expect(ids('is_hot').slice(0, 3)).toEqual(['bingo-0', 'bingo-1', 'slot-0']);
  });

  it('is of each provider once where it is featured, popular or new', () => {
    const providersOf = (mark: keyof typeof unmarked) =>
      marked.filter((game) => game[mark]).map(({ provider_code }) => provider_code);
    for (const mark of ['is_featured', 'is_popular', 'is_new'] as const)
      expect(new Set(providersOf(mark)).size).toBe(providersOf(mark).length);
    expect(ids('is_new')).toEqual([
      'slot-30',
      'slot-31',
      'slot-32',
      'slot-33',
      'slot-34',
      'slot-35',
    ]);
  });

  it('is decided anew, whatever was marked before', () => {
    const all = { is_hot: true, is_featured: true, is_popular: true, is_new: true };
    expect(markGames([...bingo, ...slots].map((game) => ({ ...game, ...all })))).toEqual(marked);
  });
});
