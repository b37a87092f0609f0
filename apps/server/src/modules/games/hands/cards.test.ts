import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  demoHandAct,
  demoHandStart,
  gameInfo,
  getBalance,
  handAct,
  handHint,
  handOpen,
  handStart,
  launch,
  rotate,
  roundGet,
  selfExclude,
  stepUpCode,
} from '@pavilion/contracts';
import { houseGame, recomputeRound, type HandAction } from '@pavilion/games';
import { blackjack } from '@pavilion/games/cards/blackjack/blackjack.game';
import { vectorStream } from '@pavilion/games/testing/streams';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { playFromVectors } from '../../../testing/vector-seeds.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

const refusalOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({}),
    (failure: CallFailure) => failure,
  );
const codeOf = async (sent: Promise<unknown>): Promise<string> =>
  (await refusalOf(sent)).code ?? 'OK';

/** `play`, or `hold 0 2`: the places that are kept. */
function asAction(text: string): HandAction {
  const [action = '', ...places] = text.split(' ');
  return { action, params: action === 'hold' ? { hold: places.map(Number) } : {} };
}

describeServerOnBothEngines('hands of cards against the house', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const gameOf = (game_code: string) => ({ provider_code: 'PAVILION', game_code });
  async function playerAt(nonce: number, fundsMinor = 100_000n): Promise<TestPlayer> {
    const player = await server.signUpPlayer();
    await server.fund(player, fundsMinor);
    await playFromVectors(server, player, nonce);
    return player;
  }
  const begin = ({ me }: TestPlayer, code: string, fields: object = {}) =>
    server.call(handStart, { ...me, ...gameOf(code), stake: '10.00', ...fields });
  const act = ({ me }: TestPlayer, round_id: string, text: string, fields: object = {}) =>
    server.call(handAct, { ...me, round_id, ...asAction(text), ...fields });
  const seen = async (round_id: string) => (await server.call(roundGet, { round_id })).value;
  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const audit = () => server.context.database.withoutTimeouts(auditBooks);

  describe('the published vectors (games two, 14)', () => {
    const pairs = { perfect_pairs: '1.00', twenty_one_three: '1.00' };
    const split = ['split', 'stand', 'double'];
    it.each([
      ['three-card-poker', { pair_plus: '1.00' }, 0, ['play'], '21.00', '0.00'],
      ['three-card-poker', { pair_plus: '1.00' }, 13, ['play'], '21.00', '57.00'],
      ['casino-holdem', { aa_bonus: '1.00' }, 0, ['call'], '31.00', '60.00'],
      ['casino-holdem', { aa_bonus: '1.00' }, 7, ['call'], '31.00', '80.00'],
      ['caribbean-stud', {}, 0, ['raise'], '30.00', '40.00'],
      ['caribbean-stud', {}, 2, ['raise'], '30.00', '60.00'],
      ['jacks-or-better', {}, 2, ['hold 0 2'], '10.00', '30.00'],
      ['deuces-wild', {}, 1, ['hold 1 3 4'], '10.00', '0.00'],
      ['blackjack', pairs, 9, split, '32.00', '73.00'],
      ['blackjack', pairs, 24, split, '32.00', '67.00'],
      ['blackjack', pairs, 49, split, '32.00', '13.00'],
      ['blackjack', pairs, 17, ['double'], '22.00', '20.00'],
    ] as const)('%s, %o, nonce %i', async (code, params, nonce, actions, stake, payout) => {
      const player = await playerAt(nonce);
      let { value } = await begin(player, code, { params });
      expect(value).toMatchObject({ state: 'open', base_stake: '10.00', server_seed: null });
      for (const action of actions) ({ value } = await act(player, value.round_id, action));
      expect(value).toMatchObject({ state: 'settled', stake, payout, base_stake: '10.00' });
      const left = 1_000 - Number(stake) + Number(payout);
      expect(await balanceOf(player)).toBe(left.toFixed(2));
      expect(await audit()).toEqual([]);
    });
  });

  it('show nothing that lies face down while they are open, to nobody', async () => {
    const player = await playerAt(0);
    const { value } = await begin(player, 'casino-holdem');
    const { round_id } = value;
    const open = (await server.call(handOpen, { ...player.me, ...gameOf('casino-holdem') })).value;
    for (const told of [value, open[0], await seen(round_id)])
      expect(told?.outcome).toEqual({
        player: [40, 37],
        board: [5, 23, 21, null, null],
        dealer: [null, null],
        folded: false,
      });
    expect(value.events.map(({ card }) => card)).toEqual([
      40,
      37,
      5,
      23,
      21,
      null,
      null,
      null,
      null,
    ]);
    const { value: folded } = await act(player, round_id, 'fold');
    expect(folded).toMatchObject({
      payout: '0.00',
      outcome: { board: [5, 23, 21, 22, 3], dealer: [19, 12], folded: true },
    });
  });

  it('are worked out again from what is revealed', async () => {
    const player = await playerAt(9);
    const params = { perfect_pairs: '1.00' };
    const { value } = await begin(player, 'blackjack', { params });
    for (const action of ['split', 'stand', 'double']) await act(player, value.round_id, action);
    const { previous } = await server.call(rotate, player.me);
    const round = await seen(value.round_id);
    const game = houseGame('blackjack');
    if (!game) throw new Error('blackjack is a game of ours');
    const again = recomputeRound(
      game,
      {
        params: round.params,
        actions: round.played as HandAction[],
        baseStake: round.base_stake,
      },
      { serverSeed: previous.server_seed, clientSeed: previous.client_seed, nonce: 9 },
    );
    expect(again).toMatchObject({ ok: true, outcome: round.outcome, events: round.events });
    expect(round.played?.map(({ stake }) => stake)).toEqual(['10.00', undefined, '10.00']);
  });

  it('an action that the balance does not reach is left out, refused, and the hand stays', async () => {
    const player = await playerAt(0, 1_999n);
    const { value } = await begin(player, 'three-card-poker');
    expect(value.actions).toEqual(['fold']);
    const before = await seen(value.round_id);
    expect(await codeOf(act(player, value.round_id, 'play'))).toBe('insufficientFunds');
    expect(await seen(value.round_id)).toEqual(before);
    expect(await balanceOf(player)).toBe('9.99');
    await server.fund(player, 1n);
    const request_id = crypto.randomUUID();
    const [first, again] = await Promise.all(
      [0, 1].map(() => act(player, value.round_id, 'play', { request_id })),
    );
    expect(first?.value).toMatchObject({ state: 'settled', stake: '20.00' });
    expect(again?.value).toEqual(first?.value);
    expect(await audit()).toEqual([]);
  });

  it('side bets count in the balance, and in the most that a hand takes and pays', async () => {
    const player = await playerAt(0, 1_050n);
    const params = { pair_plus: '1.00' };
    expect(await codeOf(begin(player, 'three-card-poker', { params }))).toBe('insufficientFunds');
    expect(await balanceOf(player)).toBe('10.50');
    const large = '900000000.00';
    for (const [pair_plus, code] of [
      ['1.005', 'tooManyDecimals'],
      ['0.00', 'belowMinimum'],
      [1, 'invalidType'],
      [large, 'aboveMaximum'],
    ] as const)
      expect(
        await refusalOf(begin(player, 'three-card-poker', { params: { pair_plus } })),
      ).toMatchObject({ code: 'invalidParams', errors: [{ path: 'pair_plus', code }] });
    const { value: info } = await server.call(gameInfo, {
      domain_name: alphaHost,
      ...gameOf('three-card-poker'),
    });
    const most = info.engine === 'hand' ? info.stake.max : '';
    await server.fund(player, 10_000_000n);
    // What the hand may take besides leaves less for the ante.
    expect(await codeOf(begin(player, 'three-card-poker', { params, stake: most }))).toBe(
      'stakeTooHigh',
    );
    expect(await codeOf(begin(player, 'three-card-poker', { stake: most }))).toBe('OK');
  });

  it('an excluded player plays the open hand to its end, and stakes no more on it', async () => {
    const player = await playerAt(17);
    const { value } = await begin(player, 'blackjack');
    server.advance(minuteMs + 1);
    await server.call(stepUpCode, player.me);
    const code = { kind: 'code' as const, value: await server.outboxCode(player.accountId) };
    await server.call(selfExclude, { ...player.me, months: 6, step_up: code });
    expect(await codeOf(act(player, value.round_id, 'double'))).toBe('selfExcluded');
    expect(await codeOf(begin(player, 'three-card-poker'))).toBe('selfExcluded');
    // 17 against 4, 8, and the jack that the double would have had: 22.
    const { value: ended } = await act(player, value.round_id, 'stand');
    expect(ended).toMatchObject({ state: 'settled', stake: '10.00', payout: '20.00' });
    expect(await audit()).toEqual([]);
  });

  it('end after a day: blackjack stands, poker folds, video poker holds what the advice holds', async () => {
    const player = await playerAt(17);
    const jack = await begin(player, 'blackjack');
    const poker = await begin(player, 'casino-holdem');
    const video = await begin(player, 'jacks-or-better');
    const advised = await server.call(handHint, { ...player.me, round_id: video.value.round_id });
    server.advance(dayMs + 1_000);
    await server.runJob('finish-hands');
    expect(await seen(jack.value.round_id)).toMatchObject({ state: 'settled', payout: '20.00' });
    expect(await seen(poker.value.round_id)).toMatchObject({
      state: 'settled',
      payout: '0.00',
      outcome: { folded: true },
    });
    const held = await seen(video.value.round_id);
    expect(held.state).toBe('settled');
    expect(held.outcome['held']).toEqual(advised.value.params['hold']);
    expect(await audit()).toEqual([]);
  });

  it('are played with play money too, a blackjack at once', async () => {
    const site = { domain_name: alphaHost };
    const demo = { ...site, ...gameOf('caribbean-stud') };
    const { demo_id = '', demo_balance = '' } = await server.call(launch, {
      ...demo,
      mode: 'demo',
    });
    const { value, demo_balance: after } = await server.call(demoHandStart, {
      ...demo,
      demo_id,
      stake: '10.00',
    });
    expect(Number(after)).toBeCloseTo(Number(demo_balance) - 10, 2);
    const raised = await server.call(demoHandAct, {
      ...site,
      demo_id,
      round_id: value.round_id,
      action: 'raise',
    });
    expect(raised.value).toMatchObject({ state: 'settled', stake: '30.00', base_stake: '10.00' });
    expect(Number(raised.demo_balance)).toBeCloseTo(
      Number(demo_balance) - 30 + Number(raised.value.payout),
      2,
    );
    expect(raised.value.server_seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a hand that is over with its first cards is paid with its start', async () => {
    const bet = { baseMinor: 1_000n, sides: {} };
    const isNatural = (nonce: number) => {
      const { isSettled, hands } = blackjack.start(bet, vectorStream(nonce));
      return isSettled && hands[0]?.result === 'blackjack';
    };
    const nonce = Array.from({ length: 200 }, (_, at) => at).find(isNatural) ?? -1;
    const player = await playerAt(nonce);
    const { value, game_balance } = await begin(player, 'blackjack');
    expect(value).toMatchObject({ state: 'settled', actions: [], stake: '10.00', payout: '25.00' });
    expect(game_balance).toBe('1015.00');
    expect((await server.call(rotate, player.me)).previous.nonces).toBe(nonce + 1);
    expect(await audit()).toEqual([]);
  });
});
