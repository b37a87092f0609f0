import type { GameTile } from '../props/card.ts';

/** So many games of one studio, numbered from 0, for tests of lists. */
export const sampleGames = (count: number): GameTile[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `AURUM/${index}`,
    name: `Vault ${index}.`,
    provider: 'Aurum Works',
    imageUrl: '/vault/poster.webp',
    placeholder: '#123,#456',
    to: `/playnow?game=${index}`,
    isFavourite: false,
    isHot: false,
    isNew: false,
  }));
