import { spin, spinList, spinState } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { personalData } from './personal-data.ts';
import { spinsOf } from './spin-list.service.ts';
import { recallSpin } from './spin-recall.service.ts';
import { wheelState } from './spin-state.service.ts';
import { spinOnce } from './spin.service.ts';
import { spinsGaveWhatTheySay } from './spins-gave-what-they-say.audit.ts';

/** What the wheel adds to the server. */
export const wheelModule = defineModule({
  personal: personalData,
  recalls: [recallSpin],
  routes: [
    defineRoute(spinState, wheelState),
    defineRoute(spin, spinOnce),
    defineRoute(spinList, spinsOf),
  ],
  audits: [spinsGaveWhatTheySay],
});
