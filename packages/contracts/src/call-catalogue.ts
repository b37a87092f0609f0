/** Every call of the product. The order is that of the wire page; new calls follow in the same manner. */
import { startup } from './startup/startup.contract.ts';
import { login } from './auth/login.contract.ts';
import { getBalance } from './auth/get-balance.contract.ts';
import { forgotPassword } from './auth/forgot-password.contract.ts';
import { signup } from './auth/signup.contract.ts';
import { tacVerify } from './auth/tac-verify.contract.ts';
import { tacRequestNewRegister } from './auth/tac-request-new-register.contract.ts';
import { updatePassword } from './auth/update-password.contract.ts';
import { tacRequestLogin } from './auth/tac-request-login.contract.ts';
import { loginTac } from './auth/login-tac.contract.ts';
import { logout } from './auth/logout.contract.ts';
import { resetPassword } from './auth/reset-password.contract.ts';
import { vip } from './auth/vip.contract.ts';
import { vipLevels } from './vip/vip-levels.contract.ts';
import { favList } from './home/fav-list.contract.ts';
import { favAdd } from './home/fav-add.contract.ts';
import { favRemove } from './home/fav-remove.contract.ts';
import { recentlyPlayed } from './home/recently-played.contract.ts';
import { fetchTransactions } from './home/fetch-transactions.contract.ts';
import { fetchSlide } from './home/fetch-slide.contract.ts';
import { fetchAnnounment } from './home/fetch-announment.contract.ts';
import { marquee } from './home/marquee.contract.ts';
import { referral } from './home/referral.contract.ts';
import { publicOdds } from './home/public-odds.contract.ts';
import { matchList } from './home/match-list.contract.ts';
import { jackpotList } from './home/jackpot-list.contract.ts';
import { tournamentList } from './home/tournament-list.contract.ts';
import { getHotGames } from './product/get-hot-games.contract.ts';
import { gameList } from './product/game-list.contract.ts';
import { freeRoundsLeft } from './product/free-rounds-left.contract.ts';
import { providerList } from './product/provider-list.contract.ts';
import { seo } from './seo/seo.contract.ts';
import { profile } from './settings/profile.contract.ts';
import { profileUpdate } from './settings/profile-update.contract.ts';
import { socialAccount } from './settings/social-account.contract.ts';
import { top10winnerWithdrawal } from './settings/top10winner-withdrawal.contract.ts';
import { siteinfodetail } from './settings/siteinfodetail.contract.ts';
import { partners } from './settings/partners.contract.ts';
import { getInbox } from './settings/get-inbox.contract.ts';
import { checkStatus } from './settings/check-status.contract.ts';
import { referralCode } from './settings/referral-code.contract.ts';
import { readInbox } from './settings/read-inbox.contract.ts';
import { claimInbox } from './settings/claim-inbox.contract.ts';
import { getAnalytics } from './settings/get-analytics.contract.ts';
import { adsvisit } from './settings/adsvisit.contract.ts';
import { depositMethods } from './wallet/deposit-methods.contract.ts';
import { depositCreate } from './wallet/deposit-create.contract.ts';
import { depositStatus } from './wallet/deposit-status.contract.ts';
import { depositList } from './wallet/deposit-list.contract.ts';
import { depositCancel } from './wallet/deposit-cancel.contract.ts';
import { savedMethodRemove } from './wallet/saved-method-remove.contract.ts';
import { withdrawalMethods } from './wallet/withdrawal-methods.contract.ts';
import { destinationList } from './wallet/destination-list.contract.ts';
import { destinationAdd } from './wallet/destination-add.contract.ts';
import { destinationRemove } from './wallet/destination-remove.contract.ts';
import { withdrawable } from './wallet/withdrawable.contract.ts';
import { withdrawalCreate } from './wallet/withdrawal-create.contract.ts';
import { withdrawalStatus } from './wallet/withdrawal-status.contract.ts';
import { withdrawalList } from './wallet/withdrawal-list.contract.ts';
import { withdrawalCancel } from './wallet/withdrawal-cancel.contract.ts';
import { stepUpCode } from './security/step-up-code.contract.ts';
import { loginSecond } from './auth/login-second.contract.ts';
import { passkeySignInBegin } from './auth/passkey-sign-in-begin.contract.ts';
import { passkeyLogin } from './auth/passkey-login.contract.ts';
import { secondStep } from './security/second-step.contract.ts';
import { totpBegin } from './security/totp-begin.contract.ts';
import { totpConfirm } from './security/totp-confirm.contract.ts';
import { totpDisable } from './security/totp-disable.contract.ts';
import { recoveryRenew } from './security/recovery-renew.contract.ts';
import { passkeyBegin } from './security/passkey-begin.contract.ts';
import { passkeyFinish } from './security/passkey-finish.contract.ts';
import { passkeyList } from './security/passkey-list.contract.ts';
import { passkeyRename } from './security/passkey-rename.contract.ts';
import { passkeyRemove } from './security/passkey-remove.contract.ts';
import { contactBegin } from './security/contact-begin.contract.ts';
import { contactConfirm } from './security/contact-confirm.contract.ts';
import { mailCode } from './security/mail-code.contract.ts';
import { mailConfirm } from './security/mail-confirm.contract.ts';
import { sessionList } from './security/session-list.contract.ts';
import { sessionEnd } from './security/session-end.contract.ts';
import { identityStatus } from './identity/identity-status.contract.ts';
import { documentAdd } from './identity/document-add.contract.ts';
import { leagueList } from './sports/league-list.contract.ts';
import { eventList } from './sports/event-list.contract.ts';
import { eventDetail } from './sports/event-detail.contract.ts';
import { slipQuote } from './sports/slip-quote.contract.ts';
import { betPlace } from './sports/bet-place.contract.ts';
import { betList } from './history/bet-list.contract.ts';
import { betDetail } from './history/bet-detail.contract.ts';
import { roundView } from './history/round-view.contract.ts';
import { transactionList } from './history/transaction-list.contract.ts';
import { statement } from './history/statement.contract.ts';
import { historyExport } from './history/history-export.contract.ts';
import { gameBets } from './play/game-bets.contract.ts';
import { gameInfo } from './play/game-info.contract.ts';
import { launch } from './play/launch.contract.ts';
import { bet } from './play/bet.contract.ts';
import { handStart } from './play/hand-start.contract.ts';
import { handAct } from './play/hand-act.contract.ts';
import { handOpen } from './play/hand-open.contract.ts';
import { demoBet } from './play/demo-bet.contract.ts';
import { demoHandStart } from './play/demo-hand-start.contract.ts';
import { demoHandAct } from './play/demo-hand-act.contract.ts';
import { roundGet } from './play/round-get.contract.ts';
import { myRounds } from './play/my-rounds.contract.ts';
import { roundState } from './play/round-state.contract.ts';
import { roundJoin } from './play/round-join.contract.ts';
import { roundCashOut } from './play/round-cash-out.contract.ts';
import { chain } from './fairness/chain.contract.ts';
import { seeds } from './fairness/seeds.contract.ts';
import { rotate } from './fairness/rotate.contract.ts';
import { limitsGet } from './limits/limits-get.contract.ts';
import { limitsSet } from './limits/limits-set.contract.ts';
import { limitsConfirm } from './limits/limits-confirm.contract.ts';
import { limitsDecline } from './limits/limits-decline.contract.ts';
import { limitsActivity } from './limits/limits-activity.contract.ts';
import { timeOut } from './limits/time-out.contract.ts';
import { selfExclude } from './limits/self-exclude.contract.ts';
import { realityCheck } from './limits/reality-check.contract.ts';
import { realityStatus } from './limits/reality-status.contract.ts';
import { realityAnswer } from './limits/reality-answer.contract.ts';
import { noticeChoices } from './notices/notice-choices.contract.ts';
import { noticeChoose } from './notices/notice-choose.contract.ts';
import { pushState } from './notices/push-state.contract.ts';
import { pushSubscribe } from './notices/push-subscribe.contract.ts';
import { pushUnsubscribe } from './notices/push-unsubscribe.contract.ts';
import { privacyGet } from './privacy/privacy-get.contract.ts';
import { privacyConsent } from './privacy/privacy-consent.contract.ts';
import { privacyExport } from './privacy/privacy-export.contract.ts';
import { privacyClose } from './privacy/privacy-close.contract.ts';

