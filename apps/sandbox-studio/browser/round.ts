import type { RoundSetup } from './game.types.ts';
import { scenes } from './scenes.ts';
import { ShownRound } from './shown-round.ts';
import { startPage } from './start-page.ts';

startPage<RoundSetup>(
  async (page) => new ShownRound({ ...page, sceneOf: await scenes[page.setup.scene]?.() }),
);
