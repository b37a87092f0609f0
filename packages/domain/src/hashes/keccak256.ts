const rateBytes = 136;
const lanes = 25;
const wholeLane = 0xffff_ffff_ffff_ffffn;

/** Round constants and rotations of Keccak-f[1600], made by their own rule. */
function constants(): { round: bigint[]; rotation: number[] } {
  let register = 1;
  const nextBit = (): boolean => {
    const bit = (register & 1) === 1;
    register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1;
    return bit;
  };
  const round = Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let power = 0; power <= 6; power += 1)
      if (nextBit()) constant |= 1n << BigInt(2 ** power - 1);
    return constant;
  });
  const rotation = Array.from({ length: lanes }, () => 0);
  for (let step = 0, x = 1, y = 0; step < 24; step += 1) {
    rotation[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return { round, rotation };
}

const { round: roundConstants, rotation } = constants();

/** Keccak-256 as Ethereum uses it: before the padding of SHA-3 was settled. */
export function keccak256(message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array((Math.floor(message.length / rateBytes) + 1) * rateBytes);
  bytes.set(message);
  bytes[message.length] = 0x01;
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80;
  const view = new DataView(bytes.buffer);
  const state = Array.from({ length: lanes }, () => 0n);
  for (let offset = 0; offset < bytes.length; offset += rateBytes) {
    for (let lane = 0; lane < rateBytes / 8; lane += 1)
      state[lane] = (state[lane] ?? 0n) ^ view.getBigUint64(offset + lane * 8, true);
    for (const constant of roundConstants) permute(state, constant);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let lane = 0; lane < 4; lane += 1) digest.setBigUint64(lane * 8, state[lane] ?? 0n, true);
  return new Uint8Array(digest.buffer);
}

const rotate = (lane: bigint, by: number): bigint =>
  ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & wholeLane;

function permute(state: bigint[], constant: bigint): void {
  const at = (x: number, y: number): bigint => state[(x % 5) + 5 * (y % 5)] ?? 0n;
  const parity = [0, 1, 2, 3, 4].map((x) => at(x, 0) ^ at(x, 1) ^ at(x, 2) ^ at(x, 3) ^ at(x, 4));
  const moved = Array.from({ length: lanes }, () => 0n);
  for (let x = 0; x < 5; x += 1) {
    const mix = (parity[(x + 4) % 5] ?? 0n) ^ rotate(parity[(x + 1) % 5] ?? 0n, 1);
    for (let y = 0; y < 5; y += 1)
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(at(x, y) ^ mix, rotation[x + 5 * y] ?? 0);
  }
  for (let y = 0; y < 5; y += 1)
    for (let x = 0; x < 5; x += 1) {
      const lane = (dx: number): bigint => moved[((x + dx) % 5) + 5 * y] ?? 0n;
      state[x + 5 * y] = lane(0) ^ (~lane(1) & wholeLane & lane(2));
    }
  state[0] = (state[0] ?? 0n) ^ constant;
}
