import { randomBytes } from 'node:crypto';
import { OperatorError } from '../../../../operator/operator-error.ts';
import { makeHub88Keys } from './hub88-keys.ts';
import type { ForeignDialectName } from './dialects.ts';

const secretBytes = 32;

/** The secret of a new key for a foreign dialect, and what the studio has to be told of it. */
export function makeForeignKey(
  dialect: ForeignDialectName,
  given: {
    /** PEM of the studio, for a dialect that signs with RSA. */
    publicKey?: string | undefined;
    /** A secret the studio chose. */
    secret?: string | undefined;
  },
): { secret: string; tell: string } {
  if (dialect === 'pragmatic') {
    const secret = given.secret ?? randomBytes(secretBytes).toString('base64url');
    return { secret, tell: secret };
  }
  if (given.publicKey === undefined)
    throw new OperatorError('this dialect signs with RSA: the public key of the studio is needed');
  try {
    const { secret, ourPublicKey } = makeHub88Keys(given.publicKey);
    return { secret, tell: ourPublicKey };
  } catch {
    throw new OperatorError('this is no public RSA key of 2048 bits or more in PEM');
  }
}
