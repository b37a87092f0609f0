import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

const keyOf = (appSecret: string): Buffer =>
  createHmac('sha256', appSecret).update('fairness-seeds').digest();

/** Encrypts a server seed for the database (AES-256-GCM): base64 of iv, tag and text. */
export function sealSeed(appSecret: string, serverSeed: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret), iv);
  const text = Buffer.concat([cipher.update(serverSeed, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Opens a sealed seed; throws when it was sealed by another secret or changed. */
export function openSeed(appSecret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(appSecret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** A new server seed: 32 bytes of the system's generator as hex. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The client seed a player has until one is chosen. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex');
}
