import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HashGameBlocks } from '../config/config.ts';

/**
 * A public chain that a test makes: its height, which branch stands at which height, and whether it
 * answers.
 */
export interface MadeChain {
  tip: number;
  branch: Map<number, string>;
  isSilent: boolean;
  /** Heights that it tells before its own: it lags behind what others know. */
  stale: number[];
  readonly confirmations: number;
  readonly blockMs: number;
  /** The hash at a height as the branch of now has it. */
  hashOf(height: number): string;
  /** What a server is told of it. */
  readonly config: { hashGameBlocks: HashGameBlocks };
  close(): void;
}

/** Begins a chain at height 1,000 that is asked over HTTP as public ones are. */
export async function makeChain(): Promise<MadeChain> {
  const [blockMs, confirmations] = [3_000, 3];
  const branch = new Map<number, string>();
  const hashOf = (height: number): string =>
    createHash('sha256')
      .update(`${height} ${branch.get(height) ?? ''}`)
      .digest('hex');
  const state = { tip: 1_000, isSilent: false, stale: new Array<number>() };
  const listener: Server = createServer((request, response) => {
    if (made.isSilent) return void response.writeHead(503).end();
    if (request.url === '/api/blocks/tip/height')
      return void response.end(String(made.stale.shift() ?? made.tip));
    const height = Number(/^\/api\/block-height\/(\d+)$/.exec(request.url ?? '')?.[1]);
    if (height <= made.tip) response.end(hashOf(height));
    else response.writeHead(404).end('Block not found');
  });
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  const from = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/api`;
  const config = { hashGameBlocks: { from, name: 'testchain', blockMs, confirmations } };
  const made: MadeChain = Object.assign(state, {
    ...{ branch, confirmations, blockMs, hashOf, config },
    close: () => void listener.close(),
  });
  return made;
}
