// SHA-256 (FIPS 180-4) without an import and without waiting: a verifier recomputes thousands of rounds in a browser, where the
// platform's own digest only answers asynchronously.

const roundConstants = Uint32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

const initialState = Uint32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
const blockBytes = 64;
/** One block's words; the function runs to its end before anything else can use them. */
const words = new Uint32Array(64);

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** SHA-256 of the bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = new Uint32Array(initialState);
  const padded = pad(message);
  for (let offset = 0; offset < padded.length; offset += blockBytes) {
    schedule(padded, offset);
    compress(state);
  }
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  for (let place = 0; place < 8; place += 1) view.setUint32(place * 4, state[place] ?? 0);
  return digest;
}

/** HMAC-SHA256 (RFC 2104): 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? sha256(key) : key);
  return sha256(keyed(block, 0x5c, sha256(keyed(block, 0x36, message))));
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / blockBytes) * blockBytes);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  return padded;
}

function schedule(bytes: Uint8Array, offset: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset);
  for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(t * 4);
  for (let t = 16; t < 64; t += 1) {
    const w15 = words[t - 15] ?? 0;
    const w2 = words[t - 2] ?? 0;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[t] = (words[t - 16] ?? 0) + s0 + (words[t - 7] ?? 0) + s1;
  }
}

// Eight plain variables: a verifier spends its time here, and a swap through an array costs three times as much.
function compress(state: Uint32Array): void {
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let t = 0; t < 64; t += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[t] ?? 0) + (words[t] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let place = 0; place < 8; place += 1)
    state[place] = (state[place] ?? 0) + (sums[place] ?? 0);
}

/** The key's block under a mask, and the message after it. */
function keyed(block: Uint8Array, mask: number, message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(blockBytes + message.length);
  for (let place = 0; place < blockBytes; place += 1) bytes[place] = (block[place] ?? 0) ^ mask;
  bytes.set(message, blockBytes);
  return bytes;
}
