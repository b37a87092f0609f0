import { beforeAll, describe, expect, it } from 'vitest';
import {
  authenticate,
  balance,
  catalogueChanged,
  endSession,
  refreshSession,
  roundStatus,
  selfValidate,
  signHeaders,
  transact,
  transactionStatus,
  walletHealth,
} from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import { betaHost, describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import {
  connectTestStudio,
  launchToken,
  openTable,
  otherGame,
  studioGame,
  studioOf,
} from '../../../testing/connected-studio.ts';
import { addKey, switchPlay } from './index.ts';
import { retireKey } from './keys.service.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

describeServer('the door of studios', (start) => {
  let server: TestServer;
  let key: { id: string; secret: string };
  let send: ReturnType<typeof studioOf>;
  beforeAll(async () => {
    server = await start();
    key = await connectTestStudio(server);
    send = studioOf(server, key);
  });

  const newPlayer = async (minor = 100_000n): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, minor);
    return player;
  };
  const table = async (minor?: bigint) => openTable(server, send, await newPlayer(minor));

  describe('signatures', () => {
    const body = JSON.stringify({ games: [] });
    const post = async (change: Record<string, string | undefined>, sentBody = body) => {
      const signed = signHeaders(key, {
        method: 'POST',
        path: selfValidate.path,
        timestamp: server.context.clock.now().toISOString(),
        nonce: server.context.ids.next(),
        body,
      });
      const headers = Object.entries({ ...signed, ...change }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      const answer = await server.fetch(`http://w.test${selfValidate.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...Object.fromEntries(headers) },
        body: sentBody,
      });
      return { http: answer.status, ...((await answer.json()) as { code: string }) };
    };

    it('a good one passes once', async () => {
      const nonceHeaders = signHeaders(key, {
        method: 'POST',
        path: selfValidate.path,
        timestamp: server.context.clock.now().toISOString(),
        nonce: 'nonce-used-twice-01',
        body,
      });
      expect(await post(nonceHeaders)).toMatchObject({ http: 200, code: 'OK' });
      expect(await post(nonceHeaders)).toMatchObject({ http: 401, code: 'SIGNATURE_INVALID' });
    });

    it.each<[string, () => Promise<{ http: number; code: string }>]>([
      ['another body', () => post({}, `${body} `)],
      ['a header missing', () => post({ 'provider-nonce': undefined })],
      ['an unknown key', () => post({ 'provider-key': 'k_nobody_has_this' })],
      ['another time', () => post({ 'provider-timestamp': '2026-11-21T12:00:00.001Z' })],
    ])('%s is refused without a word why', async (_what, sent) => {
      expect(await sent()).toEqual({
        http: 401,
        status: 'refused',
        code: 'SIGNATURE_INVALID',
        retry: 'reconcile',
        clientAction: 'none',
        message: { en: expect.any(String) as string },
      });
    });

    it('two keys are good at once, a third is refused, and an ended one is no more', async () => {
      const order = { connectionCode: 'TEST', siteId: server.sites.beta };
      const [first, second] = [
        await addKey(server.context, 'test', order),
        await addKey(server.context, 'test', order),
      ];
      await expect(addKey(server.context, 'test', order)).rejects.toThrow(/two keys/);
      const ask = async (of: typeof first) => (await studioOf(server, of)(selfValidate, {})).code;
      expect([await ask(first), await ask(second)]).toEqual(['OK', 'OK']);
      await retireKey(server.context, 'test', {
        keyId: first.id,
        endsAt: server.context.clock.now(),
      });
      expect([await ask(first), await ask(second)]).toEqual(['SIGNATURE_INVALID', 'OK']);
      const stored = await server.context.database.db
        .selectFrom('provider_keys')
        .select('sealed_secret')
        .execute();
      expect(JSON.stringify(stored)).not.toContain(second.secret);
    });

    it('a round whose stake an old key signed is paid by the new one, and by the old one no more', async () => {
      const old = await addKey(server.context, 'test', {
        connectionCode: 'TEST',
        siteId: server.sites.alpha,
      });
      const one = await server.signUpPlayer();
      await server.fund(one, 10_000n);
      const { move, session, alias } = await openTable(server, studioOf(server, old), one);
      const stake = await move('turned', [{ kind: 'debit', txId: 'turned.1', amount: '10.00' }]);
      expect(stake).toMatchObject({ code: 'OK', balance: { available: '90.00' } });
      await retireKey(server.context, 'test', {
        keyId: old.id,
        endsAt: server.context.clock.now(),
      });
      const win = { kind: 'credit' as const, txId: 'turned.2', amount: '25.00', finished: true };
      expect((await move('turned', [win])).code).toBe('SIGNATURE_INVALID');
      const paid = await send(transact, {
        session,
        player: alias,
        ...studioGame,
        currency: 'PHP',
        roundId: 'turned',
        actions: [win],
      });
      expect(paid).toMatchObject({ code: 'OK', balance: { available: '115.00' } });
    });

    it('what is no call, no JSON or too large has its own answer', async () => {
      const answer = await server.fetch('http://w.test/provider/v1/steal', { method: 'POST' });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'CALL_NOT_FOUND' });
      const large = await post({}, 'x'.repeat(200_000));
      expect(large).toMatchObject({ http: 413, code: 'BODY_TOO_LARGE' });
      const text = await send(transact, 'no object' as never);
      expect(text).toMatchObject({ http: 400, code: 'BAD_REQUEST', retry: 'never' });
    });
  });

  describe('sessions', () => {
    it('a launch token is good once, for two minutes, and tells what the game needs', async () => {
      const player = await newPlayer();
      const token = await launchToken(server, player);
      const opened = await send(authenticate, { launchToken: token });
      expect(opened).toMatchObject({
        code: 'OK',
        ...studioGame,
        language: 'en',
        country: 'PH',
        jurisdiction: 'CW',
        brand: server.context.sites.byId(player.siteId)?.externalId,
        balance: { available: '1000.00', currency: 'PHP', exponent: 2 },
        openRounds: [],
      });
      expect(JSON.stringify(opened)).not.toContain(player.accountId);
      expect(await send(authenticate, { launchToken: token })).toMatchObject({
        code: 'SESSION_INVALID',
        retry: 'never',
        clientAction: 'refresh',
      });
      const late = await launchToken(server, player);
      server.advance(2 * 60_000 + 1);
      expect((await send(authenticate, { launchToken: late })).code).toBe('SESSION_INVALID');
    });

    it('what a player has is told by pocket, and which of them pays stakes', async () => {
      const player = await newPlayer();
      const { opened, session, alias } = await openTable(server, send, player);
      const cash = { pocket: 'cash', amount: '1000.00', currency: 'PHP', exponent: 2 };
      expect(opened['pockets']).toEqual([{ ...cash, isStakeable: true }]);
      await inTransaction(server.context.database, (executor) =>
        server.context.ledger.post(executor, {
          siteId: player.siteId,
          source: 'test',
          key: server.context.ids.next(),
          kind: 'promotion',
          currency: 'TOKEN',
          lines: [
            { owner: 'house', kind: 'promo_fund', amountMinor: -7n },
            { owner: 'player', playerId: player.id, kind: 'token', amountMinor: 7n },
          ],
        }),
      );
      const told = await send(balance, { session, player: alias });
      expect(told['pockets']).toEqual([
        { ...cash, isStakeable: true },
        { pocket: 'token', amount: '7', currency: 'TOKEN', exponent: 0, isStakeable: false },
      ]);
      expect(told.balance?.available).toBe('1000.00');
    });

    it("the key of another site, and another player's alias, open nothing", async () => {
      const mine = await table();
      const theirs = await table();
      const other = await addKey(server.context, 'test', {
        connectionCode: 'TEST',
        siteId: server.sites.beta,
      });
      const foreign = studioOf(server, other);
      // Of a token that was made for this site nobody else gets a session, and it stays good for
      // its own.
      const launched = await launchToken(server, await newPlayer());
      expect((await foreign(authenticate, { launchToken: launched })).code).toBe('SESSION_INVALID');
      expect((await send(authenticate, { launchToken: launched })).code).toBe('OK');
      const { session, alias } = mine;
      expect((await foreign(balance, { session, player: alias })).code).toBe('SESSION_INVALID');
      expect((await send(balance, { session, player: theirs.alias })).code).toBe(
        'PLAYER_NOT_FOUND',
      );
      const stake = [{ kind: 'debit', txId: 'alias-1', amount: '1.00' }] as const;
      expect((await mine.move('alias', [...stake], { player: theirs.alias })).code).toBe(
        'PLAYER_NOT_FOUND',
      );
    });

    it('a refreshed, ended or expired session takes no stakes, and still pays', async () => {
      const { session, alias, move } = await table();
      await move('keep-1', [{ kind: 'debit', txId: 'keep-1.1', amount: '10.00' }]);
      const refreshed = await send(refreshSession, { session });
      expect(refreshed.code).toBe('OK');
      const stake = [{ kind: 'debit' as const, txId: 'keep-2.1', amount: '10.00' }];
      expect((await move('keep-2', stake)).code).toBe('SESSION_INVALID');
      expect((await send(refreshSession, { session })).code).toBe('SESSION_INVALID');
      const fresh = { session: String(refreshed['session']) };
      expect((await move('keep-2', stake, fresh)).code).toBe('OK');
      await send(endSession, { ...fresh, reason: 'left' });
      expect((await send(endSession, { ...fresh, reason: 'left' })).code).toBe('OK');
      expect((await move('keep-2', stake, fresh)).code).toBe('OK');
      server.advance(30 * 24 * 60 * 60_000);
      const win = await move('keep-1', [
        { kind: 'credit', txId: 'keep-1.2', amount: '25.00', finished: true },
      ]);
      expect(win).toMatchObject({ code: 'OK', balance: { available: '1005.00' } });
      const back = await move('keep-2', [
        { kind: 'rollback', txId: 'keep-2.2', refTxId: 'keep-2.1', finished: true },
      ]);
      expect(back).toMatchObject({ code: 'OK', balance: { available: '1015.00' } });
      expect((await send(balance, { session, player: alias })).balance?.available).toBe('1015.00');
    });
  });

  describe('transact', () => {
    it('answers each action, repeats without moving, and tells what became of it', async () => {
      const { move, alias } = await table();
      const actions = [
        { kind: 'debit' as const, txId: 'spin.1', amount: '10.00' },
        { kind: 'credit' as const, txId: 'spin.2', amount: '7.50' },
        { kind: 'endRound' as const },
      ];
      const first = await move('spin', actions);
      expect(first).toMatchObject({
        code: 'OK',
        retry: 'never',
        roundId: 'spin',
        actions: [
          { txId: 'spin.1', result: 'applied' },
          { txId: 'spin.2', result: 'applied' },
          { txId: null, result: 'applied' },
        ],
        balance: { available: '997.50' },
      });
      const again = await move('spin', actions);
      expect(again).toMatchObject({ code: 'OK', balance: { available: '997.50' } });
      expect(again['actions']).toMatchObject([
        { result: 'repeated' },
        { result: 'repeated' },
        { result: 'repeated' },
      ]);
      const provider = studioGame.provider;
      expect(await send(transactionStatus, { provider, txId: 'spin.1' })).toMatchObject({
        state: 'applied',
        roundId: 'spin',
        kind: 'debit',
        amount: '10.00',
      });
      expect(await send(transactionStatus, { provider, txId: 'never' })).toMatchObject({
        state: 'unknown',
      });
      expect((await send(roundStatus, { provider, roundId: 'spin' }))['round']).toMatchObject({
        state: 'finished',
        player: alias,
        staked: '10.00',
        returned: '7.50',
      });
      expect((await send(roundStatus, { provider, roundId: 'none' })).code).toBe('ROUND_NOT_FOUND');
    });

    it('is all or nothing', async () => {
      const { move, session, alias } = await table(1_000n);
      const refused = await move('all', [
        { kind: 'debit', txId: 'all.1', amount: '6.00' },
        { kind: 'debit', txId: 'all.2', amount: '6.00' },
      ]);
      expect(refused).toMatchObject({
        http: 200,
        code: 'INSUFFICIENT_FUNDS',
        retry: 'never',
        clientAction: 'deposit',
        balance: { available: '10.00' },
      });
      expect((await send(balance, { session, player: alias })).balance?.available).toBe('10.00');
    });

    it('gives back nothing it did not take, and keeps what does not fit for a person', async () => {
      const { move } = await table();
      await move('odd', [{ kind: 'debit', txId: 'odd.1', amount: '1.00' }]);
      const conflict = await move('odd', [{ kind: 'debit', txId: 'odd.1', amount: '2.00' }]);
      expect(conflict).toMatchObject({ http: 409, code: 'TX_CONFLICT', retry: 'reconcile' });
      const incidents = await server.context.database.db
        .selectFrom('provider_incidents')
        .select(['code', 'round_id'])
        .where('round_id', '=', 'odd')
        .execute();
      expect(incidents).toEqual([{ code: 'TX_CONFLICT', round_id: 'odd' }]);
    });

    it('stays within game, currency, country and stakes, and every switch stops stakes alone', async () => {
      const { move } = await table();
      let tries = 0;
      const stake = (amount = '5.00', change = {}) => {
        tries += 1;
        return move(`gate-${tries}`, [{ kind: 'debit', txId: `gate-${tries}.1`, amount }], change);
      };
      expect((await stake('5.00', { currency: 'JPY' })).code).toBe('CURRENCY_MISMATCH');
      expect((await stake('5.00', { provider: 'EVOPLAY' })).code).toBe('GAME_UNAVAILABLE');
      expect((await stake('5.00', { game: 'chess' })).code).toBe('GAME_UNAVAILABLE');
      expect((await stake('5.001')).code).toBe('BAD_REQUEST');
      expect((await stake('5.00', otherGame)).code).toBe('OK');
      const told = {
        ...studioGame,
        names: { en: 'Vault of Midas' },
        category: 'slots',
        features: [],
        rtpVariants: [{ rtp: '96.00', isActive: true }],
        volatility: 'high' as const,
        maxWinMultiplier: '5000',
        stakes: [{ currency: 'PHP', min: '2.00', max: '50.00' }],
        languages: ['en'],
        blockedCountries: [],
        launch: ['embed' as const],
        mathsVersion: '1',
        status: 'active' as const,
        updatedAt: '2026-11-22T00:00:00.000Z',
        deletedAt: null,
      };
      const tell = async (change: object) => {
        const answer = await send(catalogueChanged, { games: [{ ...told, ...change }] });
        return (answer['results'] as Array<{ result: string }>)[0]?.result;
      };
      expect(await tell({})).toBe('changed');
      expect((await stake('1.99')).code).toBe('STAKE_OUT_OF_RANGE');
      expect((await stake('50.01')).code).toBe('STAKE_OUT_OF_RANGE');
      expect((await stake('50.00')).code).toBe('OK');
      expect(await tell({})).toBe('unchanged');
      expect(await tell({ updatedAt: '2026-11-01T00:00:00.000Z' })).toBe('older');
      expect(await tell({ provider: 'EVOPLAY', game: 'of-another-studio' })).toBe('refused');
      expect(await tell({ game: 'new', category: 'chess' })).toBe('refused');
      expect(await tell({ game: 'new', status: 'retired' })).toBe('refused');
      expect((await stake('5.00', { game: 'new' })).code).toBe('GAME_UNAVAILABLE');
      expect(await tell({ game: 'new' })).toBe('changed');
      expect((await stake('5.00', { game: 'new' })).code).toBe('OK');
      expect(await tell({ game: 'next-month', status: 'upcoming' })).toBe('changed');
      expect((await stake('5.00', { game: 'next-month' })).code).toBe('GAME_UNAVAILABLE');
      const later = { updatedAt: '2026-11-23T00:00:00.000Z' };
      expect(await tell({ ...later, blockedCountries: ['PH'] })).toBe('changed');
      expect((await stake()).code).toBe('GEO_BLOCKED');
      expect(await tell({ ...later, updatedAt: '2026-11-24T00:00:00.000Z' })).toBe('changed');
      await move('running', [{ kind: 'debit', txId: 'running.1', amount: '5.00' }]);
      for (const what of [
        { provider: studioGame.provider, game: studioGame.game },
        { provider: studioGame.provider },
        { connection: 'TEST' },
      ]) {
        await switchPlay(server.context, 'test', what, false);
        expect((await stake()).code).toBe('GAME_UNAVAILABLE');
        await switchPlay(server.context, 'test', what, true);
        expect((await stake()).code).toBe('OK');
      }
      const one = { provider: studioGame.provider, game: studioGame.game };
      await switchPlay(server.context, 'test', { ...one, version: '1' }, false);
      expect((await stake()).code).toBe('GAME_UNAVAILABLE');
      const next = { ...later, updatedAt: '2026-11-25T00:00:00.000Z', mathsVersion: '2' };
      expect(await tell(next)).toBe('changed');
      expect((await stake()).code).toBe('OK');
      await tell({ ...next, updatedAt: '2026-11-26T00:00:00.000Z', mathsVersion: '1' });
      expect((await stake()).code).toBe('GAME_UNAVAILABLE');
      await switchPlay(server.context, 'test', { ...one, version: '1' }, true);
      expect((await stake()).code).toBe('OK');
      await switchPlay(server.context, 'test', { connection: 'TEST' }, false);
      const win = await move('running', [{ kind: 'credit', txId: 'running.2', amount: '5.00' }]);
      await switchPlay(server.context, 'test', { connection: 'TEST' }, true);
      expect(win.code).toBe('OK');
    });

    it('pays promotions from the promotion fund and jackpots from the studio, after the round too', async () => {
      const { move } = await table();
      await move('late', [
        { kind: 'debitCredit', txId: 'late.1', amount: '10.00', win: '0', finished: true },
      ]);
      await move('late', [{ kind: 'promoCredit', txId: 'late.2', amount: '4.00' }]);
      const last = await move('jackpot', [
        { kind: 'jackpotWin', txId: 'late.3', amount: '500.00', jackpotId: 'major' },
      ]);
      expect(last.balance?.available).toBe('1494.00');
    });
  });

  it('the wallet tells a studio that it is there, and its clock; a stranger hears nothing', async () => {
    expect(await send(walletHealth, {})).toMatchObject({
      code: 'OK',
      version: '1',
      time: server.context.clock.now().toISOString(),
    });
    const stranger = studioOf(server, { ...key, secret: 'x'.repeat(64) });
    expect(await stranger(walletHealth, {})).toMatchObject({ code: 'SIGNATURE_INVALID' });
  });

  it('the kind of a bet and the parts of a jackpot are told and move nothing', async () => {
    const { move } = await table();
    const told = await move('told-1', [
      { kind: 'debit', txId: 'told-1.1', amount: '10.00', betCode: 'straight-17' },
      {
        kind: 'jackpotWin',
        txId: 'told-1.2',
        amount: '50.00',
        jackpotId: 'pot',
        seed: '30.00',
        pool: '20.00',
        finished: true,
      },
    ]);
    expect(told).toMatchObject({ code: 'OK', balance: { available: '1040.00' } });
  });

  it('a connection can be validated by the studio itself', async () => {
    const report = await send(selfValidate, { games: [studioGame, { ...studioGame, game: 'x' }] });
    const checks = report['checks'] as Array<{ name: string; ok: boolean }>;
    expect(Object.fromEntries(checks.map(({ name, ok }) => [name, ok]))).toEqual({
      signature: true,
      clock: true,
      keys: true,
      providers: true,
      games: false,
      studio: false,
    });
  });

  it('keeps the books whole, in another currency too', async () => {
    const beta = await server.signUpPlayer(betaHost);
    await server.fund(beta, 5_000n);
    const keys = await addKey(server.context, 'test', { connectionCode: 'TEST', siteId: null });
    const { move, opened } = await openTable(server, studioOf(server, keys), beta);
    expect(opened.balance).toMatchObject({ available: '5000', currency: 'JPY' });
    const yen = { currency: 'JPY' };
    const spun = await move(
      'yen',
      [{ kind: 'debitCredit', txId: 'yen.1', amount: '100', win: '30', finished: true }],
      yen,
    );
    expect(spun.balance?.available).toBe('4930');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
