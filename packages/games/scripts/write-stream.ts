// node packages/games/scripts/write-stream.ts [--bytes 1000000000] [--seed text] Writes the fair
// stream to standard output, block after block, until so much is written or nobody reads on; says
// how much it was.
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { fairBlocks } from '../src/testing/fast-words.ts';

const { values } = parseArgs({
  options: {
    bytes: { type: 'string', default: '1000000000000' },
    seed: { type: 'string', default: 'write-stream' },
  },
});
const wanted = Number(values.bytes);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error('--bytes is a whole number');
  process.exit(2);
}

const blockOf = fairBlocks(hash('sha256', values.seed), 'stream');
const blocksPerWrite = 2048;
let [nonce, written] = [0, 0];
const end = (): never => {
  console.error(`${written} bytes of the stream were read`);
  process.exit(0);
};
process.stdout.on('error', end);
while (written < wanted) {
  const blocks = Array.from({ length: blocksPerWrite }, () => blockOf(nonce++));
  const piece = Buffer.concat(blocks).subarray(0, wanted - written);
  if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  written += piece.length;
}
end();
