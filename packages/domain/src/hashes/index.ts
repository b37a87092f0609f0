export { keccak256 } from './keccak256.ts';
export { sha256 } from './sha256.ts';
