import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bingoCardBuy,
  bingoGameGet,
  getBalance,
  roundGet,
  roundJoin,
  roundState,
} from '@pavilion/contracts';
import { alphaHost, describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { beginGame, gameOnSale, runBingo } from '../../../testing/bingo.ts';
import { makeChain, type MadeChain } from '../../../testing/made-chain.ts';
import { offerPools, poolPlayer, poolSite as site } from '../../../testing/pools.ts';

const sabong = { provider_code: 'PAVILION', game_code: 'sabong' };
const race = { provider_code: 'PAVILION', game_code: 'greyhounds' };

/**
 * Makes what the name says of the block that a round announced, once it was seen where it must be.
 */
const faults: readonly [string, string, (made: MadeChain, height: number) => void][] = [
  [
    'blockReorganised',
    'another block stands in its place',
    (made, height) => made.branch.set(height, 'b'),
  ],
  ['blockReorganised', 'the chain gives the block up', (made, height) => (made.tip = height - 1)],
];

describeServer('rounds whose announced block does not decide', (start) => {
  let server: TestServer;
  let made: MadeChain;
  beforeAll(async () => {
    made = await makeChain();
    server = await start({ config: made.config });
    await offerPools(server);
    await runBingo(server);
  });
  afterAll(() => made.close());
  beforeEach(() => {
    made.branch.clear();
    made.stale = [];
  });

  const turn = () => server.runJob('advance-rounds');
  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const sound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  const stateOf = async (game: typeof sabong) =>
    (await server.call(roundState, { ...site, ...game })).value;
  const resultOf = async (round_id: string) =>
    (await server.call(roundGet, { ...site, round_id })).value;

  /** A round with bets on it whose betting closes now; what gives the players' balances. */
  async function closing(game: typeof sabong, bets: readonly { params: object; stake: string }[]) {
    const players = [await poolPlayer(server), await poolPlayer(server)];
    for (let turns = 0; turns < 8 && (await stateOf(game)).stage !== 'betting'; turns += 1) {
      server.advance(60_000);
      made.tip += 20;
      await turn();
    }
    const { round_id } = await stateOf(game);
    for (const player of players)
      await server.call(roundJoin, { ...player.me, ...game, round_id, bets: bets as never });
    return { round_id, balances: () => Promise.all(players.map(balanceOf)) };
  }
  const onSides = [
    { params: { kind: 'meron' }, stake: '1000' },
    { params: { kind: 'wala' }, stake: '1000' },
  ];
  const onDogs = [
    { params: { market: 'pool', kind: 'win', legs: [[1]] }, stake: '1000' },
    { params: { market: 'fixed', kind: 'win', legs: [[2]] }, stake: '1000' },
  ];
  /** To the close of the round that takes bets. */
  async function close(game: typeof sabong): Promise<void> {
    const { stage_ends_at: endsAt } = await stateOf(game);
    server.advance(Date.parse(endsAt ?? '') - server.context.clock.now().getTime() + 1);
    await turn();
  }
  const heightOf = async (round_id: string): Promise<number> => {
    const row = await server.context.database.db
      .selectFrom('shared_rounds')
      .select('entropy_source')
      .where('id', '=', round_id)
      .executeTakeFirstOrThrow();
    return Number(row.entropy_source?.split(':')[1]);
  };
  const full = ['1000000', '1000000'];

  describe.each([
    ['sabong', sabong, onSides],
    ['a race', race, onDogs],
  ] as const)('%s', (_game, game, bets) => {
    it.each(faults)(
      'is void with %s when %s, and every stake is back',
      async (reason, _when, make) => {
        const { round_id, balances } = await closing(game, bets);
        await close(game);
        // Nothing stands there yet.
        await turn();
        expect(await balances()).not.toEqual(full);
        const height = await heightOf(round_id);
        made.tip = height;
        server.advance(1_000);
        await turn();
        make(made, height);
        server.advance(1_000);
        await turn();
        expect(await resultOf(round_id)).toMatchObject({ outcome: { void: reason } });
        expect(await balances()).toEqual(full);
        await sound();
      },
    );

    it('is void with blockEarly when the block was there before the close', async () => {
      const { round_id, balances } = await closing(game, bets);
      // What tells of the chain's height lags behind it.
      made.tip -= 2;
      await close(game);
      made.tip += 2;
      server.advance(1_000);
      await turn();
      expect(await resultOf(round_id)).toMatchObject({ outcome: { void: 'blockEarly' } });
      expect(await balances()).toEqual(full);
      await sound();
    });

    it('is void with entropyMissing when the chain is silent for two minutes', async () => {
      const { round_id, balances } = await closing(game, bets);
      await close(game);
      made.isSilent = true;
      server.advance(119_000);
      await turn();
      expect((await stateOf(game)).stage).toBe('closed');
      server.advance(2_000);
      await turn();
      made.isSilent = false;
      expect(await resultOf(round_id)).toMatchObject({ outcome: { void: 'entropyMissing' } });
      expect(await balances()).toEqual(full);
      await sound();
    });

    it('is decided by a block that was not there at the close, however soon it comes', async () => {
      const { round_id } = await closing(game, bets);
      await close(game);
      const height = await heightOf(round_id);
      await turn();
      made.tip = height + made.confirmations;
      server.advance(1_000);
      await turn();
      const row = await server.context.database.db
        .selectFrom('shared_rounds')
        .select(['entropy', 'void_reason'])
        .where('id', '=', round_id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ entropy: made.hashOf(height), void_reason: null });
    });
  });

  it('a round is called off though it was seen as it should be again: what was found first stays', async () => {
    const { round_id, balances } = await closing(sabong, onSides);
    await close(sabong);
    const height = await heightOf(round_id);
    made.tip = height + made.confirmations;
    await server.context.database.db
      .updateTable('shared_rounds')
      .set({ entropy_block: 'blockReorganised' })
      .where('id', '=', round_id)
      .execute();
    server.advance(1_000);
    await turn();
    expect(await resultOf(round_id)).toMatchObject({ outcome: { void: 'blockReorganised' } });
    expect(await balances()).toEqual(full);
    await sound();
  });

  describe('a game of bingo', () => {
    async function sold() {
      const players = [await server.signUpPlayer(), await server.signUpPlayer()];
      for (const player of players) await server.fund(player, 100_000n);
      const { game_id } = await gameOnSale(server, 'hall-90');
      for (const { me } of players) await server.call(bingoCardBuy, { ...me, game_id, count: 2 });
      return { game_id, balances: () => Promise.all(players.map(balanceOf)) };
    }
    const gameOf = async (game_id: string) =>
      (await server.call(bingoGameGet, { domain_name: alphaHost, game_id })).value;
    const look = () => server.runJob('advance-bingo-games');

    it.each(faults)('is called off with %s when %s', async (reason, _when, make) => {
      const { game_id, balances } = await sold();
      await beginGame(server, game_id);
      const source = (await gameOf(game_id)).commitment.entropy_source;
      const height = Number(source?.split(':')[1]);
      made.tip = height;
      await look();
      make(made, height);
      await look();
      expect(await gameOf(game_id)).toMatchObject({ void: reason });
      expect(await balances()).toEqual(['1000.00', '1000.00']);
      await sound();
    });

    it('is called off with entropyMissing when the chain is silent for ten minutes', async () => {
      const { game_id, balances } = await sold();
      await beginGame(server, game_id);
      made.isSilent = true;
      server.advance(599_000);
      await look();
      expect(await gameOf(game_id)).toMatchObject({ void: null });
      server.advance(2_000);
      await look();
      made.isSilent = false;
      expect(await gameOf(game_id)).toMatchObject({ void: 'entropyMissing' });
      expect(await balances()).toEqual(['1000.00', '1000.00']);
      await sound();
    });

    it('is called off with blockEarly when the block was there before', async () => {
      const { game_id, balances } = await sold();
      made.stale = [made.tip - 2];
      await beginGame(server, game_id);
      expect(await gameOf(game_id)).toMatchObject({ void: 'blockEarly' });
      expect(await balances()).toEqual(['1000.00', '1000.00']);
      await sound();
    });
  });
});
