import type { PushDevice } from './device.store.ts';
import type { PushKeys } from './push-keys.service.ts';

export interface Push {
  device: PushDevice;
  keys: PushKeys;
  /** JSON of a `PushText`; nobody on the way can read it. */
  text: string;
}

/**
 * Hands a push to the service of its device's browser. `gone`: the device will never take one
 * again. Fails with `MessageRefused` when the service will never take this push, with any other
 * error when it may later.
 */
export interface PushService {
  deliver(push: Push): Promise<'taken' | 'gone'>;
}
