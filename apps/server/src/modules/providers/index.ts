import type { RegisterHttp } from '../../http/http-module.ts';
import type { Route } from '../../http/route.ts';
import { registerDialectDoor } from './adapters/dialect-door.http.ts';
import { registerConformDesk } from './conform-desk.http.ts';
import { freeRoundsLeftRoute } from './free-rounds-left.route.ts';
import { registerGameFrame } from './game-frame.http.ts';
import { registerProviderDoor } from './provider-door.http.ts';
import { providerOpenApiDocument } from './provider-openapi.ts';

export { allSites } from './adapters/dialect-caller.service.ts';
export { foreignDialects, type DialectName } from './adapters/dialects.ts';
export { makeForeignKey } from './adapters/foreign-key.ts';
export {
  cancelGrant,
  describeGrants,
  freeRoundsWaiting,
  grantFreeRounds,
} from './free-rounds.service.ts';
export { pullCatalogues } from './catalogue.service.ts';
export { readBetLevels, validateStudio } from './check-studio.service.ts';
export { pullJackpots } from './jackpot-feed.service.ts';
export { kickPlayer } from './kick-player.service.ts';
export { addKey, listKeys, retireKey } from './keys.service.ts';
export { openLaunch as createLaunch } from './adapters/open-launch.service.ts';
export { agreeTerms, nameForeignGame } from './adapters/terms.service.ts';
export { type ExternalLaunch, type LaunchOrder } from './launch.service.ts';
export {
  connectStudio,
  describeConnections,
  openIncidents,
  resolveByOperator,
  switchPlay,
  type ConnectionInput,
  type Switched,
} from './operator.service.ts';
export { closeAbandonedRounds, reconcileTotals } from './reconcile.service.ts';
export { viewStudioRound } from './round-view.service.ts';
export { studioFacts } from './studio-facts.service.ts';
export { potByGame, studioPots, type StudioPot } from './studio-pots.service.ts';
export { pruneLaunches } from './session.service.ts';
export type { WalletAction } from './transact.store.ts';
export { pruneNonces } from './verify-request.service.ts';

export const routes: readonly Route[] = [freeRoundsLeftRoute];

/** The door of studios, and its contract for readers and generators. */
export const registerHttp: RegisterHttp = async (app, context) => {
  let document: string | null = null;
  app.get('/provider/v1/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(providerOpenApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  registerGameFrame(app, context);
  await app.register(async (scope) => registerConformDesk(scope, context));
  await app.register(async (scope) => registerProviderDoor(scope, context));
  await app.register(async (scope) => registerDialectDoor(scope, context));
};
