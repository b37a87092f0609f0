import { sha256 } from '../hashes/index.ts';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const checksumBytes = 4;

/** The bytes of a base58 text, or null when a letter is none of its alphabet. */
function decodeBase58(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (const letter of text) {
    let carry = alphabet.indexOf(letter);
    if (carry < 0) return null;
    for (let index = 0; index < bytes.length; index += 1) {
      carry += (bytes[index] ?? 0) * 58;
      bytes[index] = carry & 255;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255);
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes.toReversed()]);
}

export type Base58Check =
  | { isValid: true; payload: Uint8Array }
  | { isValid: false; problem: 'invalidFormat' | 'invalidChecksum' };

/** Reads base58 whose last four bytes are the checksum of the rest (Bitcoin, TRON). */
export function readBase58Check(text: string): Base58Check {
  const bytes = text.length <= 100 ? decodeBase58(text) : null;
  if (bytes === null || bytes.length <= checksumBytes)
    return { isValid: false, problem: 'invalidFormat' };
  const payload = bytes.slice(0, -checksumBytes);
  const wanted = sha256(sha256(payload)).slice(0, checksumBytes);
  const given = bytes.slice(-checksumBytes);
  if (!wanted.every((byte, index) => byte === given[index]))
    return { isValid: false, problem: 'invalidChecksum' };
  return { isValid: true, payload };
}

/** Writes bytes as base58 with the checksum behind them. */
export function writeBase58Check(payload: Uint8Array): string {
  const checksum = sha256(sha256(payload)).slice(0, checksumBytes);
  const bytes = [...payload, ...checksum];
  let number = bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = (alphabet[Number(number % 58n)] ?? '') + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros) + text;
}
