export { makeForeignKey } from './adapters/foreign-key.ts';
export { freeRoundsWaiting, grantFreeRounds } from './free-rounds.service.ts';
export { pullCatalogues } from './catalogue.service.ts';
export { payIntoPool } from './pay-into-pool.service.ts';
export { readBetLevels, validateStudio } from './check-studio.service.ts';
export { type NewGame } from './new-games/new-game.ts';
export { addGames, markCatalogue } from './new-games/new-games.service.ts';
export { insertProviders } from './new-games/new-games.store.ts';
export { pullJackpots } from './jackpot-feed.service.ts';
export { kickPlayer } from './kick-player.service.ts';
export { compareTransactions } from './compare-transactions.service.ts';
export { addKey } from './keys.service.ts';
export { openLaunch as createLaunch } from './adapters/open-launch.service.ts';
export { agreeTerms, launchKindAt } from './adapters/terms.service.ts';
export { type ExternalLaunch, type LaunchOrder } from './launch.service.ts';
export {
  connectStudio,
  describeConnections,
  openIncidents,
  switchPlay,
  type ConnectionInput,
} from './operator.service.ts';
export { closeAbandonedRounds } from './reconcile.service.ts';
export { viewStudioRound } from './round-view.service.ts';
export { studioFacts } from './studio-facts.service.ts';
export { potByGame, studioPots, type StudioPot } from './studio-pots.service.ts';
export { pruneLaunches } from './session.service.ts';
export type { WalletAction } from './transact.store.ts';
export { pruneNonces } from './verify-request.service.ts';
