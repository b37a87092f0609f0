import { base58, createBase58check } from '@scure/base';
import { sha256 } from '../hashes/index.ts';
import { valueOrNull } from './value-or-null.ts';

const base58check = createBase58check(sha256);
const checksumBytes = 4;
const longestText = 100;

export type Base58Check =
  | { isValid: true; payload: Uint8Array }
  | { isValid: false; problem: 'invalidFormat' | 'invalidChecksum' };

/** Reads base58 whose last four bytes are the checksum of the rest (Bitcoin, TRON). */
export function readBase58Check(text: string): Base58Check {
  const bytes = text.length <= longestText ? valueOrNull(() => base58.decode(text)) : null;
  if (bytes === null || bytes.length <= checksumBytes)
    return { isValid: false, problem: 'invalidFormat' };
  const payload = valueOrNull(() => base58check.decode(text));
  return payload ? { isValid: true, payload } : { isValid: false, problem: 'invalidChecksum' };
}

/** Writes bytes as base58 with the checksum behind them. */
export const writeBase58Check = (payload: Uint8Array): string => base58check.encode(payload);
