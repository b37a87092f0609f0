import type { Job } from './job.ts';
import { moveRoundsOn } from './advance-rounds.job.ts';
import { auditLedger } from './audit-ledger.job.ts';
import { checkGivenDocuments } from './check-documents.job.ts';
import { closeStudioRounds } from './close-abandoned-rounds.job.ts';
import { countTournaments } from './count-tournaments.job.ts';
import { deliverSandboxWebhooks } from './deliver-sandbox-webhooks.job.ts';
import { endTournaments } from './end-tournaments.job.ts';
import { drawJackpots } from './draw-jackpots.job.ts';
import { earnGameTokens } from './earn-tokens.job.ts';
import { expireHolds } from './expire-holds.job.ts';
import { finishHands } from './finish-hands.job.ts';
import { forgetCodes } from './forget-codes.job.ts';
import { growJackpots } from './grow-jackpots.job.ts';
import { makeExports } from './make-exports.job.ts';
import { measureWaitingBets } from './measure-unsettled-bets.job.ts';
import { playCrowd } from './play-demo-crowd.job.ts';
import { playDemo } from './play-demo-matches.job.ts';
import { forgetDemoSessions } from './prune-demo-sessions.job.ts';
import { pruneProviderRecords } from './prune-provider-records.job.ts';
import { pruneRealtimeEvents } from './prune-realtime-events.job.ts';
import { pruneRecords } from './prune-records.job.ts';
import { pruneSessions } from './prune-sessions.job.ts';
import { pullStudioCatalogues } from './pull-catalogues.job.ts';
import { pullStudioJackpots } from './pull-jackpots.job.ts';
import { raiseLevels } from './raise-vip.job.ts';
import { reconcilePendingDeposits } from './reconcile-deposits.job.ts';
import { reconcileSentPayouts } from './reconcile-payouts.job.ts';
import { reviewNewWithdrawals } from './review-withdrawals.job.ts';
import { rollUpLedger } from './roll-up-ledger.job.ts';
import { playSandboxPayouts } from './run-sandbox-payouts.job.ts';
import { sendOutbox } from './send-outbox.job.ts';
import { sendNotices } from './send-notices.job.ts';
import { sendOffers } from './send-offers.job.ts';
import { sendApprovedPayouts } from './send-payouts.job.ts';
import { settleBets } from './settle-bets.job.ts';
import { tellLeftNews } from './tell-cashier-news.job.ts';
import { tellLimits } from './tell-limits.job.ts';
import { tendEmbeddedTables } from './tend-tables.job.ts';
import { topUpSportsbook } from './top-up-sportsbook.job.ts';
import { turnCycles } from './turn-vip-cycles.job.ts';
import { warnDocuments } from './warn-documents.job.ts';

/** Every job of the server, one row each. */
export const jobCatalogue: readonly Job[] = [
  sendOutbox,
  sendNotices,
  sendOffers,
  tellLeftNews,
  tellLimits,
  makeExports,
  raiseLevels,
  turnCycles,
  warnDocuments,
  earnGameTokens,
  forgetCodes,
  pruneSessions,
  pruneRecords,
  pruneRealtimeEvents,
  topUpSportsbook,
  playDemo,
  playCrowd,
  settleBets,
  moveRoundsOn,
  finishHands,
  closeStudioRounds,
  pullStudioCatalogues,
  pullStudioJackpots,
  pruneProviderRecords,
  forgetDemoSessions,
  measureWaitingBets,
  growJackpots,
  drawJackpots,
  countTournaments,
  endTournaments,
  deliverSandboxWebhooks,
  reconcilePendingDeposits,
  reviewNewWithdrawals,
  sendApprovedPayouts,
  playSandboxPayouts,
  checkGivenDocuments,
  reconcileSentPayouts,
  rollUpLedger,
  tendEmbeddedTables,
  expireHolds,
  auditLedger,
];
