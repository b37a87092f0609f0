import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  chain,
  getBalance,
  roundCashOut,
  roundGet,
  roundJoin,
  roundState,
} from '@pavilion/contracts';
import { fromHex, isHashChainLink } from '@pavilion/games';
import { crash as crashGame } from '@pavilion/games/crash/crash/crash.game';
import {
  alphaHost,
  betaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const site = { domain_name: alphaHost };
const crash = { provider_code: 'PAVILION', game_code: 'crash' };
const niuNiu = { provider_code: 'PAVILION', game_code: 'hash-niu-niu' };

const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeServerOnBothEngines('a shared round', (start) => {
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
  const stateOf = async (game: typeof crash) =>
    (await server.call(roundState, { ...site, ...game })).value;
  const join = ({ me }: TestPlayer, round_id: string, fields: object = {}) =>
    server.call(roundJoin, { ...me, ...crash, round_id, stake: '100.00', ...fields });
  const balanceOf = async ({ me }: TestPlayer) =>
    Number((await server.call(getBalance, me)).game_balance);
  const turn = () => server.runJob('advance-rounds');

  /** A round with its betting open, whatever went before. */
  async function freshRound(game: typeof crash) {
    for (;;) {
      const state = await stateOf(game);
      if (state.phase === 'betting') return state;
      server.advance(60_000);
      await turn();
    }
  }
  /** Passes time until the round is settled, and gives it. */
  async function settled(game: typeof crash, round_id: string) {
    for (;;) {
      server.advance(20_000);
      await turn();
      const state = await stateOf(game);
      const round = state.previous.find((one) => one.round_id === round_id);
      if (round) return round;
    }
  }

  it('is decided by a chain that was published before it', async () => {
    const { value: published } = await server.call(chain, { ...site, ...crash });
    const { round_id, commitment } = await freshRound(crash);
    expect(commitment.hash).toBe(published.terminating_hash);
    const { hash, index, outcome } = await settled(crash, round_id);
    const link = fromHex(hash);
    expect(isHashChainLink(link, fromHex(published.terminating_hash), index)).toBe(true);
    expect(crashGame.outcomeOf({ link, salt: published.salt, index: 1 })).toEqual(outcome);
  });

  it('publishes a chain without its salt, and the next one before the last is used up', async () => {
    const { value: first } = await server.call(chain, { ...site, ...crash });
    expect(first).toMatchObject({ salt_source: 'local', next: null });
    expect(first.salted_at).not.toBeNull();
    const { db } = server.context.database;
    const used = { next_index: first.length };
    const ofFirst = () =>
      db.updateTable('hash_chains').where('terminating_hash', '=', first.terminating_hash);
    await ofFirst().set(used).execute();
    const { next } = (await server.call(chain, { ...site, ...crash })).value;
    expect(next?.terminating_hash).not.toBe(first.terminating_hash);
    const { round_id } = await freshRound(crash);
    await settled(crash, round_id);
    for (;;) {
      const state = await freshRound(crash);
      if (state.commitment.hash === next?.terminating_hash) {
        expect(state.commitment.index).toBe(1);
        break;
      }
      await settled(crash, state.round_id);
    }
    expect((await server.call(chain, { ...site, ...crash })).value.terminating_hash).toBe(
      next?.terminating_hash,
    );
    const unsalted = { salt: null, salted_at: null };
    await expect(ofFirst().set(unsalted).execute()).rejects.toThrow(
      'hash_chains_salted_before_use',
    );
  });

  it('opens no round on a chain whose salt does not exist yet', async () => {
    const game = { provider_code: 'PAVILION', game_code: 'rocket-race' };
    const { db } = server.context.database;
    await server.call(chain, { ...site, ...game });
    const ofGame = () => db.updateTable('hash_chains').where('game_code', '=', game.game_code);
    const announced = { salt: null, salted_at: null, salt_source: 'bitcoin:900000' };
    await ofGame()
      .set({ ...announced, is_active: false })
      .execute();
    expect(await codeOf(stateOf(game))).toBe('serviceUnavailable');
    const { value: waiting } = await server.call(chain, { ...site, ...game });
    expect(waiting).toMatchObject({ salt: '', salted_at: null, salt_source: 'bitcoin:900000' });
    await ofGame().set({ salt_source: 'local' }).execute();
    server.advance(60_000);
    await turn();
    expect((await stateOf(game)).commitment.hash).toBe(waiting.terminating_hash);
  });

  it('names bet and round in the answer of a bet, and recalls both', async () => {
    const [ana, ben] = [await newPlayer(), await newPlayer()];
    const { round_id } = await freshRound(crash);
    const { value: bet } = await join(ana, round_id, { params: { auto_cash_out: '1.01' } });
    await join(ben, round_id, { params: { auto_cash_out: '1000000' }, stake: '50.00' });
    expect(bet).toMatchObject({ round_id, stake: '100.00', state: 'open' });
    expect(bet.bet_id).not.toBe(round_id);
    expect((await stateOf(crash)).bets.map(({ bet_id }) => bet_id)).toContain(bet.bet_id);
    const shared = async () => (await server.call(roundGet, { ...site, round_id })).value;
    const open = await shared();
    expect(open).toMatchObject({ round_id, state: 'open', stake: '150.00', outcome: {} });
    expect(open.fairness.hash).toBeUndefined();
    server.advance(7_000);
    await turn();
    expect((await shared()).outcome).toEqual({});
    const { outcome, hash } = await settled(crash, round_id);
    const { value: own } = await server.call(roundGet, { ...site, round_id: bet.bet_id });
    expect(own).toMatchObject({ round_id: bet.bet_id, stake: '100.00', outcome });
    expect(await shared()).toMatchObject({
      round_id,
      state: 'settled',
      stake: '150.00',
      payout: own.payout,
      outcome,
      fairness: { hash },
      chain: own.chain,
    });
    const elsewhere = { domain_name: betaHost, round_id };
    expect(await codeOf(server.call(roundGet, elsewhere))).toBe('roundNotFound');
  });

  it('takes bets in its window alone, two a player, and settles them by their own targets', async () => {
    const [ana, ben] = [await newPlayer(), await newPlayer()];
    const { round_id } = await freshRound(crash);
    const { value: bet } = await join(ana, round_id, { params: { auto_cash_out: '1.01' } });
    await join(ana, round_id, { params: { auto_cash_out: '1000000' } });
    expect(await codeOf(join(ana, round_id))).toBe('tooManyBets');
    expect(await codeOf(join(ben, bet.bet_id))).toBe('roundNotFound');
    expect((await stateOf(crash)).bets).toHaveLength(2);
    expect(await balanceOf(ana)).toBe(800);
    server.advance(7_000);
    expect(await codeOf(join(ben, round_id))).toBe('roundClosed');
    await turn();
    expect((await stateOf(crash)).phase).toBe('running');
    expect((await stateOf(crash)).phase_ends_at).toBeNull();
    const { outcome } = await settled(crash, round_id);
    const paid = Number(outcome['bust']) >= 1.01 ? '101.00' : '0.00';
    const { value: seen } = await server.call(roundGet, { round_id: bet.bet_id });
    expect(seen).toMatchObject({ state: 'settled', payout: paid, outcome });
    const { terminating_hash = '', salt = '' } = seen.chain ?? {};
    const { hash = '', chain_index: index = 0 } = seen.fairness;
    expect(isHashChainLink(fromHex(hash), fromHex(terminating_hash), index)).toBe(true);
    expect(crashGame.outcomeOf({ link: fromHex(hash), salt, index: 1 })).toEqual(outcome);
    expect(await balanceOf(ana)).toBeCloseTo(800 + Number(paid), 2);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('pays who leaves in time what stood then, in parts too, once for each request, and nobody after the end', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()];
    for (;;) {
      const { round_id } = await freshRound(crash);
      const { value: bet } = await join(player, round_id);
      server.advance(7_000);
      await turn();
      server.advance(400);
      const leave = (fields: object = {}, me = player.me) =>
        server.call(roundCashOut, { ...me, round_id, bet_id: bet.bet_id, ...fields });
      expect(await codeOf(leave({}, stranger.me))).toBe('roundNotFound');
      expect(await codeOf(leave({ fraction: '0.0000' }))).toBe('invalidInput');
      const request_id = crypto.randomUUID();
      const first = await codeOf(leave({ fraction: '0.5', request_id }));
      if (first === 'OK') {
        expect(await codeOf(leave({ fraction: '0.5', request_id }))).toBe('OK');
        expect(await codeOf(leave({ fraction: '0.25', request_id }))).toBe('requestIdReused');
        const { value } = await leave();
        expect(value).toMatchObject({ state: 'settled', payout: '102.00', multiplier: '1.02' });
        expect(await codeOf(leave())).toBe('tooLate');
        break;
      }
      // It broke before: then it is too late, and another round is tried.
      expect(first).toBe('tooLate');
      await settled(crash, round_id);
      expect(await codeOf(leave())).toBe('tooLate');
    }
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('gives a bet back before the round runs, once, makes room for another, and is too late afterwards', async () => {
    const [ana, ben] = [await newPlayer(), await newPlayer()];
    const { round_id } = await freshRound(crash);
    const { value: bet } = await join(ana, round_id);
    const { value: kept } = await join(ana, round_id);
    const cancel = (fields: object = {}, me = ana.me) =>
      server.call(roundCashOut, {
        ...me,
        round_id,
        bet_id: bet.bet_id,
        is_cancel: true,
        ...fields,
      });
    expect(await codeOf(cancel({}, ben.me))).toBe('roundNotFound');
    expect(await codeOf(cancel({ is_cancel: false }))).toBe('tooLate');
    const request_id = crypto.randomUUID();
    const answers = await Promise.all([cancel({ request_id }), cancel({ request_id })]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        value: { state: 'refunded', payout: '100.00', outcome: { void: 'cancelled' } },
        game_balance: '900.00',
      });
    expect(await codeOf(cancel({ request_id, fraction: '0.5' }))).toBe('requestIdReused');
    expect(await codeOf(cancel())).toBe('tooLate');
    expect((await stateOf(crash)).bets.map(({ bet_id }) => bet_id)).toEqual([kept.bet_id]);
    expect(await codeOf(join(ana, round_id))).toBe('OK');
    expect(await codeOf(join(ana, round_id))).toBe('tooManyBets');
    expect(await balanceOf(ana)).toBe(800);
    server.advance(7_000);
    expect(await codeOf(cancel({ bet_id: kept.bet_id }))).toBe('tooLate');
    await turn();
    expect(await codeOf(cancel({ bet_id: kept.bet_id }))).toBe('tooLate');
    await settled(crash, round_id);
    const { value: seen } = await server.call(roundGet, { round_id: bet.bet_id });
    expect(seen).toMatchObject({ state: 'refunded', outcome: { void: 'cancelled' } });
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('goes on by itself while somebody looks, and rests when nobody does', async () => {
    const { round_id } = await freshRound(crash);
    await settled(crash, round_id);
    server.advance(10_000);
    await turn();
    const next = await stateOf(crash);
    expect(next.round_id).not.toBe(round_id);
    // Step by step, as time passes: that a next round opens is no look.
    for (let passedMs = 0; passedMs < 240_000; passedMs += 2000) {
      server.advance(2000);
      await turn();
    }
    const { db } = server.context.database;
    const due = await db
      .selectFrom('shared_rounds')
      .select('id')
      .where('next_at', 'is not', null)
      .execute();
    expect(due).toEqual([]);
  });

  it('locks ten stakes for niu niu and gives back what is not lost', async () => {
    const player = await newPlayer();
    const { round_id } = await freshRound(niuNiu);
    const { value } = await server.call(roundJoin, {
      ...player.me,
      ...niuNiu,
      round_id,
      stake: '10.00',
      params: { side: 'player' },
    });
    expect(await balanceOf(player)).toBe(900);
    await settled(niuNiu, round_id);
    const { value: seen } = await server.call(roundGet, { round_id: value.bet_id });
    expect(await balanceOf(player)).toBeCloseTo(900 + Number(seen.payout), 2);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
