import { isSignatureOf, nonceKeptMs, readSignature } from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import { openText } from '../../../sealed-text.ts';
import { findKey, forgetNonces, takeNonce } from './key.store.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { refuse } from './provider-refusal.ts';

export const keyPurpose = 'provider-keys';

export interface RawRequest {
  method: string;
  /** As it was sent, query and all. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  startedMs: number;
}

/**
 * Who sent this, by the bytes that came. Every reason to refuse is the same code; a nonce is taken
 * only of what was signed right.
 */
export async function verifyRequest(
  server: ServerContext,
  request: RawRequest,
): Promise<ProviderCaller> {
  const now = server.clock.now();
  const parts = readSignature(request.headers, now.getTime());
  if (!parts) return refuse('SIGNATURE_INVALID');
  const { db } = server.database;
  const key = await findKey(db, parts.keyId, now);
  // A key nobody has is compared as well: the time of the answer does not tell which ones there
  // are.
  const secret = key
    ? openText({ appSecret: server.appSecret, purpose: keyPurpose }, key.sealed_secret)
    : 'no such key';
  const { timestamp, nonce, signature } = parts;
  const signed = {
    method: request.method,
    path: request.path,
    timestamp,
    nonce,
    body: request.body,
  };
  if (!isSignatureOf(secret, signed, signature) || !key) return refuse('SIGNATURE_INVALID');
  if (!(await takeNonce(db, { keyId: key.id, nonce, now }))) return refuse('SIGNATURE_INVALID');
  return {
    server,
    keyId: key.id,
    connectionCode: key.connection_code,
    siteId: key.site_id,
    now,
    signedAt: new Date(timestamp),
    startedMs: request.startedMs,
  };
}

/** Forgets nonces whose request would be refused for its age anyway. */
export async function pruneNonces({ database, clock }: ServerContext): Promise<void> {
  await forgetNonces(database.db, new Date(clock.now().getTime() - nonceKeptMs));
}
