import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import * as z from 'zod/mini';

const keys = z.object({ theirPublicKey: z.string(), ourPrivateKey: z.string() });

const modulusBits = 2048;

/**
 * What is kept (sealed) of a connection that signs with RSA: whom we believe, and what we sign
 * with. Throws when it is neither.
 */
export const readHub88Keys = (secret: string) => z.parse(keys, JSON.parse(secret));

/**
 * A pair of our own beside the studio's public key. Throws when that is no RSA key of 2048 bits or
 * more.
 */
export function makeHub88Keys(theirPublicKey: string): { secret: string; ourPublicKey: string } {
  const theirs = createPublicKey(theirPublicKey);
  if (
    theirs.asymmetricKeyType !== 'rsa' ||
    (theirs.asymmetricKeyDetails?.modulusLength ?? 0) < modulusBits
  )
    throw new Error('not an RSA key of 2048 bits or more');
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: modulusBits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const secret = JSON.stringify({ theirPublicKey, ourPrivateKey: privateKey });
  return { secret, ourPublicKey: publicKey };
}
