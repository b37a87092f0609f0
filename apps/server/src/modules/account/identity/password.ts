import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normaliseText } from '@pavilion/domain/input';

// OWASP's minimum for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let dummy: Promise<string> | null = null;

/** Hashes a password in its normal form, so that it is the same one typed on any device. */
export function hashPassword(password: string): Promise<string> {
  return hash(normaliseText(password), cost);
}

/**
 * A hash in the usual form that no password was hashed to: whoever tries one learns and waits the
 * same as at any account.
 */
export function hashOfNoPassword(): string {
  const text = (byteCount: number): string =>
    randomBytes(byteCount).toString('base64').replaceAll('=', '');
  const { memoryCost, timeCost, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${text(16)}$${text(32)}`;
}

/**
 * Compares a password with the stored hash. Without an account (`null`) it does the same work
 * against a hash nobody knows the password of, so that the time tells nothing.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const given = normaliseText(password);
  if (passwordHash !== null) return verify(passwordHash, given);
  dummy ??= hashPassword('no account has this password 1');
  await verify(await dummy, given);
  return false;
}
