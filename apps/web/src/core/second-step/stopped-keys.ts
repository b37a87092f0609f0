import type { PasskeyStopped } from './passkeys.ts';

/** Texts for why a passkey was not made or used. */
export const stoppedKeys = {
  passkeyCancelled: 'ui.security.passkeyCancelled',
  passkeyKnown: 'ui.security.passkeyKnown',
  unsupported: 'ui.security.unsupported',
} as const satisfies Record<PasskeyStopped['reason'], string>;
