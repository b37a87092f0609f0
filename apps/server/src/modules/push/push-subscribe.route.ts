import { pushSubscribe } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { addDevice } from './devices.service.ts';

export const pushSubscribeRoute = defineRoute(pushSubscribe, addDevice);
