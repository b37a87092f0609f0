import { toHex, utf8 } from './bytes.ts';
import { sha256 } from '@pavilion/domain/hashes';

/** What is published before a server seed is used: SHA-256 of its hex text, as hex. */
export function seedHashOf(serverSeed: string): string {
  return toHex(sha256(utf8(serverSeed)));
}

export const clientSeedMaxLength = 64;

/** A client seed a player may choose: 1 to 64 printable characters. */
export function isClientSeed(text: string): boolean {
  return text.length <= clientSeedMaxLength && /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(text);
}
