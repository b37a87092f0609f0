import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  demoRoundJoin,
  getBalance,
  launch,
  layoutList,
  layoutRemove,
  layoutSave,
  roundJoin,
  roundState,
  seatLeave,
  seatTake,
  tableList,
  tableStats,
} from '@pavilion/contracts';
import { roundOfTable } from '@pavilion/games';
import { roulette as rouletteRules } from '@pavilion/games/live/roulette/roulette.game';
import { alphaHost, describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { paysByRule, ticketEnding } from './shared-round-steps.service.ts';

const site = { domain_name: alphaHost };
const roulette = { provider_code: 'PAVILION', game_code: 'roulette' };
const red = (stake: string) => ({ params: { kind: 'red' }, stake });
const refusal = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    ({ code, statusDetail, errors }: CallFailure) =>
      [code, statusDetail ?? '', ...(errors ?? []).map((one) => `${one.path} ${one.code}`)]
        .filter((part) => part !== '')
        .join(' '),
  );

describeServer('tables of shared games', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const tool = async (...args: string[]) => (await runTool(server.context, args)).text;
  const turn = () => server.runJob('advance-rounds');
  const state = async (table: object = {}) =>
    (await server.call(roundState, { ...site, ...roulette, ...table })).value;
  const tables = async (game = 'roulette') =>
    (await server.call(tableList, { ...site, game })).value;
  const newPlayer = async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    return player;
  };
  const bet = ({ me }: TestPlayer, round_id: string, table_id: string, bets: object[]) =>
    server.call(roundJoin, { ...me, ...roulette, table_id, round_id, bets: bets as never });

  async function freshRound(table: { table_id?: string } = {}): Promise<string> {
    for (;;) {
      const now = await state(table);
      if (now.stage === 'betting') return now.round_id;
      server.advance(5_000);
      await turn();
    }
  }

  async function playOut(): Promise<void> {
    for (let turns = 0; turns < 3; turns += 1) {
      server.advance(20_000);
      await turn();
    }
  }

  it('lists every game of tables, each with a dealer, seats and the limits of the house', async () => {
    const { value } = await server.call(tableList, { ...site, limit: 50 });
    expect(value.map(({ game_code }) => game_code).toSorted()).toEqual([
      'andar-bahar',
      'baccarat',
      'baccarat-no-commission',
      'dragon-tiger',
      'fortune-wheel',
      'greyhounds',
      'harness',
      'horse-racing',
      'keno-minute',
      'roulette',
      'sic-bo',
    ]);
    for (const table of value) {
      expect(table.dealer).not.toBe('');
      expect(table).toMatchObject({ seats: 7, seated: 0, play_money: false, la_partage: false });
    }
  });

  it('opens tables besides the first, with limits and rules of their own', async () => {
    expect(await refusal(state({ table_id: '2' }))).toBe('tableNotFound');
    await tool(
      ...['site', 'table', 'alpha', 'roulette', '2', '--name', 'French Salon', '--dealer', 'Odile'],
      ...['--min', '100', '--max', '500', '--seats', '3', '--la-partage', 'yes'],
    );
    const [first, second] = await tables();
    expect(first).toMatchObject({ table_id: '1', name: 'Roulette', la_partage: false });
    expect(second).toMatchObject({
      table_id: '2',
      name: 'French Salon',
      dealer: 'Odile',
      seats: 3,
      la_partage: true,
      limits: { min: '100.00', max: '500.00' },
    });
    const player = await newPlayer();
    const round_id = await freshRound({ table_id: '2' });
    const other = await freshRound();
    expect(round_id).not.toBe(other);
    expect(await refusal(bet(player, round_id, '2', [red('99.99')]))).toBe('stakeTooLow 100.00');
    expect(await refusal(bet(player, round_id, '2', [red('500.01')]))).toBe('stakeTooHigh red');
    // The looser table does not take bets on the round of the other.
    expect(await refusal(bet(player, round_id, '1', [red('50.00')]))).toBe('roundNotFound');
    expect(await refusal(bet(player, round_id, '2', [red('500.00')]))).toBe('OK');
  });

  it('settles a bet by the rules of its table', async () => {
    const player = await newPlayer();
    const round_id = await freshRound({ table_id: '2' });
    await bet(player, round_id, '2', [red('100.00')]);
    const before = await balanceOf(player);
    await playOut();
    const { number, colour } = await outcomeOf({ table_id: '2' }, round_id);
    const due = number === 0 ? 50 : colour === 'red' ? 200 : 0;
    expect(Number(await balanceOf(player)) - Number(before)).toBe(due);
  });

  it('gives half an even chance back on zero at a table that says so, nothing at another', () => {
    const game = roundOfTable(rouletteRules);
    const line = (kind: string) => ({ params: { kind }, stake_minor: '10000' });
    const lines = [line('red'), { params: { kind: 'dozen', index: 1 }, stake_minor: '10000' }];
    const paid = (laPartage: boolean) =>
      ticketEnding(paysByRule(game, { number: 0, colour: 'green' }, { laPartage }), {
        id: 'ticket',
        lines,
      });
    expect(paid(true)).toMatchObject({
      amountMinor: 5_000n,
      lines: [{ payout_minor: '5000', multiplier_e4: '5000' }, { payout_minor: '0' }],
    });
    expect(paid(false)).toMatchObject({ amountMinor: 0n });
  });

  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  async function outcomeOf(table: object, roundId: string) {
    const { previous } = await state(table);
    const round = previous.find(({ round_id }) => round_id === roundId);
    return round?.outcome as { number: number; colour: string };
  }

  it('never changes the rules of a table, and closes it', async () => {
    const change = (...options: string[]) => tool('site', 'table', 'alpha', 'roulette', ...options);
    await expect(change('2', '--la-partage', 'no')).rejects.toThrow('never change');
    await expect(change('1', '--la-partage', 'yes')).rejects.toThrow('never change');
    await expect(tool('site', 'table', 'alpha', 'mines', '2')).rejects.toThrow('no game of tables');
    await expect(
      tool('site', 'table', 'alpha', 'sic-bo', '2', '--la-partage', 'yes'),
    ).rejects.toThrow('of roulette alone');
    await change('2', '--open', 'no');
    expect(await tables()).toHaveLength(1);
    expect(await refusal(state({ table_id: '2' }))).toBe('tableNotFound');
    await change('2', '--open', 'yes');
    await tool('site', 'tables', 'alpha', 'roulette', 'roulette:2');
    expect((await tables()).map(({ always_on }) => always_on)).toEqual([true, true]);
    await expect(tool('site', 'tables', 'alpha', 'roulette:9')).rejects.toThrow('no such table');
    await tool('site', 'tables', 'alpha', '--none');
  });

  it('has tables of play money alone', async () => {
    await tool('site', 'table', 'alpha', 'roulette', 'practice', '--play-money', 'yes');
    const table = { table_id: 'practice' };
    expect((await tables()).at(-1)).toMatchObject({ ...table, play_money: true });
    const round_id = await freshRound(table);
    const player = await newPlayer();
    expect(await refusal(bet(player, round_id, 'practice', [red('10.00')]))).toBe(
      'gameUnavailable playMoney',
    );
    const { demo_id = '' } = await server.call(launch, { ...site, ...roulette, mode: 'demo' });
    const order = { ...site, ...roulette, ...table, demo_id, round_id, bets: [red('10.00')] };
    expect((await server.call(demoRoundJoin, order)).value).toMatchObject({ stake: '10.00' });
    expect(await refusal(server.call(demoRoundJoin, { ...order, table_id: '1' }))).toBe(
      'roundNotFound',
    );
  });

  it('seats players, shows who sits where, and frees what nobody uses', async () => {
    const [ana, ben, cy] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const at = { ...roulette, table_id: '2' };
    const sit = ({ me }: TestPlayer, fields: object = {}) =>
      server.call(seatTake, { ...me, ...at, name_shown: 'masked', ...fields });
    const seats = async () => (await state({ table_id: '2' })).seats;
    expect(await sit(ana)).toMatchObject({ seat: 1 });
    expect(await refusal(sit(ben, { seat: 1 }))).toBe('seatTaken');
    expect(await refusal(sit(ben, { seat: 4 }))).toBe('invalidInput seat aboveMaximum');
    const named = { seat: 3, name_shown: 'nickname' };
    expect(await refusal(sit(ben, named))).toBe('invalidInput nickname required');
    expect(await refusal(sit(ben, { ...named, nickname: '<b>' }))).toBe(
      'invalidInput nickname invalidFormat',
    );
    expect(await sit(ben, { ...named, nickname: 'Lucky Ben' })).toMatchObject({ seat: 3 });
    expect(await seats()).toEqual([
      { seat: 1, name: expect.stringContaining('***') },
      { seat: 3, name: 'Lucky Ben' },
    ]);
    expect((await tables()).find(({ table_id }) => table_id === '2')).toMatchObject({ seated: 2 });
    // Who sits already moves, and keeps the place when none is asked for.
    expect(await sit(ana, { seat: 2 })).toMatchObject({ seat: 2 });
    expect(await sit(ana)).toMatchObject({ seat: 2 });
    expect(await sit(cy)).toMatchObject({ seat: 1 });
    expect(await refusal(sit(await newPlayer()))).toBe('seatTaken');
    await server.call(seatLeave, { ...cy.me, ...at });
    expect(await refusal(server.call(seatLeave, { ...cy.me, ...at }))).toBe('notSeated');
    server.advance(14 * 60_000);
    const round_id = await freshRound({ table_id: '2' });
    await bet(ana, round_id, '2', [red('100.00')]);
    server.advance(2 * 60_000);
    expect(await seats()).toEqual([{ seat: 2, name: expect.stringContaining('***') }]);
  });

  it('counts what the last rounds came to', async () => {
    const asked = { ...site, ...roulette, table_id: '2' };
    const { rounds, counts } = await server.call(tableStats, { ...asked, rounds: 1000 });
    expect(rounds).toBeGreaterThan(0);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rounds);
    for (const number of Object.keys(counts)) expect(number).toMatch(/^([0-9]|[12]\d|3[0-6])$/);
    const one = await server.call(tableStats, { ...asked, rounds: 1 });
    expect(one.rounds).toBe(1);
    expect(await refusal(server.call(tableStats, { ...asked, rounds: 0 }))).toBe(
      'invalidInput rounds belowMinimum',
    );
  });

  it('keeps favourite bets of a player, fifteen a game, and only such as the game takes', async () => {
    const [ana, ben] = [await newPlayer(), await newPlayer()];
    const save = ({ me }: TestPlayer, name: string, bets: object[]) =>
      server.call(layoutSave, { ...me, ...roulette, name, bets: bets as never });
    const list = async ({ me }: TestPlayer) =>
      (await server.call(layoutList, { ...me, ...roulette })).value;
    const { value } = await save(ana, 'Evening', [red('10.00'), red('5.00')]);
    expect(value).toMatchObject({ name: 'Evening', bets: [red('15.00')] });
    await save(ana, 'Evening', [red('20.00')]);
    expect(await list(ana)).toEqual([{ ...value, bets: [red('20.00')] }]);
    expect(await list(ben)).toEqual([]);
    const split = { params: { kind: 'split', numbers: [1, 9] }, stake: '10.00' };
    expect(await refusal(save(ana, 'No', [split]))).toBe(
      'invalidParams bets[0].params.numbers invalidChoice',
    );
    expect(await refusal(save(ana, 'No', []))).toBe('invalidInput bets required');
    for (let made = 1; made < 15; made += 1) await save(ana, `Number ${made}`, [red('10.00')]);
    expect(await refusal(save(ana, 'One more', [red('10.00')]))).toBe('tooManyLayouts');
    const remove = ({ me }: TestPlayer, layout_id: string) =>
      refusal(server.call(layoutRemove, { ...me, layout_id }));
    expect(await remove(ben, value.layout_id)).toBe('layoutNotFound');
    expect(await remove(ana, value.layout_id)).toBe('OK');
    expect(await remove(ana, value.layout_id)).toBe('layoutNotFound');
    expect(await list(ana)).toHaveLength(14);
  });
});
