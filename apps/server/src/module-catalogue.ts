import { ledgerAudits, type Audit } from '@pavilion/ledger';
import { demoChecksModule } from './demo/checks/module.ts';
import { demoCrowdModule } from './demo/crowd/module.ts';
import { demoMatchesModule } from './demo/matches/module.ts';
import { demoPaymentsModule } from './demo/payments/module.ts';
import { demoPayoutsModule } from './demo/payouts/module.ts';
import { adaptersModule } from './modules/adapters/module.ts';
import { auditModule } from './modules/audit/module.ts';
import { bettingModule } from './modules/betting/module.ts';
import { contentModule } from './modules/content/module.ts';
import { devModule } from './modules/dev/module.ts';
import { gamesModule } from './modules/games/module.ts';
import { historyModule } from './modules/history/module.ts';
import { identityModule } from './modules/identity/module.ts';
import { inboxModule } from './modules/inbox/module.ts';
import { jackpotsModule } from './modules/jackpots/module.ts';
import { mediaModule } from './modules/media/module.ts';
import { noticesModule } from './modules/notices/module.ts';
import { offersModule } from './modules/offers/module.ts';
import { operationsModule } from './modules/operations/module.ts';
import { outboxModule } from './modules/outbox/module.ts';
import { pagesModule } from './modules/pages/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { payoutsModule } from './modules/payouts/module.ts';
import { playModule } from './modules/play/module.ts';
import { playersModule } from './modules/players/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import { protectionModule } from './modules/protection/module.ts';
import { providersModule } from './modules/providers/module.ts';
import { pushModule } from './modules/push/module.ts';
import { secondStepModule } from './modules/second-step/module.ts';
import { securityModule } from './modules/security/module.ts';
import { sitesModule } from './modules/sites/module.ts';
import { sportsbookModule } from './modules/sportsbook/module.ts';
import { statisticsModule } from './modules/statistics/module.ts';
import { stepUpModule } from './modules/step-up/module.ts';
import { tournamentsModule } from './modules/tournaments/module.ts';
import { turnoverModule } from './modules/turnover/module.ts';
import { verificationModule } from './modules/verification/module.ts';
import { verificationChecksModule } from './modules/verification-checks/module.ts';
import { vipModule } from './modules/vip/module.ts';
import { walletModule } from './modules/wallet/module.ts';
import type { RegisterHttp } from './http/http-module.ts';
import type { Route } from './http/route.ts';
import { auditLedgerJob } from './jobs/audit-ledger.ts';
import type { Job } from './jobs/job.ts';
import type { ServerModule } from './module.ts';

/** Every module of the server, one row each; `identity` comes first, for the others ask it, and `pages` last. */
const modules: readonly ServerModule[] = [
  identityModule,
  adaptersModule,
  auditModule,
  bettingModule,
  contentModule,
  demoChecksModule,
  demoCrowdModule,
  demoMatchesModule,
  demoPaymentsModule,
  demoPayoutsModule,
  devModule,
  gamesModule,
  historyModule,
  inboxModule,
  jackpotsModule,
  mediaModule,
  noticesModule,
  offersModule,
  operationsModule,
  outboxModule,
  paymentsModule,
  payoutsModule,
  playModule,
  playersModule,
  privacyModule,
  protectionModule,
  providersModule,
  pushModule,
  secondStepModule,
  securityModule,
  sitesModule,
  sportsbookModule,
  statisticsModule,
  stepUpModule,
  tournamentsModule,
  turnoverModule,
  verificationModule,
  verificationChecksModule,
  vipModule,
  walletModule,
  pagesModule,
];

/** Every call of the product with its handler. */
export const routes: readonly Route[] = modules.flatMap((module) => module.routes ?? []);

/** What the server serves beside calls. */
export const httpModules: readonly RegisterHttp[] = modules.flatMap(({ http }) => http ?? []);

/** What must hold for the books and for every module's tables, at any time. */
export const audits: readonly Audit[] = [
  ...ledgerAudits,
  ...modules.flatMap((module) => module.audits ?? []),
];

/** Those, and what must have happened by `now`, a time of the business. */
export const auditsAt = (now: Date): readonly Audit[] => [
  ...audits,
  ...modules.flatMap((module) => module.auditsAt?.(now) ?? []),
];

/** Every job of the server. */
export const jobCatalogue: readonly Job[] = [
  ...modules.flatMap(({ jobs }) => jobs ?? []),
  auditLedgerJob(auditsAt),
];
