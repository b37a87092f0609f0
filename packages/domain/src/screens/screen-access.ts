export type ScreenAccess = 'open' | 'guest' | 'protected';

/**
 * The 48 routes of the product (specification, point 2) and the two where rounds of our games are
 * checked and shown again, with who may open them (decisions page). A screen's name is its path and
 * the `page_name` of its SEO record. The web client adds a loader to each row, the server answers
 * 200 for these paths.
 */
export const accessOf = {
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
