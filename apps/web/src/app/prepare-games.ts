import { onApproach } from '@pavilion/web-core/navigation/approach';
import { warmGame, warmStage } from '../games/warm-game.ts';
import { lazyScreens } from './lazy-screens.ts';

const gamePage = '/playnow';

/**
 * Most visits of a lobby lead to a game: the stage that all games share is fetched while nothing
 * else happens, a game itself when its tile is pressed, all of it at once and before the click.
 */
export async function prepareGames(): Promise<void> {
  onApproach((path) => {
    if (!path.startsWith(`${gamePage}?`)) return;
    const named = new URLSearchParams(path.slice(gamePage.length));
    const [provider_code, game_code] = [named.get('provider'), named.get('game')];
    if (provider_code === null || game_code === null) return;
    void lazyScreens.playnow.preload();
    warmGame({ provider_code, game_code });
  });
  if (!savesData()) await Promise.all([lazyScreens.playnow.preload(), warmStage()]);
}

/** True where the visitor told the browser to load nothing ahead. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
