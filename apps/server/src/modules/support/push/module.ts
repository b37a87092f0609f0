import { pushState, pushSubscribe, pushUnsubscribe } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { addDevice, removeDevice, stateOfDevice } from './devices.service.ts';
import { personalData } from './personal-data.ts';

/** What push adds to the server. */
export const pushModule = defineModule({
  personal: personalData,
  routes: [
    defineRoute(pushState, stateOfDevice),
    defineRoute(pushSubscribe, addDevice),
    defineRoute(pushUnsubscribe, removeDevice),
  ],
});
