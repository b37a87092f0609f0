import { pushUnsubscribe } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { removeDevice } from './devices.service.ts';

export const pushUnsubscribeRoute = defineRoute(pushUnsubscribe, removeDevice);
