import '../../testing/dom.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import type { GameInfo } from '../game-info.ts';
import { ChainFacts } from './chain-facts.tsx';

const published = {
  terminating_hash: 'aa'.repeat(32),
  salt: 'bb'.repeat(32),
  salt_source: 'local',
  salted_at: '2026-11-25T12:00:01.000Z',
  length: 10_000,
  published_at: '2026-11-25T12:00:00.000Z',
};
const next = {
  ...published,
  terminating_hash: 'cc'.repeat(32),
  salt: '',
  salt_source: 'bitcoin:900002',
  salted_at: null,
};
const chain = { ...published, index: 9_600, next, blocks: null };
const answerOf = (value: object) => ({ statusCode: 1, message: 'OK', value });

let told: object;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(told)));
afterEach(() => vi.unstubAllGlobals());

const info = { provider_code: 'PAVILION', game_code: 'hash-odd-even' } as GameInfo;
const decided = { round_id: 'one', index: 9_599, hash: 'dd'.repeat(32) };
const calledOff = { round_id: 'two', index: 9_598, hash: '' };

async function textOf(): Promise<string> {
  const { element, unmount } = await mount(
    <ChainFacts info={info} index={9_600} previous={[decided, calledOff]} params={{}} />,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const text = element.textContent ?? '';
  await unmount();
  return text;
}

it('shows where the salt of a chain comes from, when it was fixed, and the chain that comes next', async () => {
  told = answerOf(chain);
  const text = await textOf();
  expect(text).toContain(published.terminating_hash);
  expect(text).toContain('Drawn by our server after the chain was published');
  expect(text).toMatch(/Salt fixed.*2026/);
  expect(text).toContain('The next chain, published already');
  expect(text).toContain(next.terminating_hash);
  expect(text).toContain('The hash of Bitcoin block 900002');
  expect(text).toContain('It does not exist yet.');
  expect(text).toContain('Round 9599');
  expect(text).not.toContain('Round 9598');
});

it('shows the public chain, the block and its depth where blocks decide', async () => {
  told = answerOf({
    ...chain,
    terminating_hash: '',
    next: null,
    blocks: { source: 'liquid', confirmations: 2 },
  });
  const text = await textOf();
  expect(text).toContain('Public chain that decidesliquid');
  expect(text).toContain('Block that decides this round9,600');
  expect(text).toContain('the round is void and every stake goes back');
  expect(text).not.toContain('Salt');
});
