import type { Route } from '../../http/route.ts';
import { pushStateRoute } from './push-state.route.ts';
import { pushSubscribeRoute } from './push-subscribe.route.ts';
import { pushUnsubscribeRoute } from './push-unsubscribe.route.ts';

export { deleteDevicesOf, listDevices } from './device.store.ts';
export { createPushSender } from './push-sender.ts';
export type { PushText } from './push-text.ts';
export const routes: readonly Route[] = [pushStateRoute, pushSubscribeRoute, pushUnsubscribeRoute];
