import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * `hash` of a form: MD5 over its other fields that are not empty, sorted by name, as `k=v&k=v` with
 * the secret behind. The dialect asks for MD5.
 */
export function pragmaticHash(fields: URLSearchParams, secret: string): string {
  const text = [...fields]
    .filter(([name, value]) => name !== 'hash' && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('md5')
    .update(text + secret)
    .digest('hex');
}

/** In constant time for every hash of the right length. */
export function isPragmaticHash(fields: URLSearchParams, secret: string): boolean {
  const given = fields.get('hash') ?? '';
  if (!/^[0-9a-f]{32}$/i.test(given)) return false;
  return timingSafeEqual(
    Buffer.from(given, 'hex'),
    Buffer.from(pragmaticHash(fields, secret), 'hex'),
  );
}
