import type { ServerModule } from '../../module.ts';
import { gamesModule } from './catalogue/module.ts';
import { playModule } from './play/module.ts';
import { providersModule } from './providers/module.ts';

/** Games of ours and of studios: catalogue, play, providers. */
export const gamesArea: readonly ServerModule[] = [gamesModule, playModule, providersModule];
