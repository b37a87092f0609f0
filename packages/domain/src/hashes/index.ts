export { keccak256 } from './keccak256.ts';
export { hmacSha256, sha256 } from './sha256.ts';
