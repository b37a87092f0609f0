import { GameTable } from './game-table.ts';
import { openGame } from './game-calls.ts';
import type { Setup } from './game.types.ts';
import { scenes } from './scenes.ts';
import { startPage } from './start-page.ts';

startPage<Setup>(async (page) => {
  const loadScene = scenes[page.setup.scene];
  const [opened, sceneOf] = await Promise.all([openGame(location.href), loadScene?.()]);
  return new GameTable({ ...page, opened, sceneOf });
});
