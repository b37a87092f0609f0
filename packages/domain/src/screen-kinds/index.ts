import type { ScreenName } from '../screens/index.ts';

/** Screens that are the lobby of one category of games, and the category. */
export const lobbyScreens = {
  arcade: 'arcade',
  bingo: 'bingo',
  casino: 'casino',
  crash: 'crash',
  fishing: 'fishing',
  'hash-game': 'hash_game',
  'horse-racing': 'horse_racing',
  lottery: 'lottery',
  poker: 'poker',
  sabong: 'sabong',
  slots: 'slot_game',
} as const satisfies Partial<Record<ScreenName, string>>;

/** Screens that show a text which the operator writes, and its name on the wire. */
export const textScreens = {
  about: 'about_us',
  banking: 'banking',
  'privacy-policy': 'privacy_policy',
  'term-condition': 'term_condition',
} as const satisfies Partial<Record<ScreenName, string>>;

export type TextScreen = keyof typeof textScreens;
export type TextPage = (typeof textScreens)[TextScreen];

/**
 * The folder and file of the web's screens that a screen is drawn by: its own, or that of all of
 * its kind.
 */
export function fileOfScreen(screen: ScreenName): string {
  if (screen === 'poker' || screen === 'fishing') return `${screen}/${screen}`;
  if (screen === 'hot' || Object.hasOwn(lobbyScreens, screen)) return 'lobby/lobby';
  return Object.hasOwn(textScreens, screen) ? 'text/text' : `${screen}/${screen}`;
}
