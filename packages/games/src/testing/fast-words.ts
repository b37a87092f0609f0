import { hash } from 'node:crypto';

const blockBytes = 64;
const digestBytes = 32;

/**
 * The blocks of the fair stream as bytes, one nonce after the other and of each its first block:
 * what `createRandomStream` deals from, by the hash of the platform and without objects, for
 * billions of bytes. A test holds it to the stream.
 */
export function fairBlocks(serverSeed: string, clientSeed: string): (nonce: number) => Buffer {
  const key = Buffer.alloc(blockBytes);
  key.write(serverSeed, 'utf8');
  const inner = Buffer.alloc(blockBytes * 4);
  const outer = Buffer.alloc(blockBytes + digestBytes);
  for (const [place, byte] of key.entries()) {
    inner[place] = byte ^ 0x36;
    outer[place] = byte ^ 0x5c;
  }
  return (nonce) => {
    const length = inner.write(`${clientSeed}:${nonce}:0`, blockBytes, 'utf8');
    hash('sha256', inner.subarray(0, blockBytes + length), 'buffer').copy(outer, blockBytes);
    return hash('sha256', outer, 'buffer');
  };
}

/** The words of those blocks one after the other: a source for many rounds of one game. */
export function fairWords(seed: string): () => number {
  const blockOf = fairBlocks(hash('sha256', seed), 'proof');
  let block: Buffer = Buffer.alloc(digestBytes);
  let [nonce, used] = [0, digestBytes];
  return () => {
    if (used === digestBytes) {
      block = blockOf(nonce);
      nonce += 1;
      used = 0;
    }
    used += 4;
    return block.readUInt32BE(used - 4);
  };
}
