import { launchDemo } from '../engine/play-calls.ts';
import { loadGameModule } from '../fairness/game-modules.ts';
import type { GameInfo } from '../game-view.ts';
import { DemoRounds } from './demo-rounds.ts';

/** A purse of play money for a shared game; the server says whether there may be one, and how much is in it. */
export async function openDemoRounds(info: GameInfo): Promise<DemoRounds> {
  const [game, { demo_balance = '0' }] = await Promise.all([
    loadGameModule(info.game_code),
    launchDemo(info),
  ]);
  if (game?.engine !== 'round') throw new Error(`${info.game_code} has no shared rounds`);
  return new DemoRounds(info, game, demo_balance);
}
