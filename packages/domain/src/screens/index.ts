import { unofferedScreens } from './unoffered-screens.ts';

export type ScreenAccess = 'open' | 'guest' | 'protected';

export interface Screen {
  path: string;
  access: ScreenAccess;
}

/**
 * The 48 routes of the product (specification, point 2) and the two where rounds of our games are checked and shown again, with who may
 * open them (decisions page). A screen's name is its path and the `page_name` of its SEO record. The web client adds a loader to each
 * row, the server answers 200 for these paths.
 */
const accessOf = {
  home: 'open',
  about: 'open',
  account: 'protected',
  'add-bank': 'protected',
  arcade: 'open',
  'bank-details': 'protected',
  banking: 'open',
  'bet-history': 'protected',
  bingo: 'open',
  casino: 'open',
  'change-password': 'protected',
  'contact-us': 'open',
  crash: 'open',
  deposit: 'protected',
  download: 'open',
  'edit-profile': 'protected',
  fairness: 'open',
  faqs: 'open',
  fishing: 'open',
  'forgot-password': 'guest',
  'hash-game': 'open',
  'horse-racing': 'open',
  hot: 'open',
  inbox: 'protected',
  leaderboard: 'open',
  login: 'open',
  lottery: 'open',
  minigame: 'protected',
  mission: 'open',
  news: 'open',
  playnow: 'open',
  poker: 'open',
  preloader: 'open',
  'privacy-policy': 'open',
  profile: 'protected',
  promotions: 'open',
  referral: 'open',
  register: 'open',
  replay: 'open',
  'responsible-gaming': 'open',
  sabong: 'open',
  security: 'protected',
  slots: 'open',
  spin: 'protected',
  sports: 'open',
  statement: 'protected',
  'term-condition': 'open',
  'transaction-history': 'protected',
  vip: 'open',
  withdrawal: 'protected',
} as const satisfies Record<string, ScreenAccess>;

export type ScreenName = keyof typeof accessOf;

export const screenNames = Object.keys(accessOf) as ScreenName[];

export const screens = Object.fromEntries(
  screenNames.map((name) => [
    name,
    { path: name === 'home' ? '/' : `/${name}`, access: accessOf[name] },
  ]),
) as Record<ScreenName, Screen>;

/** Finds the screen of a path without language prefix (`/slots`), or null when nothing matches. */
export function screenByPath(path: string): ScreenName | null {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return screenNames.find((name) => screens[name].path === wanted) ?? null;
}

export { unofferedScreens };

/** True for a page that search engines may list: everybody may open it, and there is something on it. */
export function isListedScreen(screen: ScreenName): boolean {
  return screens[screen].access === 'open' && !unofferedScreens.has(screen);
}
