import {
  demoHandAct,
  demoHandStart,
  handAct,
  handHint,
  handOpen,
  handStart,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import {
  listOpenHands,
  playAction,
  playDemoAction,
  startDemoHand,
  startHand,
} from './hand.service.ts';
import { hintOfHand } from './hand-hint.service.ts';
import { finishStaleHands } from './stale-hands.service.ts';

/** Games of several actions. */
export const handsModule = defineModule({
  routes: [
    defineRoute(handStart, startHand),
    defineRoute(handAct, playAction),
    defineRoute(handOpen, listOpenHands),
    defineRoute(handHint, hintOfHand),
    defineRoute(demoHandStart, startDemoHand),
    defineRoute(demoHandAct, playDemoAction),
  ],
  jobs: [
    /** Hands that nobody played on for a day end by their game's rule. */
    defineJob({
      name: 'finish-hands',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      run: async (context) => {
        await finishStaleHands(context);
      },
    }),
  ],
});
