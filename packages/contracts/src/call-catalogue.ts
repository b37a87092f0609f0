/**
 * Every call of the product. The order is that of the wire page; new calls follow in the same
 * manner.
 */
import { startup } from './player/site/startup.contract.ts';
import { login } from './player/account/login.contract.ts';
import { getBalance } from './player/money/get-balance.contract.ts';
import { forgotPassword } from './player/account/forgot-password.contract.ts';
import { signup } from './player/account/signup.contract.ts';
import { tacVerify } from './player/account/tac-verify.contract.ts';
import { tacRequestNewRegister } from './player/account/tac-request-new-register.contract.ts';
import { updatePassword } from './player/account/update-password.contract.ts';
import { tacRequestLogin } from './player/account/tac-request-login.contract.ts';
import { loginTac } from './player/account/login-tac.contract.ts';
import { logout } from './player/account/logout.contract.ts';
import { resetPassword } from './player/account/reset-password.contract.ts';
import { bonusList } from './player/rewards/bonus-list.contract.ts';
import { bonusClaim } from './player/rewards/bonus-claim.contract.ts';
import { bonusCode } from './player/rewards/bonus-code.contract.ts';
import { bonusForfeitPreview } from './player/rewards/bonus-forfeit-preview.contract.ts';
import { bonusForfeit } from './player/rewards/bonus-forfeit.contract.ts';
import { bonusProgress } from './player/rewards/bonus-progress.contract.ts';
import { promotionList } from './player/rewards/promotion-list.contract.ts';
import { promotionDetail } from './player/rewards/promotion-detail.contract.ts';
import { promotionOptIn } from './player/rewards/promotion-opt-in.contract.ts';
import { voucherList } from './player/rewards/voucher-list.contract.ts';
import { minigameAct } from './player/rewards/minigame-act.contract.ts';
import { minigamePlay } from './player/rewards/minigame-play.contract.ts';
import { minigameState } from './player/rewards/minigame-state.contract.ts';
import { spin } from './player/rewards/spin.contract.ts';
import { spinList } from './player/rewards/spin-list.contract.ts';
import { spinState } from './player/rewards/spin-state.contract.ts';
import { missionClaim } from './player/rewards/mission-claim.contract.ts';
import { missionList } from './player/rewards/mission-list.contract.ts';
import { nameShown } from './player/rewards/name-shown.contract.ts';
import { raceDetail } from './player/rewards/race-detail.contract.ts';
import { raceJoin } from './player/rewards/race-join.contract.ts';
import { raceList } from './player/rewards/race-list.contract.ts';
import { raceMine } from './player/rewards/race-mine.contract.ts';
import { raceStanding } from './player/rewards/race-standing.contract.ts';
import { rewardList } from './player/rewards/reward-list.contract.ts';
import { rewardLines } from './player/rewards/reward-lines.contract.ts';
import { rewardClaim } from './player/rewards/reward-claim.contract.ts';
import { referralOverview } from './player/rewards/referral-overview.contract.ts';
import { referralList } from './player/rewards/referral-list.contract.ts';
import { jackpotDetail } from './player/rewards/jackpot-detail.contract.ts';
import { vip } from './player/rewards/vip.contract.ts';
import { vipLevels } from './player/rewards/vip-levels.contract.ts';
import { favList } from './player/games/fav-list.contract.ts';
import { favAdd } from './player/games/fav-add.contract.ts';
import { favRemove } from './player/games/fav-remove.contract.ts';
import { recentlyPlayed } from './player/games/recently-played.contract.ts';
import { fetchTransactions } from './player/site/fetch-transactions.contract.ts';
import { fetchSlide } from './player/site/fetch-slide.contract.ts';
import { fetchAnnounment } from './player/site/fetch-announment.contract.ts';
import { newsList } from './player/site/news-list.contract.ts';
import { newsGet } from './player/site/news-get.contract.ts';
import { faqList } from './player/site/faq-list.contract.ts';
import { faqSearch } from './player/site/faq-search.contract.ts';
import { contentPage } from './player/site/content-page.contract.ts';
import { contentFooter } from './player/site/content-footer.contract.ts';
import { contentLegal } from './player/site/content-legal.contract.ts';
import { contentLegalAccept } from './player/site/content-legal-accept.contract.ts';
import { marquee } from './player/site/marquee.contract.ts';
import { referral } from './player/rewards/referral.contract.ts';
import { publicOdds } from './player/sports/public-odds.contract.ts';
import { matchList } from './player/sports/match-list.contract.ts';
import { jackpotList } from './player/rewards/jackpot-list.contract.ts';
import { getHotGames } from './player/games/get-hot-games.contract.ts';
import { gameList } from './player/games/game-list.contract.ts';
import { freeRoundsLeft } from './player/games/free-rounds-left.contract.ts';
import { providerList } from './player/games/provider-list.contract.ts';
import { seo } from './player/site/seo.contract.ts';
import { profile } from './player/account/profile.contract.ts';
import { profileUpdate } from './player/account/profile-update.contract.ts';
import { socialAccount } from './player/site/social-account.contract.ts';
import { top10winnerWithdrawal } from './player/site/top10winner-withdrawal.contract.ts';
import { siteinfodetail } from './player/site/siteinfodetail.contract.ts';
import { partners } from './player/site/partners.contract.ts';
import { getInbox } from './player/support/get-inbox.contract.ts';
import { checkStatus } from './player/account/check-status.contract.ts';
import { referralCode } from './player/rewards/referral-code.contract.ts';
import { readInbox } from './player/support/read-inbox.contract.ts';
import { claimInbox } from './player/support/claim-inbox.contract.ts';
import { getAnalytics } from './player/site/get-analytics.contract.ts';
import { adsvisit } from './player/site/adsvisit.contract.ts';
import { depositMethods } from './player/money/deposit-methods.contract.ts';
import { depositCreate } from './player/money/deposit-create.contract.ts';
import { depositStatus } from './player/money/deposit-status.contract.ts';
import { depositList } from './player/money/deposit-list.contract.ts';
import { depositCancel } from './player/money/deposit-cancel.contract.ts';
import { savedMethodRemove } from './player/money/saved-method-remove.contract.ts';
import { withdrawalMethods } from './player/money/withdrawal-methods.contract.ts';
import { destinationList } from './player/money/destination-list.contract.ts';
import { destinationAdd } from './player/money/destination-add.contract.ts';
import { destinationRemove } from './player/money/destination-remove.contract.ts';
import { withdrawable } from './player/money/withdrawable.contract.ts';
import { withdrawalCreate } from './player/money/withdrawal-create.contract.ts';
import { withdrawalStatus } from './player/money/withdrawal-status.contract.ts';
import { withdrawalList } from './player/money/withdrawal-list.contract.ts';
import { withdrawalCancel } from './player/money/withdrawal-cancel.contract.ts';
import { stepUpCode } from './player/account/step-up-code.contract.ts';
import { loginSecond } from './player/account/login-second.contract.ts';
import { passkeySignInBegin } from './player/account/passkey-sign-in-begin.contract.ts';
import { passkeyLogin } from './player/account/passkey-login.contract.ts';
import { secondStep } from './player/account/second-step.contract.ts';
import { totpBegin } from './player/account/totp-begin.contract.ts';
import { totpConfirm } from './player/account/totp-confirm.contract.ts';
import { totpDisable } from './player/account/totp-disable.contract.ts';
import { recoveryRenew } from './player/account/recovery-renew.contract.ts';
import { passkeyBegin } from './player/account/passkey-begin.contract.ts';
import { passkeyFinish } from './player/account/passkey-finish.contract.ts';
import { passkeyList } from './player/account/passkey-list.contract.ts';
import { passkeyRename } from './player/account/passkey-rename.contract.ts';
import { passkeyRemove } from './player/account/passkey-remove.contract.ts';
import { contactBegin } from './player/account/contact-begin.contract.ts';
import { contactConfirm } from './player/account/contact-confirm.contract.ts';
import { mailCode } from './player/account/mail-code.contract.ts';
import { mailConfirm } from './player/account/mail-confirm.contract.ts';
import { sessionList } from './player/account/session-list.contract.ts';
import { sessionEnd } from './player/account/session-end.contract.ts';
import { identityStatus } from './player/account/identity-status.contract.ts';
import { documentAdd } from './player/account/document-add.contract.ts';
import { leagueList } from './player/sports/league-list.contract.ts';
import { eventChanges } from './player/sports/event-changes.contract.ts';
import { eventList } from './player/sports/event-list.contract.ts';
import { eventDetail } from './player/sports/event-detail.contract.ts';
import { eventStatistics } from './player/sports/event-statistics.contract.ts';
import { sportList } from './player/sports/sport-list.contract.ts';
import { marketTypes } from './player/sports/market-types.contract.ts';
import { sportsLadder } from './player/sports/sports-ladder.contract.ts';
import { sportsRules } from './player/sports/sports-rules.contract.ts';
import { standingList } from './player/sports/standing-list.contract.ts';
import { resultList } from './player/sports/result-list.contract.ts';
import { sportsFavList } from './player/sports/sports-fav-list.contract.ts';
import { sportsFavAdd } from './player/sports/sports-fav-add.contract.ts';
import { sportsFavRemove } from './player/sports/sports-fav-remove.contract.ts';
import { slipLoad } from './player/sports/slip-load.contract.ts';
import { slipQuote } from './player/sports/slip-quote.contract.ts';
import { betShare } from './player/sports/bet-share.contract.ts';
import { slipShare } from './player/sports/slip-share.contract.ts';
import { betPlace } from './player/sports/bet-place.contract.ts';
import { slipPlace } from './player/sports/slip-place.contract.ts';
import { slipStatus } from './player/sports/slip-status.contract.ts';
import { cashOutQuote } from './player/sports/cash-out-quote.contract.ts';
import { cashOutTake } from './player/sports/cash-out-take.contract.ts';
import { cashOutStatus } from './player/sports/cash-out-status.contract.ts';
import { cashOutRuleSet } from './player/sports/cash-out-rule-set.contract.ts';
import { betTotals } from './player/sports/bet-totals.contract.ts';
import { betsSeen } from './player/sports/bets-seen.contract.ts';
import { betEditQuote } from './player/sports/bet-edit-quote.contract.ts';
import { betEditTake } from './player/sports/bet-edit-take.contract.ts';
import { betList } from './player/money/bet-list.contract.ts';
import { betDetail } from './player/money/bet-detail.contract.ts';
import { roundView } from './player/money/round-view.contract.ts';
import { transactionList } from './player/money/transaction-list.contract.ts';
import { statement } from './player/money/statement.contract.ts';
import { historyExport } from './player/money/history-export.contract.ts';
import { gameBets } from './player/games/game-bets.contract.ts';
import { gameInfo } from './player/games/game-info.contract.ts';
import { launch } from './player/games/launch.contract.ts';
import { bet } from './player/games/bet.contract.ts';
import { handStart } from './player/games/hand-start.contract.ts';
import { handAct } from './player/games/hand-act.contract.ts';
import { handHint } from './player/games/hand-hint.contract.ts';
import { handOpen } from './player/games/hand-open.contract.ts';
import { demoBet } from './player/games/demo-bet.contract.ts';
import { demoHandStart } from './player/games/demo-hand-start.contract.ts';
import { demoHandAct } from './player/games/demo-hand-act.contract.ts';
import { roundGet } from './player/games/round-get.contract.ts';
import { myRounds } from './player/games/my-rounds.contract.ts';
import { roundState } from './player/games/round-state.contract.ts';
import { demoRoundJoin } from './player/games/demo-round-join.contract.ts';
import { lotteryDrawList } from './player/games/lottery-draw-list.contract.ts';
import { lotteryDrawGet } from './player/games/lottery-draw-get.contract.ts';
import { lotteryTicketBuy } from './player/games/lottery-ticket-buy.contract.ts';
import { lotteryTicketList } from './player/games/lottery-ticket-list.contract.ts';
import { lotteryTicketGet } from './player/games/lottery-ticket-get.contract.ts';
import { lotteryTicketCheck } from './player/games/lottery-ticket-check.contract.ts';
import { lotteryTicketsFile } from './player/games/lottery-tickets-file.contract.ts';
import { lotteryResults } from './player/games/lottery-results.contract.ts';
import { lotterySubscribe } from './player/games/lottery-subscribe.contract.ts';
import { lotterySubscriptionList } from './player/games/lottery-subscription-list.contract.ts';
import { lotterySubscriptionEnd } from './player/games/lottery-subscription-end.contract.ts';
import { bingoRoomList } from './player/games/bingo-room-list.contract.ts';
import { bingoGameList } from './player/games/bingo-game-list.contract.ts';
import { bingoGameGet } from './player/games/bingo-game-get.contract.ts';
import { bingoCardBuy } from './player/games/bingo-card-buy.contract.ts';
import { bingoCardList } from './player/games/bingo-card-list.contract.ts';
import { bingoPurchaseList } from './player/games/bingo-purchase-list.contract.ts';
import { bingoDaub } from './player/games/bingo-daub.contract.ts';
import { bingoCardsFile } from './player/games/bingo-cards-file.contract.ts';
import { roundList } from './player/games/round-list.contract.ts';
import { roundMine } from './player/games/round-mine.contract.ts';
import { tableList } from './player/games/table-list.contract.ts';
import { aliveList } from './player/games/alive-list.contract.ts';
import { tableStats } from './player/games/table-stats.contract.ts';
import { seatTake } from './player/games/seat-take.contract.ts';
import { seatLeave } from './player/games/seat-leave.contract.ts';
import { layoutList } from './player/games/layout-list.contract.ts';
import { layoutSave } from './player/games/layout-save.contract.ts';
import { layoutRemove } from './player/games/layout-remove.contract.ts';
import { roomChatList } from './player/games/room-chat-list.contract.ts';
import { roomChatSend } from './player/games/room-chat-send.contract.ts';
import { roomChatReport } from './player/games/room-chat-report.contract.ts';
import { racingRaceList } from './player/games/racing-race-list.contract.ts';
import { racingRaceGet } from './player/games/racing-race-get.contract.ts';
import { racingQuote } from './player/games/racing-quote.contract.ts';
import { racingResults } from './player/games/racing-results.contract.ts';
import { sabongMatchList } from './player/games/sabong-match-list.contract.ts';
import { pokerTableList } from './player/games/poker-table-list.contract.ts';
import { pokerTableState } from './player/games/poker-table-state.contract.ts';
import { pokerSeatsMine } from './player/games/poker-seats-mine.contract.ts';
import { pokerSit } from './player/games/poker-sit.contract.ts';
import { pokerRebuy } from './player/games/poker-rebuy.contract.ts';
import { pokerLeave } from './player/games/poker-leave.contract.ts';
import { pokerSitOut } from './player/games/poker-sit-out.contract.ts';
import { pokerSitIn } from './player/games/poker-sit-in.contract.ts';
import { pokerWait } from './player/games/poker-wait.contract.ts';
import { pokerSeed } from './player/games/poker-seed.contract.ts';
import { pokerAct } from './player/games/poker-act.contract.ts';
import { pokerCards } from './player/games/poker-cards.contract.ts';
import { pokerShow } from './player/games/poker-show.contract.ts';
import { pokerReport } from './player/games/poker-report.contract.ts';
import { pokerHandList } from './player/games/poker-hand-list.contract.ts';
import { pokerHandGet } from './player/games/poker-hand-get.contract.ts';
import { fishingSeaList } from './player/games/fishing-sea-list.contract.ts';
import { fishingSessionOpen } from './player/games/fishing-session-open.contract.ts';
import { fishingShots } from './player/games/fishing-shots.contract.ts';
import { fishingTopUp } from './player/games/fishing-top-up.contract.ts';
import { fishingSessionClose } from './player/games/fishing-session-close.contract.ts';
import { fishingSessionGet } from './player/games/fishing-session-get.contract.ts';
import { fishingBatchList } from './player/games/fishing-batch-list.contract.ts';
import { roundJoin } from './player/games/round-join.contract.ts';
import { roundCashOut } from './player/games/round-cash-out.contract.ts';
import { chain } from './player/games/chain.contract.ts';
import { seeds } from './player/games/seeds.contract.ts';
import { rotate } from './player/games/rotate.contract.ts';
import { limitsGet } from './player/account/limits-get.contract.ts';
import { limitsSet } from './player/account/limits-set.contract.ts';
import { limitsConfirm } from './player/account/limits-confirm.contract.ts';
import { limitsDecline } from './player/account/limits-decline.contract.ts';
import { limitsActivity } from './player/account/limits-activity.contract.ts';
import { timeOut } from './player/account/time-out.contract.ts';
import { selfExclude } from './player/account/self-exclude.contract.ts';
import { realityCheck } from './player/account/reality-check.contract.ts';
import { realityStatus } from './player/account/reality-status.contract.ts';
import { realityAnswer } from './player/account/reality-answer.contract.ts';
import { noticeChoices } from './player/support/notice-choices.contract.ts';
import { noticeChoose } from './player/support/notice-choose.contract.ts';
import { chatState } from './player/support/chat-state.contract.ts';
import { chatOpen } from './player/support/chat-open.contract.ts';
import { chatSend } from './player/support/chat-send.contract.ts';
import { chatAttach } from './player/support/chat-attach.contract.ts';
import { chatMessageList } from './player/support/chat-message-list.contract.ts';
import { chatConversationList } from './player/support/chat-conversation-list.contract.ts';
import { chatTyping } from './player/support/chat-typing.contract.ts';
import { chatRead } from './player/support/chat-read.contract.ts';
import { chatClose } from './player/support/chat-close.contract.ts';
import { chatRate } from './player/support/chat-rate.contract.ts';
import { chatToTicket } from './player/support/chat-to-ticket.contract.ts';
import { supportTopics } from './player/support/support-topics.contract.ts';
import { supportTicketCreate } from './player/support/support-ticket-create.contract.ts';
import { supportTicketAttach } from './player/support/support-ticket-attach.contract.ts';
import { supportTicketList } from './player/support/support-ticket-list.contract.ts';
import { supportTicketGet } from './player/support/support-ticket-get.contract.ts';
import { supportTicketReply } from './player/support/support-ticket-reply.contract.ts';
import { assistantState } from './player/support/assistant-state.contract.ts';
import { assistantAsk } from './player/support/assistant-ask.contract.ts';
import { assistantHistory } from './player/support/assistant-history.contract.ts';
import { assistantForget } from './player/support/assistant-forget.contract.ts';
import { assistantRate } from './player/support/assistant-rate.contract.ts';
import { assistantHandOver } from './player/support/assistant-hand-over.contract.ts';
import { pushState } from './player/support/push-state.contract.ts';
import { pushSubscribe } from './player/support/push-subscribe.contract.ts';
import { pushUnsubscribe } from './player/support/push-unsubscribe.contract.ts';
import { privacyGet } from './player/account/privacy-get.contract.ts';
import { privacyConsent } from './player/account/privacy-consent.contract.ts';
import { privacyExport } from './player/account/privacy-export.contract.ts';
import { privacyClose } from './player/account/privacy-close.contract.ts';

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
  newsList,
  newsGet,
  faqList,
  faqSearch,
  contentPage,
  contentFooter,
  contentLegal,
  contentLegalAccept,
  marquee,
  referral,
  publicOdds,
  matchList,
  jackpotList,
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
  eventChanges,
  eventDetail,
  eventStatistics,
  sportList,
  marketTypes,
  sportsLadder,
  sportsRules,
  standingList,
  resultList,
  sportsFavList,
  sportsFavAdd,
  sportsFavRemove,
  slipQuote,
  betPlace,
  slipPlace,
  slipStatus,
  slipShare,
  slipLoad,
  betShare,
  cashOutQuote,
  cashOutTake,
  cashOutStatus,
  cashOutRuleSet,
  betTotals,
  betsSeen,
  betEditQuote,
  betEditTake,
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
  handHint,
  handOpen,
  demoBet,
  demoHandStart,
  demoHandAct,
  roundGet,
  myRounds,
  roundState,
  roundJoin,
  roundMine,
  roundList,
  tableList,
  aliveList,
  tableStats,
  seatTake,
  seatLeave,
  layoutList,
  layoutSave,
  layoutRemove,
  roomChatList,
  roomChatSend,
  roomChatReport,
  demoRoundJoin,
  roundCashOut,
  lotteryDrawList,
  lotteryDrawGet,
  lotteryTicketBuy,
  lotteryTicketList,
  lotteryTicketGet,
  lotteryTicketCheck,
  lotteryTicketsFile,
  lotteryResults,
  lotterySubscribe,
  lotterySubscriptionList,
  lotterySubscriptionEnd,
  bingoRoomList,
  bingoGameList,
  bingoGameGet,
  bingoCardBuy,
  bingoCardList,
  bingoPurchaseList,
  bingoDaub,
  bingoCardsFile,
  racingRaceList,
  racingRaceGet,
  racingQuote,
  racingResults,
  sabongMatchList,
  pokerTableList,
  pokerTableState,
  pokerSeatsMine,
  pokerSit,
  pokerRebuy,
  pokerLeave,
  pokerSitOut,
  pokerSitIn,
  pokerWait,
  pokerSeed,
  pokerAct,
  pokerCards,
  pokerShow,
  pokerReport,
  pokerHandList,
  pokerHandGet,
  fishingSeaList,
  fishingSessionOpen,
  fishingShots,
  fishingTopUp,
  fishingSessionClose,
  fishingSessionGet,
  fishingBatchList,
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
  bonusList,
  bonusClaim,
  bonusCode,
  bonusForfeitPreview,
  bonusForfeit,
  bonusProgress,
  promotionList,
  promotionDetail,
  promotionOptIn,
  voucherList,
  spinState,
  spin,
  spinList,
  minigameState,
  minigamePlay,
  minigameAct,
  missionList,
  missionClaim,
  raceList,
  raceDetail,
  raceJoin,
  raceStanding,
  raceMine,
  nameShown,
  rewardList,
  rewardLines,
  rewardClaim,
  referralOverview,
  referralList,
  jackpotDetail,
  chatState,
  chatOpen,
  chatSend,
  chatAttach,
  chatMessageList,
  chatConversationList,
  chatTyping,
  chatRead,
  chatClose,
  chatRate,
  chatToTicket,
  supportTopics,
  supportTicketCreate,
  supportTicketAttach,
  supportTicketList,
  supportTicketGet,
  supportTicketReply,
  assistantState,
  assistantAsk,
  assistantHistory,
  assistantForget,
  assistantRate,
  assistantHandOver,
} as const;

export type CallName = keyof typeof callCatalogue;
