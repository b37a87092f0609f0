import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  getBalance,
  login,
  minigameAct,
  minigamePlay,
  minigameState,
  rotate,
  roundGet,
  type CallResponse,
} from '@pavilion/contracts';
import { createRandomStream } from '@pavilion/domain/fair-stream';
import { defaultTables, miniGames, type MiniGameCode } from '@pavilion/rewards/minigame';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { giveTokens } from '../../../testing/token-games.ts';

const hourMs = 60 * 60_000;
type Round = CallResponse<typeof minigamePlay>['value'];

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code}`,
  );

describeServerOnBothEngines('games with tokens', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  /** A player who has this many tokens. */
  async function withTokens(tokens: bigint): Promise<TestPlayer> {
    const player = await server.signUpPlayer();
    await giveTokens(server, player, tokens);
    return player;
  }

  const play = ({ me }: TestPlayer, game: MiniGameCode, more: object = {}) =>
    server.call(minigamePlay, { ...me, game, ...more });
  const pick = (player: TestPlayer, box: number, more: object = {}) =>
    play(player, 'pick', { params: { box }, ...more });
  const act = ({ me }: TestPlayer, round_id: string, action: string, params: object = {}) =>
    server.call(minigameAct, { ...me, round_id, action, params: { ...params } });
  const purse = async ({ me }: TestPlayer) => {
    const { game_token, frozen_token } = await server.call(getBalance, me);
    return { token: Number(game_token), frozen: Number(frozen_token) };
  };
  const tokensOf = ({ prize }: Round): number =>
    prize?.kind === 'token' ? Number(prize.amount) : 0;
  const recall = async (player: TestPlayer, round_id: string) =>
    (await server.call(roundGet, { round_id, domain_name: player.host })).value;

  /** Flips cards from the lowest on until the round ends. */
  async function flipToEnd(player: TestPlayer, begun: Round): Promise<Round> {
    let round = begun;
    while (round.state === 'open') {
      const params = { card: Number(round.actions[0]) };
      ({ value: round } = await act(player, round.round_id, 'flip', params));
    }
    return round;
  }

  it('tells tables, their exact returns, open rounds and how tokens are earned', async () => {
    const player = await withTokens(30n);
    const { round_id } = (await play(player, 'scratch')).value;
    const state = await server.call(minigameState, player.me);
    expect(
      state.value.games.map(({ game, cost, table, rtp }) => [game, cost, table.length, rtp]),
    ).toEqual([
      ['pick', 10, 9, { exact: '9/10', decimal: '0.90000000' }],
      ['scratch', 5, 7, { exact: '9/10', decimal: '0.90000000' }],
      ['match', 10, 4, { exact: '9/10', decimal: '0.90000000' }],
    ]);
    expect(state.value.games[1]?.table[1]).toEqual({
      prize: { kind: 'token', amount: '5', template: null, rounds: null },
      ...{ weight: 200, symbol: 1, worth: 5 },
    });
    expect(state.value.open.map((round) => round.round_id)).toEqual([round_id]);
    expect(state).toMatchObject({ token_balance: '25', frozen_token: '5' });
    expect(state.value.earn.map(({ link }) => link)).toContain('/inbox');
  });

  it('picks a box: one move of tokens, the same for the same request', async () => {
    const player = await withTokens(10n);
    const request_id = server.context.ids.next();
    const picked = await pick(player, 4, { request_id });
    const { value } = picked;
    expect(value).toMatchObject({ state: 'settled', cost: 10, params: { box: 4 }, actions: [] });
    const boxes = value.outcome['boxes'] as Array<{ kind: string; amount: string | null }>;
    expect(boxes.map(({ amount }) => Number(amount)).toSorted((a, b) => a - b)).toEqual([
      0, 0, 0, 4, 5, 7, 10, 15, 40,
    ]);
    expect(value.prize).toEqual(boxes[4]);
    expect(picked).toMatchObject({ game_token: `${tokensOf(value)}`, frozen_token: '0' });
    expect(await pick(player, 4, { request_id })).toEqual(picked);
    expect(await failure(pick(player, 5, { request_id }))).toBe('409 requestIdReused');
    expect(await purse(player)).toEqual({ token: tokensOf(value), frozen: 0 });
  });

  it('takes no more than there is, and nothing for what a game does not read', async () => {
    const player = await withTokens(9n);
    expect(await failure(pick(player, 0))).toBe('409 insufficientTokens');
    const rich = await withTokens(100n);
    for (const box of [-1, 9, 0.5, 'a', undefined])
      expect(await failure(play(rich, 'pick', { params: { box } }))).toBe('400 invalidParams');
    expect(await purse(rich)).toEqual({ token: 100, frozen: 0 });
  });

  it('holds the stake of an open card, and its seeds, until it is scratched', async () => {
    const player = await withTokens(20n);
    const { value: begun } = await play(player, 'scratch');
    expect(begun).toMatchObject({ state: 'open', outcome: {}, actions: ['open'], prize: null });
    expect(await purse(player)).toEqual({ token: 15, frozen: 5 });
    expect(await failure(play(player, 'scratch'))).toBe('409 handOpen');
    expect(await failure(server.call(rotate, player.me))).toBe('409 handOpen');
    expect(await recall(player, begun.round_id)).toMatchObject({
      ...{ state: 'open', currency: 'TOKEN', stake: '5', payout: '0', outcome: {} },
      server_seed: null,
    });
    expect(await failure(act(player, begun.round_id, 'flip', { card: 1 }))).toBe(
      '400 invalidParams',
    );

    const { value } = await act(player, begun.round_id, 'open');
    expect(value.state).toBe('settled');
    expect(value.outcome['fields']).toHaveLength(9);
    expect(await purse(player)).toEqual({ token: 15 + tokensOf(value), frozen: 0 });
    expect(await failure(act(player, begun.round_id, 'open'))).toBe('409 handFinished');
    expect(await failure(server.call(rotate, player.me))).toBe('OK');
  });

  it('turns cards until three are alike; what is covered stays covered', async () => {
    const player = await withTokens(10n);
    const { value: begun } = await play(player, 'match');
    expect(begun.actions).toHaveLength(12);
    const { value: first } = await act(player, begun.round_id, 'flip', { card: 7 });
    expect(first.outcome).toEqual({ open: [{ card: 7, symbol: expect.any(Number) }] });
    expect(first.actions).not.toContain(7);
    expect(await failure(act(player, begun.round_id, 'flip', { card: 7 }))).toBe(
      '400 invalidParams',
    );
    const ended = await flipToEnd(player, first);
    const open = ended.outcome['open'] as Array<{ card: number; symbol: number }>;
    const last = open.at(-1)?.symbol;
    expect(open.filter(({ symbol }) => symbol === last)).toHaveLength(3);
    expect(tokensOf(ended)).toBe([2, 5, 8, 21][last ?? -1]);
    expect(await purse(player)).toEqual({ token: tokensOf(ended), frozen: 0 });
  });

  it.each(['pick', 'scratch', 'match'] as const)(
    '%s is dealt again from its seeds',
    async (game) => {
      const player = await withTokens(10n);
      const { value: begun } = await play(player, game, { params: { box: 2 } });
      const ended =
        game === 'scratch'
          ? (await act(player, begun.round_id, 'open')).value
          : await flipToEnd(player, begun);
      const { previous } = await server.call(rotate, player.me);
      const shown = await recall(player, begun.round_id);
      expect(shown).toMatchObject({
        ...{ provider_code: 'PAVILION', game_code: game, server_seed: previous.server_seed },
        payout: `${tokensOf(ended)}`,
      });
      const stream = createRandomStream({
        serverSeed: previous.server_seed,
        clientSeed: begun.fairness.client_seed,
        nonce: begun.fairness.nonce,
      });
      const params = game === 'pick' ? { box: 2 } : {};
      const again = miniGames[game].play(defaultTables[game], params, shown.played ?? [], stream);
      const prize = again.won === null ? null : defaultTables[game].rows[again.won]?.prize;
      expect(prize?.kind === 'token' ? Number(prize.amount) : 0).toBe(tokensOf(ended));
    },
  );

  it('begins one round for two tabs, and ends it once', async () => {
    const player = await withTokens(100n);
    const tries = await Promise.all([1, 2, 3].map(() => failure(play(player, 'scratch'))));
    expect(tries.toSorted()).toEqual(['409 handOpen', '409 handOpen', 'OK']);
    const [round] = (await server.call(minigameState, player.me)).value.open;
    const ends = await Promise.all(
      [1, 2].map(() => failure(act(player, round?.round_id ?? '', 'open'))),
    );
    expect(ends.toSorted()).toEqual(['409 handFinished', 'OK']);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await withTokens(10n), await withTokens(10n)];
    const { value } = await play(owner, 'scratch');
    expect(await failure(act(other, value.round_id, 'open'))).toBe('404 roundNotFound');
    expect(await failure(act(other, server.context.ids.next(), 'open'))).toBe('404 roundNotFound');
  });

  it('is played on by the server after a day', async () => {
    const player = await withTokens(25n);
    const rounds = [await play(player, 'scratch'), await play(player, 'match')];
    server.advance(24 * hourMs - 1);
    await server.runJob('finish-minigames');
    const ofRounds = () => Promise.all(rounds.map(({ value }) => recall(player, value.round_id)));
    expect((await ofRounds()).map(({ state }) => state)).toEqual(['open', 'open']);
    server.advance(2);
    await server.runJob('finish-minigames');
    const [scratch, match] = await ofRounds();
    expect([scratch?.state, match?.state]).toEqual(['settled', 'settled']);
    // Cards are turned from the lowest on.
    expect(match?.played?.map(({ params }) => params['card'])).toEqual(
      match?.played?.map((_, index) => index),
    );
    const { accountId: account_id, password } = player;
    const { domain_name } = player.me;
    const { token: auth } = await server.call(login, { account_id, domain_name, password });
    const back = { ...player, me: { account_id, auth, domain_name } };
    const won = Number(scratch?.payout) + Number(match?.payout);
    expect(await purse(back)).toEqual({ token: 10 + won, frozen: 0 });
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  describe('with a table of a campaign', () => {
    const cash = { prize: { kind: 'cash', amount: '1.00' }, worth: 8 };
    beforeAll(async () => {
      server = await start();
      const item = { kind: 'minigame', budget: { amount: '1.50' } };
      await publishItems(server, 'tables', [
        {
          ...item,
          code: 'cash-boxes',
          game: 'pick',
          cost: 10,
          table: Array.from({ length: 9 }, () => cash),
        },
        {
          ...item,
          code: 'cash-cards',
          game: 'match',
          cost: 10,
          table: Array.from({ length: 4 }, () => cash),
        },
      ]);
    });

    it('gives its prizes out of its budget, and takes no stake it could not pay for', async () => {
      const player = await withTokens(30n);
      const { value, game_balance, game_token } = await pick(player, 1);
      expect(value.prize).toMatchObject({ kind: 'cash', amount: '1.00' });
      expect({ game_balance, game_token }).toEqual({ game_balance: '1.00', game_token: '20' });
      expect(await failure(pick(player, 1))).toBe('409 budgetSpent');
      expect(await purse(player)).toEqual({ token: 20, frozen: 0 });
    });

    it('pays a prize as the tokens it is worth once its budget went while the round was open', async () => {
      const [first, second] = [await withTokens(10n), await withTokens(10n)];
      const begun = [await play(first, 'match'), await play(second, 'match')];
      const prizes: Array<Round['prize']> = [];
      for (const [index, player] of [first, second].entries()) {
        const { value } = begun[index] ?? (await play(player, 'match'));
        prizes.push((await flipToEnd(player, value)).prize);
      }
      expect(prizes).toMatchObject([
        { kind: 'cash', amount: '1.00' },
        { kind: 'token', amount: '8' },
      ]);
      expect(await auditBooks(server.context.database.db)).toEqual([]);
    });

    it('begins nothing while rewards are off, and ends what was begun', async () => {
      const player = await withTokens(20n);
      const { value } = await play(player, 'scratch');
      await runTool(server.context, ['rewards', 'off', 'alpha']);
      expect(await failure(play(player, 'pick', { params: { box: 0 } }))).toBe(
        '403 gameUnavailable',
      );
      expect(await failure(act(player, value.round_id, 'open'))).toBe('OK');
      await runTool(server.context, ['rewards', 'on', 'alpha']);
    });

    it('is not there on a site without such games', async () => {
      const player = await withTokens(20n);
      const { database, sites } = server.context;
      await database.db.updateTable('sites').set({ is_gamified: false }).execute();
      await sites.refresh();
      expect(await failure(server.call(minigameState, player.me))).toBe('403 gameUnavailable');
      expect(await failure(pick(player, 0))).toBe('403 gameUnavailable');
    });
  });

  it('is found out when tokens wait for no round', async () => {
    const other = await start();
    server = other;
    const player = await withTokens(5n);
    await play(player, 'scratch');
    const { db } = other.context.database;
    await db.updateTable('minigame_rounds').set({ cost: 4n }).execute();
    expect(await auditBooks(db)).toMatchObject([{ audit: 'tokens-are-where-they-wait' }]);
  });
});
