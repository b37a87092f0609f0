import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clock of a sender may be off, either way, and how long a signature can be used. */
export const signatureWindowMs = 5 * 60_000;

export const signatureHeaders = {
  id: 'x-webhook-id',
  timestamp: 'x-webhook-timestamp',
  signature: 'x-webhook-signature',
} as const;

export interface SignedMessage {
  webhookId: string;
  /** Seconds since 1970 as text, exactly as sent. */
  timestamp: string;
  rawBody: Buffer | string;
}

/** HMAC-SHA256 in hex over `<timestamp>.<id>.<raw body>`. */
export function sign({ webhookId, timestamp, rawBody }: SignedMessage, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}.${webhookId}.`)
    .update(rawBody)
    .digest('hex');
}

/**
 * True when one of the active secrets made the signature. Every secret is tried, in constant time
 * each.
 */
export function isSignedBy(
  message: SignedMessage,
  signature: string,
  secrets: readonly string[],
): boolean {
  const given = Buffer.from(signature, 'utf8');
  return secrets
    .map((secret) => {
      const expected = Buffer.from(sign(message, secret), 'utf8');
      return given.length === expected.length && timingSafeEqual(given, expected);
    })
    .includes(true);
}

/** True when the time of signing lies within the window around now. */
export function isTimely(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= signatureWindowMs;
}
