import { randomBytes } from 'node:crypto';
import { openText, sealText } from '../../../sealed-text.ts';

const purpose = 'fairness-seeds';

/** Encrypts a server seed for the database. */
export function sealSeed(appSecret: string, serverSeed: string): string {
  return sealText({ appSecret, purpose }, serverSeed);
}

/** Opens a sealed seed; throws when it was sealed by another secret or changed. */
export function openSeed(appSecret: string, sealed: string): string {
  return openText({ appSecret, purpose }, sealed);
}

/** A new server seed: 32 bytes of the system's generator as hex. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The client seed a player has until one is chosen. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex');
}
