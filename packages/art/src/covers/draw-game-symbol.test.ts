import { describe, expect, it } from 'vitest';
import { drawGameSymbol, gameSymbolsMost, motifOf } from './draw-game-symbol.ts';
import { symbolSets } from './symbol-sets.ts';

const game = { gameCode: 'vault-of-midas', name: 'Vault of Midas', category: 'slots' } as const;
const drawn = (rank: number) => drawGameSymbol(game, rank);

describe('pictures of reels', () => {
  it('are each another one, and the same each time', () => {
    const all = Array.from({ length: gameSymbolsMost }, (_, rank) => drawn(rank));
    expect(new Set(all.map((text) => text.replaceAll(/id="[^"]*"|url\([^)]*\)/g, ''))).size).toBe(
      gameSymbolsMost,
    );
    expect(drawn(3)).toBe(all[3]);
    for (const text of all) expect(text).toMatch(/^<svg[^>]*viewBox="0 0 200 200"/);
  });

  it.each(symbolSets)('%s: every word has its motif, none twice', (words) => {
    const motifs = words.split(' ').map((word) => motifOf(word).draw);
    expect(motifs.length).toBeGreaterThanOrEqual(8);
    // A word may ask for the same drawing as another.
    expect(new Set(motifs).size).toBeGreaterThanOrEqual(motifs.length - 1);
  });
});
