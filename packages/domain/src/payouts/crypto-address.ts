import { hex } from '@scure/base';
import { keccak256 } from '../hashes/index.ts';
import { readBase58Check } from './base58.ts';
import { readSegwitAddress } from './bech32.ts';

/** An address as it is to be kept, or what is wrong with it. */
export type ReadAccount =
  | { isValid: true; value: string }
  | { isValid: false; problem: 'invalidFormat' | 'invalidChecksum' };

const good = (value: string): ReadAccount => ({ isValid: true, value });
const bad = (problem: 'invalidFormat' | 'invalidChecksum'): ReadAccount => ({
  isValid: false,
  problem,
});

const tronVersion = 0x41;
const bitcoinVersions = new Set([0x00, 0x05]);
const hashBytes = 20;

/** The address of no key: what is sent there is burnt. */
const isNobody = (hash: Uint8Array): boolean => hash.every((byte) => byte === 0);

/** TRON: base58check of 0x41 and twenty bytes, which makes it begin with T. */
export function readTronAddress(text: string): ReadAccount {
  const read = readBase58Check(text);
  if (!read.isValid) return bad(read.problem);
  const isTron =
    read.payload.length === 1 + hashBytes &&
    read.payload[0] === tronVersion &&
    !isNobody(read.payload.slice(1));
  return isTron ? good(text) : bad('invalidFormat');
}

/**
 * Bitcoin: base58check of a key's or script's hash, or a segwit address. Test networks have other
 * prefixes and are refused.
 */
export function readBitcoinAddress(text: string): ReadAccount {
  if (/^bc1/i.test(text)) {
    const read = readSegwitAddress('bc', text);
    if (typeof read === 'string') return bad(read);
    return isNobody(read.program) ? bad('invalidFormat') : good(text.toLowerCase());
  }
  const read = readBase58Check(text);
  if (!read.isValid) return bad(read.problem);
  const isKnown =
    read.payload.length === 1 + hashBytes &&
    bitcoinVersions.has(read.payload[0] ?? -1) &&
    !isNobody(read.payload.slice(1));
  return isKnown ? good(text) : bad('invalidFormat');
}

/** The capitals of a hexadecimal address that are its checksum (EIP-55). */
function withEip55Capitals(lower: string): string {
  const hash = hex.encode(keccak256(new TextEncoder().encode(lower)));
  return [...lower]
    .map((digit, index) => ((hash[index] ?? '') >= '8' ? digit.toUpperCase() : digit))
    .join('');
}

/**
 * Ethereum and chains like it. All small or all capital carries no checksum and is allowed by
 * EIP-55; it is kept with one.
 */
export function readEthereumAddress(text: string): ReadAccount {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (digits === undefined || /^0+$/.test(digits)) return bad('invalidFormat');
  const withChecksum = withEip55Capitals(digits.toLowerCase());
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (isMixed && digits !== withChecksum) return bad('invalidChecksum');
  return good(`0x${withChecksum}`);
}
