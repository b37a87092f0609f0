import { ledgerAudits, type Audit } from '@pavilion/ledger';
import { demoChecksModule } from './demo/checks/module.ts';
import { demoCrowdModule } from './demo/crowd/module.ts';
import { demoMatchesModule } from './demo/matches/module.ts';
import { demoPaymentsModule } from './demo/payments/module.ts';
import { demoPayoutsModule } from './demo/payouts/module.ts';
import { adaptersModule } from './modules/site/adapters/module.ts';
import { auditModule } from './modules/office/audit/module.ts';
import { bettingModule } from './modules/sports/betting/module.ts';
import { contentModule } from './modules/site/content/module.ts';
import { devModule } from './modules/office/dev/module.ts';
import { gamesModule } from './modules/games/catalogue/module.ts';
import { historyModule } from './modules/money/history/module.ts';
import { identityModule } from './modules/account/identity/module.ts';
import { inboxModule } from './modules/support/inbox/module.ts';
import { jackpotsModule } from './modules/rewards/jackpots/module.ts';
import { mediaModule } from './modules/site/media/module.ts';
import { noticesModule } from './modules/support/notices/module.ts';
import { offersModule } from './modules/support/offers/module.ts';
import { operationsModule } from './modules/office/operations/module.ts';
import { outboxModule } from './modules/support/outbox/module.ts';
import { pagesModule } from './modules/site/pages/module.ts';
import { paymentsModule } from './modules/money/payments/module.ts';
import { payoutsModule } from './modules/money/payouts/module.ts';
import { playModule } from './modules/games/play/module.ts';
import { playersModule } from './modules/account/players/module.ts';
import { privacyModule } from './modules/account/privacy/module.ts';
import { protectionModule } from './modules/account/protection/module.ts';
import { providersModule } from './modules/games/providers/module.ts';
import { pushModule } from './modules/support/push/module.ts';
import { secondStepModule } from './modules/account/second-step/module.ts';
import { securityModule } from './modules/account/security/module.ts';
import { sitesModule } from './modules/site/sites/module.ts';
import { sportsbookModule } from './modules/sports/sportsbook/module.ts';
import { statisticsModule } from './modules/site/statistics/module.ts';
import { stepUpModule } from './modules/account/step-up/module.ts';
import { tournamentsModule } from './modules/rewards/tournaments/module.ts';
import { turnoverModule } from './modules/rewards/turnover/module.ts';
import { verificationModule } from './modules/account/verification/module.ts';
import { verificationChecksModule } from './modules/account/verification-checks/module.ts';
import { vipModule } from './modules/rewards/vip/module.ts';
import { walletModule } from './modules/money/wallet/module.ts';
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
