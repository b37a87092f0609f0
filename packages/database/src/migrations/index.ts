import { ledgerMigration } from './20261121T0100-ledger.migration.ts';
import { sites } from './20261121T0200-sites.migration.ts';
import { identity } from './20261121T0300-identity.migration.ts';
import { inbox } from './20261121T0350-inbox.migration.ts';
import { realtimeEvents } from './20261121T0400-realtime-events.migration.ts';
import { payments } from './20261121T0500-payments.migration.ts';
import { sportsbook } from './20261121T0600-sportsbook.migration.ts';
import { statistics } from './20261121T0700-statistics.migration.ts';
import { quickSlips } from './20261121T0800-quick-slips.migration.ts';
import { analyticsSources } from './20261121T0810-analytics-sources.migration.ts';
import { depositFees } from './20261121T0820-deposit-fees.migration.ts';
import { quickNumbering } from './20261121T0820-quick-numbering.migration.ts';
import { lateBets } from './20261121T0830-late-bets.migration.ts';
import { acceptedScores } from './20261121T0850-accepted-scores.migration.ts';
import { jackpots } from './20261121T0910-jackpots.migration.ts';
import { computerPlayers } from './20261121T0920-computer-players.migration.ts';
import { leagueIdentities } from './20261122T0120-league-identities.migration.ts';
import { playerWinCaps } from './20261122T0125-player-win-caps.migration.ts';
import { sourceIdentities } from './20261122T0130-source-identities.migration.ts';
import { pricedBy } from './20261122T0135-priced-by.migration.ts';
import { announcementAudience } from './20261122T0150-announcement-audience.migration.ts';
import { codesBySource } from './20261122T0160-codes-by-source.migration.ts';
import { protection } from './20261122T0200-protection.migration.ts';
import { playerLimits } from './20261122T0210-player-limits.migration.ts';
import { withdrawals } from './20261122T0220-withdrawals.migration.ts';
import { play } from './20261122T0300-play.migration.ts';
import { sharedRounds } from './20261122T0310-shared-rounds.migration.ts';
import { eventLog } from './20261122T0400-event-log.migration.ts';
import { providers } from './20261122T0410-providers.migration.ts';
import { gameBets } from './20261122T0435-game-bets.migration.ts';
import { historyOfProducts } from './20261122T0440-history-of-products.migration.ts';
import { leagueNames } from './20261122T0441-league-names.migration.ts';
import { secondStep } from './20261122T0450-second-step.migration.ts';
import { contactChanges } from './20261122T0451-contact-changes.migration.ts';
import { verification } from './20261123T0500-verification.migration.ts';
import { notices } from './20261123T0600-notices.migration.ts';
import { privacy } from './20261123T0610-privacy.migration.ts';
import { vipStandings } from './20261123T0620-vip-standings.migration.ts';
import { dialects } from './20261123T0700-dialects.migration.ts';
import { cashier } from './20261123T0800-cashier.migration.ts';
import { freeRounds } from './20261123T0900-free-rounds.migration.ts';
import { studioJackpots } from './20261123T2200-studio-jackpots.migration.ts';
import { cashierNews } from './20261124T0220-cashier-news.migration.ts';
import { gameVersions } from './20261124T0340-game-versions.migration.ts';
import { saltedChains } from './20261125T1200-salted-chains.migration.ts';
import { comparedTransactions } from './20261125T1510-compared-transactions.migration.ts';
import { widerFreeRounds } from './20261125T1520-wider-free-rounds.migration.ts';
import { languageOfMessages } from './20261127T0740-language-of-messages.migration.ts';
import { gameHindrance } from './20261128T0900-game-hindrance.migration.ts';
import { rulesOfPlaces } from './20261128T0100-rules-of-places.migration.ts';
import { adapterSettings } from './20261128T1100-adapter-settings.migration.ts';
import { stakingActions } from './20261128T1310-staking-actions.migration.ts';
import { ticketsOfLines } from './20261128T1300-tickets-of-lines.migration.ts';
import { contentVersions } from './20261128T2200-content-versions.migration.ts';
import { blockRounds } from './20261125T1500-block-rounds.migration.ts';
import { offers } from './20261123T1530-offers.migration.ts';
import { documentRequests } from './20261123T1520-document-requests.migration.ts';
import { siteChoice } from './20261123T1120-site-choice.migration.ts';
import { vipCycles } from './20261123T1110-vip-cycles.migration.ts';
import { webPush } from './20261123T1030-web-push.migration.ts';
import { rewardTriggers } from './20261129T0200-reward-triggers.migration.ts';
import { poker } from './20261128T2320-poker.migration.ts';
import { rewards } from './20261128T2200-rewards.migration.ts';
import { wheelAndMinigame } from './20261128T2300-wheel-and-minigame.migration.ts';
import { races } from './20261129T0140-races.migration.ts';
import { liveTables } from './20261128T2310-live-tables.migration.ts';
import { lottery } from './20261128T2330-lottery.migration.ts';
import { bingo } from './20261129T0430-bingo.migration.ts';
import { cashRewards } from './20261129T0210-cash-rewards.migration.ts';
import { jackpotKinds } from './20261129T0230-jackpot-kinds.migration.ts';
import { poolRounds } from './20261129T0430-pool-rounds.migration.ts';
import { affiliates } from './20261129T0240-affiliates.migration.ts';
import { operatorPictures } from './20261129T0900-operator-pictures.migration.ts';
import { bingoPlayMoney } from './20261129T1445-bingo-play-money.migration.ts';
import { trading } from './20261129T1820-trading.migration.ts';
import { earlySettlement } from './20261129T1830-settle.migration.ts';
import { editsInPlay } from './20261129T1940-edits-in-play.migration.ts';
import { feedLeads } from './20261129T1930-feed-leads.migration.ts';
import { builders } from './20261129T1410-builders.migration.ts';
import { chargeBacks } from './20261129T0250-charge-backs.migration.ts';
import { inboxTemplates } from './20261129T0300-inbox-templates.migration.ts';
import { testAccounts } from './20261129T0320-test-accounts.migration.ts';
import { warnedOfEnds } from './20261129T0310-warned-of-ends.migration.ts';
import { sharedBets } from './20261129T1910-shared-bets.migration.ts';
import { sharedSlips } from './20261129T0410-shared-slips.migration.ts';
import { sportsFavourites } from './20261129T0820-sports-favourites.migration.ts';
import { eventsOfRunners } from './20261129T1420-events-of-runners.migration.ts';
import { demoBooks } from './20261129T1955-demo-books.migration.ts';
import { lighterEventLog } from './20261129T1990-lighter-event-log.migration.ts';
import { feeds } from './20261129T1810-feeds.migration.ts';
import { fishing } from './20261129T0450-fishing.migration.ts';
import { referrals } from './20261129T0220-referrals.migration.ts';
import type { NamedMigration } from './migration.ts';
import { supportChat } from './20261128T1500-support-chat.migration.ts';
import { assistant } from './20261128T1520-assistant.migration.ts';
import { supportTickets } from './20261128T1510-support-tickets.migration.ts';

