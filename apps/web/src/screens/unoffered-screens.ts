import type { ScreenName } from '@pavilion/domain/screens';

/**
 * The screens that the catalogue marks as later ones. Menus ask for them with every page, and the catalogue, which knows
 * all files of the others, is loaded after the first one.
 */
export const unofferedScreens: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'account',
  'add-bank',
  'bank-details',
  'change-password',
  'contact-us',
  'download',
  'edit-profile',
  'inbox',
  'leaderboard',
  'minigame',
  'mission',
  'news',
  'profile',
  'promotions',
  'referral',
  'security',
  'spin',
  'statement',
  'transaction-history',
  'vip',
  'withdrawal',
]);
