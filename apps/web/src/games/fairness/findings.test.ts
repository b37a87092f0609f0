import { buildHashChain, toHex, type HouseGameCode } from '@pavilion/games';
import { describe, expect, it } from 'vitest';
import type { RoundRecord } from '../game-info.ts';
import { evidenceOfAddress, evidenceOfRound, verificationPath } from './evidence.ts';
import { findingsOf } from './findings.ts';
import { houseGameRows } from '../house-games.ts';
import { loadRules } from '../stages/parts/game-on-stage.ts';

// Domain rules 3.2.
const round = {
  game_code: 'dice',
  params: { target: '50.50', direction: 'over' },
  server_seed: 'e5d1a3b7c9f0412e8d6a5b4c3d2e1f00112233445566778899aabbccddeeff00',
  fairness: {
    server_seed_hash: '1eba4ccc7fcc126dbbdf15771b365169d7032e61d9ec3b0ce6669f397b3e8460',
    client_seed: 'research-client',
    nonce: 0,
  },
} as unknown as RoundRecord;

const moduleOf = (code: HouseGameCode) => loadRules(houseGameRows[code]);

describe('checking a round', () => {
  it('finds the published result, and an altered or hidden seed', async () => {
    const dice = await moduleOf('dice');
    const evidence = evidenceOfRound(round);
    expect(findingsOf(dice, evidence)).toMatchObject({
      commitment: 'verified',
      result: { outcome: { roll: '77.84' }, multiplier: '2.0004' },
      problems: [],
    });
    const altered = { ...evidence, server_seed: evidence.server_seed.replace('e5', 'e6') };
    expect(findingsOf(dice, altered).commitment).toBe('altered');
    const hidden = findingsOf(dice, { ...evidence, server_seed: '' });
    expect(hidden).toMatchObject({ commitment: 'notRevealed', result: null });
    const unread = { ...evidence, params: '{"target":"x"}' };
    expect(findingsOf(dice, unread).problems).toEqual(['direction', 'target']);
    expect(findingsOf(dice, { ...evidence, params: '{' }).problems).toEqual(['params']);
    expect(findingsOf(dice, { ...evidence, nonce: '-1' }).problems).toEqual(['nonce']);
  });

  it('walks a chain to its published end', async () => {
    const crash = await moduleOf('crash');
    const links = buildHashChain(new Uint8Array(32).fill(7), 5).map(toHex);
    const [end = '', , , third = ''] = links;
    const evidence = {
      ...evidenceOfRound(round),
      params: '{}',
      hash: third,
      index: '3',
      salt: 'salt',
      terminating_hash: end,
    };
    expect(findingsOf(crash, evidence).commitment).toBe('verified');
    expect(findingsOf(crash, { ...evidence, index: '2' }).commitment).toBe('altered');
    expect(findingsOf(crash, { ...evidence, index: '9999999' }).problems).toEqual(['index']);
    expect(findingsOf(crash, { ...evidence, hash: 'xyz' }).problems).toEqual(['hash']);
    const block = { ...evidence, params: '{"side":"odd"}', index: '9999999', terminating_hash: '' };
    expect(findingsOf(await moduleOf('hash-odd-even'), block)).toMatchObject({
      commitment: 'notGiven',
      problems: [],
      result: { outcome: { digit: expect.any(Number) as number } },
      commands: [],
    });
  });

  it('works a hand out from the stake it began with, in the decimals of its currency', async () => {
    const holdem = await moduleOf('casino-holdem');
    const evidence = {
      ...evidenceOfRound(round),
      game: 'casino-holdem',
      params: '{"aa_bonus":"1.00"}',
      actions: '[{"action":"call","params":{},"stake":"20.00"}]',
      base_stake: '10.00',
    };
    // Games two, 14: 31.00 give 60.00.
    expect(findingsOf(holdem, evidence)).toMatchObject({
      problems: [],
      result: { outcome: { dealer: [19, 12], folded: false }, multiplier: '1.9354' },
    });
    expect(findingsOf(holdem, { ...evidence, base_stake: '' }).problems).toEqual(['base_stake']);
  });

  it('goes through an address unchanged', () => {
    const evidence = evidenceOfRound(round);
    const { search } = new URL(verificationPath(evidence), 'http://site');
    expect(evidenceOfAddress(new URLSearchParams(search), 'mines')).toEqual(evidence);
    expect(evidenceOfAddress(new URLSearchParams(), 'mines').game).toBe('mines');
  });
});
