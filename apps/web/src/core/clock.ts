/* oxlint-disable no-restricted-properties -- the browser's clock and luck enter here alone */
import type { Clock } from '@pavilion/domain/ids';

/** The browser's clock. */
export const clock: Clock = { now: () => new Date(Date.now()) };

/** Epoch milliseconds. */
export function nowMs(): number {
  return clock.now().getTime();
}

/** A number in [0, 1) for jitter; nothing of value depends on it. */
export function randomFraction(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}
