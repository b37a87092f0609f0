import type { ScreenName } from '@pavilion/domain/screens';
import { lobbyScreens, textScreens, type TextScreen } from '@pavilion/domain/screen-kinds';
import type { ComponentType } from 'react';

export type ScreenLoader = () => Promise<ComponentType>;

export interface ScreenRow {
  load: ScreenLoader;
}

const lobby = () => import('./lobby/lobby.screen.tsx');

const category = (screen: keyof typeof lobbyScreens): ScreenRow => ({
  load: async () => (await lobby()).lobbyScreen(lobbyScreens[screen]),
});

const text = (screen: TextScreen): ScreenRow => ({
  load: async () =>
    (await import('./text/text.screen.tsx')).textScreen(textScreens[screen], screen),
});

/**
 * Where each of the 50 routes gets its screen, by a file of its own or as one of a kind
 * (`fileOfScreen` tells the server which); access and SEO page name stand in the domain's
 * catalogue.
 */
export const screenCatalogue: Record<ScreenName, ScreenRow> = {
  home: { load: async () => (await import('./home/home.screen.tsx')).HomeScreen },
  about: text('about'),
  account: { load: async () => (await import('./account/account.screen.tsx')).AccountScreen },
  'add-bank': {
    load: async () => (await import('./add-bank/add-bank.screen.tsx')).AddBankScreen,
  },
  arcade: category('arcade'),
  'bank-details': {
    load: async () => (await import('./bank-details/bank-details.screen.tsx')).BankDetailsScreen,
  },
  banking: text('banking'),
  'bet-history': {
    load: async () => (await import('./bet-history/bet-history.screen.tsx')).BetHistoryScreen,
  },
  bingo: { load: async () => (await lobby()).bingoScreen },
  casino: category('casino'),
  'change-password': {
    load: async () =>
      (await import('./change-password/change-password.screen.tsx')).ChangePasswordScreen,
  },
  'contact-us': {
    load: async () => (await import('./contact-us/contact-us.screen.tsx')).ContactUsScreen,
  },
  crash: category('crash'),
  deposit: { load: async () => (await import('./deposit/deposit.screen.tsx')).DepositScreen },
  download: { load: async () => (await import('./download/download.screen.tsx')).DownloadScreen },
  'edit-profile': {
    load: async () => (await import('./edit-profile/edit-profile.screen.tsx')).EditProfileScreen,
  },
  fairness: {
    load: async () => (await import('./fairness/fairness.screen.tsx')).FairnessScreen,
  },
  faqs: { load: async () => (await import('./faqs/faqs.screen.tsx')).FaqsScreen },
  fishing: { load: async () => (await import('./fishing/fishing.screen.tsx')).FishingScreen },
  'forgot-password': {
    load: async () =>
      (await import('./forgot-password/forgot-password.screen.tsx')).ForgotPasswordScreen,
  },
  'hash-game': category('hash-game'),
  'horse-racing': category('horse-racing'),
  hot: { load: async () => (await lobby()).hotScreen },
  inbox: { load: async () => (await import('./inbox/inbox.screen.tsx')).InboxScreen },
  leaderboard: {
    load: async () => (await import('./leaderboard/leaderboard.screen.tsx')).LeaderboardScreen,
  },
  login: { load: async () => (await import('./login/login.screen.tsx')).LoginScreen },
  lottery: { load: async () => (await lobby()).lotteryScreen },
  minigame: {
    load: async () => (await import('./minigame/minigame.screen.tsx')).MinigameScreen,
  },
  mission: { load: async () => (await import('./mission/mission.screen.tsx')).MissionScreen },
  news: { load: async () => (await import('./news/news.screen.tsx')).NewsScreen },
  playnow: { load: async () => (await import('./playnow/playnow.screen.tsx')).PlaynowScreen },
  poker: { load: async () => (await import('./poker/poker.screen.tsx')).PokerScreen },
  preloader: {
    load: async () => (await import('./preloader/preloader.screen.tsx')).PreloaderScreen,
  },
  'privacy-policy': text('privacy-policy'),
  profile: {
    load: async () => (await import('./profile/profile.screen.tsx')).ProfileScreen,
  },
  promotions: {
    load: async () => (await import('./promotions/promotions.screen.tsx')).PromotionsScreen,
  },
  referral: { load: async () => (await import('./referral/referral.screen.tsx')).ReferralScreen },
  register: { load: async () => (await import('./register/register.screen.tsx')).RegisterScreen },
  replay: { load: async () => (await import('./replay/replay.screen.tsx')).ReplayScreen },
  'responsible-gaming': {
    load: async () =>
      (await import('./responsible-gaming/responsible-gaming.screen.tsx')).ResponsibleGamingScreen,
  },
  sabong: category('sabong'),
  security: {
    load: async () => (await import('./security/security.screen.tsx')).SecurityScreen,
  },
  slots: category('slots'),
  spin: { load: async () => (await import('./spin/spin.screen.tsx')).SpinScreen },
  sports: { load: async () => (await import('./sports/sports.screen.tsx')).SportsScreen },
  statement: {
    load: async () => (await import('./statement/statement.screen.tsx')).StatementScreen,
  },
  'term-condition': text('term-condition'),
  'transaction-history': {
    load: async () =>
      (await import('./transaction-history/transaction-history.screen.tsx'))
        .TransactionHistoryScreen,
  },
  vip: { load: async () => (await import('./vip/vip.screen.tsx')).VipScreen },
  withdrawal: {
    load: async () => (await import('./withdrawal/withdrawal.screen.tsx')).WithdrawalScreen,
  },
};
