// Generated from packages/i18n/messages/en-US by packages/i18n/scripts/generate-keys.ts. Not edited by hand.
import type { TextTag, TextValue } from './text-values.types.ts';

/** Texts without placeholders. */
export type PlainMessageKey =
  | '_m.about'
  | '_m.account'
  | '_m.addBank'
  | '_m.arcade'
  | '_m.bankDetails'
  | '_m.banking'
  | '_m.betHistory'
  | '_m.bingo'
  | '_m.casino'
  | '_m.changePassword'
  | '_m.contactUs'
  | '_m.crash'
  | '_m.deposit'
  | '_m.download'
  | '_m.editProfile'
  | '_m.fairness'
  | '_m.faqs'
  | '_m.favouriteGames'
  | '_m.featuredGames'
  | '_m.fishing'
  | '_m.forgotPassword'
  | '_m.gameProviders'
  | '_m.hashGame'
  | '_m.hash_game'
  | '_m.home'
  | '_m.horseRacing'
  | '_m.horse_racing'
  | '_m.hot'
  | '_m.inbox'
  | '_m.leaderboard'
  | '_m.liveChat'
  | '_m.login'
  | '_m.lottery'
  | '_m.minigame'
  | '_m.mission'
  | '_m.newGames'
  | '_m.news'
  | '_m.partners'
  | '_m.playnow'
  | '_m.poker'
  | '_m.popularGames'
  | '_m.preloader'
  | '_m.privacyPolicy'
  | '_m.profile'
  | '_m.promotions'
  | '_m.recentGames'
  | '_m.referral'
  | '_m.register'
  | '_m.replay'
  | '_m.responsibleGaming'
  | '_m.rewards'
  | '_m.sabong'
  | '_m.security'
  | '_m.slot_game'
  | '_m.slots'
  | '_m.spin'
  | '_m.sports'
  | '_m.sportsbook'
  | '_m.statement'
  | '_m.termCondition'
  | '_m.transactionHistory'
  | '_m.vip'
  | '_m.withdrawal'
  | 'errors.BLOCK'
  | 'errors.CLOSE'
  | 'errors.accountInUse'
  | 'errors.accountPending'
  | 'errors.accountTaken'
  | 'errors.actionNotAllowed'
  | 'errors.alreadyClaimed'
  | 'errors.alreadySpun'
  | 'errors.amountLocked'
  | 'errors.amountTooHigh'
  | 'errors.amountTooLow'
  | 'errors.assistantNotFound'
  | 'errors.assistantUnavailable'
  | 'errors.betNotEditable'
  | 'errors.betNotFound'
  | 'errors.bonusForfeits'
  | 'errors.bonusMaxBet'
  | 'errors.bonusNotForGame'
  | 'errors.bonusNotFound'
  | 'errors.bonusOver'
  | 'errors.bonusStacking'
  | 'errors.budgetSpent'
  | 'errors.buyInTooHigh'
  | 'errors.buyInTooLow'
  | 'errors.cashOutMoved'
  | 'errors.cashOutUnavailable'
  | 'errors.challengeExpired'
  | 'errors.chatMuted'
  | 'errors.chatOff'
  | 'errors.chatOffline'
  | 'errors.codeNotFound'
  | 'errors.codeNotValid'
  | 'errors.consentRequired'
  | 'errors.contentNotFound'
  | 'errors.conversationClosed'
  | 'errors.conversationNotFound'
  | 'errors.demoNotFound'
  | 'errors.depositLimitNeeded'
  | 'errors.depositNotFound'
  | 'errors.destinationInUse'
  | 'errors.destinationNotFound'
  | 'errors.destinationNotReady'
  | 'errors.destinationTaken'
  | 'errors.disconnect'
  | 'errors.documentNotNeeded'
  | 'errors.drawClosed'
  | 'errors.drawNotFound'
  | 'errors.duplicateSelection'
  | 'errors.emailTaken'
  | 'errors.errorTitle'
  | 'errors.eventNotFound'
  | 'errors.eventStarted'
  | 'errors.expiredTac'
  | 'errors.favouriteNotFound'
  | 'errors.fieldLocked'
  | 'errors.formExpired'
  | 'errors.gameNotFound'
  | 'errors.gameUnavailable'
  | 'errors.guestsNotAllowed'
  | 'errors.handFinished'
  | 'errors.handNotFound'
  | 'errors.handOpen'
  | 'errors.identityRequired'
  | 'errors.impossibleCombination'
  | 'errors.inboxNotFound'
  | 'errors.insufficientFunds'
  | 'errors.insufficientTokens'
  | 'errors.internalServerError'
  | 'errors.invalidClientSeed'
  | 'errors.invalidCredentials'
  | 'errors.invalidDestination'
  | 'errors.invalidFile'
  | 'errors.invalidInput'
  | 'errors.invalidParams'
  | 'errors.invalidPasskey'
  | 'errors.invalidReferrer'
  | 'errors.invalidSession'
  | 'errors.invalidSite'
  | 'errors.invalidSystem'
  | 'errors.invalidTac'
  | 'errors.jackpotNotFound'
  | 'errors.layoutNotFound'
  | 'errors.leagueNotFound'
  | 'errors.limitNotDeclinable'
  | 'errors.limitNotPending'
  | 'errors.limitReached'
  | 'errors.limitTooEarly'
  | 'errors.malformedJson'
  | 'errors.marketClosed'
  | 'errors.marketNotFound'
  | 'errors.marketSuspended'
  | 'errors.messageNotFound'
  | 'errors.methodNotAllowed'
  | 'errors.methodNotFound'
  | 'errors.missionNotDone'
  | 'errors.missionNotFound'
  | 'errors.missionOver'
  | 'errors.nameMismatch'
  | 'errors.notCalled'
  | 'errors.notCancellable'
  | 'errors.notCombinable'
  | 'errors.notEachWay'
  | 'errors.notEligible'
  | 'errors.notFound'
  | 'errors.notSeated'
  | 'errors.notYourTurn'
  | 'errors.nothingToClaim'
  | 'errors.noticeFixed'
  | 'errors.oddsTooHigh'
  | 'errors.offerExpired'
  | 'errors.otherGameOpen'
  | 'errors.pageNotFound'
  | 'errors.passkeyNotFound'
  | 'errors.payloadTooLarge'
  | 'errors.payoutTooHigh'
  | 'errors.permissionDenied'
  | 'errors.phoneTaken'
  | 'errors.previewExpired'
  | 'errors.priceChanged'
  | 'errors.promotionNotFound'
  | 'errors.promotionOver'
  | 'errors.providerUnavailable'
  | 'errors.quoteChanged'
  | 'errors.raceNotFound'
  | 'errors.raceOver'
  | 'errors.raiseTooSmall'
  | 'errors.redundantPick'
  | 'errors.relatedSelections'
  | 'errors.requestIdReused'
  | 'errors.requestTooSlow'
  | 'errors.rewardOver'
  | 'errors.roundClosed'
  | 'errors.roundNotFound'
  | 'errors.roundNotShown'
  | 'errors.roundTooSoon'
  | 'errors.sameContact'
  | 'errors.samePassword'
  | 'errors.savedMethodNotFound'
  | 'errors.seatTaken'
  | 'errors.secondStepNotSet'
  | 'errors.secondStepRequired'
  | 'errors.secondStepSet'
  | 'errors.selectionNotFound'
  | 'errors.selfExcluded'
  | 'errors.seqGap'
  | 'errors.serviceUnavailable'
  | 'errors.sessionExpired'
  | 'errors.sessionNotFound'
  | 'errors.sessionOpen'
  | 'errors.siteNotFound'
  | 'errors.slipEmpty'
  | 'errors.slipNotFound'
  | 'errors.slipTooLong'
  | 'errors.soldOut'
  | 'errors.stakeTooHigh'
  | 'errors.stakeTooLow'
  | 'errors.stepUpRequired'
  | 'errors.subscriptionNotFound'
  | 'errors.tableNotFound'
  | 'errors.termsChanged'
  | 'errors.textRefused'
  | 'errors.ticketClosed'
  | 'errors.ticketNotFound'
  | 'errors.tooEarly'
  | 'errors.tooLate'
  | 'errors.tooManyBets'
  | 'errors.tooManyCards'
  | 'errors.tooManyDestinations'
  | 'errors.tooManyDocuments'
  | 'errors.tooManyFiles'
  | 'errors.tooManyLayouts'
  | 'errors.tooManyLegs'
  | 'errors.tooManyLines'
  | 'errors.tooManyPasskeys'
  | 'errors.tooManyRequests'
  | 'errors.tooManyTables'
  | 'errors.underage'
  | 'errors.unknownError'
  | 'errors.unsupportedMediaType'
  | 'errors.voucherNotFound'
  | 'errors.voucherNotUsable'
  | 'errors.weakPassword'
  | 'errors.withdrawalNotFound'
  | 'errors.wrongPassword'
  | 'messages.assistant.care'
  | 'messages.auth.codeResent'
  | 'messages.auth.codeSent'
  | 'messages.auth.invalidSession'
  | 'messages.auth.passwordChanged'
  | 'messages.auth.passwordReset'
  | 'messages.auth.sessionExpired'
  | 'messages.auth.signedOut'
  | 'messages.auth.signedUp'
  | 'messages.cardFields.creditRefused'
  | 'messages.cardFields.cvc'
  | 'messages.cardFields.debitOnly'
  | 'messages.cardFields.declined'
  | 'messages.cardFields.expiry'
  | 'messages.cardFields.note'
  | 'messages.cardFields.number'
  | 'messages.cardFields.paid'
  | 'messages.cardFields.wrong.cvc'
  | 'messages.cardFields.wrong.expiry'
  | 'messages.cardFields.wrong.number'
  | 'messages.notice.bingoVoided.body'
  | 'messages.notice.bingoWon.body'
  | 'messages.notice.depositChargedBack.title'
  | 'messages.notice.depositPaid.title'
  | 'messages.notice.device.title'
  | 'messages.notice.exportReady.title'
  | 'messages.notice.fishingPaidOut.body'
  | 'messages.notice.fishingPaidOut.title'
  | 'messages.notice.limitAsked.title'
  | 'messages.notice.limitNear.title'
  | 'messages.notice.limitReached.title'
  | 'messages.notice.limitSet.title'
  | 'messages.notice.lotteryStopped.body'
  | 'messages.notice.raceWon.other'
  | 'messages.notice.referralQualified.body'
  | 'messages.notice.referralQualified.title'
  | 'messages.notice.unsubscribeButton'
  | 'messages.sportsRules.corrected.text'
  | 'messages.sportsRules.corrected.title'
  | 'messages.sportsRules.legs.text'
  | 'messages.sportsRules.legs.title'
  | 'messages.sportsRules.live.text'
  | 'messages.sportsRules.live.title'
  | 'messages.sportsRules.overtime.text'
  | 'messages.sportsRules.overtime.title'
  | 'messages.sportsRules.postponed.text'
  | 'messages.sportsRules.postponed.title'
  | 'messages.sportsRules.quarters.text'
  | 'messages.sportsRules.quarters.title'
  | 'messages.sportsRules.settled.text'
  | 'messages.sportsRules.settled.title'
  | 'messages.ticket.hint.account'
  | 'messages.ticket.hint.bonus'
  | 'messages.ticket.hint.complaint'
  | 'messages.ticket.hint.deposit'
  | 'messages.ticket.hint.game'
  | 'messages.ticket.hint.limits'
  | 'messages.ticket.hint.other'
  | 'messages.ticket.hint.sports'
  | 'messages.ticket.hint.technical'
  | 'messages.ticket.hint.withdrawal'
  | 'messages.ticket.topic.account'
  | 'messages.ticket.topic.bonus'
  | 'messages.ticket.topic.complaint'
  | 'messages.ticket.topic.deposit'
  | 'messages.ticket.topic.game'
  | 'messages.ticket.topic.limits'
  | 'messages.ticket.topic.other'
  | 'messages.ticket.topic.sports'
  | 'messages.ticket.topic.technical'
  | 'messages.ticket.topic.withdrawal'
  | 'messages.verification.approvedTitle'
  | 'messages.verification.askedTitle'
  | 'messages.verification.endsSoonTitle'
  | 'messages.verification.expiredTitle'
  | 'messages.verification.refusedTitle'
  | 'ui.account.changePassword'
  | 'ui.account.changePasswordText'
  | 'ui.account.edit'
  | 'ui.account.end'
  | 'ui.account.endAll'
  | 'ui.account.endAllSure'
  | 'ui.account.endAllText'
  | 'ui.account.fullName'
  | 'ui.account.fullNameHint'
  | 'ui.account.keep'
  | 'ui.account.language'
  | 'ui.account.level'
  | 'ui.account.levelDeposits'
  | 'ui.account.levelTurnover'
  | 'ui.account.mailConfirm'
  | 'ui.account.mailHint'
  | 'ui.account.mailNotConfirmed'
  | 'ui.account.mailProven'
  | 'ui.account.mailSend'
  | 'ui.account.moreSessions'
  | 'ui.account.nextSteps'
  | 'ui.account.noLevels'
  | 'ui.account.noName'
  | 'ui.account.openBets'
  | 'ui.account.pages'
  | 'ui.account.partFailed'
  | 'ui.account.pendingDeposits'
  | 'ui.account.pendingWithdrawals'
  | 'ui.account.pocket.bonus'
  | 'ui.account.pocket.free'
  | 'ui.account.pocket.pending'
  | 'ui.account.pocket.turnover'
  | 'ui.account.presentPassword'
  | 'ui.account.profileFailed'
  | 'ui.account.save'
  | 'ui.account.saved'
  | 'ui.account.sessionEnded'
  | 'ui.account.sessions'
  | 'ui.account.sessionsFailed'
  | 'ui.account.sessionsText'
  | 'ui.account.setLimits'
  | 'ui.account.since'
  | 'ui.account.stepDeposit'
  | 'ui.account.stepLimits'
  | 'ui.account.stepName'
  | 'ui.account.stepVerify'
  | 'ui.account.thisDevice'
  | 'ui.account.topLevel'
  | 'ui.account.underWay'
  | 'ui.account.unknown'
  | 'ui.account.unknownDevice'
  | 'ui.account.verified'
  | 'ui.alive.calling'
  | 'ui.alive.playMoney'
  | 'ui.alive.startsIn'
  | 'ui.alive.title'
  | 'ui.auth.accountId'
  | 'ui.auth.accountIdHint'
  | 'ui.auth.accountOrContact'
  | 'ui.auth.accountOrMail'
  | 'ui.auth.changeNumber'
  | 'ui.auth.code'
  | 'ui.auth.email'
  | 'ui.auth.forgotPassword'
  | 'ui.auth.forgotText'
  | 'ui.auth.forgotTitle'
  | 'ui.auth.haveAccount'
  | 'ui.auth.loginCodeSent'
  | 'ui.auth.newPassword'
  | 'ui.auth.noAccount'
  | 'ui.auth.password'
  | 'ui.auth.passwordHint'
  | 'ui.auth.phone'
  | 'ui.auth.phoneCountry'
  | 'ui.auth.phoneHint'
  | 'ui.auth.referrer'
  | 'ui.auth.repeatPassword'
  | 'ui.auth.resend'
  | 'ui.auth.resetCodeSent'
  | 'ui.auth.sendCode'
  | 'ui.auth.setPassword'
  | 'ui.auth.signIn'
  | 'ui.auth.signInText'
  | 'ui.auth.signInTitle'
  | 'ui.auth.signInWay'
  | 'ui.auth.signUp'
  | 'ui.auth.signUpText'
  | 'ui.auth.signUpTitle'
  | 'ui.auth.startOver'
  | 'ui.auth.strengthFair'
  | 'ui.auth.strengthGood'
  | 'ui.auth.strengthRefused'
  | 'ui.auth.strengthStrong'
  | 'ui.auth.strengthWeak'
  | 'ui.auth.verify'
  | 'ui.auth.welcomeDemo'
  | 'ui.auth.welcomeDemoText'
  | 'ui.auth.welcomeDeposit'
  | 'ui.auth.welcomeDepositText'
  | 'ui.auth.welcomeLimits'
  | 'ui.auth.welcomeSports'
  | 'ui.auth.welcomeSportsText'
  | 'ui.auth.welcomeText'
  | 'ui.auth.withCode'
  | 'ui.auth.withPassword'
  | 'ui.betslip.accept.any'
  | 'ui.betslip.accept.better'
  | 'ui.betslip.accept.none'
  | 'ui.betslip.acceptAndPlace'
  | 'ui.betslip.again'
  | 'ui.betslip.backspace'
  | 'ui.betslip.banker'
  | 'ui.betslip.clear'
  | 'ui.betslip.closed'
  | 'ui.betslip.code'
  | 'ui.betslip.deciding'
  | 'ui.betslip.decimalPoint'
  | 'ui.betslip.done'
  | 'ui.betslip.empty'
  | 'ui.betslip.emptyText'
  | 'ui.betslip.haveCode'
  | 'ui.betslip.keep'
  | 'ui.betslip.keepThis'
  | 'ui.betslip.keypad'
  | 'ui.betslip.kind'
  | 'ui.betslip.link'
  | 'ui.betslip.load'
  | 'ui.betslip.mode.parlay'
  | 'ui.betslip.mode.single'
  | 'ui.betslip.mode.system'
  | 'ui.betslip.noOpenBets'
  | 'ui.betslip.noVoucher'
  | 'ui.betslip.oddsChange'
  | 'ui.betslip.otherLine'
  | 'ui.betslip.outcomeUnknown'
  | 'ui.betslip.ownSizes'
  | 'ui.betslip.payout'
  | 'ui.betslip.place'
  | 'ui.betslip.potentialPayout'
  | 'ui.betslip.pricesMoved'
  | 'ui.betslip.quickBet'
  | 'ui.betslip.quickBetText'
  | 'ui.betslip.quickStake'
  | 'ui.betslip.quickStakes'
  | 'ui.betslip.related'
  | 'ui.betslip.returned'
  | 'ui.betslip.sameStake'
  | 'ui.betslip.share'
  | 'ui.betslip.signInForBets'
  | 'ui.betslip.signInToBet'
  | 'ui.betslip.sizes'
  | 'ui.betslip.stake'
  | 'ui.betslip.stopped.break'
  | 'ui.betslip.stopped.decided'
  | 'ui.betslip.stopped.feed'
  | 'ui.betslip.stopped.goal'
  | 'ui.betslip.stopped.limit'
  | 'ui.betslip.stopped.review'
  | 'ui.betslip.stopped.trader'
  | 'ui.betslip.systemName'
  | 'ui.betslip.title'
  | 'ui.betslip.totalOdds'
  | 'ui.betslip.totalStake'
  | 'ui.betslip.unitStake'
  | 'ui.betslip.vouchers'
  | 'ui.betslip.waiting'
  | 'ui.betslip.waitingText'
  | 'ui.bingo.auto'
  | 'ui.bingo.autoText'
  | 'ui.bingo.back'
  | 'ui.bingo.before'
  | 'ui.bingo.board'
  | 'ui.bingo.bought'
  | 'ui.bingo.chat'
  | 'ui.bingo.colour'
  | 'ui.bingo.count'
  | 'ui.bingo.enter'
  | 'ui.bingo.fact.cards'
  | 'ui.bingo.fact.jackpot'
  | 'ui.bingo.fact.players'
  | 'ui.bingo.fact.pool'
  | 'ui.bingo.fact.price'
  | 'ui.bingo.fact.starts'
  | 'ui.bingo.fair.bad'
  | 'ui.bingo.fair.file'
  | 'ui.bingo.fair.good'
  | 'ui.bingo.fair.link'
  | 'ui.bingo.fair.local'
  | 'ui.bingo.fair.root'
  | 'ui.bingo.fair.text'
  | 'ui.bingo.fair.title'
  | 'ui.bingo.fair.verify'
  | 'ui.bingo.free'
  | 'ui.bingo.full'
  | 'ui.bingo.last'
  | 'ui.bingo.later'
  | 'ui.bingo.marked'
  | 'ui.bingo.more'
  | 'ui.bingo.next'
  | 'ui.bingo.none'
  | 'ui.bingo.noneBought'
  | 'ui.bingo.nonePlayed'
  | 'ui.bingo.now'
  | 'ui.bingo.off'
  | 'ui.bingo.open'
  | 'ui.bingo.pages'
  | 'ui.bingo.playMoney'
  | 'ui.bingo.playMoneyText'
  | 'ui.bingo.result.lost'
  | 'ui.bingo.result.open'
  | 'ui.bingo.result.refunded'
  | 'ui.bingo.rules.claim'
  | 'ui.bingo.rules.money'
  | 'ui.bingo.rules.of75'
  | 'ui.bingo.rules.of90'
  | 'ui.bingo.rules.title'
  | 'ui.bingo.rules.win'
  | 'ui.bingo.signIn'
  | 'ui.bingo.signInMine'
  | 'ui.bingo.stage.blackout'
  | 'ui.bingo.stage.corners'
  | 'ui.bingo.stage.diamond'
  | 'ui.bingo.stage.frame'
  | 'ui.bingo.stage.full_house'
  | 'ui.bingo.stage.jackpot'
  | 'ui.bingo.stage.letter_l'
  | 'ui.bingo.stage.letter_t'
  | 'ui.bingo.stage.line'
  | 'ui.bingo.stage.plus'
  | 'ui.bingo.stage.postage'
  | 'ui.bingo.stage.two_lines'
  | 'ui.bingo.stage.x'
  | 'ui.bingo.state.calling'
  | 'ui.bingo.state.resting'
  | 'ui.bingo.state.selling'
  | 'ui.bingo.state.void'
  | 'ui.bingo.strip'
  | 'ui.bingo.tab.mine'
  | 'ui.bingo.tab.results'
  | 'ui.bingo.tab.rooms'
  | 'ui.bingo.title'
  | 'ui.bingo.void.blockEarly'
  | 'ui.bingo.void.blockReorganised'
  | 'ui.bingo.void.entropyMissing'
  | 'ui.bingo.void.tooFewPlayers'
  | 'ui.bingo.waiting'
  | 'ui.bingo.yours'
  | 'ui.builder.add'
  | 'ui.builder.added'
  | 'ui.builder.blocked'
  | 'ui.builder.failed'
  | 'ui.builder.hint'
  | 'ui.builder.noPrice'
  | 'ui.builder.notFor'
  | 'ui.builder.oneMore'
  | 'ui.builder.price'
  | 'ui.builder.pricing'
  | 'ui.builder.start'
  | 'ui.builder.title'
  | 'ui.cashOut.add'
  | 'ui.cashOut.addNone'
  | 'ui.cashOut.auto'
  | 'ui.cashOut.autoAmount'
  | 'ui.cashOut.autoOff'
  | 'ui.cashOut.autoSet'
  | 'ui.cashOut.autoText'
  | 'ui.cashOut.edit'
  | 'ui.cashOut.editMoved'
  | 'ui.cashOut.editStopped'
  | 'ui.cashOut.editTake'
  | 'ui.cashOut.editText'
  | 'ui.cashOut.edited'
  | 'ui.cashOut.loading'
  | 'ui.cashOut.lost'
  | 'ui.cashOut.movedAway'
  | 'ui.cashOut.options'
  | 'ui.cashOut.part'
  | 'ui.cashOut.refusal.coverage'
  | 'ui.cashOut.refusal.decided'
  | 'ui.cashOut.refusal.pending'
  | 'ui.cashOut.refusal.rule'
  | 'ui.cashOut.refusal.small'
  | 'ui.cashOut.refusal.suspended'
  | 'ui.cashOut.refusal.voucher'
  | 'ui.cashOut.rejected'
  | 'ui.cashOut.title'
  | 'ui.cashOut.totals.label'
  | 'ui.cashOut.totals.open'
  | 'ui.cashOut.totals.potential'
  | 'ui.cashOut.totals.stake'
  | 'ui.cashOut.totals.worth'
  | 'ui.cashOut.worsePart'
  | 'ui.cashRewards.accrued'
  | 'ui.cashRewards.claim'
  | 'ui.cashRewards.claimable'
  | 'ui.cashRewards.failed'
  | 'ui.cashRewards.how'
  | 'ui.cashRewards.input.amount'
  | 'ui.cashRewards.input.base'
  | 'ui.cashRewards.input.claimed'
  | 'ui.cashRewards.input.max'
  | 'ui.cashRewards.input.min'
  | 'ui.cashRewards.input.parts'
  | 'ui.cashRewards.input.parts_ready'
  | 'ui.cashRewards.input.received'
  | 'ui.cashRewards.input.returned'
  | 'ui.cashRewards.input.staked'
  | 'ui.cashRewards.input.turnover'
  | 'ui.cashRewards.kind.cashback'
  | 'ui.cashRewards.kind.rakeback'
  | 'ui.cashRewards.kind.reload'
  | 'ui.cashRewards.lines'
  | 'ui.cashRewards.more'
  | 'ui.cashRewards.noLines'
  | 'ui.cashRewards.pays.bonus'
  | 'ui.cashRewards.pays.cash'
  | 'ui.cashRewards.rate'
  | 'ui.cashRewards.rule.cashback'
  | 'ui.cashRewards.rule.rakeback'
  | 'ui.cashRewards.rule.reload'
  | 'ui.cashRewards.state.claimable'
  | 'ui.cashRewards.state.over'
  | 'ui.cashRewards.state.running'
  | 'ui.cashRewards.title'
  | 'ui.chat.attach'
  | 'ui.chat.closed'
  | 'ui.chat.end'
  | 'ui.chat.event.reopened'
  | 'ui.chat.failed'
  | 'ui.chat.message'
  | 'ui.chat.offline'
  | 'ui.chat.read'
  | 'ui.chat.send'
  | 'ui.chat.signIn'
  | 'ui.chat.start'
  | 'ui.chat.writeTicket'
  | 'ui.chat.you'
  | 'ui.cms.empty'
  | 'ui.cms.emptyText'
  | 'ui.cms.failed'
  | 'ui.common.all'
  | 'ui.common.balance'
  | 'ui.common.close'
  | 'ui.common.copied'
  | 'ui.common.emptyTitle'
  | 'ui.common.errorText'
  | 'ui.common.errorTitle'
  | 'ui.common.hidePassword'
  | 'ui.common.live'
  | 'ui.common.loading'
  | 'ui.common.nextPage'
  | 'ui.common.offline'
  | 'ui.common.offlineText'
  | 'ui.common.ok'
  | 'ui.common.optional'
  | 'ui.common.pagination'
  | 'ui.common.playNow'
  | 'ui.common.previousPage'
  | 'ui.common.retry'
  | 'ui.common.showPassword'
  | 'ui.common.tokens'
  | 'ui.contact.another'
  | 'ui.contact.chat'
  | 'ui.contact.chatText'
  | 'ui.contact.faqs'
  | 'ui.contact.faqsText'
  | 'ui.contact.mail'
  | 'ui.contact.mailText'
  | 'ui.contact.mine'
  | 'ui.contact.reply'
  | 'ui.contact.send'
  | 'ui.contact.sentText'
  | 'ui.contact.social'
  | 'ui.contact.state.answered'
  | 'ui.contact.state.closed'
  | 'ui.contact.state.open'
  | 'ui.contact.subject'
  | 'ui.contact.text'
  | 'ui.contact.topic'
  | 'ui.contact.us'
  | 'ui.contact.write'
  | 'ui.contact.writeText'
  | 'ui.deposit.another'
  | 'ui.deposit.cancel'
  | 'ui.deposit.cancelled'
  | 'ui.deposit.changeLimits'
  | 'ui.deposit.chargedBack'
  | 'ui.deposit.continue'
  | 'ui.deposit.debitOnly'
  | 'ui.deposit.history'
  | 'ui.deposit.historyFailed'
  | 'ui.deposit.kind.bank'
  | 'ui.deposit.kind.card'
  | 'ui.deposit.kind.crypto'
  | 'ui.deposit.kind.ewallet'
  | 'ui.deposit.leaving'
  | 'ui.deposit.leavingBank'
  | 'ui.deposit.leavingCard'
  | 'ui.deposit.leavingCrypto'
  | 'ui.deposit.limitAsked'
  | 'ui.deposit.limitDecline'
  | 'ui.deposit.limitRequired'
  | 'ui.deposit.limitTitle'
  | 'ui.deposit.method'
  | 'ui.deposit.methodsFailed'
  | 'ui.deposit.noFee'
  | 'ui.deposit.noHistory'
  | 'ui.deposit.noMethods'
  | 'ui.deposit.notCancellable'
  | 'ui.deposit.outcome.cancelled'
  | 'ui.deposit.outcome.expired'
  | 'ui.deposit.outcome.failed'
  | 'ui.deposit.outcome.paid'
  | 'ui.deposit.outcome.pending'
  | 'ui.deposit.outcomeFailed'
  | 'ui.deposit.outcomeText.cancelled'
  | 'ui.deposit.outcomeText.expired'
  | 'ui.deposit.outcomeText.failed'
  | 'ui.deposit.outcomeText.paid'
  | 'ui.deposit.outcomeText.pending'
  | 'ui.deposit.payNew'
  | 'ui.deposit.payWith'
  | 'ui.deposit.pendingTitle'
  | 'ui.deposit.quickAmounts'
  | 'ui.deposit.receipt.account'
  | 'ui.deposit.receipt.credited'
  | 'ui.deposit.receipt.date'
  | 'ui.deposit.receipt.fee'
  | 'ui.deposit.receipt.method'
  | 'ui.deposit.receipt.number'
  | 'ui.deposit.receipt.paid'
  | 'ui.deposit.receipt.print'
  | 'ui.deposit.receipt.show'
  | 'ui.deposit.receipt.title'
  | 'ui.deposit.receipt.turnover'
  | 'ui.deposit.resume'
  | 'ui.deposit.save'
  | 'ui.deposit.saveHint'
  | 'ui.deposit.saveHintAccount'
  | 'ui.deposit.status.cancelled'
  | 'ui.deposit.status.expired'
  | 'ui.deposit.status.failed'
  | 'ui.deposit.status.paid'
  | 'ui.deposit.status.pending'
  | 'ui.deposit.step.address'
  | 'ui.deposit.step.amount'
  | 'ui.deposit.step.bank_name'
  | 'ui.deposit.step.cardFrame'
  | 'ui.deposit.step.holder_name'
  | 'ui.deposit.step.network'
  | 'ui.deposit.step.qr'
  | 'ui.deposit.step.redirectText'
  | 'ui.deposit.step.reference'
  | 'ui.deposit.step.referenceWarning'
  | 'ui.deposit.step.test'
  | 'ui.deposit.step.toProvider'
  | 'ui.deposit.step.waitChain'
  | 'ui.deposit.title'
  | 'ui.deposit.toGame'
  | 'ui.deposit.toGames'
  | 'ui.deposit.toSports'
  | 'ui.deposit.tryAgain'
  | 'ui.deposit.usual'
  | 'ui.download.installed'
  | 'ui.download.scan'
  | 'ui.download.scanText'
  | 'ui.exchange.back'
  | 'ui.exchange.depth'
  | 'ui.exchange.lay'
  | 'ui.exchange.none'
  | 'ui.exchange.note'
  | 'ui.exchange.nothing'
  | 'ui.exchange.title'
  | 'ui.fairness.actions'
  | 'ui.fairness.baseStake'
  | 'ui.fairness.blockChain'
  | 'ui.fairness.blockDepth'
  | 'ui.fairness.blockHeight'
  | 'ui.fairness.blockRule'
  | 'ui.fairness.byHand'
  | 'ui.fairness.byHandText'
  | 'ui.fairness.chainAltered'
  | 'ui.fairness.chainVerified'
  | 'ui.fairness.clientSeed'
  | 'ui.fairness.clientSeedHint'
  | 'ui.fairness.demoNote'
  | 'ui.fairness.differs'
  | 'ui.fairness.entropy'
  | 'ui.fairness.entropyLocal'
  | 'ui.fairness.game'
  | 'ui.fairness.hash'
  | 'ui.fairness.hashMissing'
  | 'ui.fairness.height'
  | 'ui.fairness.index'
  | 'ui.fairness.intro'
  | 'ui.fairness.introChain'
  | 'ui.fairness.introPool'
  | 'ui.fairness.lastRounds'
  | 'ui.fairness.newClientSeed'
  | 'ui.fairness.nextChain'
  | 'ui.fairness.nextServerSeed'
  | 'ui.fairness.noRound'
  | 'ui.fairness.nonce'
  | 'ui.fairness.pageIntro'
  | 'ui.fairness.pageTitle'
  | 'ui.fairness.params'
  | 'ui.fairness.playedAt'
  | 'ui.fairness.publishedAt'
  | 'ui.fairness.replay'
  | 'ui.fairness.replayAgain'
  | 'ui.fairness.replayTitle'
  | 'ui.fairness.result'
  | 'ui.fairness.revealed'
  | 'ui.fairness.rotate'
  | 'ui.fairness.roundNonce'
  | 'ui.fairness.roundUnknown'
  | 'ui.fairness.salt'
  | 'ui.fairness.saltLocal'
  | 'ui.fairness.saltSource'
  | 'ui.fairness.saltToCome'
  | 'ui.fairness.saltedAt'
  | 'ui.fairness.same'
  | 'ui.fairness.seedAltered'
  | 'ui.fairness.seedNotRevealed'
  | 'ui.fairness.seedVerified'
  | 'ui.fairness.serverSeed'
  | 'ui.fairness.serverSeedHash'
  | 'ui.fairness.serverSeedInUse'
  | 'ui.fairness.stillOpen'
  | 'ui.fairness.terminatingHash'
  | 'ui.fairness.title'
  | 'ui.fairness.verify'
  | 'ui.fairness.verifyPage'
  | 'ui.faq.ask'
  | 'ui.faq.none'
  | 'ui.faq.noneText'
  | 'ui.faq.placeholder'
  | 'ui.faq.search'
  | 'ui.finding.allSports'
  | 'ui.finding.back'
  | 'ui.finding.column.drawn'
  | 'ui.finding.column.form'
  | 'ui.finding.column.lost'
  | 'ui.finding.column.played'
  | 'ui.finding.column.points'
  | 'ui.finding.column.scored'
  | 'ui.finding.column.team'
  | 'ui.finding.column.won'
  | 'ui.finding.countries'
  | 'ui.finding.failed'
  | 'ui.finding.favourites'
  | 'ui.finding.followedHow'
  | 'ui.finding.followedNone'
  | 'ui.finding.followedTitle'
  | 'ui.finding.form.D'
  | 'ui.finding.form.L'
  | 'ui.finding.form.W'
  | 'ui.finding.guestText'
  | 'ui.finding.guestTitle'
  | 'ui.finding.menu'
  | 'ui.finding.results'
  | 'ui.finding.resultsMore'
  | 'ui.finding.resultsNone'
  | 'ui.finding.resultsNoneText'
  | 'ui.finding.rule.builder.reprice'
  | 'ui.finding.rule.builder.whole'
  | 'ui.finding.rule.delays'
  | 'ui.finding.rule.football'
  | 'ui.finding.rule.fraction'
  | 'ui.finding.rule.handicap'
  | 'ui.finding.rule.maxDayWin'
  | 'ui.finding.rule.maxOdds'
  | 'ui.finding.rule.maxWin'
  | 'ui.finding.rule.paidPlaces'
  | 'ui.finding.rule.places'
  | 'ui.finding.rule.retirement.advances'
  | 'ui.finding.rule.retirement.match'
  | 'ui.finding.rule.retirement.point'
  | 'ui.finding.rule.retirement.set-1'
  | 'ui.finding.rule.retirement.set-2'
  | 'ui.finding.rule.runners'
  | 'ui.finding.rules'
  | 'ui.finding.search.anyTeam'
  | 'ui.finding.search.from'
  | 'ui.finding.search.sport'
  | 'ui.finding.search.team'
  | 'ui.finding.search.to'
  | 'ui.finding.short.drawn'
  | 'ui.finding.short.lost'
  | 'ui.finding.short.played'
  | 'ui.finding.short.points'
  | 'ui.finding.short.won'
  | 'ui.finding.soon'
  | 'ui.finding.standings'
  | 'ui.finding.standingsNone'
  | 'ui.fishing.amount'
  | 'ui.fishing.auto'
  | 'ui.fishing.bet'
  | 'ui.fishing.betDown'
  | 'ui.fishing.betUp'
  | 'ui.fishing.bets'
  | 'ui.fishing.buyIn'
  | 'ui.fishing.buyInText'
  | 'ui.fishing.check'
  | 'ui.fishing.checkSecret'
  | 'ui.fishing.clientSeed'
  | 'ui.fishing.costs'
  | 'ui.fishing.emptyText'
  | 'ui.fishing.emptyTitle'
  | 'ui.fishing.enter'
  | 'ui.fishing.intro'
  | 'ui.fishing.kinds.deep'
  | 'ui.fishing.kinds.practice'
  | 'ui.fishing.kinds.reef'
  | 'ui.fishing.kinds.shallows'
  | 'ui.fishing.leave'
  | 'ui.fishing.lock'
  | 'ui.fishing.meter'
  | 'ui.fishing.meterEmpty'
  | 'ui.fishing.net'
  | 'ui.fishing.paid'
  | 'ui.fishing.playMoney'
  | 'ui.fishing.playMoneyText'
  | 'ui.fishing.reaches'
  | 'ui.fishing.rules'
  | 'ui.fishing.sea'
  | 'ui.fishing.seaSeed'
  | 'ui.fishing.seats'
  | 'ui.fishing.seedHash'
  | 'ui.fishing.shots'
  | 'ui.fishing.signIn'
  | 'ui.fishing.sound'
  | 'ui.fishing.spent'
  | 'ui.fishing.start'
  | 'ui.fishing.targets.angler'
  | 'ui.fishing.targets.chest'
  | 'ui.fishing.targets.clown'
  | 'ui.fishing.targets.crown'
  | 'ui.fishing.targets.dolphin'
  | 'ui.fishing.targets.dragon'
  | 'ui.fishing.targets.eel'
  | 'ui.fishing.targets.hammer'
  | 'ui.fishing.targets.kraken'
  | 'ui.fishing.targets.leviathan'
  | 'ui.fishing.targets.lion'
  | 'ui.fishing.targets.manta'
  | 'ui.fishing.targets.minnow'
  | 'ui.fishing.targets.orca'
  | 'ui.fishing.targets.puffer'
  | 'ui.fishing.targets.ray'
  | 'ui.fishing.targets.squid'
  | 'ui.fishing.targets.sword'
  | 'ui.fishing.targets.tang'
  | 'ui.fishing.targets.turtle'
  | 'ui.fishing.targets.whale'
  | 'ui.fishing.title'
  | 'ui.fishing.topUp'
  | 'ui.fishing.weapon'
  | 'ui.fishing.weapons.bomb'
  | 'ui.fishing.weapons.cannon'
  | 'ui.fishing.weapons.laser'
  | 'ui.fishing.weapons.net'
  | 'ui.fishing.weapons.torpedo'
  | 'ui.fishing.won'
  | 'ui.fishing.you'
  | 'ui.floating.appDismiss'
  | 'ui.floating.appGet'
  | 'ui.floating.appGetShort'
  | 'ui.floating.appGuideAndroid'
  | 'ui.floating.appGuideDesktop'
  | 'ui.floating.appGuideIos'
  | 'ui.floating.appInstall'
  | 'ui.floating.assistant'
  | 'ui.floating.assistantAgree'
  | 'ui.floating.assistantAsk'
  | 'ui.floating.assistantFallback'
  | 'ui.floating.assistantMachine'
  | 'ui.floating.assistantNone'
  | 'ui.floating.assistantNoneText'
  | 'ui.floating.assistantOften'
  | 'ui.floating.assistantPeople'
  | 'ui.floating.assistantQuestion'
  | 'ui.floating.assistantTakeBack'
  | 'ui.floating.assistantThinking'
  | 'ui.floating.partnersFold'
  | 'ui.floating.partnersUnfold'
  | 'ui.floating.rewardsDismiss'
  | 'ui.floating.stackClose'
  | 'ui.floating.stackOpen'
  | 'ui.floating.title'
  | 'ui.floating.toasts'
  | 'ui.game.auto.auto'
  | 'ui.game.auto.kind'
  | 'ui.game.auto.manual'
  | 'ui.game.auto.more'
  | 'ui.game.auto.onLoss'
  | 'ui.game.auto.onWin'
  | 'ui.game.auto.percentHint'
  | 'ui.game.auto.rounds'
  | 'ui.game.auto.start'
  | 'ui.game.auto.stop'
  | 'ui.game.auto.stopped.funds'
  | 'ui.game.auto.stopped.loss'
  | 'ui.game.auto.stopped.player'
  | 'ui.game.auto.stopped.profit'
  | 'ui.game.auto.stopped.refused'
  | 'ui.game.auto.stopped.rounds'
  | 'ui.game.auto.stopped.stakeLimit'
  | 'ui.game.auto.stopped.win'
  | 'ui.game.auto.wrong'
  | 'ui.game.bet'
  | 'ui.game.bets.base'
  | 'ui.game.bets.main'
  | 'ui.game.cards.actions.call'
  | 'ui.game.cards.actions.double'
  | 'ui.game.cards.actions.fold'
  | 'ui.game.cards.actions.hit'
  | 'ui.game.cards.actions.hold'
  | 'ui.game.cards.actions.insurance'
  | 'ui.game.cards.actions.no_insurance'
  | 'ui.game.cards.actions.play'
  | 'ui.game.cards.actions.raise'
  | 'ui.game.cards.actions.split'
  | 'ui.game.cards.actions.stand'
  | 'ui.game.cards.actionsOf'
  | 'ui.game.cards.asked'
  | 'ui.game.cards.bets.aa_bonus'
  | 'ui.game.cards.bets.insurance'
  | 'ui.game.cards.bets.pair_plus'
  | 'ui.game.cards.bets.perfect_pairs'
  | 'ui.game.cards.bets.twenty_one_three'
  | 'ui.game.cards.board'
  | 'ui.game.cards.bust'
  | 'ui.game.cards.deal'
  | 'ui.game.cards.dealer'
  | 'ui.game.cards.faceDown'
  | 'ui.game.cards.held'
  | 'ui.game.cards.hint.ask'
  | 'ui.game.cards.hint.holdNone'
  | 'ui.game.cards.hint.take'
  | 'ui.game.cards.hint.worth'
  | 'ui.game.cards.payTable'
  | 'ui.game.cards.pays.five_of_a_kind'
  | 'ui.game.cards.pays.flush'
  | 'ui.game.cards.pays.four_deuces'
  | 'ui.game.cards.pays.four_of_a_kind'
  | 'ui.game.cards.pays.full_house'
  | 'ui.game.cards.pays.high_card'
  | 'ui.game.cards.pays.jacks_or_better'
  | 'ui.game.cards.pays.natural_royal'
  | 'ui.game.cards.pays.pair'
  | 'ui.game.cards.pays.royal_flush'
  | 'ui.game.cards.pays.straight'
  | 'ui.game.cards.pays.straight_flush'
  | 'ui.game.cards.pays.three_of_a_kind'
  | 'ui.game.cards.pays.two_pair'
  | 'ui.game.cards.pays.wild_royal'
  | 'ui.game.cards.results.blackjack'
  | 'ui.game.cards.results.folded'
  | 'ui.game.cards.results.lost'
  | 'ui.game.cards.results.push'
  | 'ui.game.cards.results.won'
  | 'ui.game.cards.said.dealerHidden'
  | 'ui.game.cards.said.peeked'
  | 'ui.game.cards.sideBets'
  | 'ui.game.cards.sideProblem'
  | 'ui.game.cards.you'
  | 'ui.game.coinFlip.heads'
  | 'ui.game.coinFlip.showsHeads'
  | 'ui.game.coinFlip.showsTails'
  | 'ui.game.coinFlip.side'
  | 'ui.game.coinFlip.tails'
  | 'ui.game.demoMode'
  | 'ui.game.demoNote'
  | 'ui.game.diamonds.five'
  | 'ui.game.diamonds.four'
  | 'ui.game.diamonds.full_house'
  | 'ui.game.diamonds.none'
  | 'ui.game.diamonds.pair'
  | 'ui.game.diamonds.pays'
  | 'ui.game.diamonds.three'
  | 'ui.game.diamonds.two_pairs'
  | 'ui.game.dice.direction'
  | 'ui.game.dice.over'
  | 'ui.game.dice.target'
  | 'ui.game.dice.targetProblem'
  | 'ui.game.dice.under'
  | 'ui.game.double'
  | 'ui.game.feed.all'
  | 'ui.game.feed.empty'
  | 'ui.game.feed.high'
  | 'ui.game.feed.mine'
  | 'ui.game.feed.time'
  | 'ui.game.feed.title'
  | 'ui.game.fillWindow'
  | 'ui.game.fullScreen'
  | 'ui.game.half'
  | 'ui.game.hiLo.ace'
  | 'ui.game.hiLo.chain'
  | 'ui.game.hiLo.higher'
  | 'ui.game.hiLo.jack'
  | 'ui.game.hiLo.king'
  | 'ui.game.hiLo.lower'
  | 'ui.game.hiLo.queen'
  | 'ui.game.hiLo.skip'
  | 'ui.game.hotkeys'
  | 'ui.game.keno.board'
  | 'ui.game.keno.clear'
  | 'ui.game.keno.pays'
  | 'ui.game.keno.pickHint'
  | 'ui.game.keno.random'
  | 'ui.game.lastResults'
  | 'ui.game.limbo.target'
  | 'ui.game.limbo.targetProblem'
  | 'ui.game.max'
  | 'ui.game.maxMultiplier'
  | 'ui.game.maxWin'
  | 'ui.game.mines.board'
  | 'ui.game.mines.gemsLeft'
  | 'ui.game.mines.mines'
  | 'ui.game.mode'
  | 'ui.game.movedBack'
  | 'ui.game.movedText'
  | 'ui.game.movedTitle'
  | 'ui.game.multiplier'
  | 'ui.game.nextMultiplier'
  | 'ui.game.playMoney'
  | 'ui.game.plinko.rows'
  | 'ui.game.popOut'
  | 'ui.game.realMode'
  | 'ui.game.recall.after'
  | 'ui.game.recall.before'
  | 'ui.game.recall.inWords'
  | 'ui.game.recall.title'
  | 'ui.game.returns'
  | 'ui.game.risk.high'
  | 'ui.game.risk.label'
  | 'ui.game.risk.low'
  | 'ui.game.risk.medium'
  | 'ui.game.round.ahead'
  | 'ui.game.round.autoCashOut'
  | 'ui.game.round.autoCashOutHint'
  | 'ui.game.round.autoProblem'
  | 'ui.game.round.betAhead'
  | 'ui.game.round.betColumn'
  | 'ui.game.round.betNext'
  | 'ui.game.round.cancel'
  | 'ui.game.round.chooseSide'
  | 'ui.game.round.flying'
  | 'ui.game.round.half'
  | 'ui.game.round.multiplierColumn'
  | 'ui.game.round.noBets'
  | 'ui.game.round.payoutColumn'
  | 'ui.game.round.placed'
  | 'ui.game.round.player'
  | 'ui.game.round.players'
  | 'ui.game.round.running'
  | 'ui.game.round.side'
  | 'ui.game.round.sides.banker'
  | 'ui.game.round.sides.big'
  | 'ui.game.round.sides.even'
  | 'ui.game.round.sides.fixed'
  | 'ui.game.round.sides.lucky'
  | 'ui.game.round.sides.odd'
  | 'ui.game.round.sides.player'
  | 'ui.game.round.sides.pool'
  | 'ui.game.round.sides.small'
  | 'ui.game.round.sides.tie'
  | 'ui.game.round.sides.unlucky'
  | 'ui.game.round.void'
  | 'ui.game.round.waiting'
  | 'ui.game.round.yourBets'
  | 'ui.game.rules'
  | 'ui.game.signInToPlay'
  | 'ui.game.skip'
  | 'ui.game.slots.bar.autoTitle'
  | 'ui.game.slots.bar.buy'
  | 'ui.game.slots.bar.choose'
  | 'ui.game.slots.bar.lower'
  | 'ui.game.slots.bar.raise'
  | 'ui.game.slots.bar.spin'
  | 'ui.game.slots.bar.stake'
  | 'ui.game.slots.bar.take'
  | 'ui.game.slots.bar.win'
  | 'ui.game.slots.buyCancel'
  | 'ui.game.slots.buyTitle'
  | 'ui.game.slots.cappedTitle'
  | 'ui.game.slots.freeSpinsOver'
  | 'ui.game.slots.freeSpinsTitle'
  | 'ui.game.slots.holdOver'
  | 'ui.game.slots.holdTitle'
  | 'ui.game.slots.lines'
  | 'ui.game.slots.moreSpinsTitle'
  | 'ui.game.slots.parSheet'
  | 'ui.game.slots.payTable'
  | 'ui.game.slots.pot.grand'
  | 'ui.game.slots.pot.major'
  | 'ui.game.slots.pot.mini'
  | 'ui.game.slots.pot.minor'
  | 'ui.game.slots.role.coin'
  | 'ui.game.slots.role.multiplier'
  | 'ui.game.slots.role.scatter'
  | 'ui.game.slots.role.wild'
  | 'ui.game.slots.settledNothing'
  | 'ui.game.slots.symbol.ace'
  | 'ui.game.slots.symbol.amethyst'
  | 'ui.game.slots.symbol.bar'
  | 'ui.game.slots.symbol.barrel'
  | 'ui.game.slots.symbol.bell'
  | 'ui.game.slots.symbol.captain'
  | 'ui.game.slots.symbol.cat'
  | 'ui.game.slots.symbol.chart'
  | 'ui.game.slots.symbol.cherry'
  | 'ui.game.slots.symbol.coin'
  | 'ui.game.slots.symbol.compass'
  | 'ui.game.slots.symbol.diamond'
  | 'ui.game.slots.symbol.drum'
  | 'ui.game.slots.symbol.emerald'
  | 'ui.game.slots.symbol.fan'
  | 'ui.game.slots.symbol.frog'
  | 'ui.game.slots.symbol.galleon'
  | 'ui.game.slots.symbol.geode'
  | 'ui.game.slots.symbol.jack'
  | 'ui.game.slots.symbol.jaguar'
  | 'ui.game.slots.symbol.joker'
  | 'ui.game.slots.symbol.king'
  | 'ui.game.slots.symbol.koi'
  | 'ui.game.slots.symbol.lantern'
  | 'ui.game.slots.symbol.mask'
  | 'ui.game.slots.symbol.melon'
  | 'ui.game.slots.symbol.opal'
  | 'ui.game.slots.symbol.orange'
  | 'ui.game.slots.symbol.orchid'
  | 'ui.game.slots.symbol.plum'
  | 'ui.game.slots.symbol.quartz'
  | 'ui.game.slots.symbol.queen'
  | 'ui.game.slots.symbol.ruby'
  | 'ui.game.slots.symbol.sapphire'
  | 'ui.game.slots.symbol.seven'
  | 'ui.game.slots.symbol.spyglass'
  | 'ui.game.slots.symbol.ten'
  | 'ui.game.slots.symbol.topaz'
  | 'ui.game.slots.symbol.toucan'
  | 'ui.game.sound'
  | 'ui.game.stakeLimits'
  | 'ui.game.tower.board'
  | 'ui.game.tower.climbed'
  | 'ui.game.tower.difficulty'
  | 'ui.game.turbo'
  | 'ui.game.volatility'
  | 'ui.game.volatilityOf.extreme'
  | 'ui.game.volatilityOf.high'
  | 'ui.game.volatilityOf.low'
  | 'ui.game.volatilityOf.medium'
  | 'ui.game.wheel.segments'
  | 'ui.game.winChance'
  | 'ui.game.withinReach'
  | 'ui.gameNames.own.andarBahar'
  | 'ui.gameNames.own.baccarat'
  | 'ui.gameNames.own.baccaratNoCommission'
  | 'ui.gameNames.own.blackjack'
  | 'ui.gameNames.own.caribbeanStud'
  | 'ui.gameNames.own.cascade6x5'
  | 'ui.gameNames.own.casinoHoldem'
  | 'ui.gameNames.own.classic3x3'
  | 'ui.gameNames.own.coinFlip'
  | 'ui.gameNames.own.crash'
  | 'ui.gameNames.own.deucesWild'
  | 'ui.gameNames.own.diamonds'
  | 'ui.gameNames.own.dice'
  | 'ui.gameNames.own.dragonTiger'
  | 'ui.gameNames.own.fishing'
  | 'ui.gameNames.own.fortuneWheel'
  | 'ui.gameNames.own.greyhounds'
  | 'ui.gameNames.own.harness'
  | 'ui.gameNames.own.hashBankerPlayer'
  | 'ui.gameNames.own.hashBigSmall'
  | 'ui.gameNames.own.hashLucky'
  | 'ui.gameNames.own.hashNiuNiu'
  | 'ui.gameNames.own.hashOddEven'
  | 'ui.gameNames.own.hiLo'
  | 'ui.gameNames.own.holdAndWin'
  | 'ui.gameNames.own.horseRacing'
  | 'ui.gameNames.own.jacksOrBetter'
  | 'ui.gameNames.own.keno'
  | 'ui.gameNames.own.kenoMinute'
  | 'ui.gameNames.own.limbo'
  | 'ui.gameNames.own.lines5x3'
  | 'ui.gameNames.own.mines'
  | 'ui.gameNames.own.plinko'
  | 'ui.gameNames.own.rocketRace'
  | 'ui.gameNames.own.roulette'
  | 'ui.gameNames.own.sabong'
  | 'ui.gameNames.own.sicBo'
  | 'ui.gameNames.own.threeCardPoker'
  | 'ui.gameNames.own.tower'
  | 'ui.gameNames.own.ways243'
  | 'ui.gameNames.own.wheel'
  | 'ui.gameRules.andarBahar'
  | 'ui.gameRules.baccarat'
  | 'ui.gameRules.baccaratNoCommission'
  | 'ui.gameRules.blackjack'
  | 'ui.gameRules.caribbeanStud'
  | 'ui.gameRules.cascade6x5'
  | 'ui.gameRules.casinoHoldem'
  | 'ui.gameRules.classic3x3'
  | 'ui.gameRules.coinFlip'
  | 'ui.gameRules.crash'
  | 'ui.gameRules.deucesWild'
  | 'ui.gameRules.diamonds'
  | 'ui.gameRules.dice'
  | 'ui.gameRules.dragonTiger'
  | 'ui.gameRules.fortuneWheel'
  | 'ui.gameRules.hashBankerPlayer'
  | 'ui.gameRules.hashBigSmall'
  | 'ui.gameRules.hashLucky'
  | 'ui.gameRules.hashNiuNiu'
  | 'ui.gameRules.hashOddEven'
  | 'ui.gameRules.hiLo'
  | 'ui.gameRules.holdAndWin'
  | 'ui.gameRules.jacksOrBetter'
  | 'ui.gameRules.keno'
  | 'ui.gameRules.kenoMinute'
  | 'ui.gameRules.limbo'
  | 'ui.gameRules.lines5x3'
  | 'ui.gameRules.mines'
  | 'ui.gameRules.plinko'
  | 'ui.gameRules.racing'
  | 'ui.gameRules.roulette'
  | 'ui.gameRules.sabong'
  | 'ui.gameRules.sicBo'
  | 'ui.gameRules.threeCardPoker'
  | 'ui.gameRules.tower'
  | 'ui.gameRules.ways243'
  | 'ui.gameRules.wheel'
  | 'ui.given.names.bronze'
  | 'ui.given.names.diamond'
  | 'ui.given.names.gold'
  | 'ui.given.names.platinum'
  | 'ui.given.names.royal'
  | 'ui.given.names.silver'
  | 'ui.given.names.supportMail'
  | 'ui.history.amount'
  | 'ui.history.balanceAfter'
  | 'ui.history.betId'
  | 'ui.history.betType'
  | 'ui.history.betTypes.parlay'
  | 'ui.history.betTypes.single'
  | 'ui.history.betTypes.system'
  | 'ui.history.cashedOut'
  | 'ui.history.csv'
  | 'ui.history.empty'
  | 'ui.history.emptyCashedOut'
  | 'ui.history.emptySettled'
  | 'ui.history.emptyText'
  | 'ui.history.everyBetType'
  | 'ui.history.everyGame'
  | 'ui.history.everyProduct'
  | 'ui.history.everySport'
  | 'ui.history.explain.oddsBoost'
  | 'ui.history.failed'
  | 'ui.history.filter'
  | 'ui.history.from'
  | 'ui.history.kickOff'
  | 'ui.history.kind.sports.accept'
  | 'ui.history.kind.sports.cash_out'
  | 'ui.history.kind.sports.debt'
  | 'ui.history.kind.sports.debt_repaid'
  | 'ui.history.kind.sports.reversal'
  | 'ui.history.kind.sports.settle'
  | 'ui.history.kind.sports.void'
  | 'ui.history.league'
  | 'ui.history.movement'
  | 'ui.history.movements'
  | 'ui.history.now.level'
  | 'ui.history.now.losing'
  | 'ui.history.now.winning'
  | 'ui.history.open'
  | 'ui.history.payout'
  | 'ui.history.potentialPayout'
  | 'ui.history.product'
  | 'ui.history.rejected'
  | 'ui.history.result.half-lost'
  | 'ui.history.result.half-won'
  | 'ui.history.result.lost'
  | 'ui.history.result.reopened'
  | 'ui.history.result.void'
  | 'ui.history.result.won'
  | 'ui.history.roundId'
  | 'ui.history.scoreWhenPlaced'
  | 'ui.history.settled'
  | 'ui.history.settlements'
  | 'ui.history.showBet'
  | 'ui.history.sport'
  | 'ui.history.stake'
  | 'ui.history.stakeBack'
  | 'ui.history.state'
  | 'ui.history.time'
  | 'ui.history.title'
  | 'ui.history.to'
  | 'ui.history.toGame'
  | 'ui.history.toMatch'
  | 'ui.history.why'
  | 'ui.home.activePlayers'
  | 'ui.home.announcements'
  | 'ui.home.depositedPlayers'
  | 'ui.home.jackpotDrawing'
  | 'ui.home.jackpotHow'
  | 'ui.home.jackpotNext'
  | 'ui.home.jackpotNoWinner'
  | 'ui.home.jackpotPlayers'
  | 'ui.home.latestDeposits'
  | 'ui.home.latestWithdrawals'
  | 'ui.home.liveActivity'
  | 'ui.home.noWinners'
  | 'ui.home.noWinnersText'
  | 'ui.home.notToday'
  | 'ui.home.promotions'
  | 'ui.home.registeredPlayers'
  | 'ui.home.studioPotBiggest'
  | 'ui.home.topWinners'
  | 'ui.home.topWithdrawals'
  | 'ui.inbox.claim'
  | 'ui.inbox.claimed'
  | 'ui.inbox.details'
  | 'ui.inbox.empty'
  | 'ui.inbox.emptyText'
  | 'ui.inbox.failed'
  | 'ui.inbox.markAll'
  | 'ui.inbox.messages'
  | 'ui.inbox.unread'
  | 'ui.jackpots.anyStake'
  | 'ui.jackpots.ceilingRest'
  | 'ui.jackpots.chance'
  | 'ui.jackpots.check'
  | 'ui.jackpots.checkRight'
  | 'ui.jackpots.checkWrong'
  | 'ui.jackpots.failed'
  | 'ui.jackpots.fairText'
  | 'ui.jackpots.fairTitle'
  | 'ui.jackpots.fallRight'
  | 'ui.jackpots.fallWrong'
  | 'ui.jackpots.falls.chance'
  | 'ui.jackpots.falls.draw'
  | 'ui.jackpots.falls.must_hit_by'
  | 'ui.jackpots.fallsText'
  | 'ui.jackpots.fallsTitle'
  | 'ui.jackpots.howToCheck'
  | 'ui.jackpots.lastHash'
  | 'ui.jackpots.lastSeed'
  | 'ui.jackpots.notDrawn'
  | 'ui.jackpots.notFallen'
  | 'ui.jackpots.orderRule'
  | 'ui.jackpots.presentHash'
  | 'ui.jackpots.rollsOver'
  | 'ui.jackpots.round.before'
  | 'ui.jackpots.round.carried'
  | 'ui.jackpots.round.hash'
  | 'ui.jackpots.round.opening'
  | 'ui.jackpots.round.seed'
  | 'ui.jackpots.round.seq'
  | 'ui.jackpots.round.stake'
  | 'ui.jackpots.round.trigger'
  | 'ui.launch.backToLobby'
  | 'ui.launch.blockedText'
  | 'ui.launch.blockedTitle'
  | 'ui.launch.closeWindow'
  | 'ui.launch.offline'
  | 'ui.launch.openGame'
  | 'ui.launch.overText'
  | 'ui.launch.overTitle'
  | 'ui.launch.provider'
  | 'ui.launch.reason.account'
  | 'ui.launch.reason.demo'
  | 'ui.launch.reason.limit'
  | 'ui.launch.reason.switchedOff'
  | 'ui.launch.refusedTitle'
  | 'ui.launch.roundFailedTitle'
  | 'ui.launch.showRound'
  | 'ui.launch.showWindow'
  | 'ui.launch.silentTitle'
  | 'ui.launch.startAgain'
  | 'ui.launch.toLimits'
  | 'ui.launch.windowOpen'
  | 'ui.leaderboard.details'
  | 'ui.leaderboard.empty'
  | 'ui.leaderboard.emptyText'
  | 'ui.leaderboard.ended'
  | 'ui.leaderboard.endsIn'
  | 'ui.leaderboard.failed'
  | 'ui.leaderboard.guestRace'
  | 'ui.leaderboard.hideName'
  | 'ui.leaderboard.hideNameHint'
  | 'ui.leaderboard.joinRace'
  | 'ui.leaderboard.more'
  | 'ui.leaderboard.mustJoin'
  | 'ui.leaderboard.noScores'
  | 'ui.leaderboard.notCounted'
  | 'ui.leaderboard.notRanked'
  | 'ui.leaderboard.past'
  | 'ui.leaderboard.players'
  | 'ui.leaderboard.pool'
  | 'ui.leaderboard.prizes'
  | 'ui.leaderboard.ranking'
  | 'ui.leaderboard.ranks.multiplier'
  | 'ui.leaderboard.ranks.net_win'
  | 'ui.leaderboard.ranks.points'
  | 'ui.leaderboard.ranks.turnover'
  | 'ui.leaderboard.standing'
  | 'ui.leaderboard.startsIn'
  | 'ui.leaderboard.states.freezing'
  | 'ui.leaderboard.states.paid'
  | 'ui.leaderboard.states.running'
  | 'ui.leaderboard.states.soon'
  | 'ui.leaderboard.states.stopped'
  | 'ui.leaderboard.terms'
  | 'ui.leaderboard.you'
  | 'ui.leaderboard.yourPlace'
  | 'ui.limits.activityTitle'
  | 'ui.limits.confirm'
  | 'ui.limits.deposited'
  | 'ui.limits.dialogNet'
  | 'ui.limits.dialogTitle'
  | 'ui.limits.excludeAgree'
  | 'ui.limits.excludeFor'
  | 'ui.limits.excludeStart'
  | 'ui.limits.excludeText'
  | 'ui.limits.excludeTitle'
  | 'ui.limits.failed'
  | 'ui.limits.form'
  | 'ui.limits.goOn'
  | 'ui.limits.holds'
  | 'ui.limits.intro'
  | 'ui.limits.keep'
  | 'ui.limits.kind.deposit'
  | 'ui.limits.kind.loss'
  | 'ui.limits.kind.session'
  | 'ui.limits.kind.stake'
  | 'ui.limits.kindLabel'
  | 'ui.limits.leave'
  | 'ui.limits.minutesLabel'
  | 'ui.limits.net'
  | 'ui.limits.netDepositsEver'
  | 'ui.limits.none'
  | 'ui.limits.period.day'
  | 'ui.limits.period.month'
  | 'ui.limits.period.session'
  | 'ui.limits.period.week'
  | 'ui.limits.periodLabel'
  | 'ui.limits.realityEvery'
  | 'ui.limits.realityNever'
  | 'ui.limits.realityReached'
  | 'ui.limits.realitySaved'
  | 'ui.limits.realityText'
  | 'ui.limits.realityTitle'
  | 'ui.limits.remove'
  | 'ui.limits.returned'
  | 'ui.limits.save'
  | 'ui.limits.signedIn'
  | 'ui.limits.staked'
  | 'ui.limits.timeOutFor'
  | 'ui.limits.timeOutNotNow'
  | 'ui.limits.timeOutStart'
  | 'ui.limits.timeOutText'
  | 'ui.limits.timeOutTitle'
  | 'ui.limits.title'
  | 'ui.limits.withdrawSignIn'
  | 'ui.limits.withdrawn'
  | 'ui.lobby.betOnSports'
  | 'ui.lobby.elsewhere'
  | 'ui.lobby.emptyText'
  | 'ui.lobby.favouritesEmptyText'
  | 'ui.lobby.favouritesEmptyTitle'
  | 'ui.lobby.favouritesGuestText'
  | 'ui.lobby.favouritesGuestTitle'
  | 'ui.lobby.feature'
  | 'ui.lobby.featureOf.buy'
  | 'ui.lobby.featureOf.demo'
  | 'ui.lobby.featureOf.freeRounds'
  | 'ui.lobby.featureOf.jackpot'
  | 'ui.lobby.featured'
  | 'ui.lobby.filters'
  | 'ui.lobby.gameUnknownText'
  | 'ui.lobby.gameUnknownTitle'
  | 'ui.lobby.keepFavourite'
  | 'ui.lobby.leastStake'
  | 'ui.lobby.nothingText'
  | 'ui.lobby.popular'
  | 'ui.lobby.popularNow'
  | 'ui.lobby.recent'
  | 'ui.lobby.recentEmptyText'
  | 'ui.lobby.recentEmptyTitle'
  | 'ui.lobby.rtp'
  | 'ui.lobby.searchClear'
  | 'ui.lobby.soonTitle'
  | 'ui.lobby.sortLatest'
  | 'ui.lobby.sortName'
  | 'ui.lobby.sortPopular'
  | 'ui.lottery.add'
  | 'ui.lottery.again'
  | 'ui.lottery.ahead'
  | 'ui.lottery.back'
  | 'ui.lottery.base'
  | 'ui.lottery.bonus'
  | 'ui.lottery.bought'
  | 'ui.lottery.check.ask'
  | 'ui.lottery.check.no'
  | 'ui.lottery.check.text'
  | 'ui.lottery.count'
  | 'ui.lottery.drawIn'
  | 'ui.lottery.each'
  | 'ui.lottery.everyDraw'
  | 'ui.lottery.everyDrawText'
  | 'ui.lottery.fair.bad'
  | 'ui.lottery.fair.end'
  | 'ui.lottery.fair.entropy'
  | 'ui.lottery.fair.file'
  | 'ui.lottery.fair.good'
  | 'ui.lottery.fair.index'
  | 'ui.lottery.fair.later'
  | 'ui.lottery.fair.link'
  | 'ui.lottery.fair.local'
  | 'ui.lottery.fair.root'
  | 'ui.lottery.fair.salt'
  | 'ui.lottery.fair.source'
  | 'ui.lottery.fair.text'
  | 'ui.lottery.fair.title'
  | 'ui.lottery.fair.verify'
  | 'ui.lottery.first'
  | 'ui.lottery.jackpot'
  | 'ui.lottery.kind'
  | 'ui.lottery.kinds.big'
  | 'ui.lottery.kinds.box'
  | 'ui.lottery.kinds.box_big'
  | 'ui.lottery.kinds.box_small'
  | 'ui.lottery.kinds.first'
  | 'ui.lottery.kinds.ibox_big'
  | 'ui.lottery.kinds.ibox_small'
  | 'ui.lottery.kinds.last_three'
  | 'ui.lottery.kinds.small'
  | 'ui.lottery.kinds.straight'
  | 'ui.lottery.lines'
  | 'ui.lottery.mine.copied'
  | 'ui.lottery.mine.copy'
  | 'ui.lottery.mine.lost'
  | 'ui.lottery.mine.more'
  | 'ui.lottery.mine.none'
  | 'ui.lottery.mine.notYet'
  | 'ui.lottery.mine.open'
  | 'ui.lottery.mine.prove'
  | 'ui.lottery.mine.receipt'
  | 'ui.lottery.mine.refunded'
  | 'ui.lottery.noLines'
  | 'ui.lottery.noWinners'
  | 'ui.lottery.none'
  | 'ui.lottery.number'
  | 'ui.lottery.play'
  | 'ui.lottery.prize'
  | 'ui.lottery.quick'
  | 'ui.lottery.quickLine'
  | 'ui.lottery.result'
  | 'ui.lottery.results.game'
  | 'ui.lottery.results.none'
  | 'ui.lottery.results.number'
  | 'ui.lottery.returns'
  | 'ui.lottery.returnsText'
  | 'ui.lottery.salesEnd'
  | 'ui.lottery.second'
  | 'ui.lottery.see'
  | 'ui.lottery.signIn'
  | 'ui.lottery.signInTickets'
  | 'ui.lottery.skip'
  | 'ui.lottery.soon'
  | 'ui.lottery.stake'
  | 'ui.lottery.state.closed'
  | 'ui.lottery.state.drawn'
  | 'ui.lottery.state.open'
  | 'ui.lottery.state.settled'
  | 'ui.lottery.state.void'
  | 'ui.lottery.subs.done'
  | 'ui.lottery.subs.end'
  | 'ui.lottery.subs.player'
  | 'ui.lottery.subs.refused'
  | 'ui.lottery.subs.title'
  | 'ui.lottery.subs.until'
  | 'ui.lottery.subscribe'
  | 'ui.lottery.subscribed'
  | 'ui.lottery.tab.check'
  | 'ui.lottery.tab.draws'
  | 'ui.lottery.tab.results'
  | 'ui.lottery.tab.tickets'
  | 'ui.lottery.ticket'
  | 'ui.lottery.tiers.consolation'
  | 'ui.lottery.tiers.first'
  | 'ui.lottery.tiers.five'
  | 'ui.lottery.tiers.five_bonus'
  | 'ui.lottery.tiers.four'
  | 'ui.lottery.tiers.last_three'
  | 'ui.lottery.tiers.second'
  | 'ui.lottery.tiers.six'
  | 'ui.lottery.tiers.special'
  | 'ui.lottery.tiers.third'
  | 'ui.lottery.tiers.three'
  | 'ui.lottery.title'
  | 'ui.lottery.varied'
  | 'ui.lottery.voidText'
  | 'ui.lottery.waiting'
  | 'ui.lottery.winners'
  | 'ui.lottery.winningLines'
  | 'ui.maintenance.ends'
  | 'ui.maintenance.liveChat'
  | 'ui.maintenance.overdue'
  | 'ui.maintenance.starts'
  | 'ui.maintenance.title'
  | 'ui.markets.atLeast.ownGoals'
  | 'ui.markets.atLeast.penalties'
  | 'ui.markets.atLeast.redCards'
  | 'ui.markets.atLeast.runs'
  | 'ui.markets.atLeast.tieBreaks'
  | 'ui.markets.group.cards'
  | 'ui.markets.group.corners'
  | 'ui.markets.group.halves'
  | 'ui.markets.group.handicaps'
  | 'ui.markets.group.main'
  | 'ui.markets.group.outright'
  | 'ui.markets.group.players'
  | 'ui.markets.group.scorers'
  | 'ui.markets.group.scores'
  | 'ui.markets.group.specials'
  | 'ui.markets.group.teams'
  | 'ui.markets.group.totals'
  | 'ui.markets.handicap.asian'
  | 'ui.markets.handicap.cards'
  | 'ui.markets.handicap.corners'
  | 'ui.markets.handicap.games'
  | 'ui.markets.handicap.goals'
  | 'ui.markets.handicap.maps'
  | 'ui.markets.handicap.points'
  | 'ui.markets.handicap.rounds'
  | 'ui.markets.handicap.runs'
  | 'ui.markets.handicap.sets'
  | 'ui.markets.handicap.spread'
  | 'ui.markets.handicap.tennisSets'
  | 'ui.markets.most.cards'
  | 'ui.markets.most.corners'
  | 'ui.markets.most.sixes'
  | 'ui.markets.next.corners'
  | 'ui.markets.next.goals'
  | 'ui.markets.outcome.equal'
  | 'ui.markets.outcome.even'
  | 'ui.markets.outcome.neither'
  | 'ui.markets.outcome.no'
  | 'ui.markets.outcome.noGoal'
  | 'ui.markets.outcome.none'
  | 'ui.markets.outcome.odd'
  | 'ui.markets.outcome.other'
  | 'ui.markets.outcome.scoreDraw'
  | 'ui.markets.outcome.yes'
  | 'ui.markets.period.et'
  | 'ui.markets.period.firstFive'
  | 'ui.markets.period.firstHalf'
  | 'ui.markets.period.full'
  | 'ui.markets.period.ot'
  | 'ui.markets.period.pen'
  | 'ui.markets.period.reg'
  | 'ui.markets.period.secondHalf'
  | 'ui.markets.period.so'
  | 'ui.markets.period.withOvertime'
  | 'ui.markets.period.xi'
  | 'ui.markets.question.bothScore'
  | 'ui.markets.question.cleanSheet'
  | 'ui.markets.question.correctScore'
  | 'ui.markets.question.doubleChance'
  | 'ui.markets.question.drawNoBet'
  | 'ui.markets.question.duel'
  | 'ui.markets.question.exactTotal'
  | 'ui.markets.question.firstGoalTime'
  | 'ui.markets.question.firstRound'
  | 'ui.markets.question.halfFull'
  | 'ui.markets.question.handicap3way'
  | 'ui.markets.question.highestHalf'
  | 'ui.markets.question.highestQuarter'
  | 'ui.markets.question.lastGoal'
  | 'ui.markets.question.mapScore'
  | 'ui.markets.question.margin'
  | 'ui.markets.question.matchResult'
  | 'ui.markets.question.oddEven'
  | 'ui.markets.question.oddEvenCorners'
  | 'ui.markets.question.outrightWinner'
  | 'ui.markets.question.puckLine'
  | 'ui.markets.question.result'
  | 'ui.markets.question.resultBothScore'
  | 'ui.markets.question.resultTotal'
  | 'ui.markets.question.scoreBothHalves'
  | 'ui.markets.question.setScore'
  | 'ui.markets.question.tennisSetScore'
  | 'ui.markets.question.toQualify'
  | 'ui.markets.question.topBatter'
  | 'ui.markets.question.total3way'
  | 'ui.markets.question.totalBothScore'
  | 'ui.markets.question.totalRange'
  | 'ui.markets.question.win'
  | 'ui.markets.question.winBothHalves'
  | 'ui.markets.question.winEitherHalf'
  | 'ui.markets.question.winToNil'
  | 'ui.markets.question.winner'
  | 'ui.markets.race.corners'
  | 'ui.markets.race.goals'
  | 'ui.markets.race.points'
  | 'ui.markets.race.runs'
  | 'ui.markets.scorer.any'
  | 'ui.markets.scorer.first'
  | 'ui.markets.scorer.last'
  | 'ui.markets.scorer.three'
  | 'ui.markets.scorer.touchdown'
  | 'ui.markets.scorer.two'
  | 'ui.markets.stat.aces'
  | 'ui.markets.stat.cards'
  | 'ui.markets.stat.corners'
  | 'ui.markets.stat.fours'
  | 'ui.markets.stat.games'
  | 'ui.markets.stat.goals'
  | 'ui.markets.stat.hits'
  | 'ui.markets.stat.maps'
  | 'ui.markets.stat.ownGoals'
  | 'ui.markets.stat.penalties'
  | 'ui.markets.stat.points'
  | 'ui.markets.stat.redCards'
  | 'ui.markets.stat.rounds'
  | 'ui.markets.stat.runs'
  | 'ui.markets.stat.sets'
  | 'ui.markets.stat.shots'
  | 'ui.markets.stat.shotsOnTarget'
  | 'ui.markets.stat.sixes'
  | 'ui.markets.stat.tennisSets'
  | 'ui.markets.stat.tieBreaks'
  | 'ui.markets.stat.touchdowns'
  | 'ui.markets.stat.wickets'
  | 'ui.markets.team.away'
  | 'ui.markets.team.home'
  | 'ui.markets.team.player'
  | 'ui.markets.total.cards'
  | 'ui.markets.total.corners'
  | 'ui.markets.total.fours'
  | 'ui.markets.total.games'
  | 'ui.markets.total.goals'
  | 'ui.markets.total.maps'
  | 'ui.markets.total.points'
  | 'ui.markets.total.rounds'
  | 'ui.markets.total.runs'
  | 'ui.markets.total.sets'
  | 'ui.markets.total.sixes'
  | 'ui.markets.total.tennisSets'
  | 'ui.markets.total.wickets'
  | 'ui.match.about'
  | 'ui.match.allGroups'
  | 'ui.match.balanced'
  | 'ui.match.bench'
  | 'ui.match.favourites'
  | 'ui.match.groups'
  | 'ui.match.happened.corners'
  | 'ui.match.happened.goal'
  | 'ui.match.happened.ownGoal'
  | 'ui.match.happened.penalties'
  | 'ui.match.happened.redCard'
  | 'ui.match.happened.yellowCard'
  | 'ui.match.info.form'
  | 'ui.match.info.lineups'
  | 'ui.match.info.meetings'
  | 'ui.match.info.pitch'
  | 'ui.match.info.statistics'
  | 'ui.match.info.timeline'
  | 'ui.match.infoFailed'
  | 'ui.match.leagueMatches'
  | 'ui.match.momentum'
  | 'ui.match.none.form'
  | 'ui.match.none.lineups'
  | 'ui.match.none.meetings'
  | 'ui.match.none.pitch'
  | 'ui.match.none.statistics'
  | 'ui.match.none.timeline'
  | 'ui.match.nothingFound'
  | 'ui.match.otherLive'
  | 'ui.match.outcome.drawn'
  | 'ui.match.outcome.lost'
  | 'ui.match.outcome.won'
  | 'ui.match.ownBets'
  | 'ui.match.player'
  | 'ui.match.scoreByPeriod'
  | 'ui.match.search'
  | 'ui.match.stale'
  | 'ui.match.starting'
  | 'ui.match.stopped.break'
  | 'ui.match.stopped.decided'
  | 'ui.match.stopped.feed'
  | 'ui.match.stopped.goal'
  | 'ui.match.stopped.limit'
  | 'ui.match.stopped.review'
  | 'ui.match.stopped.trader'
  | 'ui.match.total'
  | 'ui.minigame.again'
  | 'ui.minigame.earn'
  | 'ui.minigame.earnGift'
  | 'ui.minigame.earnInbox'
  | 'ui.minigame.earnPlay'
  | 'ui.minigame.earnSpin'
  | 'ui.minigame.failed'
  | 'ui.minigame.lost'
  | 'ui.minigame.match'
  | 'ui.minigame.matchHint'
  | 'ui.minigame.matchTurn'
  | 'ui.minigame.none'
  | 'ui.minigame.pick'
  | 'ui.minigame.prizes'
  | 'ui.minigame.scratch'
  | 'ui.minigame.scratchAll'
  | 'ui.minigame.scratchHint'
  | 'ui.mission.asks.days'
  | 'ui.mission.asks.deposit_sum'
  | 'ui.mission.asks.deposits'
  | 'ui.mission.asks.games'
  | 'ui.mission.asks.multiplier'
  | 'ui.mission.asks.rounds'
  | 'ui.mission.asks.spins'
  | 'ui.mission.asks.turnover'
  | 'ui.mission.asks.verify'
  | 'ui.mission.asks.wins'
  | 'ui.mission.claim'
  | 'ui.mission.empty'
  | 'ui.mission.emptyText'
  | 'ui.mission.endsIn'
  | 'ui.mission.failed'
  | 'ui.mission.guest'
  | 'ui.mission.onlyCash'
  | 'ui.mission.onlyGames'
  | 'ui.mission.periods.day'
  | 'ui.mission.periods.once'
  | 'ui.mission.periods.season'
  | 'ui.mission.periods.week'
  | 'ui.mission.states.claimed'
  | 'ui.mission.states.done'
  | 'ui.mission.states.locked'
  | 'ui.mission.states.open'
  | 'ui.mission.states.over'
  | 'ui.mission.steps'
  | 'ui.news.all'
  | 'ui.news.announcements'
  | 'ui.news.empty'
  | 'ui.news.failed'
  | 'ui.news.highlights'
  | 'ui.news.more'
  | 'ui.news.noPromotions'
  | 'ui.news.notFound'
  | 'ui.news.notFoundText'
  | 'ui.news.pinned'
  | 'ui.news.related'
  | 'ui.notFound.backHome'
  | 'ui.notFound.text'
  | 'ui.notices.channel.inbox'
  | 'ui.notices.channel.mail'
  | 'ui.notices.channel.push'
  | 'ui.notices.failed'
  | 'ui.notices.fixed'
  | 'ui.notices.intro'
  | 'ui.notices.push.denied'
  | 'ui.notices.push.failed'
  | 'ui.notices.push.notAllowed'
  | 'ui.notices.push.on'
  | 'ui.notices.push.text'
  | 'ui.notices.push.title'
  | 'ui.notices.push.turnOff'
  | 'ui.notices.push.turnOn'
  | 'ui.notices.push.unsupported'
  | 'ui.notices.title'
  | 'ui.notices.topic.account'
  | 'ui.notices.topic.bet'
  | 'ui.notices.topic.deposit'
  | 'ui.notices.topic.limit'
  | 'ui.notices.topic.offer'
  | 'ui.notices.topic.security'
  | 'ui.notices.topic.support'
  | 'ui.notices.topic.vip'
  | 'ui.notices.topic.withdrawal'
  | 'ui.poker.allHands'
  | 'ui.poker.allTables'
  | 'ui.poker.averagePot'
  | 'ui.poker.bank'
  | 'ui.poker.board'
  | 'ui.poker.buy'
  | 'ui.poker.check'
  | 'ui.poker.checkProof'
  | 'ui.poker.chips'
  | 'ui.poker.computer'
  | 'ui.poker.dealerButton'
  | 'ui.poker.did.check'
  | 'ui.poker.did.fold'
  | 'ui.poker.elsewhere'
  | 'ui.poker.emptyText'
  | 'ui.poker.emptyTitle'
  | 'ui.poker.flop'
  | 'ui.poker.fold'
  | 'ui.poker.half'
  | 'ui.poker.hands'
  | 'ui.poker.handsPerHour'
  | 'ui.poker.intro'
  | 'ui.poker.keys'
  | 'ui.poker.kinds.fixed_limit'
  | 'ui.poker.kinds.no_limit'
  | 'ui.poker.leave'
  | 'ui.poker.leaving'
  | 'ui.poker.most'
  | 'ui.poker.nextHand'
  | 'ui.poker.noConnection'
  | 'ui.poker.noHands'
  | 'ui.poker.noHandsText'
  | 'ui.poker.open'
  | 'ui.poker.owes'
  | 'ui.poker.ownCards'
  | 'ui.poker.playMoney'
  | 'ui.poker.playMoneyText'
  | 'ui.poker.players'
  | 'ui.poker.proof'
  | 'ui.poker.proofText'
  | 'ui.poker.rake'
  | 'ui.poker.rebuy'
  | 'ui.poker.report'
  | 'ui.poker.reportReason'
  | 'ui.poker.reportSend'
  | 'ui.poker.reported'
  | 'ui.poker.root'
  | 'ui.poker.show'
  | 'ui.poker.signInToSit'
  | 'ui.poker.sit'
  | 'ui.poker.sitIn'
  | 'ui.poker.sitOut'
  | 'ui.poker.size'
  | 'ui.poker.sound'
  | 'ui.poker.states.all_in'
  | 'ui.poker.states.away'
  | 'ui.poker.states.folded'
  | 'ui.poker.stopWaiting'
  | 'ui.poker.streets.flop'
  | 'ui.poker.streets.preflop'
  | 'ui.poker.streets.river'
  | 'ui.poker.streets.turn'
  | 'ui.poker.tableGone'
  | 'ui.poker.takeOver'
  | 'ui.poker.title'
  | 'ui.poker.twoThirds'
  | 'ui.poker.unsound'
  | 'ui.poker.wait'
  | 'ui.poker.waiting'
  | 'ui.poker.waitingForPlayers'
  | 'ui.poker.wholePot'
  | 'ui.poker.yourTurn'
  | 'ui.privacy.accept'
  | 'ui.privacy.channel.inbox'
  | 'ui.privacy.channel.mail'
  | 'ui.privacy.channel.push'
  | 'ui.privacy.channel.sms'
  | 'ui.privacy.close'
  | 'ui.privacy.closeStart'
  | 'ui.privacy.closeText'
  | 'ui.privacy.consentAccept'
  | 'ui.privacy.consentLater'
  | 'ui.privacy.consentLaterText'
  | 'ui.privacy.consentText'
  | 'ui.privacy.consentTitle'
  | 'ui.privacy.cookies'
  | 'ui.privacy.cookiesText'
  | 'ui.privacy.export'
  | 'ui.privacy.exportAsked'
  | 'ui.privacy.exportStart'
  | 'ui.privacy.exportText'
  | 'ui.privacy.failed'
  | 'ui.privacy.given'
  | 'ui.privacy.history'
  | 'ui.privacy.offers'
  | 'ui.privacy.offersText'
  | 'ui.privacy.refuse'
  | 'ui.privacy.taken'
  | 'ui.privacy.title'
  | 'ui.prizes.chance'
  | 'ui.prizes.freeBet'
  | 'ui.prizes.freeRounds'
  | 'ui.prizes.none'
  | 'ui.prizes.prize'
  | 'ui.racing.add'
  | 'ui.racing.ahead'
  | 'ui.racing.allBack'
  | 'ui.racing.anyOrder'
  | 'ui.racing.box'
  | 'ui.racing.call.deadHeat'
  | 'ui.racing.call.off'
  | 'ui.racing.call.photo'
  | 'ui.racing.card'
  | 'ui.racing.chance'
  | 'ui.racing.chooseRunners'
  | 'ui.racing.combined'
  | 'ui.racing.deadHeat'
  | 'ui.racing.dividends'
  | 'ui.racing.form'
  | 'ui.racing.kind'
  | 'ui.racing.market'
  | 'ui.racing.markets.fixed'
  | 'ui.racing.markets.pool'
  | 'ui.racing.noResults'
  | 'ui.racing.notOffered'
  | 'ui.racing.playMoneyFixed'
  | 'ui.racing.poolSums'
  | 'ui.racing.result'
  | 'ui.racing.runner'
  | 'ui.racing.running'
  | 'ui.racing.ticket'
  | 'ui.racing.watch'
  | 'ui.racing.winPlaceShow'
  | 'ui.referral.code'
  | 'ui.referral.earned'
  | 'ui.referral.failed'
  | 'ui.referral.friendGets'
  | 'ui.referral.friends'
  | 'ui.referral.friendsFailed'
  | 'ui.referral.guest'
  | 'ui.referral.hideQr'
  | 'ui.referral.how'
  | 'ui.referral.link'
  | 'ui.referral.more'
  | 'ui.referral.mustJoin'
  | 'ui.referral.mustVerify'
  | 'ui.referral.noFriends'
  | 'ui.referral.noReward'
  | 'ui.referral.off'
  | 'ui.referral.plan'
  | 'ui.referral.qrOf'
  | 'ui.referral.reached'
  | 'ui.referral.share'
  | 'ui.referral.share90'
  | 'ui.referral.showQr'
  | 'ui.referral.state.checking'
  | 'ui.referral.state.deposited'
  | 'ui.referral.state.joined'
  | 'ui.referral.state.qualified'
  | 'ui.referral.state.refused'
  | 'ui.referral.state.verified'
  | 'ui.referral.step.deposit'
  | 'ui.referral.step.turnover'
  | 'ui.referral.step.verify'
  | 'ui.referral.step1'
  | 'ui.referral.step2'
  | 'ui.referral.step3'
  | 'ui.referral.tiers'
  | 'ui.referral.youGet'
  | 'ui.rewards.agree'
  | 'ui.rewards.bonusFirst'
  | 'ui.rewards.bonusMoney'
  | 'ui.rewards.bonusWinnings'
  | 'ui.rewards.cash'
  | 'ui.rewards.cashFirst'
  | 'ui.rewards.depositForIt'
  | 'ui.rewards.ends'
  | 'ui.rewards.failed'
  | 'ui.rewards.giveUp'
  | 'ui.rewards.haveCode'
  | 'ui.rewards.keepIt'
  | 'ui.rewards.kind.bonus'
  | 'ui.rewards.kind.cashback'
  | 'ui.rewards.kind.free_bet'
  | 'ui.rewards.kind.free_rounds'
  | 'ui.rewards.kind.odds_boost'
  | 'ui.rewards.kind.promotion'
  | 'ui.rewards.kind.rakeback'
  | 'ui.rewards.kind.reload'
  | 'ui.rewards.kind.tokens'
  | 'ui.rewards.mine.eligible'
  | 'ui.rewards.mine.not_eligible'
  | 'ui.rewards.mine.opted_in'
  | 'ui.rewards.mine.used'
  | 'ui.rewards.nothingCounted'
  | 'ui.rewards.ofItWithdrawable'
  | 'ui.rewards.offer'
  | 'ui.rewards.offers'
  | 'ui.rewards.reason.afterBonus'
  | 'ui.rewards.reason.beforeBonus'
  | 'ui.rewards.reason.bothSides'
  | 'ui.rewards.reason.cashedOut'
  | 'ui.rewards.reason.freeBet'
  | 'ui.rewards.reason.lowOdds'
  | 'ui.rewards.reason.void'
  | 'ui.rewards.reason.weightZero'
  | 'ui.rewards.redeem'
  | 'ui.rewards.rule.affiliate_codes'
  | 'ui.rewards.rule.code'
  | 'ui.rewards.rule.deposit'
  | 'ui.rewards.rule.deposited'
  | 'ui.rewards.rule.opt_in'
  | 'ui.rewards.rule.signup'
  | 'ui.rewards.signIn'
  | 'ui.rewards.sportsBet'
  | 'ui.rewards.state.active'
  | 'ui.rewards.state.closing'
  | 'ui.rewards.state.completed'
  | 'ui.rewards.state.expired'
  | 'ui.rewards.state.forfeited'
  | 'ui.rewards.state.offered'
  | 'ui.rewards.state.queued'
  | 'ui.rewards.state.revoked'
  | 'ui.rewards.state.spent'
  | 'ui.rewards.stays'
  | 'ui.rewards.take'
  | 'ui.rewards.term.forWhom'
  | 'ui.rewards.term.gives'
  | 'ui.rewards.term.lasts'
  | 'ui.rewards.term.maxBet'
  | 'ui.rewards.term.maxCashOut'
  | 'ui.rewards.term.minOdds'
  | 'ui.rewards.term.notPlayable'
  | 'ui.rewards.term.order'
  | 'ui.rewards.term.time'
  | 'ui.rewards.term.withdrawal'
  | 'ui.rewards.terms'
  | 'ui.rewards.wagering'
  | 'ui.rewards.whatCounted'
  | 'ui.rewards.withDeposit'
  | 'ui.rewards.withdrawalAgree'
  | 'ui.rewards.withdrawalEnds'
  | 'ui.rewards.withoutBonus'
  | 'ui.rewards.youKeep'
  | 'ui.rewards.youLose'
  | 'ui.rewards.yourBonuses'
  | 'ui.runners.awaited'
  | 'ui.runners.card'
  | 'ui.runners.deadHeat'
  | 'ui.runners.due'
  | 'ui.runners.eachWay'
  | 'ui.runners.eachWayText'
  | 'ui.runners.handicap'
  | 'ui.runners.meetingRaces'
  | 'ui.runners.meetings'
  | 'ui.runners.moreOutrights'
  | 'ui.runners.nextRaces'
  | 'ui.runners.noNextRaces'
  | 'ui.runners.noOutrights'
  | 'ui.runners.noRaces'
  | 'ui.runners.noRacesText'
  | 'ui.runners.ownBets'
  | 'ui.runners.result'
  | 'ui.runners.termsFixed'
  | 'ui.runners.termsOnlyTwice'
  | 'ui.runners.termsTwice'
  | 'ui.runners.unevenFreeBet'
  | 'ui.runners.withdrawn'
  | 'ui.sabong.ahead'
  | 'ui.sabong.equal'
  | 'ui.sabong.lastCall'
  | 'ui.sabong.playMoneyDraw'
  | 'ui.sabong.plumage.black'
  | 'ui.sabong.plumage.gold'
  | 'ui.sabong.plumage.grey'
  | 'ui.sabong.plumage.red'
  | 'ui.sabong.plumage.spotted'
  | 'ui.sabong.plumage.white'
  | 'ui.search.categories'
  | 'ui.search.games'
  | 'ui.search.label'
  | 'ui.search.matches'
  | 'ui.search.recent'
  | 'ui.search.recentClear'
  | 'ui.search.results'
  | 'ui.security.addPasskey'
  | 'ui.security.app'
  | 'ui.security.appCode'
  | 'ui.security.appText'
  | 'ui.security.byApp'
  | 'ui.security.byPasskey'
  | 'ui.security.byRecovery'
  | 'ui.security.cancel'
  | 'ui.security.changeMail'
  | 'ui.security.changePhone'
  | 'ui.security.codeUsed'
  | 'ui.security.confirm'
  | 'ui.security.contact'
  | 'ui.security.contactChanged'
  | 'ui.security.contactSent'
  | 'ui.security.contactText'
  | 'ui.security.copy'
  | 'ui.security.download'
  | 'ui.security.failed'
  | 'ui.security.kept'
  | 'ui.security.key'
  | 'ui.security.lost'
  | 'ui.security.nameLocked'
  | 'ui.security.neverUsed'
  | 'ui.security.newMail'
  | 'ui.security.newPhone'
  | 'ui.security.next'
  | 'ui.security.noAccess'
  | 'ui.security.noPasskeys'
  | 'ui.security.off'
  | 'ui.security.on'
  | 'ui.security.openApp'
  | 'ui.security.otherWay'
  | 'ui.security.passkeyAdded'
  | 'ui.security.passkeyCancelled'
  | 'ui.security.passkeyKnown'
  | 'ui.security.passkeyName'
  | 'ui.security.passkeyRemoved'
  | 'ui.security.passkeys'
  | 'ui.security.passkeysText'
  | 'ui.security.qr'
  | 'ui.security.recovery'
  | 'ui.security.recoveryCode'
  | 'ui.security.recoveryNew'
  | 'ui.security.recoveryOnce'
  | 'ui.security.recoveryText'
  | 'ui.security.remove'
  | 'ui.security.rename'
  | 'ui.security.scan'
  | 'ui.security.secondTitle'
  | 'ui.security.sendCodes'
  | 'ui.security.setUp'
  | 'ui.security.signInPasskey'
  | 'ui.security.synced'
  | 'ui.security.turnOff'
  | 'ui.security.turnedOff'
  | 'ui.security.turnedOn'
  | 'ui.security.twoStep'
  | 'ui.security.twoStepText'
  | 'ui.security.unsupported'
  | 'ui.security.usePasskey'
  | 'ui.security.way.code'
  | 'ui.security.way.passkey'
  | 'ui.security.way.recovery'
  | 'ui.security.way.totp'
  | 'ui.shareBet.amounts'
  | 'ui.shareBet.failed'
  | 'ui.shareBet.save'
  | 'ui.shareBet.send'
  | 'ui.shareBet.title'
  | 'ui.shell.helplines'
  | 'ui.shell.payments'
  | 'ui.shell.siteFacts'
  | 'ui.spin.closed'
  | 'ui.spin.dayDone'
  | 'ui.spin.failed'
  | 'ui.spin.needsDeposit'
  | 'ui.spin.needsPlay'
  | 'ui.spin.needsProof'
  | 'ui.spin.next'
  | 'ui.spin.none'
  | 'ui.spin.noneText'
  | 'ui.spin.notForYou'
  | 'ui.spin.odds'
  | 'ui.spin.oddsText'
  | 'ui.spin.segment'
  | 'ui.spin.spin'
  | 'ui.spin.streak'
  | 'ui.spin.streakText'
  | 'ui.sports.allLeagues'
  | 'ui.sports.allMatches'
  | 'ui.sports.backToBoard'
  | 'ui.sports.betType.parlay'
  | 'ui.sports.betType.system'
  | 'ui.sports.betsOver'
  | 'ui.sports.boardFailed'
  | 'ui.sports.boardFailedText'
  | 'ui.sports.draw'
  | 'ui.sports.filterLeague'
  | 'ui.sports.filterState'
  | 'ui.sports.format.american'
  | 'ui.sports.format.decimal'
  | 'ui.sports.format.fractional'
  | 'ui.sports.format.hongkong'
  | 'ui.sports.format.indonesian'
  | 'ui.sports.format.malay'
  | 'ui.sports.homeTitle'
  | 'ui.sports.live'
  | 'ui.sports.market.1x2'
  | 'ui.sports.market.asian-handicap'
  | 'ui.sports.market.total'
  | 'ui.sports.marketShown'
  | 'ui.sports.matchFailed'
  | 'ui.sports.noMatches'
  | 'ui.sports.noMatchesText'
  | 'ui.sports.oddsFormat'
  | 'ui.sports.over'
  | 'ui.sports.overShort'
  | 'ui.sports.price.down'
  | 'ui.sports.price.up'
  | 'ui.sports.show.all'
  | 'ui.sports.show.live'
  | 'ui.sports.show.today'
  | 'ui.sports.show.tomorrow'
  | 'ui.sports.showAll'
  | 'ui.sports.showMore'
  | 'ui.sports.slipFull'
  | 'ui.sports.sport.american-football'
  | 'ui.sports.sport.baseball'
  | 'ui.sports.sport.basketball'
  | 'ui.sports.sport.cricket'
  | 'ui.sports.sport.e-sports'
  | 'ui.sports.sport.football'
  | 'ui.sports.sport.ice-hockey'
  | 'ui.sports.sport.outright'
  | 'ui.sports.sport.racing'
  | 'ui.sports.sport.table-tennis'
  | 'ui.sports.sport.tennis'
  | 'ui.sports.sport.volleyball'
  | 'ui.sports.state.cancelled'
  | 'ui.sports.state.finished'
  | 'ui.sports.state.postponed'
  | 'ui.sports.suspended'
  | 'ui.sports.title'
  | 'ui.sports.under'
  | 'ui.sports.underShort'
  | 'ui.statement.by'
  | 'ui.statement.byDay'
  | 'ui.statement.byMonth'
  | 'ui.statement.closing'
  | 'ui.statement.column.adjustments'
  | 'ui.statement.column.bonuses'
  | 'ui.statement.column.deposits'
  | 'ui.statement.column.returns'
  | 'ui.statement.column.stakes'
  | 'ui.statement.column.withdrawals'
  | 'ui.statement.failed'
  | 'ui.statement.none'
  | 'ui.statement.opening'
  | 'ui.statement.print'
  | 'ui.statement.printedAt'
  | 'ui.statement.span'
  | 'ui.statement.title'
  | 'ui.statement.wholeTime'
  | 'ui.tables.addTable'
  | 'ui.tables.betPicks'
  | 'ui.tables.bets.andar'
  | 'ui.tables.bets.anyTriple'
  | 'ui.tables.bets.bahar'
  | 'ui.tables.bets.banker'
  | 'ui.tables.bets.bankerPair'
  | 'ui.tables.bets.big'
  | 'ui.tables.bets.black'
  | 'ui.tables.bets.dragon'
  | 'ui.tables.bets.draw'
  | 'ui.tables.bets.even'
  | 'ui.tables.bets.high'
  | 'ui.tables.bets.low'
  | 'ui.tables.bets.meron'
  | 'ui.tables.bets.odd'
  | 'ui.tables.bets.player'
  | 'ui.tables.bets.playerPair'
  | 'ui.tables.bets.red'
  | 'ui.tables.bets.small'
  | 'ui.tables.bets.suitedTie'
  | 'ui.tables.bets.tie'
  | 'ui.tables.bets.tiger'
  | 'ui.tables.bets.wala'
  | 'ui.tables.called.jeuZero'
  | 'ui.tables.called.orphelins'
  | 'ui.tables.called.tiers'
  | 'ui.tables.called.voisins'
  | 'ui.tables.chat'
  | 'ui.tables.chips'
  | 'ui.tables.clear'
  | 'ui.tables.cold'
  | 'ui.tables.dealing'
  | 'ui.tables.favouriteName'
  | 'ui.tables.favourites'
  | 'ui.tables.fewerNeighbours'
  | 'ui.tables.hot'
  | 'ui.tables.keys'
  | 'ui.tables.laPartage'
  | 'ui.tables.layChip'
  | 'ui.tables.marker'
  | 'ui.tables.moreNeighbours'
  | 'ui.tables.nickname'
  | 'ui.tables.nicknameHint'
  | 'ui.tables.noFavourites'
  | 'ui.tables.noMessages'
  | 'ui.tables.noMoreBets'
  | 'ui.tables.notDue'
  | 'ui.tables.notSent'
  | 'ui.tables.numbers'
  | 'ui.tables.onItsWay'
  | 'ui.tables.open'
  | 'ui.tables.placeBets'
  | 'ui.tables.repeat'
  | 'ui.tables.reportReason'
  | 'ui.tables.reported'
  | 'ui.tables.resting'
  | 'ui.tables.results'
  | 'ui.tables.road.beadPlate'
  | 'ui.tables.road.bigEyeBoy'
  | 'ui.tables.road.bigRoad'
  | 'ui.tables.road.cockroach'
  | 'ui.tables.road.smallRoad'
  | 'ui.tables.roads'
  | 'ui.tables.saveFavourite'
  | 'ui.tables.say'
  | 'ui.tables.send'
  | 'ui.tables.severalNumbers'
  | 'ui.tables.sitHere'
  | 'ui.tables.staff'
  | 'ui.tables.standUp'
  | 'ui.tables.stands'
  | 'ui.tables.stats'
  | 'ui.tables.tables'
  | 'ui.tables.track'
  | 'ui.tables.undo'
  | 'ui.tables.yourBet'
  | 'ui.template.account'
  | 'ui.template.accountMenu'
  | 'ui.template.allGames'
  | 'ui.template.allProviders'
  | 'ui.template.appAndroid'
  | 'ui.template.appInstall'
  | 'ui.template.appIos'
  | 'ui.template.appText'
  | 'ui.template.backToTop'
  | 'ui.template.betSlip'
  | 'ui.template.boardFailed'
  | 'ui.template.closeAll'
  | 'ui.template.days'
  | 'ui.template.deposit'
  | 'ui.template.discover'
  | 'ui.template.featuredMatches'
  | 'ui.template.featuredTables'
  | 'ui.template.filterCategory'
  | 'ui.template.filterClear'
  | 'ui.template.filterList'
  | 'ui.template.filterNothing'
  | 'ui.template.filterNothingText'
  | 'ui.template.filterProvider'
  | 'ui.template.filters'
  | 'ui.template.games'
  | 'ui.template.gamesFailed'
  | 'ui.template.gamesFailedText'
  | 'ui.template.help'
  | 'ui.template.hot'
  | 'ui.template.inPlay'
  | 'ui.template.jackpots'
  | 'ui.template.jackpotsPause'
  | 'ui.template.jackpotsPlay'
  | 'ui.template.joinTable'
  | 'ui.template.joinText'
  | 'ui.template.joinTitle'
  | 'ui.template.language'
  | 'ui.template.leagues'
  | 'ui.template.lists'
  | 'ui.template.live'
  | 'ui.template.liveTable'
  | 'ui.template.liveTables'
  | 'ui.template.liveWinners'
  | 'ui.template.loadingMore'
  | 'ui.template.matches'
  | 'ui.template.menu'
  | 'ui.template.mobileBar'
  | 'ui.template.more'
  | 'ui.template.motionPause'
  | 'ui.template.motionPlay'
  | 'ui.template.myBets'
  | 'ui.template.new'
  | 'ui.template.nextMatches'
  | 'ui.template.noGames'
  | 'ui.template.noGamesText'
  | 'ui.template.noMatchesDay'
  | 'ui.template.noMatchesDayText'
  | 'ui.template.offline'
  | 'ui.template.openAll'
  | 'ui.template.ourPartners'
  | 'ui.template.play'
  | 'ui.template.playResponsibly'
  | 'ui.template.products'
  | 'ui.template.providers'
  | 'ui.template.quickGames'
  | 'ui.template.raceEnds'
  | 'ui.template.raceJoin'
  | 'ui.template.raceLeaders'
  | 'ui.template.racePrize'
  | 'ui.template.racePrizes'
  | 'ui.template.races'
  | 'ui.template.responsibleGaming'
  | 'ui.template.search'
  | 'ui.template.seatsFull'
  | 'ui.template.seeAll'
  | 'ui.template.selection'
  | 'ui.template.showMore'
  | 'ui.template.signIn'
  | 'ui.template.signOut'
  | 'ui.template.signUp'
  | 'ui.template.skip'
  | 'ui.template.slideNext'
  | 'ui.template.slidePrevious'
  | 'ui.template.slides'
  | 'ui.template.slidesPause'
  | 'ui.template.slidesPlay'
  | 'ui.template.sortBy'
  | 'ui.template.sortName'
  | 'ui.template.sortNew'
  | 'ui.template.sortPopular'
  | 'ui.template.sports'
  | 'ui.template.tables'
  | 'ui.template.tablesAll'
  | 'ui.template.tablesFree'
  | 'ui.template.tickerNext'
  | 'ui.template.tickerPause'
  | 'ui.template.tickerPlay'
  | 'ui.template.unavailable'
  | 'ui.template.winnersPause'
  | 'ui.template.winnersPlay'
  | 'ui.transactions.failed'
  | 'ui.transactions.kind.bet'
  | 'ui.transactions.kind.bonus'
  | 'ui.transactions.kind.bonus_converted'
  | 'ui.transactions.kind.bonus_lost'
  | 'ui.transactions.kind.cash_out'
  | 'ui.transactions.kind.correction'
  | 'ui.transactions.kind.deposit'
  | 'ui.transactions.kind.payout'
  | 'ui.transactions.kind.refund'
  | 'ui.transactions.kind.reward'
  | 'ui.transactions.kind.tip'
  | 'ui.transactions.kind.token'
  | 'ui.transactions.kind.withdrawal'
  | 'ui.transactions.kind.withdrawal_returned'
  | 'ui.transactions.kinds'
  | 'ui.transactions.none'
  | 'ui.transactions.noneMatch'
  | 'ui.transactions.pocket.bonus'
  | 'ui.transactions.pocket.minigame'
  | 'ui.transactions.pocket.token'
  | 'ui.transactions.title'
  | 'ui.verification.add'
  | 'ui.verification.askReason.detailsChanged'
  | 'ui.verification.askReason.largeSums'
  | 'ui.verification.askReason.lawAsks'
  | 'ui.verification.askReason.unclear'
  | 'ui.verification.asked'
  | 'ui.verification.birthDate'
  | 'ui.verification.camera'
  | 'ui.verification.choose'
  | 'ui.verification.deposit'
  | 'ui.verification.documentState.approved'
  | 'ui.verification.documentState.checking'
  | 'ui.verification.documentState.expired'
  | 'ui.verification.documentState.refused'
  | 'ui.verification.documents'
  | 'ui.verification.failed'
  | 'ui.verification.file'
  | 'ui.verification.fileHint'
  | 'ui.verification.fullName'
  | 'ui.verification.intro'
  | 'ui.verification.kind.address'
  | 'ui.verification.kind.identity'
  | 'ui.verification.kind.payment'
  | 'ui.verification.kind.selfie'
  | 'ui.verification.kindHint.address'
  | 'ui.verification.kindHint.identity'
  | 'ui.verification.kindHint.payment'
  | 'ui.verification.kindHint.selfie'
  | 'ui.verification.kindLabel'
  | 'ui.verification.preview'
  | 'ui.verification.reason.altered'
  | 'ui.verification.reason.birthDateDiffers'
  | 'ui.verification.reason.cutOff'
  | 'ui.verification.reason.nameDiffers'
  | 'ui.verification.reason.other'
  | 'ui.verification.reason.outOfDate'
  | 'ui.verification.reason.tooOld'
  | 'ui.verification.reason.underage'
  | 'ui.verification.reason.unreadable'
  | 'ui.verification.reason.wrongKind'
  | 'ui.verification.send'
  | 'ui.verification.sent'
  | 'ui.verification.state.checking'
  | 'ui.verification.state.incomplete'
  | 'ui.verification.state.none'
  | 'ui.verification.state.verified'
  | 'ui.verification.stateText.checking'
  | 'ui.verification.stateText.incomplete'
  | 'ui.verification.stateText.none'
  | 'ui.verification.stateText.verified'
  | 'ui.verification.title'
  | 'ui.verification.unlimited'
  | 'ui.verification.verifyNow'
  | 'ui.verification.withdrawal'
  | 'ui.vip.deposits'
  | 'ui.vip.empty'
  | 'ui.vip.failed'
  | 'ui.vip.guest'
  | 'ui.vip.level'
  | 'ui.vip.levels'
  | 'ui.vip.rule'
  | 'ui.vip.top'
  | 'ui.vip.turnover'
  | 'ui.vip.yours'
  | 'ui.withdrawal.accounts'
  | 'ui.withdrawal.accountsText'
  | 'ui.withdrawal.add'
  | 'ui.withdrawal.added'
  | 'ui.withdrawal.allFree'
  | 'ui.withdrawal.cancel'
  | 'ui.withdrawal.cancelled'
  | 'ui.withdrawal.choose'
  | 'ui.withdrawal.confirm'
  | 'ui.withdrawal.confirmAdd'
  | 'ui.withdrawal.destination.blocked'
  | 'ui.withdrawal.destination.ready'
  | 'ui.withdrawal.destination.resting'
  | 'ui.withdrawal.failed'
  | 'ui.withdrawal.fee'
  | 'ui.withdrawal.field.account_number'
  | 'ui.withdrawal.field.address'
  | 'ui.withdrawal.field.bank_code'
  | 'ui.withdrawal.field.bic'
  | 'ui.withdrawal.field.branch_code'
  | 'ui.withdrawal.field.card_number'
  | 'ui.withdrawal.field.iban'
  | 'ui.withdrawal.field.phone'
  | 'ui.withdrawal.field.routing_number'
  | 'ui.withdrawal.field.sort_code'
  | 'ui.withdrawal.history'
  | 'ui.withdrawal.historyFailed'
  | 'ui.withdrawal.holder'
  | 'ui.withdrawal.holderHint'
  | 'ui.withdrawal.holderKnown'
  | 'ui.withdrawal.locked.bonus'
  | 'ui.withdrawal.locked.pending'
  | 'ui.withdrawal.locked.turnover'
  | 'ui.withdrawal.manage'
  | 'ui.withdrawal.mayLeave'
  | 'ui.withdrawal.method'
  | 'ui.withdrawal.net'
  | 'ui.withdrawal.noDestinations'
  | 'ui.withdrawal.noDestinationsText'
  | 'ui.withdrawal.noHistory'
  | 'ui.withdrawal.noMethods'
  | 'ui.withdrawal.reason.accountAge'
  | 'ui.withdrawal.reason.amount'
  | 'ui.withdrawal.reason.destination'
  | 'ui.withdrawal.reason.holder'
  | 'ui.withdrawal.reason.operator'
  | 'ui.withdrawal.reason.other'
  | 'ui.withdrawal.reason.player'
  | 'ui.withdrawal.reason.provider'
  | 'ui.withdrawal.reason.risk'
  | 'ui.withdrawal.reason.rules'
  | 'ui.withdrawal.reason.unverified'
  | 'ui.withdrawal.remove'
  | 'ui.withdrawal.removed'
  | 'ui.withdrawal.requested'
  | 'ui.withdrawal.state.approved'
  | 'ui.withdrawal.state.cancelled'
  | 'ui.withdrawal.state.checking'
  | 'ui.withdrawal.state.failed'
  | 'ui.withdrawal.state.paid'
  | 'ui.withdrawal.state.refused'
  | 'ui.withdrawal.state.requested'
  | 'ui.withdrawal.state.sent'
  | 'ui.withdrawal.stepUpText'
  | 'ui.withdrawal.stepUpTitle'
  | 'ui.withdrawal.time'
  | 'ui.withdrawal.title'
  | 'ui.withdrawal.to'
  | 'ui.withdrawal.turnover'
  | 'ui.withdrawal.withdraw'
  | 'validation.aboveMaximum'
  | 'validation.alphabetOnly'
  | 'validation.amountTooHigh'
  | 'validation.amountTooLow'
  | 'validation.belowMinimum'
  | 'validation.commonPassword'
  | 'validation.currentPageNotPositive'
  | 'validation.endBeforeStart'
  | 'validation.fileDamaged'
  | 'validation.fileEmpty'
  | 'validation.fileKind'
  | 'validation.filePixels'
  | 'validation.fileTooLarge'
  | 'validation.fileTooSmall'
  | 'validation.invalidAccountId'
  | 'validation.invalidAmount'
  | 'validation.invalidChecksum'
  | 'validation.invalidChoice'
  | 'validation.invalidCursor'
  | 'validation.invalidDate'
  | 'validation.invalidEmail'
  | 'validation.invalidFormat'
  | 'validation.invalidName'
  | 'validation.invalidPassword'
  | 'validation.invalidPhone'
  | 'validation.invalidTac'
  | 'validation.invalidType'
  | 'validation.invalidUrl'
  | 'validation.itemsPerPageNotPositive'
  | 'validation.linkUrlWithoutPage'
  | 'validation.maxPagesNotPositive'
  | 'validation.mustAccept'
  | 'validation.mustAcceptTerms'
  | 'validation.mustBeAdult'
  | 'validation.notServed'
  | 'validation.numericOnly'
  | 'validation.passwordIsAccountId'
  | 'validation.passwordMismatch'
  | 'validation.required'
  | 'validation.samePassword'
  | 'validation.tooManyDecimals'
  | 'validation.underage'
  | 'validation.valueNotBound'
  | 'validation.weakPassword';

