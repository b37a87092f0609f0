import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyProof } from '@pavilion/contracts/shared/second-step';

/** Whether this browser can make and use passkeys at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The player, or his device, did not go through with a passkey. */
export class PasskeyStopped extends Error {
  override readonly name = 'PasskeyStopped';
  readonly reason: 'passkeyCancelled' | 'passkeyKnown' | 'unsupported';

  constructor(reason: PasskeyStopped['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const library = () => import('@simplewebauthn/browser');

/** Makes a passkey by options of the server; raises {@link PasskeyStopped}. */
export async function makePasskey(options: object): Promise<NewPasskey> {
  const { startRegistration } = await supported();
  try {
    // What the server wrote for this very function.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new PasskeyStopped(isKnown ? 'passkeyKnown' : 'passkeyCancelled', cause);
  }
}

/** Signs by options of the server; raises {@link PasskeyStopped}. */
export async function signWithPasskey(options: object): Promise<PasskeyProof> {
  const { startAuthentication } = await supported();
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  } catch (cause) {
    throw new PasskeyStopped('passkeyCancelled', cause);
  }
}

async function supported() {
  if (!hasPasskeys()) throw new PasskeyStopped('unsupported');
  return library();
}
