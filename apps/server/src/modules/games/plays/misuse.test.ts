import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  bet,
  demoBet,
  getBalance,
  handAct,
  handOpen,
  handStart,
  launch,
  rotate,
  roundCashOut,
  roundGet,
  roundJoin,
  roundState,
  seeds,
} from '@pavilion/contracts';
import {
  alphaHost,
  betaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const house = (game_code: string) => ({ provider_code: 'PAVILION', game_code });
const site = { domain_name: alphaHost };
const over = { target: '50.50', direction: 'over' };
const hourMs = 60 * 60 * 1000;

const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );
const reasonOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => [failure.code, failure.statusDetail],
  );

describeServerOnBothEngines('games that are misused', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const newPlayer = async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    return player;
  };
  const balanceOf = async ({ me }: TestPlayer) =>
    Number((await server.call(getBalance, me)).game_balance);
  const dice = ({ me }: TestPlayer, fields: object = {}) =>
    server.call(bet, { ...me, ...house('dice'), stake: '10.00', params: over, ...fields });
  const begin = ({ me }: TestPlayer, fields: object = {}) =>
    server.call(handStart, {
      ...me,
      ...house('mines'),
      stake: '100.00',
      params: { mines: 1 },
      ...fields,
    });
  const act = ({ me }: TestPlayer, round_id: string, action: string, fields: object = {}) =>
    server.call(handAct, { ...me, round_id, action, ...fields });
  const reveal = (player: TestPlayer, round_id: string, tile: number, fields: object = {}) =>
    act(player, round_id, 'reveal', { params: { tile }, ...fields });
  const stateOf = async (game_code: string) =>
    (await server.call(roundState, { ...site, ...house(game_code) })).value;
  const turn = () => server.runJob('advance-rounds');
  const join = ({ me }: TestPlayer, game_code: string, round_id: string, fields: object = {}) =>
    server.call(roundJoin, { ...me, ...house(game_code), round_id, stake: '100.00', ...fields });
  const leave = ({ me }: TestPlayer, round_id: string, bet_id: string, fields: object = {}) =>
    server.call(roundCashOut, { ...me, round_id, bet_id, ...fields });
  const tool = (...args: string[]) => runTool(server.context, args);
  const seen = async (round_id: string) => (await server.call(roundGet, { round_id })).value;
  const sound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

  /** A round with its betting open, whatever went before. */
  async function freshRound(game_code: string) {
    for (;;) {
      const state = await stateOf(game_code);
      const { phase, phase_ends_at: ends, server_time: now } = state;
      if (phase === 'betting' && Date.parse(ends ?? '') > Date.parse(now)) return state;
      server.advance(60_000);
      await turn();
    }
  }
  async function endRound(game_code: string, round_id: string) {
    for (;;) {
      server.advance(20_000);
      await turn();
      const { previous } = await stateOf(game_code);
      if (previous.some((round) => round.round_id === round_id)) return;
    }
  }
  /** A hand of one mine after one safe tile: whoever hits the mine tries again. */
  async function handWithOneTile(player: TestPlayer) {
    for (;;) {
      const { value } = await begin(player);
      const after = await reveal(player, value.round_id, 0);
      if (after.value.state === 'open') return after.value;
    }
  }

  describe('a game that is switched off in mid-round', () => {
    const off = (game: string) => tool('provider', 'off', '--provider', 'PAVILION', '--game', game);
    const on = (game: string) => tool('provider', 'on', '--provider', 'PAVILION', '--game', game);
    const refused = ['gameUnavailable', 'switchedOff'];

    it('takes no new stake, for real or for play, and the answer of one that was taken stays', async () => {
      const player = await newPlayer();
      const { demo_id = '' } = await server.call(launch, {
        ...site,
        ...house('dice'),
        mode: 'demo',
      });
      const demo = () =>
        server.call(demoBet, {
          ...site,
          ...house('dice'),
          demo_id,
          stake: '10.00',
          params: over,
        });
      const request_id = crypto.randomUUID();
      const { value } = await dice(player, { request_id });
      const before = await balanceOf(player);
      await off('dice');
      try {
        expect(await reasonOf(dice(player))).toEqual(refused);
        expect(await reasonOf(demo())).toEqual(refused);
        const open = { ...site, ...house('dice'), mode: 'demo' } as const;
        expect(await reasonOf(server.call(launch, open))).toEqual(refused);
        expect((await dice(player, { request_id })).value).toEqual(value);
        expect(await balanceOf(player)).toBe(before);
        // The others go on.
        const limbo = { ...house('limbo'), params: { target: '2.00' } };
        expect(await codeOf(dice(player, limbo))).toBe('OK');
      } finally {
        await on('dice');
      }
      expect([await codeOf(dice(player)), await codeOf(demo())]).toEqual(['OK', 'OK']);
    });

    it('lets a hand be played to its end', async () => {
      const player = await newPlayer();
      const hand = await handWithOneTile(player);
      await off('mines');
      try {
        expect(
          (await server.call(handOpen, player.me)).value.map(({ round_id }) => round_id),
        ).toEqual([hand.round_id]);
        const open = { ...player.me, ...house('mines'), mode: 'real' } as const;
        expect(await codeOf(server.call(launch, open))).toBe('OK');
        const { value } = await act(player, hand.round_id, 'cash_out');
        expect(await reasonOf(server.call(launch, open))).toEqual(refused);
        expect(value).toMatchObject({ state: 'settled', payout: '103.12' });
        expect(await reasonOf(begin(player))).toEqual(refused);
      } finally {
        await on('mines');
      }
      await sound();
    });

    it.each(['crash', 'hash-odd-even'])('lets a round of %s be settled', async (code) => {
      const player = await newPlayer();
      const params = code === 'crash' ? { auto_cash_out: '1.01' } : { side: 'odd' };
      const { round_id } = await freshRound(code);
      const { value } = await join(player, code, round_id, { params });
      await off(code);
      try {
        expect(await reasonOf(join(player, code, round_id, { params }))).toEqual(refused);
        await endRound(code, round_id);
        expect((await seen(value.bet_id)).state).toBe('settled');
      } finally {
        await on(code);
      }
      expect(await balanceOf(player)).toBeCloseTo(
        900 + Number((await seen(value.bet_id)).payout),
        2,
      );
      await sound();
    });

    it('takes no stake when the whole studio is off', async () => {
      const player = await newPlayer();
      await tool('provider', 'off', '--provider', 'PAVILION');
      try {
        expect(await reasonOf(dice(player))).toEqual(refused);
      } finally {
        await tool('provider', 'on', '--provider', 'PAVILION');
      }
    });
  });

  describe('a clock that is set', () => {
    it('forward ends a hand by its rule once, back neither deals it again nor takes a second stake', async () => {
      const player = await newPlayer();
      const hand = await handWithOneTile(player);
      const staked = await balanceOf(player);
      server.advance(-48 * hourMs);
      await server.runJob('finish-hands');
      expect((await seen(hand.round_id)).state).toBe('open');
      server.advance(73 * hourMs);
      await server.runJob('finish-hands');
      const ended = await seen(hand.round_id);
      expect(ended).toMatchObject({ state: 'settled', payout: '103.12' });
      server.advance(-25 * hourMs);
      await server.runJob('finish-hands');
      expect(await codeOf(reveal(player, hand.round_id, 5))).toBe('handFinished');
      expect(await balanceOf(player)).toBeCloseTo(staked + 103.12, 2);
      await sound();
    });

    it('back keeps the betting of a round open longer and settles it once all the same', async () => {
      const player = await newPlayer();
      const { round_id } = await freshRound('crash');
      server.advance(-hourMs);
      await turn();
      const { value } = await join(player, 'crash', round_id, {
        params: { auto_cash_out: '1.01' },
      });
      expect(await codeOf(leave(player, round_id, value.bet_id))).toBe('tooLate');
      server.advance(hourMs + 7_000);
      await turn();
      // It runs; now the clock goes back behind its start: nobody leaves at a multiplier before the
      // start.
      server.advance(-30_000);
      await turn();
      expect(await codeOf(leave(player, round_id, value.bet_id))).toBe('tooLate');
      server.advance(30_000);
      await endRound('crash', round_id);
      server.advance(-hourMs);
      await turn();
      server.advance(hourMs);
      await turn();
      const { state, payout } = await seen(value.bet_id);
      expect(state).toBe('settled');
      expect(['0.00', '101.00']).toContain(payout);
      expect(await balanceOf(player)).toBeCloseTo(900 + Number(payout), 2);
      await sound();
    });

    it('forward over a whole round settles it, and takes no bet and no cash-out of it', async () => {
      const player = await newPlayer();
      const { round_id } = await freshRound('crash');
      const { value } = await join(player, 'crash', round_id);
      server.advance(20 * 60_000);
      expect(await codeOf(join(player, 'crash', round_id))).toBe('roundClosed');
      expect(await codeOf(leave(player, round_id, value.bet_id))).toBe('tooLate');
      await endRound('crash', round_id);
      expect(await codeOf(leave(player, round_id, value.bet_id))).toBe('tooLate');
      expect(await codeOf(join(player, 'crash', round_id))).toBe('roundClosed');
      expect(await seen(value.bet_id)).toMatchObject({ state: 'settled', payout: '0.00' });
      expect(await balanceOf(player)).toBe(900);
      await sound();
    });
  });

  describe('calls in another order', () => {
    it('of a hand: what came late changes nothing, what is repeated is answered as before', async () => {
      const player = await newPlayer();
      const hand = await handWithOneTile(player);
      const [first, second, third] = [1, 2, 3].map(() => crypto.randomUUID());
      // The cash-out overtakes the tiles that were clicked before it.
      const out = await act(player, hand.round_id, 'cash_out', { request_id: third });
      expect(out.value).toMatchObject({ state: 'settled', payout: '103.12' });
      const paid = await balanceOf(player);
      expect(await codeOf(reveal(player, hand.round_id, 1, { request_id: first }))).toBe(
        'handFinished',
      );
      expect(await codeOf(reveal(player, hand.round_id, 2, { request_id: second }))).toBe(
        'handFinished',
      );
      const again = await act(player, hand.round_id, 'cash_out', { request_id: third });
      expect(again.value).toEqual(out.value);
      expect(await codeOf(act(player, hand.round_id, 'cash_out'))).toBe('handFinished');
      // The same id for another action, or as a stake's, is refused.
      expect(await codeOf(reveal(player, hand.round_id, 4, { request_id: third }))).toBe(
        'requestIdReused',
      );
      expect(await balanceOf(player)).toBe(paid);
      await sound();
    });

    it('of two tabs: both play one hand, each tile opens once and one of two cash-outs pays', async () => {
      const player = await newPlayer();
      const hand = await handWithOneTile(player);
      const staked = await balanceOf(player);
      const outs = await Promise.all(
        Array.from({ length: 4 }, () => codeOf(act(player, hand.round_id, 'cash_out'))),
      );
      expect(outs.toSorted()).toEqual(['OK', 'handFinished', 'handFinished', 'handFinished']);
      expect(await balanceOf(player)).toBeCloseTo(staked + 103.12, 2);
      const starts = await Promise.all(
        Array.from({ length: 4 }, () => codeOf(begin(player, { params: { mines: 3 } }))),
      );
      expect(starts.toSorted()).toEqual(['OK', 'handOpen', 'handOpen', 'handOpen']);
      await sound();
    });

    it('of a request that began a round of another kind', async () => {
      const player = await newPlayer();
      const request_id = crypto.randomUUID();
      await dice(player, { request_id });
      expect(await codeOf(begin(player, { request_id }))).toBe('requestIdReused');
      expect(await codeOf(dice(player, { request_id, stake: '11.00' }))).toBe('requestIdReused');
      const { round_id } = await freshRound('crash');
      expect(await codeOf(join(player, 'crash', round_id, { request_id }))).toBe('requestIdReused');
    });
  });

  describe('what is not one’s own or does not exist', () => {
    it('hands and bets of others, also of another site', async () => {
      const player = await newPlayer();
      const stranger = await newPlayer();
      const abroad = await server.signUpPlayer(betaHost);
      const hand = await handWithOneTile(player);
      const { round_id } = await freshRound('crash');
      const { value: placed } = await join(player, 'crash', round_id);
      for (const other of [stranger, abroad]) {
        expect(await codeOf(act(other, hand.round_id, 'cash_out'))).toBe('roundNotFound');
        expect(await codeOf(leave(other, round_id, placed.bet_id))).toBe('roundNotFound');
      }
      expect(await codeOf(act(player, placed.bet_id, 'cash_out'))).toBe('roundNotFound');
      expect(await codeOf(leave(player, round_id, hand.round_id))).toBe('roundNotFound');
      expect(await codeOf(act(player, crypto.randomUUID(), 'cash_out'))).toBe('roundNotFound');
      expect(await codeOf(act(player, 'none', 'cash_out'))).toBe('invalidInput');
      expect((await seen(hand.round_id)).state).toBe('open');
    });

    it('the multiplier of an earlier round, for a bet of the one that has just begun', async () => {
      const player = await newPlayer();
      const { round_id: earlier } = await freshRound('crash');
      await endRound('crash', earlier);
      const { round_id } = await freshRound('rocket-race');
      const { value: placed } = await join(player, 'rocket-race', round_id);
      server.advance(7_000);
      await turn();
      const before = await balanceOf(player);
      expect(await codeOf(leave(player, earlier, placed.bet_id))).toBe('roundNotFound');
      expect(await balanceOf(player)).toBe(before);
      expect((await seen(placed.bet_id)).payout).toBe('0.00');
    });

    it('games and kinds of games', async () => {
      const player = await newPlayer();
      const { round_id } = await freshRound('crash');
      const ask = (code: string) => [
        codeOf(dice(player, house(code))),
        codeOf(begin(player, house(code))),
        codeOf(join(player, code, round_id)),
        codeOf(server.call(roundState, { ...site, ...house(code) })),
      ];
      for (const code of ['no-such-game', 'constructor', '__proto__'])
        expect(await Promise.all(ask(code))).toEqual(Array(4).fill('gameNotFound'));
      // Each engine has its own calls.
      expect(await codeOf(dice(player, house('mines')))).toBe('gameNotFound');
      expect(await codeOf(begin(player, house('dice')))).toBe('gameNotFound');
      expect(await codeOf(join(player, 'dice', round_id))).toBe('gameNotFound');
      expect(await codeOf(join(player, 'rocket-race', round_id))).toBe('roundNotFound');
    });

    it('actions of a hand, and tiles that are none or open already', async () => {
      const player = await newPlayer();
      const hand = await handWithOneTile(player);
      for (const [action, params] of [
        ['fold', {}],
        ['climb', { tile: 1 }],
        ['reveal', {}],
        ['reveal', { tile: 0 }],
        ['reveal', { tile: -1 }],
        ['reveal', { tile: 1.5 }],
        ['reveal', { tile: '1' }],
        ['reveal', { tile: 1e9 }],
      ] as const)
        expect([
          action,
          params,
          await codeOf(act(player, hand.round_id, action, { params })),
        ]).toEqual([action, params, 'invalidParams']);
      expect((await seen(hand.round_id)).outcome).toEqual({ revealed: [0] });
    });
  });

  it('stakes with more decimals than the currency has, signs, exponents or nothing', async () => {
    const player = await newPlayer();
    const { round_id } = await freshRound('crash');
    for (const stake of [
      '10.001',
      '10.000000001',
      '1e2',
      '-10.00',
      '+10',
      '',
      ' ',
      'NaN',
      '0x10',
    ]) {
      expect([stake, await codeOf(dice(player, { stake }))]).toEqual([stake, 'invalidInput']);
      expect([stake, await codeOf(begin(player, { stake }))]).toEqual([stake, 'invalidInput']);
      expect([stake, await codeOf(join(player, 'crash', round_id, { stake }))]).toEqual([
        stake,
        'invalidInput',
      ]);
    }
    expect(await balanceOf(player)).toBe(1000);
  });

  it('client seeds that are too long or hold what cannot be read', async () => {
    const player = await newPlayer();
    const before = await server.call(seeds, player.me);
    for (const client_seed of [
      '',
      'x'.repeat(65),
      'x'.repeat(10_000),
      'a\u0000b',
      'a\u0007b',
      'a\nb',
      '\u202eabc',
      'a\u007f',
      '\ud800',
    ])
      expect([
        client_seed.slice(0, 10),
        await codeOf(server.call(rotate, { ...player.me, client_seed })),
      ]).toEqual([client_seed.slice(0, 10), 'invalidClientSeed']);
    expect(await server.call(seeds, player.me)).toEqual(before);
  });
});
