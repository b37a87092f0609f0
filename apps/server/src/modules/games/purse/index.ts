export {
  changePlayMoney,
  demoPurse,
  openDemo,
  playMoneyOf,
  pruneDemoSessions,
} from './demo-purse.ts';
export { playView } from './play-view.ts';
export type { KeptPlay, Purse } from './purse.ts';
export { readKeptPlay } from './read-kept-play.ts';
export { walletPurse } from './wallet-purse.ts';
