import type { Round, Setup } from './game.types.ts';
import { scenes } from './scenes.ts';
import { ShownRound } from './shown-round.ts';
import { startPage } from './start-page.ts';

/** As the page was written with it. */
export interface RoundSetup extends Setup {
  kept: { currency: string; exponent: number; round: Round; at: string };
}

startPage<RoundSetup>(
  async (page) => new ShownRound({ ...page, sceneOf: await scenes[page.setup.scene]?.() }),
);
