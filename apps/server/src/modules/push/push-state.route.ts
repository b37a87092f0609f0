import { pushState } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { stateOfDevice } from './devices.service.ts';

export const pushStateRoute = defineRoute(pushState, stateOfDevice);
