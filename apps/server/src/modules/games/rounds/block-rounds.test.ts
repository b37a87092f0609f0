import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { chain, getBalance, roundGet, roundJoin, roundState } from '@pavilion/contracts';
import { hashOddEven } from '@pavilion/games/hashgame/hash-odd-even/hash-odd-even.game';
import { fromHex } from '@pavilion/games';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { blockSourceOf } from '../fairness/index.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const site = { domain_name: alphaHost };
const oddEven = { provider_code: 'PAVILION', game_code: 'hash-odd-even' };
const niuNiu = { provider_code: 'PAVILION', game_code: 'hash-niu-niu' };
const blockMs = 3_000;
const confirmations = 3;

/** A chain that a test makes: its height, and which branch stands at which height. */
const made = { tip: 1_000, branch: new Map<number, string>(), isSilent: false };
const hashOf = (height: number): string =>
  createHash('sha256')
    .update(`${height} ${made.branch.get(height) ?? ''}`)
    .digest('hex');
const makeChain = (): Server =>
  createServer((request, response) => {
    if (made.isSilent) return void response.writeHead(503).end();
    if (request.url === '/api/blocks/tip/height') return void response.end(String(made.tip));
    const height = Number(/^\/api\/block-height\/(\d+)$/.exec(request.url ?? '')?.[1]);
    if (height <= made.tip) response.end(hashOf(height));
    else response.writeHead(404).end('Block not found');
  });

