export { deleteDevicesOf, listDevices } from './device.store.ts';
export { createPushSender } from './push-sender.ts';
export type { PushText } from './push-text.ts';
