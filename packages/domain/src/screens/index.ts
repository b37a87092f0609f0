import { unofferedScreens } from './unoffered-screens.ts';

/**
 * The 48 routes of the product (specification, point 2) and the two where rounds of our games are checked and shown again, who may open them (decisions page), and the page name
 * their SEO record is stored under. The web client adds a loader to each row, the server answers 200 for these paths.
 */
export type ScreenAccess = 'open' | 'guest' | 'protected';

export interface Screen {
  path: string;
  access: ScreenAccess;
  /** `page_name` of the SEO record. */
  seoPage: string;
}

const row = (path: string, access: ScreenAccess, seoPage: string): Screen => ({
  path,
  access,
  seoPage,
});

export const screens = {
  home: row('/', 'open', 'home'),
  about: row('/about', 'open', 'about'),
  account: row('/account', 'protected', 'account'),
  'add-bank': row('/add-bank', 'protected', 'add-bank'),
  arcade: row('/arcade', 'open', 'arcade'),
  'bank-details': row('/bank-details', 'protected', 'bank-details'),
  banking: row('/banking', 'open', 'banking'),
  'bet-history': row('/bet-history', 'protected', 'bet-history'),
  bingo: row('/bingo', 'open', 'bingo'),
  casino: row('/casino', 'open', 'casino'),
  'change-password': row('/change-password', 'protected', 'change-password'),
  'contact-us': row('/contact-us', 'open', 'contact-us'),
  crash: row('/crash', 'open', 'crash'),
  deposit: row('/deposit', 'protected', 'deposit'),
  download: row('/download', 'open', 'download'),
  'edit-profile': row('/edit-profile', 'protected', 'edit-profile'),
  fairness: row('/fairness', 'open', 'fairness'),
  faqs: row('/faqs', 'open', 'faqs'),
  fishing: row('/fishing', 'open', 'fishing'),
  'forgot-password': row('/forgot-password', 'guest', 'forgot-password'),
  'hash-game': row('/hash-game', 'open', 'hash-game'),
  'horse-racing': row('/horse-racing', 'open', 'horse-racing'),
  hot: row('/hot', 'open', 'hot'),
  inbox: row('/inbox', 'protected', 'inbox'),
  leaderboard: row('/leaderboard', 'open', 'leaderboard'),
  login: row('/login', 'open', 'login'),
  lottery: row('/lottery', 'open', 'lottery'),
  minigame: row('/minigame', 'protected', 'minigame'),
  mission: row('/mission', 'open', 'mission'),
  news: row('/news', 'open', 'news'),
  playnow: row('/playnow', 'open', 'playnow'),
  poker: row('/poker', 'open', 'poker'),
  preloader: row('/preloader', 'open', 'preloader'),
  'privacy-policy': row('/privacy-policy', 'open', 'privacy-policy'),
  profile: row('/profile', 'protected', 'profile'),
  promotions: row('/promotions', 'open', 'promotions'),
  referral: row('/referral', 'open', 'referral'),
  register: row('/register', 'open', 'register'),
  replay: row('/replay', 'open', 'replay'),
  'responsible-gaming': row('/responsible-gaming', 'open', 'responsible-gaming'),
  sabong: row('/sabong', 'open', 'sabong'),
  security: row('/security', 'protected', 'security'),
  slots: row('/slots', 'open', 'slots'),
  spin: row('/spin', 'protected', 'spin'),
  sports: row('/sports', 'open', 'sports'),
  statement: row('/statement', 'protected', 'statement'),
  'term-condition': row('/term-condition', 'open', 'term-condition'),
  'transaction-history': row('/transaction-history', 'protected', 'transaction-history'),
  vip: row('/vip', 'open', 'vip'),
  withdrawal: row('/withdrawal', 'protected', 'withdrawal'),
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

export const screenNames = Object.keys(screens) as ScreenName[];

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
