import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { NewPasskey } from '@pavilion/contracts';
import { isUniqueViolation, type Executor } from '@pavilion/database';
import type { PlayerContext } from '../../../http/route.ts';
import { relyingPartyOf } from '../identity/index.ts';
import { passkeyChallengeMs, transportList } from './passkey-proof.service.ts';
import { challengeIn, userHandleOf } from './passkey-text.ts';
import {
  insertPasskey,
  insertPasskeyChallenge,
  readPasskeysAt,
  takePasskeyChallenge,
  type PasskeyRow,
} from './passkey.store.ts';

export const passkeysMax = 10;
/** EdDSA, ES256, RS256: what devices sign with, and what every browser knows. */
const algorithms = [-8, -7, -257];
type Registration = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/**
 * Options for a browser to make a passkey that its owner opens and that signs in without a name
 * typed.
 */
export async function askForNewPasskey(
  executor: Executor,
  context: PlayerContext,
): Promise<{ challenge: string }> {
  const { site, player, now } = context;
  const party = relyingPartyOf(context);
  const owner = { siteId: site.id, playerId: player.id };
  const known = await readPasskeysAt(executor, owner, party.id);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: party.id,
    userName: player.accountId,
    userDisplayName: player.accountId,
    userID: userHandleOf(player.id),
    timeout: passkeyChallengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      transports: transportList(transports),
    })),
  });
  await insertPasskeyChallenge(executor, {
    challenge: options.challenge,
    siteId: site.id,
    purpose: 'register',
    playerId: player.id,
    accountId: null,
    rpId: party.id,
    now,
    expiresAt: new Date(now.getTime() + passkeyChallengeMs),
  });
  return { ...options };
}

/**
 * Uses the challenge of a new passkey up; null when the answer is none to one of the player's at
 * this host.
 */
export async function takeNewPasskey(
  executor: Executor,
  context: PlayerContext,
  made: NewPasskey,
): Promise<Registration | null> {
  const { site, player, now, server } = context;
  const challenge = challengeIn(made.response.clientDataJSON);
  if (challenge === null) return null;
  const wanted = { challenge, siteId: site.id, purpose: 'register', now } as const;
  const asked = await takePasskeyChallenge(executor, wanted);
  const party = relyingPartyOf(context);
  if (!asked || asked.playerId !== player.id || asked.rpId !== party.id) return null;
  try {
    if (!isPlain(made.response.attestationObject)) return null;
    const { clientDataJSON, attestationObject } = made.response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.rawId,
        type: made.type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo ?? null;
  } catch (error) {
    server.logger.warn({ event: 'passkey refused', playerId: player.id, reason: String(error) });
    return null;
  }
}

/** We ask for no maker's certificate, and look none up: it could name an address for us to ask. */
function isPlain(attestationObject: string): boolean {
  const bytes = Uint8Array.from(Buffer.from(attestationObject, 'base64url'));
  const decoded = decodeAttestationObject(bytes);
  const hasCertificate = decoded.get('attStmt').get('x5c') !== undefined;
  return decoded.get('fmt') === 'none' || (decoded.get('fmt') === 'packed' && !hasCertificate);
}

/** Keeps a passkey; null when somebody has it already. */
export async function keepPasskey(
  executor: Executor,
  context: PlayerContext,
  { credential, credentialBackedUp }: Registration,
  told: { name: string; transports: readonly string[] },
): Promise<PasskeyRow | null> {
  const { server, site, player, now } = context;
  const row = {
    id: server.ids.next(),
    site_id: site.id,
    player_id: player.id,
    rp_id: relyingPartyOf(context).id,
    credential_id: credential.id,
    public_key: credential.publicKey,
    sign_count: BigInt(credential.counter),
    transports: told.transports.filter((name) => /^[a-z-]{1,20}$/.test(name)).join(','),
    name: told.name,
    is_synced: credentialBackedUp,
    created_at: now,
  };
  try {
    await insertPasskey(executor, row);
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_once')) return null;
    throw error;
  }
  return { ...row, last_used_at: null };
}
