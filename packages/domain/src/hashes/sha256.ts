const rounds = 64;
const blockBytes = 64;

/** First 32 bits of the fractions of the roots of the first primes: of their cube roots and of their square roots. */
function rootFractions(): { cubic: Uint32Array; square: Uint32Array } {
  const cubic = new Uint32Array(rounds);
  const square = new Uint32Array(8);
  const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
  const isPrime = (candidate: number): boolean => {
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
      if (candidate % divisor === 0) return false;
    return true;
  };
  for (let candidate = 2, found = 0; found < rounds; candidate += 1) {
    if (!isPrime(candidate)) continue;
    cubic[found] = fraction(Math.cbrt(candidate));
    if (found < 8) square[found] = fraction(Math.sqrt(candidate));
    found += 1;
  }
  return { cubic, square };
}

const { cubic, square } = rootFractions();

/** SHA-256 (FIPS 180-4) where no crypto module is at hand and nothing may wait. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(square);
  const view = new DataView(padded(message).buffer);
  for (let offset = 0; offset < view.byteLength; offset += blockBytes)
    compress(state, view, offset);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / blockBytes) * blockBytes);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return bytes;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, view: DataView, offset: number): void {
  const words = schedule(view, offset);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < rounds; round += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + sum1 + ((e & f) ^ (~e & g)) + (cubic[round] ?? 0) + (words[round] ?? 0)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(rounds);
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(offset + index * 4);
  for (let index = 16; index < rounds; index += 1) {
    const before15 = words[index - 15] ?? 0;
    const before2 = words[index - 2] ?? 0;
    const small0 = rotate(before15, 7) ^ rotate(before15, 18) ^ (before15 >>> 3);
    const small1 = rotate(before2, 17) ^ rotate(before2, 19) ^ (before2 >>> 10);
    words[index] = (words[index - 16] ?? 0) + small0 + (words[index - 7] ?? 0) + small1;
  }
  return words;
}