const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeServerOnBothEngines('a round that a public chain decides', (start) => {
  let server: TestServer;
  let blocks: Server;
  beforeAll(async () => {
    blocks = makeChain();
    await new Promise<void>((resolve) => void blocks.listen(0, '127.0.0.1', resolve));
    const from = `http://127.0.0.1:${(blocks.address() as AddressInfo).port}/api`;
    server = await start({
      config: { hashGameBlocks: { from, name: 'testchain', blockMs, confirmations } },
    });
    await offerHouseGames(server);
  });
  afterAll(() => void blocks.close());
  beforeEach(() => {
    made.branch.clear();
    made.isSilent = false;
  });

  const newPlayer = async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    return player;
  };
  const turn = () => server.runJob('advance-block-rounds');
  const stateOf = async (game = oddEven) =>
    (await server.call(roundState, { ...site, ...game })).value;
  const join = ({ me }: TestPlayer, round_id: string, fields: object = {}) =>
    server.call(roundJoin, {
      ...me,
      ...oddEven,
      round_id,
      stake: '100.00',
      params: { side: 'odd' },
      ...fields,
    });
  const balanceOf = async ({ me }: TestPlayer) =>
    Number((await server.call(getBalance, me)).game_balance);
  const seen = async (round_id: string) => (await server.call(roundGet, { round_id })).value;
  const sound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  /** Time passes and so many blocks come. */
  const pass = async (count: number) => {
    for (let block = 0; block < count; block += 1) {
      made.tip += 1;
      server.advance(blockMs);
      await turn();
    }
  };
  /** The betting of a round that just opened, whatever went before. */
  async function freshRound(game = oddEven) {
    for (;;) {
      const state = await stateOf(game);
      const left = Date.parse(state.phase_ends_at ?? '') - Date.parse(state.server_time);
      if (state.phase === 'betting' && left > 10_000) return state;
      await pass(1);
    }
  }
  const untilClosed = () => pass(5);
  const resultOf = async (round_id: string, game = oddEven) =>
    (await stateOf(game)).previous.find((round) => round.round_id === round_id);

  it('is decided by the hash of the block whose height stood before the bets, once it is deep enough', async () => {
    const [odd, even] = [await newPlayer(), await newPlayer()];
    const { round_id, commitment } = await freshRound();
    expect(commitment).toMatchObject({ hash: '', source: 'testchain' });
    const height = commitment.index;
    expect(height).toBeGreaterThan(made.tip + 15_000 / blockMs);
    const { value: placed } = await join(odd, round_id);
    await join(even, round_id, { params: { side: 'even' } });
    await untilClosed();
    expect((await stateOf()).phase).toBe('running');
    expect(await codeOf(join(odd, round_id))).toBe('roundClosed');
    await pass(height - made.tip + confirmations - 1);
    expect((await seen(placed.bet_id)).state).toBe('open');
    await pass(1);
    const outcome = hashOddEven.outcomeOf({
      link: fromHex(hashOf(height)),
      salt: '',
      index: height,
    });
    expect(await resultOf(round_id)).toMatchObject({ hash: hashOf(height), outcome });
    const bet = await seen(placed.bet_id);
    expect(bet).toMatchObject({
      state: 'settled',
      outcome,
      fairness: { hash: hashOf(height), chain_index: height },
      block: { source: 'testchain', height },
    });
    const won = Number(bet.payout) > 0;
    expect([await balanceOf(odd), await balanceOf(even)]).toEqual(won ? [1098, 900] : [900, 1098]);
    expect((await server.call(chain, { ...site, ...oddEven })).value.blocks).toEqual({
      source: 'testchain',
      confirmations,
    });
    await sound();
  });

  it('is void when the chain gives the block up before it is deep enough, and every stake goes back', async () => {
    const [one, two] = [await newPlayer(), await newPlayer()];
    const { round_id, commitment } = await freshRound();
    const { value: placed } = await join(one, round_id);
    await join(two, round_id, { params: { side: 'even' } });
    await untilClosed();
    await pass(commitment.index - made.tip + 1);
    made.branch.set(commitment.index, 'another branch');
    await pass(1);
    expect(await resultOf(round_id)).toMatchObject({
      hash: '',
      outcome: { void: 'blockReorganised' },
    });
    const refunded = { state: 'refunded', payout: '100.00', multiplier: '1.00' };
    expect(await seen(placed.bet_id)).toMatchObject(refunded);
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([1000, 1000]);
    await pass(6);
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([1000, 1000]);
    await sound();
  });

  it('is void when the chain has become shorter than the block it showed', async () => {
    const player = await newPlayer();
    const { round_id, commitment } = await freshRound();
    await join(player, round_id);
    await untilClosed();
    await pass(commitment.index - made.tip);
    made.tip -= 2;
    server.advance(blockMs);
    await turn();
    expect(await resultOf(round_id)).toMatchObject({ outcome: { void: 'blockReorganised' } });
    expect(await balanceOf(player)).toBe(1000);
  });

  it('is settled once by the confirmed block, though the chain is reorganised while it is settled and after', async () => {
    const player = await newPlayer();
    const { round_id, commitment } = await freshRound();
    const { value: placed } = await join(player, round_id);
    await untilClosed();
    await pass(commitment.index - made.tip + confirmations - 1);
    const decides = hashOf(commitment.index);
    const { db } = server.context.database;
    // The process dies right after the block was confirmed: nothing of the round is paid yet.
    await db
      .updateTable('shared_rounds')
      .set({ block_confirmed_at: server.context.clock.now() })
      .where('id', '=', round_id)
      .execute();
    made.branch.set(commitment.index, 'another branch');
    await pass(1);
    const bet = await seen(placed.bet_id);
    expect(bet).toMatchObject({ state: 'settled', fairness: { hash: decides } });
    const balance = await balanceOf(player);
    made.tip -= 10;
    await turn();
    await pass(12);
    expect(await seen(placed.bet_id)).toEqual(bet);
    expect(await balanceOf(player)).toBe(balance);
    await sound();
  });

  it('is void when its block was there before the bets were closed', async () => {
    const player = await newPlayer();
    const { round_id, commitment } = await freshRound();
    await join(player, round_id);
    made.tip = commitment.index;
    await untilClosed();
    expect(await resultOf(round_id)).toMatchObject({ outcome: { void: 'blockEarly' } });
    expect(await balanceOf(player)).toBe(1000);
  });

  it('is void when the block does not come in time, or the chain is silent; held stakes of niu niu go back whole', async () => {
    const player = await newPlayer();
    const { round_id } = await freshRound(niuNiu);
    const order = { ...niuNiu, params: { side: 'player' }, stake: '10.00' };
    const { value: placed } = await join(player, round_id, order);
    expect(await balanceOf(player)).toBe(900);
    made.isSilent = true;
    server.advance(20_000);
    await turn();
    expect(await seen(placed.bet_id)).toMatchObject({ state: 'open' });
    server.advance(10 * 60_000);
    await turn();
    made.isSilent = false;
    expect(await seen(placed.bet_id)).toMatchObject({ state: 'refunded', payout: '100.00' });
    expect(await balanceOf(player)).toBe(1000);
    expect(await resultOf(round_id, niuNiu)).toMatchObject({ outcome: { void: 'blockMissing' } });
    await sound();
  });

  it('opens no round while the chain cannot be asked, and leaves crash to our own chain', async () => {
    const crash = { provider_code: 'PAVILION', game_code: 'crash' };
    made.isSilent = true;
    const lucky = { provider_code: 'PAVILION', game_code: 'hash-lucky' };
    expect(await codeOf(stateOf(lucky))).toBe('serviceUnavailable');
    const { commitment } = await stateOf(crash);
    expect(commitment.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await server.call(chain, { ...site, ...crash })).value.blocks).toBeNull();
  });

  it('comes from a made-up chain in the sandbox, the same in every process', async () => {
    const { clock, appSecret } = server.context;
    const hashGameBlocks = { from: 'sandbox', name: 'sandbox', blockMs, confirmations };
    const of = (category: 'hashgame' | 'crash') =>
      blockSourceOf({ config: { hashGameBlocks } as never, clock, appSecret }, { category });
    expect(of('crash')).toBeNull();
    const [here, there] = [of('hashgame'), of('hashgame')];
    const tip = (await here?.tip()) ?? 0;
    server.advance(blockMs);
    expect(await there?.tip()).toBe(tip + 1);
    expect(await there?.hashAt(tip)).toBe(await here?.hashAt(tip));
    expect(await here?.hashAt(tip)).toMatch(/^[0-9a-f]{64}$/);
  });
});
