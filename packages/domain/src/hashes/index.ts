import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { keccak_256 as nobleKeccak256 } from '@noble/hashes/sha3.js';

// Without waiting: a verifier recomputes thousands of rounds in a browser, where the platform's own
// digest only answers asynchronously.

/** SHA-256 of the bytes (FIPS 180-4): 32 bytes in a buffer of their own. */
export const sha256 = (message: Uint8Array): Uint8Array => nobleSha256(message);

/** HMAC-SHA256 (RFC 2104): 32 bytes in a buffer of their own. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  hmac(nobleSha256, key, message);

/** Keccak-256 as Ethereum uses it: before the padding of SHA-3 was settled. */
export const keccak256 = (message: Uint8Array): Uint8Array => nobleKeccak256(message);
