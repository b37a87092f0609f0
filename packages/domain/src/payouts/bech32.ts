const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const checksumLetters = 6;
const constants = { bech32: 1, bech32m: 0x2bc830a3 } as const;

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, bit) => {
      if ((top >>> bit) & 1) sum ^= generator;
    });
  }
  return sum >>> 0;
}

const expanded = (prefix: string): number[] => {
  const codes = [...prefix].map((letter) => letter.codePointAt(0) ?? 0);
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

interface Segwit {
  version: number;
  program: Uint8Array;
}

/** Reads a segwit address of a network by its prefix (BIP 173, BIP 350); gives what is wrong with it as a text. */
export function readSegwitAddress(
  prefix: string,
  address: string,
): Segwit | 'invalidFormat' | 'invalidChecksum' {
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase();
  const text = address.toLowerCase();
  const separator = text.lastIndexOf('1');
  if (!isOneCase || text.length > 90 || text.slice(0, separator) !== prefix) return 'invalidFormat';
  const values = [...text.slice(separator + 1)].map((letter) => alphabet.indexOf(letter));
  if (values.length < checksumLetters + 1 || values.includes(-1)) return 'invalidFormat';
  const [version = 0] = values;
  const sum = polymod([...expanded(prefix), ...values]);
  if (sum !== (version === 0 ? constants.bech32 : constants.bech32m)) return 'invalidChecksum';
  const program = regroup(values.slice(1, -checksumLetters));
  return program && isProgram(version, program.length) ? { version, program } : 'invalidFormat';
}

function isProgram(version: number, length: number): boolean {
  if (version > 16 || length < 2 || length > 40) return false;
  return version !== 0 || length === 20 || length === 32;
}

/** Five bits each into bytes; null when what is left over is more than padding. */
function regroup(values: readonly number[]): Uint8Array | null {
  const bytes: number[] = [];
  let kept = 0;
  let bits = 0;
  for (const value of values) {
    kept = ((kept << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((kept >> bits) & 255);
  }
  const isPadding = bits < 5 && (kept & ((1 << bits) - 1)) === 0;
  return isPadding ? Uint8Array.from(bytes) : null;
}