export const callCatalogue = {
  startup,
  login,
  getBalance,
  forgotPassword,
  signup,
  tacVerify,
  tacRequestNewRegister,
  updatePassword,
  tacRequestLogin,
  loginTac,
  logout,
  resetPassword,
  vip,
  vipLevels,
  favList,
  favAdd,
  favRemove,
  recentlyPlayed,
  fetchTransactions,
  fetchSlide,
  fetchAnnounment,
  marquee,
  referral,
  publicOdds,
  matchList,
  jackpotList,
  tournamentList,
  getHotGames,
  gameList,
  freeRoundsLeft,
  providerList,
  seo,
  profile,
  profileUpdate,
  socialAccount,
  top10winnerWithdrawal,
  siteinfodetail,
  partners,
  getInbox,
  checkStatus,
  referralCode,
  readInbox,
  claimInbox,
  getAnalytics,
  adsvisit,
  depositMethods,
  depositCreate,
  depositStatus,
  depositList,
  depositCancel,
  savedMethodRemove,
  withdrawalMethods,
  destinationList,
  destinationAdd,
  destinationRemove,
  withdrawable,
  withdrawalCreate,
  withdrawalStatus,
  withdrawalList,
  withdrawalCancel,
  stepUpCode,
  loginSecond,
  passkeySignInBegin,
  passkeyLogin,
  secondStep,
  totpBegin,
  totpConfirm,
  totpDisable,
  recoveryRenew,
  passkeyBegin,
  passkeyFinish,
  passkeyList,
  passkeyRename,
  passkeyRemove,
  contactBegin,
  contactConfirm,
  mailCode,
  mailConfirm,
  sessionList,
  sessionEnd,
  identityStatus,
  documentAdd,
  leagueList,
  eventList,
  eventDetail,
  slipQuote,
  betPlace,
  betList,
  betDetail,
  roundView,
  transactionList,
  statement,
  historyExport,
  gameInfo,
  gameBets,
  launch,
  bet,
  handStart,
  handAct,
  handOpen,
  demoBet,
  demoHandStart,
  demoHandAct,
  roundGet,
  myRounds,
  roundState,
  roundJoin,
  roundCashOut,
  chain,
  seeds,
  rotate,
  limitsGet,
  limitsSet,
  limitsConfirm,
  limitsDecline,
  limitsActivity,
  timeOut,
  selfExclude,
  realityCheck,
  realityStatus,
  realityAnswer,
  noticeChoices,
  noticeChoose,
  pushState,
  pushSubscribe,
  pushUnsubscribe,
  privacyGet,
  privacyConsent,
  privacyExport,
  privacyClose,
} as const;

export type CallName = keyof typeof callCatalogue;
