import { routes as betting } from '../modules/betting/index.ts';
import { routes as content } from '../modules/content/index.ts';
import { registerHttp as registerDev } from '../modules/dev/index.ts';
import { routes as games } from '../modules/games/index.ts';
import { routes as history } from '../modules/history/index.ts';
import { registerHttp as registerIdentity, routes as identity } from '../modules/identity/index.ts';
import { routes as inbox } from '../modules/inbox/index.ts';
import { routes as jackpots } from '../modules/jackpots/index.ts';
import { registerHttp as registerMedia } from '../modules/media/index.ts';
import { registerHttp as registerNotices, routes as notices } from '../modules/notices/index.ts';
import { registerHttp as registerOperations } from '../modules/operations/index.ts';
import { registerHttp as registerPages } from '../modules/pages/index.ts';
import { registerHttp as registerPayments, routes as payments } from '../modules/payments/index.ts';
import { registerHttp as registerPlay, routes as play } from '../modules/play/index.ts';
import { registerHttp as registerPayouts, routes as payouts } from '../modules/payouts/index.ts';
import { routes as players } from '../modules/players/index.ts';
import { registerHttp as registerPrivacy, routes as privacy } from '../modules/privacy/index.ts';
import {
  registerHttp as registerProviders,
  routes as providers,
} from '../modules/providers/index.ts';
import { routes as protection } from '../modules/protection/index.ts';
import { routes as push } from '../modules/push/index.ts';
import { routes as secondStep } from '../modules/second-step/index.ts';
import { routes as security } from '../modules/security/index.ts';
import { routes as sites } from '../modules/sites/index.ts';
import { routes as sportsbook } from '../modules/sportsbook/index.ts';
import { routes as statistics } from '../modules/statistics/index.ts';
import { routes as stepUp } from '../modules/step-up/index.ts';
import { routes as tournaments } from '../modules/tournaments/index.ts';
import { routes as verification } from '../modules/verification/index.ts';
import { registerHttp as registerChecks } from '../modules/verification-checks/index.ts';
import { routes as vip } from '../modules/vip/index.ts';
import { routes as wallet } from '../modules/wallet/index.ts';
import type { RegisterHttp } from './http-module.ts';
import type { Route } from './route.ts';

/** Every call of the product with its handler, one row per module. */
export const routes: readonly Route[] = [
  ...sites,
  ...identity,
  ...players,
  ...vip,
  ...content,
  ...games,
  ...providers,
  ...inbox,
  ...notices,
  ...push,
  ...privacy,
  ...statistics,
  ...jackpots,
  ...tournaments,
  ...wallet,
  ...play,
  ...payments,
  ...protection,
  ...payouts,
  ...verification,
  ...stepUp,
  ...secondStep,
  ...security,
  ...sportsbook,
  ...betting,
  ...history,
];

/** What modules serve beside calls, one row per module. */
export const httpModules: readonly RegisterHttp[] = [
  registerIdentity,
  registerPayments,
  registerPayouts,
  registerChecks,
  registerProviders,
  registerNotices,
  registerPrivacy,
  registerDev,
  registerMedia,
  registerPlay,
  registerOperations,
  registerPages,
];
