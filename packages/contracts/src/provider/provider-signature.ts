import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * How requests between a wallet and a studio are signed, the same in both directions. Pure: time,
 * nonce and secret are given.
 *
 *     text      = METHOD \n path with query \n timestamp \n nonce \n hex(SHA-256(raw body))
 *     signature = hex(HMAC-SHA256(secret as UTF-8 text, text))
 *
 * The body is what goes over the wire, byte for byte, before anybody parses it. No line end at the
 * end of the text. An empty body has the hash of nothing. Times are RFC 3339 in UTC with
 * milliseconds. A nonce is 16 to 64 characters of `A-Za-z0-9_-`, used once: a repeat of a business
 * request takes a new one.
 */
export const signatureHeaders = {
  key: 'provider-key',
  timestamp: 'provider-timestamp',
  nonce: 'provider-nonce',
  signature: 'provider-signature',
} as const;

/** A request is refused when its time is further than this from the receiver's, either way. */
export const signatureWindowMs = 5 * 60_000;
/** How long a receiver remembers nonces: the window both ways. */
export const nonceKeptMs = 2 * signatureWindowMs;

export const noncePattern = /^[A-Za-z0-9_-]{16,64}$/;
export const timestampPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
export const signaturePattern = /^[0-9a-f]{64}$/;
export const keyIdPattern = /^[A-Za-z0-9_-]{8,64}$/;

export interface SignedRequest {
  method: string;
  /** Path and query as requested, `/provider/v1/transact`. */
  path: string;
  timestamp: string;
  nonce: string;
  body: string | Uint8Array;
}

/** The text that is signed. */
export function textToSign(request: SignedRequest): string {
  const hash = createHash('sha256').update(request.body).digest('hex');
  const { method, path, timestamp, nonce } = request;
  return [method.toUpperCase(), path, timestamp, nonce, hash].join('\n');
}

/** 64 lower-case hex characters. */
export function signatureOf(secret: string, request: SignedRequest): string {
  return createHmac('sha256', secret).update(textToSign(request), 'utf8').digest('hex');
}

/** Compares in constant time; false for anything that is no signature. */
export function isSignatureOf(secret: string, request: SignedRequest, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, request), 'hex');
  const given = Buffer.from(signaturePattern.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The four headers of a request that is about to be sent. */
export function signHeaders(
  key: { id: string; secret: string },
  request: SignedRequest,
): Record<string, string> {
  return {
    [signatureHeaders.key]: key.id,
    [signatureHeaders.timestamp]: request.timestamp,
    [signatureHeaders.nonce]: request.nonce,
    [signatureHeaders.signature]: signatureOf(key.secret, request),
  };
}

export interface SignatureParts {
  keyId: string;
  timestamp: string;
  nonce: string;
  signature: string;
}

/**
 * The four headers of a request that came in, when each is there once and has its form, and the
 * time is inside the window; else null. The receiver then finds the secrets of the key, compares
 * with {@link isSignatureOf}, and takes the nonce only of a request that was signed right: a
 * stranger can use up nobody's nonces.
 */
export function readSignature(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  nowMs: number,
): SignatureParts | null {
  const read = (name: string, pattern: RegExp): string => {
    const value = headers[name];
    return typeof value === 'string' && pattern.test(value) ? value : '';
  };
  const parts = {
    keyId: read(signatureHeaders.key, keyIdPattern),
    timestamp: read(signatureHeaders.timestamp, timestampPattern),
    nonce: read(signatureHeaders.nonce, noncePattern),
    signature: read(signatureHeaders.signature, signaturePattern),
  };
  if (Object.values(parts).includes('')) return null;
  const offMs = Math.abs(Date.parse(parts.timestamp) - nowMs);
  return offMs <= signatureWindowMs ? parts : null;
}
