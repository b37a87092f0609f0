import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  getBalance,
  limitsSet,
  roundGet,
  roundJoin,
  roundMine,
  roundState,
} from '@pavilion/contracts';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';

const site = { domain_name: alphaHost };
const niuNiu = { provider_code: 'PAVILION', game_code: 'hash-niu-niu' };
const oddEven = { provider_code: 'PAVILION', game_code: 'hash-odd-even' };
const crash = { provider_code: 'PAVILION', game_code: 'crash' };

const odd = { side: 'odd' };
const even = { side: 'even' };
const line = (params: object, stake: string) => ({ params: { ...params }, stake });

const failureOf = (sent: Promise<unknown>): Promise<CallFailure> =>
  sent.then(
    () => {
      throw new Error('nothing was refused');
    },
    (failure: CallFailure) => failure,
  );
const codeOf = async (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeServerOnBothEngines('a ticket of lines', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const newPlayer = async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    return player;
  };
  const stateOf = async (game: typeof oddEven) =>
    (await server.call(roundState, { ...site, ...game })).value;
  const turn = () => server.runJob('advance-rounds');
  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const mine = async ({ me }: TestPlayer, fields: object = {}) =>
    (await server.call(roundMine, { ...me, ...oddEven, ...fields })).value;
  const audited = () => server.context.database.withoutTimeouts(auditBooks);

  async function freshRound(game = oddEven) {
    for (;;) {
      const state = await stateOf(game);
      if (state.stage === 'betting') return state.round_id;
      server.advance(60_000);
      await turn();
    }
  }
  async function settle(game = oddEven) {
    server.advance(20_000);
    await turn();
    server.advance(20_000);
    await turn();
    await stateOf(game);
  }
  const bet = ({ me }: TestPlayer, round_id: string, fields: object) =>
    server.call(roundJoin, { ...me, ...oddEven, round_id, ...fields });

  it('holds all its lines or none, equal ones merged, and pays each by itself', async () => {
    const player = await newPlayer();
    const round_id = await freshRound();
    const bets = [line(odd, '100.00'), line(even, '50.00'), line(odd, '25.00')];
    const { value, game_balance } = await bet(player, round_id, { bets });
    expect(game_balance).toBe('9825.00');
    expect(value).toMatchObject({ state: 'open', stake: '175.00', payout: '0.00', params: {} });
    expect(value.lines).toEqual([
      { params: odd, stake: '125.00', payout: null, multiplier: null },
      { params: even, stake: '50.00', payout: null, multiplier: null },
    ]);
    await settle();
    const { value: seen } = await server.call(roundGet, { ...site, round_id: value.bet_id });
    const isOdd = seen.outcome['side'] === 'odd';
    expect(seen).toMatchObject({
      state: 'settled',
      stake: '175.00',
      payout: isOdd ? '247.50' : '99.00',
      multiplier: isOdd ? '1.4142' : '0.5657',
      lines: [
        { payout: isOdd ? '247.50' : '0.00', multiplier: isOdd ? '1.98' : '0.00' },
        { payout: isOdd ? '0.00' : '99.00', multiplier: isOdd ? '0.00' : '1.98' },
      ],
    });
    expect(await balanceOf(player)).toBe(isOdd ? '10072.50' : '9924.00');
    expect(await audited()).toEqual([]);
  });

  it('is refused as a whole for one wrong line, which is named', async () => {
    const player = await newPlayer();
    const round_id = await freshRound();
    const bets = [line(odd, '100.00'), line({}, '50.00'), line({ side: 'both' }, '10.00')];
    expect(await failureOf(bet(player, round_id, { bets }))).toMatchObject({
      code: 'invalidParams',
      errors: [
        { path: 'bets[1].params.side', code: 'required' },
        { path: 'bets[2].params.side', code: 'invalidChoice' },
      ],
    });
    const parts = [line(odd, '100.00'), line(even, '1.005')];
    expect(await failureOf(bet(player, round_id, { bets: parts }))).toMatchObject({
      code: 'invalidInput',
      errors: [{ path: 'bets[1].stake', code: 'invalidAmount' }],
    });
    const refused = [
      [{ bets: [line(odd, '100.00'), line(even, '0.01')] }, 'stakeTooLow'],
      [{ bets: [line(odd, '30000.00'), line(even, '30000.00')] }, 'stakeTooHigh'],
      [{ bets: [line(odd, '6000.00'), line(even, '5000.00')] }, 'insufficientFunds'],
      [{ bets: [] }, 'invalidInput'],
      [{ bets: Array.from({ length: 61 }, () => line(odd, '10.00')) }, 'invalidInput'],
      [{ bets: [line(odd, '10.00')], stake: '10.00' }, 'invalidInput'],
      [{}, 'invalidInput'],
      [{ bets: [], replace: true }, 'ticketNotFound'],
      [{ bets: [line(odd, '10.00')], table_id: '7' }, 'tableNotFound'],
    ] as const;
    for (const [fields, code] of refused)
      expect([fields, await codeOf(bet(player, round_id, fields))]).toEqual([fields, code]);
    const { me } = player;
    const onCrash = { ...me, ...crash, round_id: (await stateOf(crash)).round_id };
    const lines = { bets: [line({}, '10.00')] };
    expect(await codeOf(server.call(roundJoin, { ...onCrash, ...lines }))).toBe('invalidInput');
    expect(await balanceOf(player)).toBe('10000.00');
    expect(await mine(player)).toBeNull();
  });

  it('becomes other lines until the close, once for each request, and is found by another device', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()];
    const round_id = await freshRound();
    const first = await bet(player, round_id, { bets: [line(odd, '100.00')] });
    const request_id = crypto.randomUUID();
    const change = { bets: [line(odd, '100.00'), line(even, '300.00')], replace: true, request_id };
    const { value, game_balance } = await bet(player, round_id, change);
    expect([value.bet_id, value.stake, game_balance]).toEqual([
      first.value.bet_id,
      '400.00',
      '9600.00',
    ]);
    await bet(player, round_id, { bets: [line(even, '50.00')], replace: true });
    const again = await bet(player, round_id, change);
    expect([again.value.stake, again.game_balance]).toEqual(['50.00', '9950.00']);
    const other = { ...change, bets: [line(odd, '10.00')] };
    expect(await codeOf(bet(player, round_id, other))).toBe('requestIdReused');
    const tooMuch = { bets: [line(odd, '9990.00'), line(even, '10.10')], replace: true };
    expect(await codeOf(bet(player, round_id, tooMuch))).toBe('insufficientFunds');
    expect(await mine(player)).toMatchObject({ bet_id: first.value.bet_id, stake: '50.00' });
    expect(await mine(player, { round_id })).toMatchObject({ lines: [{ params: even }] });
    expect(await mine(stranger)).toBeNull();
    const back = await bet(player, round_id, { bets: [], replace: true });
    expect(back).toMatchObject({ value: { state: 'refunded', stake: '50.00' } });
    expect(back.game_balance).toBe('10000.00');
    expect(await mine(player)).toBeNull();
    await bet(player, round_id, { bets: [line(odd, '70.00')], replace: true });
    server.advance(20_000);
    expect(await codeOf(bet(player, round_id, { bets: [], replace: true }))).toBe('roundClosed');
    expect(await codeOf(bet(player, round_id, change))).toBe('OK');
    await settle();
    expect(await audited()).toEqual([]);
  });

  it('is one of two at most, and replacing makes one of both', async () => {
    const player = await newPlayer();
    const round_id = await freshRound();
    const one = { bets: [line(odd, '100.00')] };
    await bet(player, round_id, one);
    await bet(player, round_id, { stake: '200.00', params: even });
    expect(await codeOf(bet(player, round_id, one))).toBe('tooManyBets');
    expect(await balanceOf(player)).toBe('9700.00');
    await bet(player, round_id, { bets: [line(even, '30.00')], replace: true });
    expect(await balanceOf(player)).toBe('9970.00');
    expect(await codeOf(bet(player, round_id, one))).toBe('OK');
    await settle();
    expect(await audited()).toEqual([]);
  });

  it('holds as many stakes as its bets may lose', async () => {
    const player = await newPlayer();
    const round_id = await freshRound(niuNiu);
    const join = { ...player.me, ...niuNiu, round_id };
    const bets = [line({ side: 'player' }, '50.00'), line({ side: 'banker' }, '20.00')];
    const { game_balance } = await server.call(roundJoin, { ...join, bets });
    expect(game_balance).toBe('9300.00');
    const fewer = { bets: bets.slice(1), replace: true };
    expect((await server.call(roundJoin, { ...join, ...fewer })).game_balance).toBe('9800.00');
    await settle(niuNiu);
    expect(await audited()).toEqual([]);
  });

  it('moves the difference alone: limits see what is held, whatever was replaced', async () => {
    const player = await newPlayer();
    const round_id = await freshRound();
    const limit = { kind: 'stake', period: 'day', amount: '500.00' } as const;
    await server.call(limitsSet, { ...player.me, ...limit });
    for (const stake of ['300.00', '500.00', '200.00', '499.90'])
      expect(await codeOf(bet(player, round_id, { bets: [line(odd, stake)], replace: true }))).toBe(
        'OK',
      );
    const more = { bets: [line(odd, '500.10')], replace: true };
    expect(await codeOf(bet(player, round_id, more))).toBe('limitReached');
    expect(await balanceOf(player)).toBe('9500.10');
  });

  it('leaves the balance at what it began with less its lines, whatever was replaced, added and taken back', async () => {
    const cents = fc.integer({ min: 500, max: 99_999 });
    const lines = fc.array(fc.record({ side: fc.constantFrom('odd', 'even'), cents }), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(lines, { minLength: 1, maxLength: 6 }), async (tickets) => {
        const player = await newPlayer();
        const round_id = await freshRound();
        let held = 0;
        for (const ticket of tickets) {
          const bets = ticket.map(({ side, cents: amount }) =>
            line({ side }, (amount / 100).toFixed(2)),
          );
          const code = await codeOf(bet(player, round_id, { bets, replace: true }));
          expect(code).toBe(ticket.length === 0 && held === 0 ? 'ticketNotFound' : 'OK');
          held = ticket.reduce((sum, { cents: amount }) => sum + amount, 0);
          expect(Number(await balanceOf(player))).toBeCloseTo(10_000 - held / 100, 6);
        }
      }),
      { numRuns: 8 },
    );
    await settle();
    expect(await audited()).toEqual([]);
  });
});