/** Every step of the schema, one row each, oldest first. Append yours: one import, one row. */
export const migrations: readonly NamedMigration[] = [
  ledgerMigration,
  sites,
  identity,
  inbox,
  realtimeEvents,
  payments,
  sportsbook,
  statistics,
  quickSlips,
  analyticsSources,
  depositFees,
  quickNumbering,
  lateBets,
  acceptedScores,
  jackpots,
  computerPlayers,
  leagueIdentities,
  playerWinCaps,
  sourceIdentities,
  pricedBy,
  announcementAudience,
  codesBySource,
  protection,
  playerLimits,
  withdrawals,
  play,
  sharedRounds,
  eventLog,
  providers,
  gameBets,
  historyOfProducts,
  leagueNames,
  secondStep,
  contactChanges,
  verification,
  notices,
  privacy,
  vipStandings,
  dialects,
  cashier,
  freeRounds,
  webPush,
  vipCycles,
  siteChoice,
  documentRequests,
  offers,
  studioJackpots,
  cashierNews,
  gameVersions,
  saltedChains,
  blockRounds,
  comparedTransactions,
  widerFreeRounds,
  languageOfMessages,
  rulesOfPlaces,
  gameHindrance,
  adapterSettings,
  ticketsOfLines,
  stakingActions,
  supportChat,
  supportTickets,
  assistant,
  contentVersions,
  rewards,
  wheelAndMinigame,
  liveTables,
  poker,
  lottery,
  races,
  rewardTriggers,
  cashRewards,
  referrals,
  jackpotKinds,
  affiliates,
  chargeBacks,
  inboxTemplates,
  warnedOfEnds,
  testAccounts,
  sharedSlips,
  bingo,
  poolRounds,
  fishing,
  sportsFavourites,
  operatorPictures,
  builders,
  eventsOfRunners,
  bingoPlayMoney,
  feeds,
  trading,
  earlySettlement,
  sharedBets,
  feedLeads,
  editsInPlay,
  demoBooks,
  lighterEventLog,
];
