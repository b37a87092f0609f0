// chunk: standing
import { uuidRandomByteCount, uuidv7 } from '@pavilion/domain/ids';
import { nowMs } from './clock.ts';

/** A new UUIDv7, for `request_id` of money-moving calls. */
export function newId(): string {
  return uuidv7(nowMs(), crypto.getRandomValues(new Uint8Array(uuidRandomByteCount)));
}
