import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  chain,
  demoRoundJoin,
  gameInfo,
  getBalance,
  launch,
  roundGet,
  roundJoin,
  roundList,
  roundState,
  tableList,
} from '@pavilion/contracts';
import { createRandomStream, fromHex, isHashChainLink } from '@pavilion/games';
import { roulette as rules } from '@pavilion/games/live/roulette/roulette.game';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';

const site = { domain_name: alphaHost };
const roulette = { provider_code: 'PAVILION', game_code: 'roulette' };
const line = (params: object, stake: string) => ({ params: { ...params }, stake });
const straight = (number: number, stake: string) =>
  line({ kind: 'straight', numbers: [number] }, stake);
const red = (stake: string) => line({ kind: 'red' }, stake);

const failureOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({ code: 'OK' }),
    (failure: CallFailure) => failure,
  );

describeServerOnBothEngines('a table of roulette', (start) => {
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
  const state = async () => (await server.call(roundState, { ...site, ...roulette })).value;
  const table = async () => (await server.call(tableList, { ...site, game: 'roulette' })).value[0];
  const turn = () => server.runJob('advance-rounds');
  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const bet = ({ me }: TestPlayer, round_id: string, bets: object[], fields: object = {}) =>
    server.call(roundJoin, { ...me, ...roulette, round_id, bets: bets as never, ...fields });

  async function freshRound() {
    for (;;) {
      const now = await state();
      if (now.stage === 'betting') return now.round_id;
      server.advance(5_000);
      await turn();
    }
  }

  it('goes from betting by the close to the deal, which tells the outcome, and pays at its end', async () => {
    const player = await newPlayer();
    const round_id = await freshRound();
    const bets = Array.from({ length: 37 }, (_, number) => straight(number, '10.00'));
    const { value } = await bet(player, round_id, [...bets, red('50.00')]);
    expect(value).toMatchObject({ stake: '420.00', state: 'open' });
    expect(await state()).toMatchObject({
      stage: 'betting',
      shows: 'close',
      kind: 'house',
      table_id: '1',
      outcome: null,
      totals: [
        { kind: 'red', amount: '50.00', players: 1 },
        { kind: 'straight', amount: '370.00', players: 1 },
      ],
    });
    server.advance(20_000);
    await turn();
    const closed = await state();
    expect(closed).toMatchObject({ stage: 'closed', phase: 'running', outcome: null });
    expect(await failureOf(bet(player, round_id, []))).toMatchObject({ code: 'invalidInput' });
    expect(await failureOf(bet(player, round_id, [red('10.00')]))).toMatchObject({
      code: 'roundClosed',
    });
    server.advance(1_000);
    await turn();
    const { stage, outcome, salt } = await state();
    expect(stage).toBe('dealing');
    const { value: dealt } = await server.call(roundGet, { ...site, round_id });
    const { hash = '', chain_index: index = 0 } = dealt.fairness;
    const stream = createRandomStream({ serverSeed: hash, clientSeed: salt, nonce: index });
    expect(outcome).toEqual(rules.outcomeOf(stream));
    expect(await balanceOf(player)).toBe('9580.00');
    server.advance(9_000);
    await turn();
    const isRed = outcome?.['colour'] === 'red';
    expect(await balanceOf(player)).toBe(isRed ? '10040.00' : '9940.00');
    const settled = await state();
    expect(settled).toMatchObject({ stage: 'settled', outcome });
    const { value: published } = await server.call(chain, { ...site, ...roulette });
    expect(isHashChainLink(fromHex(hash), fromHex(published.terminating_hash), index)).toBe(true);
    const { value: seen } = await server.call(roundGet, { ...site, round_id: value.bet_id });
    expect(seen).toMatchObject({ state: 'settled', payout: isRed ? '460.00' : '360.00' });
    expect(seen.lines?.filter(({ payout }) => payout !== '0.00')).toHaveLength(isRed ? 2 : 1);
    const { value: rounds } = await server.call(roundList, { ...site, ...roulette, limit: 1 });
    expect(rounds).toMatchObject([{ round_id, index, hash, outcome, shoe: 1 }]);
    expect((await table())?.road.split(' ').at(-1)).toBe(String(outcome?.['number']));
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('is late, never different, when nobody led it for a while', async () => {
    const player = await newPlayer();
    const round_id = await freshRound();
    const { value } = await bet(player, round_id, [straight(7, '10.00')]);
    server.advance(600_000);
    for (let turns = 0; turns < 3; turns += 1) await turn();
    const { value: seen } = await server.call(roundGet, { ...site, round_id: value.bet_id });
    const { hash = '', chain_index: nonce = 0 } = seen.fairness;
    const { salt: clientSeed = '' } = seen.chain ?? {};
    const outcome = rules.outcomeOf(createRandomStream({ serverSeed: hash, clientSeed, nonce }));
    expect(seen).toMatchObject({ state: 'settled', outcome });
  });

  it('names what is wrong with a layout, and refuses one that pays more than a round does', async () => {
    const player = await newPlayer();
    const round_id = await freshRound();
    const wrong = [red('10.00'), line({ kind: 'split', numbers: [1, 9] }, '10.00')];
    expect(await failureOf(bet(player, round_id, wrong))).toMatchObject({
      code: 'invalidParams',
      errors: [{ path: 'bets[1].params.numbers', code: 'invalidChoice' }],
    });
    expect(await failureOf(bet(player, round_id, [red('50000.01')]))).toMatchObject({
      code: 'stakeTooHigh',
      statusDetail: 'red',
    });
    const { value } = await bet(player, round_id, [
      line({ kind: 'split', numbers: [2, 1] }, '10.00'),
      line({ kind: 'split', numbers: [1, 2] }, '5.00'),
    ]);
    expect(value.lines).toMatchObject([{ stake: '15.00' }]);
  });

  it('takes play money by the same rules and pays it', async () => {
    const { demo_id = '' } = await server.call(launch, { ...site, ...roulette, mode: 'demo' });
    const round_id = await freshRound();
    const demo = { ...site, ...roulette, demo_id, round_id };
    const place = (bets: object[], fields: object = {}) =>
      server.call(demoRoundJoin, { ...demo, bets: bets as never, ...fields });
    const first = await place([red('100.00')]);
    const began = Number(first.demo_balance) + 100;
    const all = [...Array(37).keys()].map((number) => straight(number, '10.00'));
    const second = await place(all, { replace: true });
    expect(second.value.bet_id).toBe(first.value.bet_id);
    expect(second).toMatchObject({ value: { mode: 'demo', stake: '370.00' } });
    expect(Number(second.demo_balance)).toBe(began - 370);
    expect(await failureOf(place([red('50000.00'), red('0.01')]))).toMatchObject({
      code: 'stakeTooHigh',
    });
    server.advance(20_000);
    for (let turns = 0; turns < 3; turns += 1) {
      await turn();
      server.advance(10_000);
    }
    expect(await failureOf(place(all))).toMatchObject({ code: 'roundClosed' });
    const next = { ...demo, round_id: await freshRound(), bets: [red('10.00')] };
    const { demo_balance } = await server.call(demoRoundJoin, next);
    expect(Number(demo_balance)).toBe(began - 370 + 360 - 10);
    const back = await server.call(demoRoundJoin, { ...next, bets: [], replace: true });
    expect(back).toMatchObject({ value: { state: 'refunded' } });
    expect(Number(back.demo_balance)).toBe(began - 10);
  });

  it('rests when nobody looks, unless the site keeps it always on', async () => {
    await freshRound();
    const tables = (...games: string[]) =>
      runTool(server.context, ['site', 'tables', 'alpha', ...games]);
    const rest = async () => {
      for (let passedMs = 0; passedMs < 300_000; passedMs += 10_000) {
        server.advance(10_000);
        await turn();
      }
    };
    await rest();
    expect(await table()).toMatchObject({ stage: 'resting', always_on: false, players: 0 });
    expect((await tables('roulette')).text).toContain('1 tables are always on');
    await server.runJob('wake-tables');
    expect(await table()).toMatchObject({ stage: 'betting', always_on: true });
    await rest();
    expect((await table())?.stage).not.toBe('resting');
    await expect(tables('mines')).rejects.toThrow('no game of tables: mines');
    await tables('--none');
    expect(await table()).toMatchObject({ always_on: false });
  });

  it('says what its bets pay and how long its stages last', async () => {
    const { value } = await server.call(gameInfo, { ...site, ...roulette });
    if (value.engine !== 'round') throw new Error('not a shared game');
    expect(value).toMatchObject({
      shows: 'close',
      stages: { betting_ms: 20_000, closed_ms: 1_000, pause_ms: 4_000 },
    });
    expect(value.bets?.find(({ kind }) => kind === 'straight')).toMatchObject({
      multiplier: '36.00',
      rtp: '0.97297297',
      exact: '36/37',
    });
    expect(value.rules).toContain('36');
  });
});
