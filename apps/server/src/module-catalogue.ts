import { ledgerAudits, type Audit } from '@pavilion/ledger';
import type { Declared } from './declared.ts';
import { demoArea } from './demo/area.ts';
import type { RegisterHttp } from './http/http-module.ts';
import type { Route } from './http/route.ts';
import { auditLedgerJob } from './jobs/audit-ledger.ts';
import type { Job } from './jobs/job.ts';
import { accountArea } from './modules/account/area.ts';
import { createAlive } from './modules/games/alive/index.ts';
import { aliveModule, gamesArea } from './modules/games/area.ts';
import { moneyArea } from './modules/money/area.ts';
import { officeArea } from './modules/office/area.ts';
import { booksOffice } from './modules/office/audit/index.ts';
import { rewardsArea } from './modules/rewards/area.ts';
import { siteArea } from './modules/site/area.ts';
import { sportsArea } from './modules/sports/area.ts';
import { supportArea } from './modules/support/area.ts';
import type { ServerModule } from './module.ts';
import { createNoticeCatalogue } from './notices/notice-catalogue.ts';
import type { OfficeHandler } from './operator/office.ts';

/**
 * Every module of the server, a row an area, and the parts of the demo. `account` comes first, for
 * the others ask whether somebody is signed in; `site` last, for its pages answer what nobody else
 * does.
 */
const modules: readonly ServerModule[] = [
  ...accountArea,
  ...moneyArea,
  ...gamesArea,
  ...sportsArea,
  ...rewardsArea,
  ...supportArea,
  ...officeArea,
  ...demoArea,
  ...siteArea,
];

/** What is alive on a site, asked of every module that has something of the kind. */
export const aliveOf = createAlive(modules.flatMap(({ alive }) => alive ?? []));

/** Every call of the product with its handler. */
export const routes: readonly Route[] = [...modules, aliveModule(aliveOf)].flatMap(
  (module) => module.routes ?? [],
);

/**
 * What modules keep of players, what journals may name of theirs, which rounds they show again, and
 * what they tell of.
 */
export const declared: Declared = {
  personal: modules.flatMap(({ personal }) => personal ?? []),
  references: modules.flatMap(({ references }) => references ?? []),
  recalls: modules.flatMap(({ recalls }) => recalls ?? []),
  notices: createNoticeCatalogue(modules.flatMap(({ notices }) => notices ?? [])),
};

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

/** Every call of the office with its handler. */
export const officeHandlers: readonly OfficeHandler[] = [
  ...modules.flatMap((module) => module.office ?? []),
  booksOffice(auditsAt),
];

/** Every job of the server. */
export const jobCatalogue: readonly Job[] = [
  ...modules.flatMap(({ jobs }) => jobs ?? []),
  auditLedgerJob(auditsAt),
];