/** Texts with placeholders, and what each takes. */
export interface MessageArguments {
  'messages.assistant.consent': { site: TextValue };
  'messages.auth.signedIn': { name: TextValue };
  'messages.auth.tacAge': { age: TextValue };
  'messages.auth.tacLogin': { site: TextValue; code: TextValue; minutes: number };
  'messages.auth.tacLoginSubject': { site: TextValue };
  'messages.auth.tacMail': { site: TextValue; code: TextValue; minutes: number };
  'messages.auth.tacMailSubject': { site: TextValue };
  'messages.auth.tacRegister': { site: TextValue; code: TextValue; minutes: number };
  'messages.auth.tacRegisterSubject': { site: TextValue };
  'messages.auth.tacReset': { site: TextValue; code: TextValue; minutes: number };
  'messages.auth.tacResetSubject': { site: TextValue };
  'messages.auth.tacStepUp': { site: TextValue; code: TextValue; minutes: number };
  'messages.auth.tacStepUpSubject': { site: TextValue };
  'messages.cardFields.pay': { amount: TextValue };
  'messages.mail.open': { site: TextValue };
  'messages.mail.why': { site: TextValue };
  'messages.notice.betCashedOut.body': { number: TextValue; limit: TextValue; amount: TextValue };
  'messages.notice.betCashedOut.title': { amount: TextValue };
  'messages.notice.betCorrected.body': { score: TextValue; after: TextValue; before: TextValue };
  'messages.notice.betCorrected.title': { match: TextValue };
  'messages.notice.betCorrected.voided': { after: TextValue; before: TextValue };
  'messages.notice.bingoVoided.title': { room: TextValue };
  'messages.notice.bingoWon.title': { room: TextValue };
  'messages.notice.bonusEnds.play': { amount: TextValue; bonus: TextValue; time: TextValue };
  'messages.notice.bonusEnds.take': { bonus: TextValue; time: TextValue };
  'messages.notice.bonusEnds.title': { bonus: TextValue };
  'messages.notice.depositChargedBack.body': { amount: TextValue };
  'messages.notice.depositPaid.body': { amount: TextValue };
  'messages.notice.device.body': { device: TextValue; place: TextValue; time: TextValue };
  'messages.notice.exportReady.body': { time: TextValue; url: TextValue };
  'messages.notice.jackpotWon.body': { pot: TextValue; amount: TextValue };
  'messages.notice.jackpotWon.title': { amount: TextValue };
  'messages.notice.limitAsked.body': { kind: TextValue; period: TextValue; time: TextValue };
  'messages.notice.limitNear.body': { kind: TextValue; period: TextValue; used: TextValue; limit: TextValue };
  'messages.notice.limitReached.body': { kind: TextValue; period: TextValue; used: TextValue; limit: TextValue };
  'messages.notice.limitSet.body': { kind: TextValue; period: TextValue; value: TextValue };
  'messages.notice.limitSet.removed': { kind: TextValue; period: TextValue };
  'messages.notice.lotteryDrawn.body': { draw: TextValue };
  'messages.notice.lotteryDrawn.title': { game: TextValue };
  'messages.notice.lotterySkipped.body': { draw: TextValue };
  'messages.notice.lotterySkipped.title': { game: TextValue };
  'messages.notice.lotteryStopped.title': { game: TextValue };
  'messages.notice.lotteryVoided.body': { draw: TextValue };
  'messages.notice.lotteryVoided.title': { game: TextValue };
  'messages.notice.raceWon.cash': { prize: TextValue };
  'messages.notice.raceWon.title': { place: TextValue; race: TextValue };
  'messages.notice.ticketAnswered.body': { number: TextValue };
  'messages.notice.ticketAnswered.title': { number: TextValue };
  'messages.notice.ticketReceived.body': { number: TextValue };
  'messages.notice.ticketReceived.title': { number: TextValue };
  'messages.notice.unsubscribe': { url: TextValue };
  'messages.notice.unsubscribeAsk': { topic: TextValue };
  'messages.notice.unsubscribeDone': { topic: TextValue };
  'messages.notice.vipKept.body': { level: TextValue };
  'messages.notice.vipKept.title': { level: TextValue };
  'messages.notice.vipLost.body': { level: TextValue };
  'messages.notice.vipLost.title': { level: TextValue };
  'messages.notice.vipRaised.body': { level: TextValue };
  'messages.notice.vipRaised.title': { level: TextValue };
  'messages.notice.voucherEnds.body': { voucher: TextValue; time: TextValue };
  'messages.notice.voucherEnds.title': { voucher: TextValue };
  'messages.notice.withdrawal.approved': { amount: TextValue };
  'messages.notice.withdrawal.cancelled': { amount: TextValue };
  'messages.notice.withdrawal.checking': { amount: TextValue };
  'messages.notice.withdrawal.failed': { amount: TextValue };
  'messages.notice.withdrawal.paid': { amount: TextValue };
  'messages.notice.withdrawal.refused': { amount: TextValue };
  'messages.notice.withdrawal.requested': { amount: TextValue };
  'messages.notice.withdrawal.sent': { amount: TextValue };
  'messages.notice.withdrawal.title': { state: TextValue };
  'messages.notice.wrongPrice.priced': { taken: TextValue; right: TextValue };
  'messages.notice.wrongPrice.title': { match: TextValue };
  'messages.notice.wrongPrice.voided': { taken: TextValue; right: TextValue };
  'messages.security.accountClosed': { site: TextValue; account: TextValue };
  'messages.security.accountClosedSubject': { site: TextValue };
  'messages.security.changedSubject': { site: TextValue };
  'messages.security.contactChanged': { site: TextValue; account: TextValue; place: TextValue };
  'messages.security.contactNew': { site: TextValue; account: TextValue; code: TextValue; minutes: number };
  'messages.security.contactOld': { site: TextValue; account: TextValue; place: TextValue; code: TextValue; minutes: number };
  'messages.security.contactSubject': { site: TextValue };
  'messages.security.newDevice': { site: TextValue; account: TextValue; device: TextValue; place: TextValue; time: TextValue };
  'messages.security.newDeviceSubject': { site: TextValue };
  'messages.security.passkeyAdded': { site: TextValue; name: TextValue; account: TextValue };
  'messages.security.passkeyRemoved': { site: TextValue; name: TextValue; account: TextValue };
  'messages.security.recoveryRenewed': { site: TextValue; account: TextValue };
  'messages.security.recoveryUsed': { site: TextValue; account: TextValue; left: number };
  'messages.security.secondStepReset': { site: TextValue; account: TextValue };
  'messages.security.totpRemoved': { site: TextValue; account: TextValue };
  'messages.security.totpSet': { site: TextValue; account: TextValue };
  'messages.settlement.body': { match: TextValue; score: TextValue; market: TextValue; stake: TextValue; odds: TextValue; payout: TextValue; number: TextValue };
  'messages.ticket.answered': { number: TextValue; answer: TextValue; site: TextValue };
  'messages.ticket.answeredSubject': { site: TextValue; number: TextValue };
  'messages.ticket.received': { number: TextValue; site: TextValue };
  'messages.ticket.receivedSubject': { site: TextValue; number: TextValue };
  'messages.verification.approved': { document: TextValue };
  'messages.verification.asked': { document: TextValue; reason: TextValue };
  'messages.verification.endsSoon': { document: TextValue; date: TextValue };
  'messages.verification.expired': { document: TextValue };
  'messages.verification.refused': { document: TextValue; reason: TextValue };
  'ui.account.endNamed': { device: TextValue };
  'ui.account.lastUsed': { time: TextValue };
  'ui.account.mailSent': { mail: TextValue };
  'ui.account.mailUnproven': { mail: TextValue };
  'ui.account.network': { place: TextValue };
  'ui.account.nextLevel': { level: TextValue };
  'ui.account.signedInAt': { time: TextValue };
  'ui.alive.blinds': { blinds: TextValue };
  'ui.alive.pool': { amount: TextValue };
  'ui.alive.runners': { count: number };
  'ui.alive.seated': { seated: TextValue; seats: TextValue };
  'ui.auth.codeSentBefore': { account: TextValue };
  'ui.auth.registerCodeSent': { account: TextValue };
  'ui.auth.resendIn': { seconds: number };
  'ui.auth.welcomeTitle': { name: TextValue };
  'ui.betslip.acceptAndPlaceSome': { count: TextValue; total: TextValue };
  'ui.betslip.bankerOf': { selection: TextValue };
  'ui.betslip.boost': { percent: TextValue };
  'ui.betslip.delay': { seconds: number };
  'ui.betslip.freeBet': { amount: TextValue };
  'ui.betslip.lines': { count: number };
  'ui.betslip.maxOf': { amount: TextValue };
  'ui.betslip.missing': { amount: TextValue };
  'ui.betslip.needMore': { count: number };
  'ui.betslip.placeSome': { count: TextValue; total: TextValue };
  'ui.betslip.placed': { count: number };
  'ui.betslip.remove': { selection: TextValue };
  'ui.betslip.removeClosed': { count: number };
  'ui.betslip.sharedUntil': { time: TextValue };
  'ui.betslip.sizeOf': { size: TextValue; count: TextValue };
  'ui.betslip.stakeOf': { selection: TextValue };
  'ui.betslip.titleCount': { count: TextValue };
  'ui.betslip.tooMany': { max: TextValue };
  'ui.betslip.waitingFor': { seconds: number };
  'ui.bingo.ball': { n: TextValue; ball: TextValue };
  'ui.bingo.boughtCards': { count: TextValue };
  'ui.bingo.buy': { amount: TextValue };
  'ui.bingo.called': { count: TextValue; of: TextValue };
  'ui.bingo.card': { seq: TextValue };
  'ui.bingo.colourOf': { n: TextValue };
  'ui.bingo.each': { amount: TextValue };
  'ui.bingo.held': { count: TextValue; most: TextValue };
  'ui.bingo.jackpotWithin': { amount: TextValue; balls: TextValue };
  'ui.bingo.mark': { number: TextValue };
  'ui.bingo.mine': { count: TextValue };
  'ui.bingo.page': { page: TextValue };
  'ui.bingo.prizes': { amount: TextValue };
  'ui.bingo.purse': { amount: TextValue };
  'ui.bingo.result.won': { amount: TextValue };
  'ui.bingo.rules.players': { count: TextValue };
  'ui.bingo.soldBy': { cards: TextValue; players: TextValue };
  'ui.bingo.toGo': { count: TextValue };
  'ui.bingo.wonAt': { ball: TextValue };
  'ui.builder.full': { max: TextValue };
  'ui.builder.picks': { count: number };
  'ui.cashOut.autoStands': { amount: TextValue };
  'ui.cashOut.editOffer': { stake: TextValue; odds: TextValue; payout: TextValue };
  'ui.cashOut.editRefused': { reason: TextValue };
  'ui.cashOut.moved': { amount: TextValue };
  'ui.cashOut.partTakes': { unit: TextValue; amount: TextValue };
  'ui.cashOut.partValue': { percent: TextValue };
  'ui.cashOut.refused': { reason: TextValue };
  'ui.cashOut.take': { amount: TextValue };
  'ui.cashOut.taken': { amount: TextValue };
  'ui.cashOut.waiting': { seconds: TextValue };
  'ui.cashRewards.claimOf': { title: TextValue };
  'ui.cashRewards.claimUntil': { time: TextValue };
  'ui.cashRewards.howOf': { title: TextValue };
  'ui.cashRewards.lineSum': { edge: TextValue; rate: TextValue };
  'ui.cashRewards.nextAt': { time: TextValue };
  'ui.cashRewards.returned': { amount: TextValue };
  'ui.cashRewards.taken': { amount: TextValue };
  'ui.chat.event.handed': { name: TextValue };
  'ui.chat.event.joined': { name: TextValue };
  'ui.chat.event.left': { name: TextValue };
  'ui.chat.event.ticket': { number: TextValue };
  'ui.chat.opensAt': { time: TextValue };
  'ui.chat.typing': { name: TextValue };
  'ui.chat.waiting': { place: TextValue };
  'ui.chat.with': { name: TextValue };
  'ui.common.days': { days: number };
  'ui.common.gameCount': { count: number };
  'ui.common.jumpBack': { count: number };
  'ui.common.jumpForward': { count: number };
  'ui.common.noResultsFor': { query: TextValue };
  'ui.common.page': { page: number };
  'ui.common.pageOf': { page: number; pages: number };
  'ui.common.resultCount': { count: number };
  'ui.contact.open': { number: TextValue };
  'ui.contact.sent': { number: TextValue };
  'ui.deposit.aboveRoom': { room: TextValue };
  'ui.deposit.amount': { currency: TextValue };
  'ui.deposit.cancelOf': { amount: TextValue };
  'ui.deposit.chargedBackText': { date: TextValue };
  'ui.deposit.credit': { fee: TextValue; credit: TextValue };
  'ui.deposit.fee': { fee: TextValue };
  'ui.deposit.forget': { label: TextValue };
  'ui.deposit.forgotten': { label: TextValue };
  'ui.deposit.limits': { min: TextValue; max: TextValue };
  'ui.deposit.otherAmount': { asked: TextValue; paid: TextValue };
  'ui.deposit.resumeOf': { amount: TextValue };
  'ui.deposit.roomLaw': { period: TextValue; room: TextValue; limit: TextValue };
  'ui.deposit.roomOwn': { period: TextValue; room: TextValue; limit: TextValue };
  'ui.deposit.step.confirmations': { count: TextValue; needed: TextValue };
  'ui.deposit.step.networkWarning': { token: TextValue; network: TextValue };
  'ui.deposit.step.waitBank': { time: TextValue };
  'ui.deposit.step.waitTitle': { amount: TextValue };
  'ui.deposit.turnover': { amount: TextValue };
  'ui.deposit.turnoverShare': { percent: TextValue };
  'ui.deposit.until': { time: TextValue };
  'ui.download.qr': { address: TextValue };
  'ui.exchange.delay': { seconds: number };
  'ui.exchange.graphOf': { selection: TextValue; from: TextValue; to: TextValue };
  'ui.exchange.last': { odds: TextValue };
  'ui.exchange.matched': { amount: TextValue };
  'ui.fairness.betsDealt': { count: number };
  'ui.fairness.saltBitcoin': { height: TextValue };
  'ui.fairness.unreadable': { fields: TextValue };
  'ui.finding.follow': { name: TextValue };
  'ui.finding.rule.correction': { hours: TextValue };
  'ui.finding.rule.intro': { version: TextValue };
  'ui.finding.rule.postponed': { hours: TextValue };
  'ui.finding.rule.seconds': { count: number };
  'ui.finding.rule.withdrawn': { percent: TextValue };
  'ui.finding.unfollow': { name: TextValue };
  'ui.fishing.aimed': { target: TextValue; pays: TextValue };
  'ui.fishing.caught': { target: TextValue; amount: TextValue };
  'ui.fishing.checkSound': { count: TextValue };
  'ui.fishing.checkWrong': { batch: TextValue };
  'ui.fishing.leftTitle': { sea: TextValue };
  'ui.fishing.limits': { min: TextValue; max: TextValue };
  'ui.fishing.rulesText': { percent: TextValue };
  'ui.fishing.seated': { count: TextValue; most: TextValue };
  'ui.floating.assistantIntro': { site: TextValue };
  'ui.game.auto.left': { count: number; net: TextValue };
  'ui.game.auto.stopLoss': { currency: TextValue };
  'ui.game.auto.stopProfit': { currency: TextValue };
  'ui.game.auto.stopWin': { currency: TextValue };
  'ui.game.bets.aim': { target: TextValue };
  'ui.game.bets.climb': { row: TextValue; difficulty: 'easy' | 'medium' | 'hard' | 'expert' | (string & {}) };
  'ui.game.bets.mines': { mines: TextValue; tiles: TextValue };
  'ui.game.bets.picks': { picks: TextValue; risk: TextValue };
  'ui.game.bets.rank': { rank: TextValue; guess: TextValue };
  'ui.game.bets.rows': { rows: TextValue; risk: TextValue };
  'ui.game.bets.segments': { segments: TextValue; risk: TextValue };
  'ui.game.bets.target': { target: TextValue };
  'ui.game.cards.cardAt': { number: TextValue; card: TextValue };
  'ui.game.cards.handOf': { number: TextValue };
  'ui.game.cards.hint.hard': { value: TextValue; against: TextValue; action: TextValue };
  'ui.game.cards.hint.hold': { cards: TextValue };
  'ui.game.cards.hint.pair': { value: TextValue; against: TextValue; action: TextValue };
  'ui.game.cards.hint.soft': { value: TextValue; against: TextValue; action: TextValue };
  'ui.game.cards.said.board': { card: TextValue };
  'ui.game.cards.said.dealer': { card: TextValue };
  'ui.game.cards.said.drawn': { card: TextValue };
  'ui.game.cards.said.pays': { name: TextValue; amount: TextValue };
  'ui.game.cards.said.paysNothing': { name: TextValue };
  'ui.game.cards.said.player': { card: TextValue };
  'ui.game.cards.said.revealed': { card: TextValue };
  'ui.game.cashOut': { amount: TextValue };
  'ui.game.cashedOut': { multiplier: TextValue };
  'ui.game.coinFlip.called': { side: TextValue };
  'ui.game.diamonds.matched': { pattern: TextValue; multiplier: TextValue };
  'ui.game.dice.rolled': { roll: TextValue };
  'ui.game.feed.show': { time: TextValue };
  'ui.game.held': { amount: TextValue };
  'ui.game.hiLo.clubs': { rank: TextValue };
  'ui.game.hiLo.dealt': { card: TextValue };
  'ui.game.hiLo.diamonds': { rank: TextValue };
  'ui.game.hiLo.hearts': { rank: TextValue };
  'ui.game.hiLo.right': { card: TextValue; multiplier: TextValue };
  'ui.game.hiLo.spades': { rank: TextValue };
  'ui.game.hiLo.wrong': { card: TextValue };
  'ui.game.keno.drawn': { numbers: TextValue };
  'ui.game.keno.matched': { count: TextValue; multiplier: TextValue };
  'ui.game.keno.picked': { count: TextValue; most: TextValue };
  'ui.game.limbo.climbed': { result: TextValue };
  'ui.game.mines.hitGem': { number: TextValue; multiplier: TextValue };
  'ui.game.mines.hitMine': { number: TextValue };
  'ui.game.mines.tileCovered': { number: TextValue };
  'ui.game.mines.tileGem': { number: TextValue };
  'ui.game.mines.tileMine': { number: TextValue };
  'ui.game.plinko.landed': { multiplier: TextValue };
  'ui.game.recall.window': { at: TextValue; of: TextValue };
  'ui.game.round.busted': { multiplier: TextValue };
  'ui.game.round.cashOutAt': { amount: TextValue };
  'ui.game.round.link': { index: TextValue };
  'ui.game.round.opensIn': { seconds: TextValue };
  'ui.game.round.pays': { multiplier: TextValue };
  'ui.game.round.result': { result: TextValue };
  'ui.game.rtpOf': { rtp: TextValue };
  'ui.game.slots.buyFor': { price: TextValue };
  'ui.game.slots.buyText': { price: TextValue; cost: TextValue; stake: TextValue };
  'ui.game.slots.capped': { multiplier: TextValue };
  'ui.game.slots.cascaded': { count: TextValue };
  'ui.game.slots.expanded': { reels: TextValue };
  'ui.game.slots.freeAdded': { spins: TextValue; left: TextValue };
  'ui.game.slots.freeEnded': { multiplier: TextValue };
  'ui.game.slots.freeSpin': { at: TextValue; of: TextValue };
  'ui.game.slots.freeSpinsAt': { at: TextValue; of: TextValue };
  'ui.game.slots.freeStarted': { spins: TextValue };
  'ui.game.slots.holdEnded': { multiplier: TextValue };
  'ui.game.slots.holdSpun': { coins: TextValue; respins: TextValue };
  'ui.game.slots.holdStarted': { coins: TextValue; respins: TextValue };
  'ui.game.slots.multiplied': { factors: TextValue; factor: TextValue; total: TextValue };
  'ui.game.slots.potWon': { pot: TextValue; multiplier: TextValue };
  'ui.game.slots.reel': { number: TextValue; symbols: TextValue };
  'ui.game.slots.respins': { count: TextValue };
  'ui.game.slots.settled': { multiplier: TextValue };
  'ui.game.slots.soFar': { total: TextValue };
  'ui.game.slots.wonAnywhere': { count: TextValue; symbol: TextValue; multiplier: TextValue };
  'ui.game.slots.wonLine': { line: TextValue; count: TextValue; symbol: TextValue; multiplier: TextValue };
  'ui.game.slots.wonWays': { symbol: TextValue; count: TextValue; ways: TextValue; multiplier: TextValue };
  'ui.game.stake': { currency: TextValue };
  'ui.game.tower.broke': { row: TextValue };
  'ui.game.tower.easy': { safe: TextValue; tiles: TextValue };
  'ui.game.tower.expert': { safe: TextValue; tiles: TextValue };
  'ui.game.tower.hard': { safe: TextValue; tiles: TextValue };
  'ui.game.tower.master': { safe: TextValue; tiles: TextValue };
  'ui.game.tower.medium': { safe: TextValue; tiles: TextValue };
  'ui.game.tower.safe': { row: TextValue; multiplier: TextValue };
  'ui.game.tower.tileBroken': { row: TextValue; number: TextValue };
  'ui.game.tower.tileCovered': { row: TextValue; number: TextValue };
  'ui.game.tower.tileSafe': { row: TextValue; number: TextValue };
  'ui.game.wheel.spun': { multiplier: TextValue };
  'ui.game.withinReachOf': { multiplier: TextValue; rounds: TextValue };
  'ui.history.betKind.parlay': { count: TextValue };
  'ui.history.betKind.system': { sizes: TextValue; count: TextValue };
  'ui.history.betNumber': { number: TextValue };
  'ui.history.editedFrom': { number: TextValue };
  'ui.history.editedTo': { number: TextValue };
  'ui.history.explain.builderLost': { score: TextValue; picks: TextValue; multiplier: TextValue };
  'ui.history.explain.builderLostEarly': { picks: TextValue; score: TextValue; multiplier: TextValue };
  'ui.history.explain.builderRepriced': { score: TextValue; picks: TextValue; multiplier: TextValue };
  'ui.history.explain.builderVoid': { picks: TextValue; multiplier: TextValue };
  'ui.history.explain.builderWon': { score: TextValue; multiplier: TextValue };
  'ui.history.explain.cashedOut': { unit: TextValue; payout: TextValue };
  'ui.history.explain.deadHeat': { share: TextValue };
  'ui.history.explain.deadHeatPlace': { share: TextValue };
  'ui.history.explain.decidedEarly': { score: TextValue; multiplier: TextValue };
  'ui.history.explain.eachWayPays': { count: TextValue; unit: TextValue; payout: TextValue };
  'ui.history.explain.eventVoid': { multiplier: TextValue };
  'ui.history.explain.finalScore': { score: TextValue; multiplier: TextValue };
  'ui.history.explain.freeBetBack': { stake: TextValue };
  'ui.history.explain.freeBetStake': { stake: TextValue };
  'ui.history.explain.legVoid': { score: TextValue; multiplier: TextValue };
  'ui.history.explain.legsMultiplied': { unit: TextValue; multipliers: TextValue; payout: TextValue };
  'ui.history.explain.parlayLost': { legs: TextValue };
  'ui.history.explain.placePart': { fraction: TextValue; places: TextValue; multiplier: TextValue };
  'ui.history.explain.restOfMatch': { counted: TextValue; accepted: TextValue; score: TextValue; multiplier: TextValue };
  'ui.history.explain.ruleFour': { percent: TextValue };
  'ui.history.explain.runnerFinish': { multiplier: TextValue };
  'ui.history.explain.runnerOut': { multiplier: TextValue };
  'ui.history.explain.stakeBack': { stake: TextValue };
  'ui.history.explain.systemPays': { count: TextValue; unit: TextValue; payout: TextValue };
  'ui.history.explain.wrongPrice': { taken: TextValue; right: TextValue };
  'ui.history.explain.wrongPriceVoid': { taken: TextValue; right: TextValue };
  'ui.history.legsDecided': { decided: TextValue; count: TextValue };
  'ui.history.now.count': { count: TextValue };
  'ui.history.paidOut': { amount: TextValue };
  'ui.history.placedInPlayAt': { score: TextValue };
  'ui.history.settledAgain': { result: TextValue };
  'ui.history.settledMany': { count: number };
  'ui.history.settledOne': { result: TextValue };
  'ui.home.feedPause': { list: TextValue };
  'ui.home.feedPlay': { list: TextValue };
  'ui.home.jackpotHowOf': { name: TextValue };
  'ui.home.jackpotLast': { when: TextValue };
  'ui.home.jackpotWon': { account: TextValue; amount: TextValue };
  'ui.home.studioPotBy': { provider: TextValue };
  'ui.home.studioPotPlay': { game: TextValue };
  'ui.home.until': { date: TextValue };
  'ui.inbox.kind.freeBet': { amount: TextValue };
  'ui.inbox.kind.freeRounds': { amount: TextValue };
  'ui.inbox.reward': { reward: TextValue };
  'ui.inbox.tokens': { count: number };
  'ui.inbox.until': { time: TextValue };
  'ui.jackpots.ceilingRule': { opening: TextValue; ceiling: TextValue };
  'ui.jackpots.chanceRule': { opening: TextValue };
  'ui.jackpots.copyOf': { name: TextValue };
  'ui.jackpots.drawn': { time: TextValue };
  'ui.jackpots.grows': { share: TextValue };
  'ui.launch.freeRounds': { count: number; stake: TextValue; date: TextValue };
  'ui.launch.frontText': { provider: TextValue };
  'ui.launch.loading': { provider: TextValue };
  'ui.launch.playInstead': { name: TextValue };
  'ui.launch.reason.country': { provider: TextValue };
  'ui.launch.reason.maintenance': { provider: TextValue };
  'ui.launch.reason.notServed': { provider: TextValue };
  'ui.launch.roundFailedText': { provider: TextValue };
  'ui.launch.rulesText': { provider: TextValue };
  'ui.launch.silentText': { provider: TextValue };
  'ui.launch.windowText': { provider: TextValue };
  'ui.leaderboard.countedAt': { time: TextValue };
  'ui.leaderboard.freeze': { count: number };
  'ui.leaderboard.joinedSince': { time: TextValue };
  'ui.leaderboard.leastScore': { score: TextValue };
  'ui.leaderboard.place': { place: number };
  'ui.leaderboard.places': { from: number; to: number };
  'ui.leaderboard.termsRead': { version: TextValue };
  'ui.leaderboard.toNext': { place: number; score: TextValue };
  'ui.leaderboard.weight': { name: TextValue; share: TextValue };
  'ui.limits.amountLabel': { currency: TextValue };
  'ui.limits.days': { days: number };
  'ui.limits.dialogText': { duration: TextValue };
  'ui.limits.duration': { hours: TextValue; minutes: TextValue };
  'ui.limits.excludedUntil': { time: TextValue };
  'ui.limits.minutes': { minutes: number };
  'ui.limits.months': { months: number };
  'ui.limits.pendingRemove': { time: TextValue };
  'ui.limits.pendingSet': { time: TextValue; value: TextValue };
  'ui.limits.reached': { kind: TextValue; period: TextValue; room: TextValue };
  'ui.limits.realityOption': { minutes: number };
  'ui.limits.resetsAt': { time: TextValue };
  'ui.limits.room': { room: TextValue };
  'ui.limits.rule': { hours: number };
  'ui.limits.timeOutAsk': { time: TextValue };
  'ui.limits.timeOutUntil': { time: TextValue };
  'ui.limits.used': { used: TextValue; limit: TextValue };
  'ui.limits.waits': { time: TextValue };
  'ui.lobby.backTo': { name: TextValue };
  'ui.lobby.emptyTitle': { name: TextValue };
  'ui.lobby.moreLikeThis': { name: TextValue };
  'ui.lobby.playersNow': { count: number };
  'ui.lobby.searchIn': { name: TextValue };
  'ui.lobby.soonText': { provider: TextValue };
  'ui.lottery.buy': { amount: TextValue };
  'ui.lottery.check.yes': { seq: TextValue };
  'ui.lottery.digits': { count: TextValue };
  'ui.lottery.drawAt': { time: TextValue };
  'ui.lottery.linesCost': { lines: TextValue; amount: TextValue };
  'ui.lottery.mine.place': { seq: TextValue };
  'ui.lottery.mine.proven': { seq: TextValue };
  'ui.lottery.mine.won': { amount: TextValue };
  'ui.lottery.orders': { kind: TextValue; count: TextValue };
  'ui.lottery.pick': { least: TextValue; most: TextValue };
  'ui.lottery.price': { amount: TextValue };
  'ui.lottery.remove': { line: TextValue };
  'ui.lottery.sold': { count: TextValue };
  'ui.lottery.soldOut': { number: TextValue; amount: TextValue };
  'ui.lottery.subs.left': { count: TextValue };
  'ui.maintenance.countdown': { time: TextValue };
  'ui.maintenance.text': { site: TextValue };
  'ui.maintenance.timeZone': { zone: TextValue };
  'ui.markets.nextNumber.corners': { number: number };
  'ui.markets.nextNumber.goals': { number: number };
  'ui.markets.outcome.and': { first: TextValue; second: TextValue };
  'ui.markets.outcome.by': { team: TextValue; margin: TextValue };
  'ui.markets.outcome.exactly': { line: TextValue };
  'ui.markets.outcome.minutes': { from: TextValue; to: TextValue };
  'ui.markets.outcome.or': { first: TextValue; second: TextValue };
  'ui.markets.period.inning': { number: number };
  'ui.markets.period.innings': { number: number };
  'ui.markets.period.map': { number: TextValue };
  'ui.markets.period.powerplay': { number: number };
  'ui.markets.period.quarter': { number: number };
  'ui.markets.period.set': { number: number };
  'ui.markets.period.tennisSet': { number: number };
  'ui.markets.period.third': { number: number };
  'ui.markets.question.topPlaces': { count: TextValue };
  'ui.markets.raceTo.corners': { count: TextValue };
  'ui.markets.raceTo.goals': { count: TextValue };
  'ui.markets.raceTo.points': { count: TextValue };
  'ui.markets.raceTo.runs': { count: TextValue };
  'ui.match.keepOnTop': { market: TextValue };
  'ui.match.pressing': { team: TextValue };
  'ui.match.redCards': { count: number };
  'ui.match.serving': { team: TextValue };
  'ui.minigame.box': { number: number };
  'ui.minigame.card': { number: number };
  'ui.minigame.field': { number: number };
  'ui.minigame.missing': { count: number };
  'ui.minigame.pickHint': { count: number };
  'ui.minigame.play': { count: number };
  'ui.minigame.returns': { percent: TextValue };
  'ui.mission.claimNamed': { mission: TextValue };
  'ui.mission.claimUntil': { time: TextValue };
  'ui.mission.ends': { time: TextValue };
  'ui.mission.first': { missions: TextValue };
  'ui.mission.fromDeposit': { amount: TextValue };
  'ui.mission.fromOdds': { odds: TextValue };
  'ui.mission.fromStake': { amount: TextValue };
  'ui.mission.points': { count: number };
  'ui.mission.progress': { done: TextValue; target: TextValue };
  'ui.mission.season': { title: TextValue };
  'ui.mission.step': { step: number };
  'ui.mission.yourPoints': { points: number };
  'ui.news.since': { date: TextValue };
  'ui.notFound.pageNotFound': { path: TextValue };
  'ui.poker.allIn': { amount: TextValue };
  'ui.poker.bet': { amount: TextValue };
  'ui.poker.boardIs': { cards: TextValue };
  'ui.poker.call': { amount: TextValue };
  'ui.poker.chipsText': { min: TextValue; max: TextValue };
  'ui.poker.closeOf': { table: TextValue };
  'ui.poker.computers': { count: TextValue };
  'ui.poker.did.all_in': { amount: TextValue };
  'ui.poker.did.bet': { amount: TextValue };
  'ui.poker.did.big_blind': { amount: TextValue };
  'ui.poker.did.call': { amount: TextValue };
  'ui.poker.did.dead_blind': { amount: TextValue };
  'ui.poker.did.raise': { amount: TextValue };
  'ui.poker.did.small_blind': { amount: TextValue };
  'ui.poker.hand': { number: TextValue; table: TextValue };
  'ui.poker.of': { count: TextValue; most: TextValue };
  'ui.poker.offered': { time: TextValue };
  'ui.poker.openOf': { table: TextValue };
  'ui.poker.ownCardsAre': { cards: TextValue };
  'ui.poker.pot': { amount: TextValue };
  'ui.poker.raise': { amount: TextValue };
  'ui.poker.rakeText': { percent: TextValue; cap: TextValue; headsUp: TextValue };
  'ui.poker.reportOf': { name: TextValue };
  'ui.poker.seat': { seat: TextValue };
  'ui.poker.seedOf': { seat: TextValue };
  'ui.poker.sidePot': { amount: TextValue };
  'ui.poker.sitAt': { table: TextValue };
  'ui.poker.turnOf': { name: TextValue };
  'ui.poker.wins': { name: TextValue; amount: TextValue };
  'ui.poker.yourTurnAt': { table: TextValue };
  'ui.prizes.bonus': { amount: TextValue };
  'ui.prizes.freeRoundCount': { count: number };
  'ui.prizes.won': { prize: TextValue };
  'ui.racing.call.board': { number: TextValue; name: TextValue };
  'ui.racing.call.chases': { number: TextValue; name: TextValue };
  'ui.racing.call.leads': { number: TextValue; name: TextValue };
  'ui.racing.call.straight': { number: TextValue; name: TextValue };
  'ui.racing.call.takesLead': { number: TextValue; name: TextValue };
  'ui.racing.call.wins': { number: TextValue; name: TextValue };
  'ui.racing.combinations': { count: number };
  'ui.racing.cost': { unit: TextValue; amount: TextValue };
  'ui.racing.distance': { metres: TextValue };
  'ui.racing.favourite': { number: TextValue; price: TextValue };
  'ui.racing.legPlace': { place: '1' | '2' | (string & {}) };
  'ui.racing.pays': { price: TextValue };
  'ui.racing.paysBetween': { least: TextValue; most: TextValue };
  'ui.racing.race': { index: TextValue };
  'ui.racing.remove': { bet: TextValue };
  'ui.racing.runners': { count: number };
  'ui.referral.brought': { amount: TextValue };
  'ui.referral.missing': { steps: TextValue };
  'ui.referral.mustDeposit': { amount: TextValue };
  'ui.referral.mustPlay': { amount: TextValue };
  'ui.referral.played': { amount: TextValue };
  'ui.referral.since': { time: TextValue };
  'ui.referral.tier': { count: number };
  'ui.referral.within': { count: number };
  'ui.rewards.begins': { date: TextValue };
  'ui.rewards.codeTaken': { what: TextValue };
  'ui.rewards.countedOf': { counted: TextValue; stake: TextValue };
  'ui.rewards.giveUpTitle': { title: TextValue };
  'ui.rewards.hours': { hours: number };
  'ui.rewards.matchUpTo': { percent: TextValue; max: TextValue };
  'ui.rewards.maxBet': { amount: TextValue };
  'ui.rewards.maxCashOut': { amount: TextValue };
  'ui.rewards.openBet': { id: TextValue };
  'ui.rewards.openStakes': { amount: TextValue };
  'ui.rewards.playedOf': { counted: TextValue; required: TextValue };
  'ui.rewards.rule.countries': { value: TextValue };
  'ui.rewards.rule.deposit_method': { value: TextValue };
  'ui.rewards.rule.deposit_number': { value: TextValue };
  'ui.rewards.rule.inactive_days': { value: TextValue };
  'ui.rewards.rule.level_from': { value: TextValue };
  'ui.rewards.rule.level_reached': { value: TextValue };
  'ui.rewards.rule.level_to': { value: TextValue };
  'ui.rewards.rule.min_deposit': { value: TextValue };
  'ui.rewards.rule.registered_from': { value: TextValue };
  'ui.rewards.rule.registered_to': { value: TextValue };
  'ui.rewards.rule.verified_level': { value: TextValue };
  'ui.rewards.takeUntil': { date: TextValue };
  'ui.rewards.term.weight': { name: TextValue };
  'ui.rewards.termsVersion': { version: TextValue };
  'ui.rewards.timesBonus': { times: TextValue };
  'ui.rewards.timesBoth': { times: TextValue };
  'ui.rewards.until': { date: TextValue };
  'ui.runners.count': { count: number };
  'ui.runners.deadHeatShare': { share: TextValue };
  'ui.runners.deducted': { percent: TextValue };
  'ui.runners.eachWayOf': { selection: TextValue };
  'ui.runners.outrights': { count: number };
  'ui.runners.parts': { win: TextValue; place: TextValue };
  'ui.runners.questions': { count: number };
  'ui.runners.races': { count: number };
  'ui.runners.terms': { fraction: TextValue; places: number };
  'ui.runners.termsOnly': { fraction: TextValue; places: number };
  'ui.runners.unplaced': { names: TextValue };
  'ui.runners.withdrawnLine': { runner: TextValue; percent: TextValue };
  'ui.runners.withdrawnWith': { percent: TextValue };
  'ui.sabong.houseSeed': { amount: TextValue };
  'ui.sabong.record': { won: TextValue; lost: TextValue; drawn: TextValue };
  'ui.sabong.weight': { grams: TextValue };
  'ui.security.codeTo': { place: TextValue };
  'ui.security.lastLogin': { time: TextValue; device: TextValue };
  'ui.security.madeFor': { domain: TextValue; time: TextValue };
  'ui.security.recoveryLeft': { count: number };
  'ui.security.removeNamed': { name: TextValue };
  'ui.security.renameNamed': { name: TextValue };
  'ui.security.since': { time: TextValue };
  'ui.security.usedAt': { time: TextValue };
  'ui.shareBet.until': { time: TextValue };
  'ui.shell.legal': { year: TextValue; site: TextValue; age: number };
  'ui.shell.licence': { regulator: TextValue; number: TextValue };
  'ui.shell.operatedBy': { operator: TextValue };
  'ui.shell.seoHome': { site: TextValue };
  'ui.shell.seoPage': { page: TextValue; site: TextValue };
  'ui.spin.day': { day: number };
  'ui.spin.lost': { label: TextValue };
  'ui.spin.streakWon': { prize: TextValue };
  'ui.sports.allMarketsOf': { count: TextValue; home: TextValue; away: TextValue };
  'ui.sports.kickOffUntold': { day: TextValue };
  'ui.statement.net': { amount: TextValue };
  'ui.statement.netOfSpan': { amount: TextValue };
  'ui.statement.zone': { zone: TextValue };
  'ui.tables.bets.cards': { of: '1' | '6' | '11' | '16' | '26' | '31' | '36' | '41' | (string & {}) };
  'ui.tables.bets.column': { of: TextValue };
  'ui.tables.bets.corner': { of: TextValue };
  'ui.tables.bets.double': { of: TextValue };
  'ui.tables.bets.dozen': { of: TextValue };
  'ui.tables.bets.eachWay': { of: TextValue };
  'ui.tables.bets.exacta': { of: TextValue };
  'ui.tables.bets.pair': { of: TextValue };
  'ui.tables.bets.picks': { of: TextValue };
  'ui.tables.bets.place': { of: TextValue };
  'ui.tables.bets.quinella': { of: TextValue };
  'ui.tables.bets.segment': { of: TextValue };
  'ui.tables.bets.show': { of: TextValue };
  'ui.tables.bets.single': { of: TextValue };
  'ui.tables.bets.sixLine': { of: TextValue };
  'ui.tables.bets.split': { of: TextValue };
  'ui.tables.bets.straight': { of: TextValue };
  'ui.tables.bets.street': { of: TextValue };
  'ui.tables.bets.sum': { of: TextValue };
  'ui.tables.bets.total': { of: TextValue };
  'ui.tables.bets.trifecta': { of: TextValue };
  'ui.tables.bets.triple': { of: TextValue };
  'ui.tables.bets.win': { of: TextValue };
  'ui.tables.chipOf': { amount: TextValue };
  'ui.tables.closeTable': { name: TextValue };
  'ui.tables.dealtBy': { name: TextValue };
  'ui.tables.drawn': { numbers: TextValue; sum: TextValue };
  'ui.tables.freeSeat': { number: TextValue };
  'ui.tables.neighbours': { count: TextValue };
  'ui.tables.ofRounds': { rounds: TextValue };
  'ui.tables.pickNumbers': { count: TextValue };
  'ui.tables.players': { count: TextValue };
  'ui.tables.removeFavourite': { name: TextValue };
  'ui.tables.report': { name: TextValue };
  'ui.tables.road.ask': { side: TextValue };
  'ui.tables.seats': { seated: TextValue; seats: TextValue };
  'ui.tables.secondsLeft': { seconds: TextValue };
  'ui.tables.spot': { bet: TextValue; multiplier: TextValue };
  'ui.tables.spotWithBet': { bet: TextValue; multiplier: TextValue; amount: TextValue };
  'ui.tables.withNeighbours': { number: TextValue; count: TextValue };
  'ui.template.allOf': { name: TextValue };
  'ui.template.appTitle': { site: TextValue };
  'ui.template.balanceRefresh': { balance: TextValue };
  'ui.template.bonusMoney': { amount: TextValue };
  'ui.template.favouriteOf': { game: TextValue };
  'ui.template.filterRemove': { name: TextValue };
  'ui.template.filterShow': { count: number };
  'ui.template.freeRounds': { count: number };
  'ui.template.gameCount': { count: number };
  'ui.template.homeOf': { site: TextValue };
  'ui.template.jackpotOf': { amount: TextValue };
  'ui.template.languageNow': { language: TextValue };
  'ui.template.liveCount': { count: TextValue };
  'ui.template.matchCount': { count: number };
  'ui.template.minute': { minute: number };
  'ui.template.providerGames': { provider: TextValue };
  'ui.template.providersOf': { name: TextValue };
  'ui.template.racePlace': { place: TextValue };
  'ui.template.scrollBack': { name: TextValue };
  'ui.template.scrollOn': { name: TextValue };
  'ui.template.seatsFree': { count: number };
  'ui.template.seatsTaken': { taken: TextValue; total: TextValue };
  'ui.template.shownOf': { shown: TextValue; total: TextValue };
  'ui.template.slideNumber': { number: TextValue };
  'ui.template.slipOpen': { count: number };
  'ui.template.tablesOpen': { count: number };
  'ui.template.tokens': { tokens: TextValue };
  'ui.transactions.balanceAfter': { amount: TextValue };
  'ui.transactions.reference': { number: TextValue };
  'ui.verification.birthDateHint': { age: TextValue };
  'ui.verification.chosen': { name: TextValue };
  'ui.verification.depositRoom': { amount: TextValue };
  'ui.verification.left': { amount: TextValue };
  'ui.verification.level': { level: TextValue };
  'ui.verification.per': { amount: TextValue; days: number };
  'ui.verification.until': { date: TextValue };
  'ui.verification.withdrawalRoom': { amount: TextValue };
  'ui.vip.cashbackDay': { percent: TextValue };
  'ui.vip.cashbackMonth': { percent: TextValue };
  'ui.vip.cashbackWeek': { percent: TextValue };
  'ui.vip.cycle': { count: number };
  'ui.vip.earn': { amount: TextValue };
  'ui.vip.keep': { level: TextValue };
  'ui.vip.keepBy': { time: TextValue; level: TextValue };
  'ui.vip.kept': { level: TextValue; time: TextValue };
  'ui.vip.method': { method: TextValue };
  'ui.vip.next': { level: TextValue };
  'ui.vip.progress': { done: TextValue; needed: TextValue };
  'ui.vip.rakeback': { percent: TextValue };
  'ui.vip.reached': { reward: TextValue };
  'ui.vip.reload': { amount: TextValue };
  'ui.vip.reward': { count: number };
  'ui.withdrawal.addedAt': { time: TextValue };
  'ui.withdrawal.arrival.days': { days: number };
  'ui.withdrawal.arrival.hours': { hours: number };
  'ui.withdrawal.arrival.minutes': { minutes: number };
  'ui.withdrawal.everything': { amount: TextValue };
  'ui.withdrawal.example': { example: TextValue };
  'ui.withdrawal.feeAndNet': { fee: TextValue; net: TextValue };
  'ui.withdrawal.network': { name: TextValue };
  'ui.withdrawal.ofBalance': { balance: TextValue };
  'ui.withdrawal.onlyFree': { free: TextValue };
  'ui.withdrawal.played': { done: TextValue; required: TextValue };
  'ui.withdrawal.readyAt': { time: TextValue };
  'validation.atLeast': { minimum: TextValue };
  'validation.atMost': { maximum: TextValue };
  'validation.tooLong': { maximum: number };
  'validation.tooShort': { minimum: number };
}

/** Texts with tags, for `t.rich`. */
export interface RichMessageArguments {
  'ui.auth.agree': { age: number; terms: TextTag; privacy: TextTag };
  'ui.floating.assistantSource': { page: TextValue; link: TextTag };
}
