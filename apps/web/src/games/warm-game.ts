import { gameInfo } from '@pavilion/contracts/player/games/game-info.contract';
import { launchKindOf } from '@pavilion/domain/providers';
import { namedGamesQuery } from '../common/tiles/game-queries.ts';
import type { GameKey } from '../common/tiles/game-tile.ts';
import { callQuery, queryClient } from '../core/query.ts';
import { houseGameRow } from './house-games.ts';
import { stageOf } from './stages/stage-of.ts';

/**
 * Asks for everything the stage of a game will ask for, all at once. What fails is asked for again
 * by the stage.
 */
export function warmGame({ provider_code, game_code }: GameKey): void {
  void queryClient.prefetchQuery(namedGamesQuery([{ provider_code, game_code }]));
  const row = houseGameRow(game_code);
  if (launchKindOf(provider_code) !== 'house' || !row) return;
  void queryClient.prefetchQuery(callQuery(gameInfo, { provider_code, game_code }));
  Promise.all([row.view(), stageOf[row.engine].stage()]).catch(() => undefined);
}

/** Loads the stage that most games stand on. */
export const warmStage = async (): Promise<void> => void (await stageOf.instant.stage());
