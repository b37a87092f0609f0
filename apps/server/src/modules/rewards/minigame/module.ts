import { minigameAct, minigamePlay, minigameState } from '@pavilion/contracts';
import { referenceBy } from '../../../declared.ts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { actOnMiniGame } from './act-minigame.service.ts';
import { finishStaleRounds } from './finish-stale.service.ts';
import { recallMiniGame } from './minigame-recall.service.ts';
import { stateOfMiniGames } from './minigame-state.service.ts';
import { personalData } from './personal-data.ts';
import { playMiniGame } from './play-minigame.service.ts';
import { minigameRoundsEndOnce } from './rounds-end-once.audit.ts';
import { tokensAreWhereTheyWait } from './tokens-are-where-they-wait.audit.ts';

/** What games with tokens add to the server. */
export const minigameModule = defineModule({
  personal: personalData,
  references: [referenceBy('minigame_id', 'minigame')],
  recalls: [recallMiniGame],
  routes: [
    defineRoute(minigameState, stateOfMiniGames),
    defineRoute(minigamePlay, playMiniGame),
    defineRoute(minigameAct, actOnMiniGame),
  ],
  jobs: [
    /** Rounds that nobody played on for a day end by their game's rule. */
    defineJob({
      name: 'finish-minigames',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      run: async (context) => {
        await finishStaleRounds(context);
      },
    }),
  ],
  audits: [tokensAreWhereTheyWait, minigameRoundsEndOnce],
});
