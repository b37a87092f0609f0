import {
  verifyAuthenticationResponse,
  generateAuthenticationOptions,
} from '@simplewebauthn/server';
import { passkeyProof, type PasskeyProof } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import type { RequestContext } from '../../../http/route.ts';
import { relyingPartyOf, type RelyingParty } from '../identity/index.ts';
import { challengeIn, isSamePlayer } from './passkey-text.ts';
import {
  findPasskey,
  insertPasskeyChallenge,
  notePasskeyUse,
  readPasskeysAt,
  takePasskeyChallenge,
  type PasskeyPurpose,
  type PasskeyRow,
} from './passkey.store.ts';
import type { Owner } from './totp.store.ts';

/** How long a browser may take to answer. */
export const passkeyChallengeMs = 5 * 60_000;

/**
 * Options for a browser to sign with a passkey. Without an owner the player chooses among all the
 * browser has for the site.
 */
export async function askForPasskey(
  executor: Executor,
  context: RequestContext,
  wanted: {
    purpose: Exclude<PasskeyPurpose, 'register'>;
    owner: Owner | null;
    accountId?: string | null;
  },
): Promise<{ challenge: string }> {
  const { site, now } = context;
  const party = relyingPartyOf(context);
  const own = wanted.owner ? await readPasskeysAt(executor, wanted.owner, party.id) : [];
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: passkeyChallengeMs,
    allowCredentials: own.map(({ credential_id: id, transports }) => ({
      id,
      transports: transportList(transports),
    })),
  });
  await insertPasskeyChallenge(executor, {
    challenge: options.challenge,
    siteId: site.id,
    purpose: wanted.purpose,
    playerId: wanted.owner?.playerId ?? null,
    accountId: wanted.accountId ?? null,
    rpId: party.id,
    now,
    expiresAt: new Date(now.getTime() + passkeyChallengeMs),
  });
  return { ...options };
}

export const transportList = (text: string): string[] => (text === '' ? [] : text.split(','));

interface SignedBy {
  passkey: PasskeyRow;
  /** The account that was named beforehand. */
  accountId: string | null;
}

/**
 * Proves that a passkey of the site signed what it was asked to, once, on a page of the site, with
 * its owner present and verified. `owner`: only his will do. Null when anything is wrong; it does
 * not raise, so that the challenge stays used up.
 */
export async function provePasskey(
  executor: Executor,
  context: RequestContext,
  proof: PasskeyProof,
  wanted: { purpose: Exclude<PasskeyPurpose, 'register'>; owner: Owner | null },
): Promise<SignedBy | null> {
  const { site, now } = context;
  const challenge = challengeIn(proof.response.clientDataJSON);
  if (challenge === null) return null;
  const { purpose } = wanted;
  const asked = await takePasskeyChallenge(executor, { challenge, siteId: site.id, purpose, now });
  const party = relyingPartyOf(context);
  if (!asked || asked.rpId !== party.id) return null;
  if (wanted.owner !== null && asked.playerId !== wanted.owner.playerId) return null;
  const credential = { rpId: party.id, credentialId: proof.id };
  const passkey = await findPasskey(executor, site.id, credential);
  if (!passkey || (wanted.owner !== null && passkey.player_id !== wanted.owner.playerId))
    return null;
  const { userHandle } = proof.response;
  if (userHandle && !isSamePlayer(userHandle, passkey.player_id)) return null;
  const use = await verifySignature(context, party, { challenge, proof, passkey });
  if (!use || !(await notePasskeyUse(executor, passkey, { ...use, now }))) return null;
  return { passkey, accountId: asked.accountId };
}

async function verifySignature(
  { server }: RequestContext,
  party: RelyingParty,
  { challenge, proof, passkey }: { challenge: string; proof: PasskeyProof; passkey: PasskeyRow },
): Promise<{ signCount: bigint; isSynced: boolean } | null> {
  const { userHandle, ...signed } = proof.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: proof.id,
        rawId: proof.rawId,
        type: proof.type,
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle ? { userHandle } : null) },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return verified ? { signCount: BigInt(newCounter), isSynced: credentialBackedUp } : null;
  } catch (error) {
    // Signature, origin, presence or counter: the library says which. A counter that went back may
    // be a copy of the key.
    server.logger.warn({ event: 'passkey refused', passkeyId: passkey.id, reason: String(error) });
    return null;
  }
}

/** The proof within a step-up's text; null when it is none. */
export function readPasskeyProof(text: string): PasskeyProof | null {
  try {
    const read = passkeyProof.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
