import { bech32, bech32m } from '@scure/base';

const longestText = 90;
/** The letters of data, and as many as stand for the version and the checksum at least. */
const data = /^[02-9ac-hj-np-z]{7,}$/;

interface Segwit {
  version: number;
  program: Uint8Array;
}

/**
 * Reads a segwit address of a network by its prefix (BIP 173, BIP 350); gives what is wrong with it
 * as a text.
 */
export function readSegwitAddress(
  prefix: string,
  address: string,
): Segwit | 'invalidFormat' | 'invalidChecksum' {
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase();
  const text = address.toLowerCase();
  const start = `${prefix}1`;
  if (!isOneCase || text.length > longestText) return 'invalidFormat';
  if (!text.startsWith(start) || !data.test(text.slice(start.length))) return 'invalidFormat';
  // Version 0, written as q, keeps the first checksum; every later one has the mended one.
  const code = text[start.length] === 'q' ? bech32 : bech32m;
  const [version, ...words] = code.decodeUnsafe(text)?.words ?? [];
  if (version === undefined) return 'invalidChecksum';
  const program = code.fromWordsUnsafe(words);
  return program && isProgram(version, program.length) ? { version, program } : 'invalidFormat';
}

function isProgram(version: number, length: number): boolean {
  if (version > 16 || length < 2 || length > 40) return false;
  return version !== 0 || length === 20 || length === 32;
}
