import { gameInfo } from '@pavilion/contracts/player/games/game-info.contract';
import { launchKindOf } from '@pavilion/domain/providers';
import { namedGamesQuery } from '../../common/tiles/game-queries.ts';
import type { GameKey } from '../../common/tiles/game-tile.ts';
import { callQuery, queryClient } from '../../core/query.ts';
import { gameViews } from '../game-views.ts';
import { roundViews } from '../round/round-views.ts';

/** Asks for everything the stage of a game will ask for, all at once. What fails is asked for again by the stage. */
export function warmGame({ provider_code, game_code }: GameKey): void {
  void queryClient.prefetchQuery(namedGamesQuery([{ provider_code, game_code }]));
  const load = gameViews[game_code] ?? roundViews[game_code];
  if (launchKindOf(provider_code) !== 'house' || !load) return;
  void queryClient.prefetchQuery(callQuery(gameInfo, { provider_code, game_code }));
  load().catch(() => undefined);
}
