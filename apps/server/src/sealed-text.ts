import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** What a sealed text is for: each purpose has a key of its own, and `boundTo` ties it to the row it stands in. */
export interface SealPurpose {
  appSecret: string;
  purpose: string;
  boundTo?: string;
}

const keyOf = ({ appSecret, purpose }: SealPurpose): Buffer =>
  createHmac('sha256', appSecret).update(purpose).digest();

/** Encrypts a secret for the database (AES-256-GCM): base64 of iv, tag and text. */
export function sealText(seal: SealPurpose, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal), iv);
  cipher.setAAD(Buffer.from(seal.boundTo ?? ''));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64');
}

/** Opens a sealed text; throws when it was sealed by another secret, for something else, or changed. */
export function openText(seal: SealPurpose, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(seal), bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(seal.boundTo ?? ''));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
