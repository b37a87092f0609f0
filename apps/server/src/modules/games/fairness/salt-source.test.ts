import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bitcoinSalts, saltSourceOf } from './salt-source.ts';

const hash = '000000000000000000011f6e6ee1c3b5d3e3d6f4a4b8b6b1c2d3e4f5a6b7c8d9';
let tip = 900_000;
let answer = hash;
const blocks = createServer((request, response) => {
  const isKnown = request.url === `/api/block-height/900002`;
  if (request.url === '/api/blocks/tip/height') response.end(String(tip));
  else response.writeHead(isKnown ? 200 : 404).end(isKnown ? answer : 'Block not found');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void blocks.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(blocks.address() as AddressInfo).port}/api/`;
});
afterAll(() => void blocks.close());

it('announces a block to come and gives its hash once blocks lie on it', async () => {
  const source = bitcoinSalts(url);
  expect(await source.announce()).toBe('bitcoin:900002');
  expect(await source.read('bitcoin:900002')).toBeNull();
  tip = 900_004;
  expect(await source.read('bitcoin:900002')).toBeNull();
  tip = 900_005;
  expect(await source.read('bitcoin:900002')).toBe(hash);
});

it('takes no hash that is none, and no other block', async () => {
  tip = 900_005;
  answer = '<html>';
  const source = bitcoinSalts(url);
  await expect(source.read('bitcoin:900002')).rejects.toThrow('told no hash');
  await expect(source.read('bitcoin:900001')).rejects.toThrow('answered 404');
});

it('draws another salt each time where no blocks are set, and none for a chain that waits for a block', async () => {
  const source = saltSourceOf({ config: { saltBlocksUrl: null } as never });
  expect(await source.announce()).toBe('local');
  const [one, two] = [await source.read('local'), await source.read('local')];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(two).not.toBe(one);
  expect(await source.read('bitcoin:900002')).toBeNull();
});
