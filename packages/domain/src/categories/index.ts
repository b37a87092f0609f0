/** The twelve game categories and the names other systems give them (specification, point 9). */
export const categoryCodes = [
  'slots',
  'livecasino',
  'sportsbook',
  'fish',
  'table',
  'lottery',
  'crash',
  'bingo',
  'sabong',
  'horseracing',
  'arcade',
  'hashgame',
] as const;
export type CategoryCode = (typeof categoryCodes)[number];

export interface Category {
  code: CategoryCode;
  /** Key used on the wire in menus and provider_count. */
  wireName: string;
  /** Lobby route. */
  path: string;
}

const row = (code: CategoryCode, wireName: string, path: string): Category => ({
  code,
  wireName,
  path,
});

export const categories: Record<CategoryCode, Category> = {
  slots: row('slots', 'slot_game', '/slots'),
  livecasino: row('livecasino', 'casino', '/casino'),
  sportsbook: row('sportsbook', 'sportsbook', '/sports'),
  fish: row('fish', 'fishing', '/fishing'),
  table: row('table', 'poker', '/poker'),
  lottery: row('lottery', 'lottery', '/lottery'),
  crash: row('crash', 'crash', '/crash'),
  bingo: row('bingo', 'bingo', '/bingo'),
  sabong: row('sabong', 'sabong', '/sabong'),
  horseracing: row('horseracing', 'horse_racing', '/horse-racing'),
  arcade: row('arcade', 'arcade', '/arcade'),
  hashgame: row('hashgame', 'hash_game', '/hash-game'),
};

/** Finds a category by its wire name (`slot_game`), or null. */
export function categoryByWireName(wireName: string): Category | null {
  return Object.values(categories).find((category) => category.wireName === wireName) ?? null;
}
