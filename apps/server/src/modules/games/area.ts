import type { ServerModule } from '../../module.ts';
import { bingoModule } from './bingo/module.ts';
import { gamesModule } from './catalogue/module.ts';
import { fairnessModule } from './fairness/module.ts';
import { handsModule } from './hands/module.ts';
import { instantModule } from './instant/module.ts';
import { fishingModule } from './fishing/module.ts';
import { launchModule } from './launch/module.ts';
import { lotteryModule } from './lottery/module.ts';
import { playsModule } from './plays/module.ts';
import { pokerModule } from './poker/module.ts';
import { providersModule } from './providers/module.ts';
import { purseModule } from './purse/module.ts';
import { racingModule } from './racing/module.ts';
import { recallModule } from './recall/module.ts';
import { roomsModule } from './rooms/module.ts';
import { roundsModule } from './rounds/module.ts';
import { sabongModule } from './sabong/module.ts';

/** Made where all modules are known: it tells what of each is alive. */
export { aliveModule } from './alive/module.ts';

/** Games of ours and of studios. */
export const gamesArea: readonly ServerModule[] = [
  gamesModule,
  fairnessModule,
  playsModule,
  purseModule,
  instantModule,
  handsModule,
  roundsModule,
  roomsModule,
  lotteryModule,
  bingoModule,
  racingModule,
  sabongModule,
  pokerModule,
  fishingModule,
  recallModule,
  launchModule,
  providersModule,
];
