import { gameInfo, launch } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { infoOfGame } from './game-info.service.ts';
import { launchGame } from './launch.service.ts';
import { registerParSheet } from './par-sheet.ts';
import { personalData } from './personal-data.ts';

/** Opening a game, of ours or of a studio, and what is said about it before. */
export const launchModule = defineModule({
  personal: personalData,
  routes: [defineRoute(gameInfo, infoOfGame), defineRoute(launch, launchGame)],
  http: registerParSheet,
});
