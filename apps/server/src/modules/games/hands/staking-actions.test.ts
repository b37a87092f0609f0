import { beforeAll, describe, expect, it } from 'vitest';
import { getBalance, handStart, roundGet } from '@pavilion/contracts';
import type { HandState } from '@pavilion/games';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { actOnHand, readRound, type ActOrder } from '../plays/index.ts';
import { draftOf } from './hand-steps.ts';

const open: HandState = {
  isSettled: false,
  allowed: ['double'],
  outcome: {},
  multiplierE4: 0n,
  events: [],
};

describe('what a hand took and paid', () => {
  const play = { stake_minor: 1_000n, params: {} };
  const part = (name: string, stakeMinor: bigint, payoutMinor: bigint | null) => ({
    part: name,
    stakeMinor,
    payoutMinor,
  });

  it.each([
    // wire, games two, 14: blackjack by nonce 17, double: 2200, 2000 with both side bets of 100
    [
      [part('hand', 2_000n, 2_000n), part('pairs', 100n, 0n), part('poker', 100n, 0n)],
      2_200n,
      2_000n,
      9_090n,
    ],
    // casino hold'em, call, nonce 0: 3100, 6000
    [
      [part('ante', 1_000n, 4_000n), part('call', 2_000n, 2_000n), part('aa', 100n, 0n)],
      3_100n,
      6_000n,
      19_354n,
    ],
    // insurance is half of the base stake rounded down
    [[part('hand', 1_001n, 0n), part('insurance', 500n, 1_500n)], 1_501n, 1_500n, 9_993n],
  ])('is the sum of its parts %#', (parts, stake, payout, multiplier) => {
    const drafted = draftOf(play, { ...open, isSettled: true, parts });
    expect(drafted).toMatchObject({
      state: 'settled',
      base_stake_minor: 1_000n,
      stake_minor: stake,
      payout_minor: payout,
      multiplier_e4: multiplier,
    });
  });

  it('pays nothing while it is open, and keeps what it began with', () => {
    const parts = [part('ante', 1_000n, null), part('pair_plus', 100n, 400n)];
    const begun = draftOf(play, { ...open, parts });
    expect(begun).toMatchObject({ state: 'open', stake_minor: 1_100n, payout_minor: 0n });
    const more = draftOf(begun, { ...open, parts: [...parts, part('play', 1_000n, null)] });
    expect(more).toMatchObject({ base_stake_minor: 1_000n, stake_minor: 2_100n });
  });
});

describeServerOnBothEngines('an action that takes more', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;

  /** An open hand of 100.00, and what plays its next step to all it has taken by then. */
  async function begun() {
    const player = await server.signUpPlayer();
    await server.fund(player, 50_000n);
    const mines = { provider_code: 'PAVILION', game_code: 'mines', params: { mines: 1 } };
    const { value } = await server.call(handStart, { ...player.me, ...mines, stake: '100.00' });
    const { db } = server.context.database;
    const asked = {
      siteId: server.context.sites.byHost(alphaHost)?.id ?? '',
      roundId: value.round_id,
    };
    const row = await readRound(db, asked);
    if (!row) throw new Error('no hand was begun');
    const act = (
      step: number,
      after: Partial<ActOrder['after']>,
      requestId = crypto.randomUUID(),
    ) =>
      actOnHand(db, {
        siteId: row.site_id,
        playerId: row.player_id,
        roundId: row.id,
        step,
        requestId,
        requestHash: Buffer.from('double'),
        action: { action: 'double', params: {} },
        after: { ...row, ...after },
        now: server.context.clock.now(),
      });
    const seen = async () =>
      (await server.call(roundGet, { domain_name: alphaHost, round_id: row.id })).value;
    return { player, act, row, seen };
  }
  const refusal = (sent: Promise<unknown>) =>
    sent.then(
      () => 'OK',
      (error: { code?: string }) => error.code,
    );

  it('takes what it takes once, pays at the end, and the hand counts all its stakes', async () => {
    const { player, act, seen } = await begun();
    expect(await balanceOf(player)).toBe('400.00');
    const requestId = crypto.randomUUID();
    expect(await act(0, { stake_minor: 25_000n }, requestId)).toMatchObject({ status: 'played' });
    expect(await act(0, { stake_minor: 25_000n }, requestId)).toMatchObject({ status: 'replayed' });
    expect(await balanceOf(player)).toBe('250.00');
    await act(1, { stake_minor: 40_000n, state: 'settled', payout_minor: 60_000n });
    expect(await balanceOf(player)).toBe('700.00');
    expect(await seen()).toMatchObject({
      state: 'settled',
      stake: '400.00',
      payout: '600.00',
      played: [{ stake: '150.00' }, { stake: '150.00' }],
    });
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('leaves the hand as it was where the purse does not reach it', async () => {
    const { player, act, seen } = await begun();
    expect(await refusal(act(0, { stake_minor: 50_001n }))).toBe('P0402');
    expect(await balanceOf(player)).toBe('400.00');
    expect(await seen()).toMatchObject({ state: 'open', stake: '100.00', played: [] });
    expect(await act(0, { stake_minor: 50_000n })).toMatchObject({ status: 'played', step: 1 });
    expect(await balanceOf(player)).toBe('0.00');
  });

  it('gives every stake back with a hand that is given back', async () => {
    const { player, act, seen } = await begun();
    await act(0, { stake_minor: 30_000n });
    await act(1, { stake_minor: 35_000n });
    await act(2, { stake_minor: 35_000n, state: 'refunded', payout_minor: 35_000n });
    expect(await balanceOf(player)).toBe('500.00');
    expect(await seen()).toMatchObject({ state: 'refunded', stake: '350.00', payout: '350.00' });
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
