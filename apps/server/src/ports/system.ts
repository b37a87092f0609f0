import { randomFillSync } from 'node:crypto';
import {
  uuidRandomByteCount,
  uuidv7,
  type Clock,
  type Ids,
  type Random,
} from '@pavilion/domain/ids';

/** The real clock. */
export function createSystemClock(): Clock {
  return { now: () => new Date() };
}

/** Randomness from the operating system, 53 bits a draw. */
export function createSystemRandom(): Random {
  const words = new Uint32Array(2);
  return {
    next() {
      randomFillSync(words);
      const high = (words[0] ?? 0) >>> 5;
      const low = (words[1] ?? 0) >>> 6;
      return (high * 2 ** 26 + low) / 2 ** 53;
    },
  };
}

/** UUIDv7 by the given clock; ids of one process ascend even within a millisecond. */
export function createIds(clock: Clock): Ids {
  const nextBytes = createByteSource(uuidRandomByteCount);
  let lastMs = 0;
  let counter = 0;
  return {
    next() {
      const nowMs = clock.now().getTime();
      counter = nowMs === lastMs ? (counter + 1) & 0xfff : 0;
      lastMs = nowMs;
      const bytes = nextBytes();
      bytes[0] = counter >>> 8;
      bytes[1] = counter & 0xff;
      return uuidv7(nowMs, bytes);
    },
  };
}

const drawsPerFill = 256;

// Each call of the system's generator costs more than its bytes, and every request needs ids: draw
// for many at once.
function createByteSource(byteCount: number): () => Uint8Array {
  const pool = new Uint8Array(byteCount * drawsPerFill);
  let used = drawsPerFill;
  return () => {
    if (used === drawsPerFill) {
      randomFillSync(pool);
      used = 0;
    }
    const start = used++ * byteCount;
    return pool.subarray(start, start + byteCount);
  };
}
