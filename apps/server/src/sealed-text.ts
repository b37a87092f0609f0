import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * What is sealed, and for what: each purpose has a key of its own, and `boundTo` ties it to the row
 * it belongs to.
 */
export interface SealPurpose {
  appSecret: string;
  purpose: string;
  boundTo?: string;
}

const keyOf = ({ appSecret, purpose }: SealPurpose): Buffer =>
  createHmac('sha256', appSecret).update(purpose).digest();

/** Encrypts bytes (AES-256-GCM): iv, tag and what they hide. */
export function sealBytes(seal: SealPurpose, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal), iv);
  cipher.setAAD(Buffer.from(seal.boundTo ?? ''));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
}

/**
 * Opens sealed bytes; throws when they were sealed by another secret, for something else, or
 * changed.
 */
export function openBytes(seal: SealPurpose, bytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(seal), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(seal.boundTo ?? ''));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** Encrypts a secret for the database: as {@link sealBytes}, in base64. */
export function sealText(seal: SealPurpose, text: string): string {
  return sealBytes(seal, Buffer.from(text, 'utf8')).toString('base64');
}

/** Opens a sealed text; throws as {@link openBytes} does. */
export function openText(seal: SealPurpose, sealed: string): string {
  return openBytes(seal, Buffer.from(sealed, 'base64')).toString('utf8');
}
