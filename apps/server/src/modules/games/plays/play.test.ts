import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  bet,
  demoBet,
  gameBets,
  gameInfo,
  getBalance,
  handStart,
  launch,
  limitsSet,
  myRounds,
  rotate,
  roundGet,
  roundJoin,
  roundState,
  seeds,
} from '@pavilion/contracts';
import { createRandomStream, seedHashOf } from '@pavilion/games';
import { dice as diceOf } from '@pavilion/games/arcade/dice/dice.game';
import { alphaHost, describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const dice = { provider_code: 'PAVILION', game_code: 'dice' };
const over = (target: string) => ({ target, direction: 'over' });

const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeServerOnBothEngines('an instant game', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const newPlayer = async (minor = 100_000n) => {
    const player = await server.signUpPlayer();
    await server.fund(player, minor);
    return player;
  };
  const balanceOf = async (me: Parameters<typeof server.call>[1]) =>
    (await server.call(getBalance, me as never)).game_balance;

  it('says what it is', async () => {
    const { value } = await server.call(gameInfo, { ...dice, domain_name: alphaHost });
    expect(value).toMatchObject({
      game_name: 'Dice',
      game_type: 'arcade',
      engine: 'instant',
      launch: 'house',
      max_multiplier: '9900.00',
      stake: { min: '5.00', currency: 'PHP' },
    });
    expect(value.rtp[0]).toMatchObject({ bet: 'over 50.50', rtp: '0.98999796' });
    expect(value.rules).toMatch(/^<p>.*<\/p>$/s);
  });

  it('deals from the seeds that are shown, moves the money at once and keeps the round', async () => {
    const { me } = await newPlayer();
    const before = await server.call(seeds, me);
    const played = await server.call(bet, {
      ...me,
      ...dice,
      stake: '100.00',
      params: over('50.50'),
    });
    const { value } = played;
    expect(value.fairness).toEqual({
      server_seed_hash: before.server_seed_hash,
      client_seed: before.client_seed,
      nonce: 0,
    });
    expect(value.server_seed).toBeNull();
    const expected = 1000 - 100 + Number(value.payout);
    expect(Number(played.game_balance)).toBeCloseTo(expected, 2);
    expect(await balanceOf(me)).toBe(played.game_balance);
    expect((await server.call(seeds, me)).nonce).toBe(1);

    const revealed = await server.call(rotate, { ...me, client_seed: 'my own words' });
    expect(seedHashOf(revealed.previous.server_seed)).toBe(before.server_seed_hash);
    expect(revealed).toMatchObject({
      server_seed_hash: before.next_server_seed_hash,
      client_seed: 'my own words',
      nonce: 0,
      previous: { nonces: 1, client_seed: before.client_seed },
    });
    const { value: recalled } = await server.call(roundGet, { round_id: value.round_id });
    expect(recalled).toEqual({ ...value, server_seed: revealed.previous.server_seed });
    const stream = createRandomStream({
      serverSeed: revealed.previous.server_seed,
      clientSeed: before.client_seed,
      nonce: 0,
    });
    expect(diceOf.play({ target: 5050, direction: 'over' }, stream).outcome).toEqual(value.outcome);
    expect((await server.call(myRounds, me)).value.map(({ round_id }) => round_id)).toEqual([
      value.round_id,
    ]);
  });

  it('gives each of many bets at once a nonce of its own, and takes what they cost', async () => {
    const { me } = await newPlayer();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        server.call(bet, { ...me, ...dice, stake: '10.00', params: over('50.50') }),
      ),
    );
    const nonces = answers.map(({ value }) => value.fairness.nonce);
    expect(new Set(nonces)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    const paid = answers.reduce((sum, { value }) => sum + Number(value.payout), 0);
    expect(Number(await balanceOf(me))).toBeCloseTo(1000 - 60 + paid, 2);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('shows what was played at a table to everybody, without whole names', async () => {
    const { me, accountId } = await newPlayer();
    for (const stake of ['10.00', '70.00', '30.00'])
      await server.call(bet, { ...me, ...dice, stake, params: over('50.50') });
    const asked = { ...dice, domain_name: alphaHost };
    const newest = await server.call(gameBets, { ...asked, kind: 'newest' });
    expect(newest.value[0]).toMatchObject({ currency: 'PHP', stake: expect.any(String) as string });
    expect(JSON.stringify(newest)).not.toContain(accountId);
    const { value } = await server.call(gameBets, { ...asked, kind: 'highest' });
    const stakes = value.map(({ stake }) => Number(stake));
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
    expect(stakes).toContain(70);
    server.advance(25 * 60 * 60 * 1000);
    expect((await server.call(gameBets, { ...asked, kind: 'highest' })).value).toEqual([]);
  });

  it('refuses what cannot be staked, and takes nothing for it', async () => {
    const { me } = await newPlayer(10_000n);
    const ask = (fields: object) =>
      codeOf(
        server.call(bet, { ...me, ...dice, stake: '10.00', params: over('50.50'), ...fields }),
      );
    expect(await ask({ game_code: 'chess' })).toBe('gameNotFound');
    expect(await ask({ provider_code: 'AURUM' })).toBe('gameNotFound');
    expect(await ask({ stake: '1.00' })).toBe('stakeTooLow');
    expect(await ask({ stake: '10.001' })).toBe('invalidInput');
    expect(await ask({ stake: '99999999.00' })).toBe('stakeTooHigh');
    expect(await ask({ stake: '100.01' })).toBe('insufficientFunds');
    expect(await ask({ params: { target: '101', direction: 'over' } })).toBe('invalidParams');
    expect(await ask({ params: undefined })).toBe('invalidParams');
    expect(await codeOf(server.call(rotate, { ...me, client_seed: 'a\u0007b' }))).toBe(
      'invalidClientSeed',
    );
    expect(await codeOf(server.call(rotate, { ...me, client_seed: 'x'.repeat(10_000) }))).toBe(
      'invalidClientSeed',
    );
    expect(await balanceOf(me)).toBe('100.00');
    expect((await server.call(seeds, me)).nonce).toBe(0);
  });

  it('names the limit that refuses a stake, and the room it leaves', async () => {
    const { me } = await newPlayer();
    await server.call(limitsSet, { ...me, kind: 'stake', period: 'day', amount: '100.00' });
    const refusal = (asked: Promise<unknown>) =>
      asked.then(
        () => null,
        ({ code, statusDetail }: CallFailure) => [code, statusDetail],
      );
    const play = (stake: string) =>
      server.call(bet, { ...me, ...dice, stake, params: over('50.50') });
    await play('60.00');
    const reached = ['limitReached', 'stake day 40.00'];
    expect(await refusal(play('40.01'))).toEqual(reached);
    const hand = { ...me, provider_code: 'PAVILION', game_code: 'mines', params: { mines: 3 } };
    expect(await refusal(server.call(handStart, { ...hand, stake: '50.00' }))).toEqual(reached);
    const niuNiu = { provider_code: 'PAVILION', game_code: 'hash-niu-niu' };
    const { round_id } = (await server.call(roundState, { ...niuNiu, domain_name: alphaHost }))
      .value;
    // Ten stakes are held: 4.10 would hold more than is left.
    const join = { ...me, ...niuNiu, round_id, stake: '5.00', params: { side: 'player' } };
    expect(await refusal(server.call(roundJoin, join))).toEqual(reached);
    await play('40.00');
    expect(await refusal(play('10.00'))).toEqual(['limitReached', 'stake day 0.00']);
  });

  it('says which stakes it takes: no range is upside down, and a hand takes what the house takes', async () => {
    const stakeOf = async (game_code: string) => {
      const { value } = await server.call(gameInfo, {
        provider_code: 'PAVILION',
        game_code,
        domain_name: alphaHost,
      });
      return value.stake;
    };
    for (const code of ['mines', 'hi-lo', 'tower'])
      expect(await stakeOf(code)).toEqual({ min: '5.00', max: '50000.00', currency: 'PHP' });
    const { me } = await newPlayer(7_000_000n);
    const hand = { ...me, provider_code: 'PAVILION', game_code: 'mines', params: { mines: 3 } };
    expect(await codeOf(server.call(handStart, { ...hand, stake: '50000.01' }))).toBe(
      'stakeTooHigh',
    );
    expect(await codeOf(server.call(handStart, { ...hand, stake: '50000.00' }))).toBe('OK');
  });

  it('sells a bonus round where the game has one and the place allows it', async () => {
    const sells = async (game_code: string) => {
      const asked = { provider_code: 'PAVILION', game_code, domain_name: alphaHost };
      return (await server.call(gameInfo, asked)).value.flags.buy;
    };
    const all = ['dice', 'mines', 'crash', 'classic-3x3', 'lines-5x3', 'hold-and-win'];
    const sold = async () => {
      const answers = await Promise.all(
        all.map(async (code) => [code, await sells(code)] as const),
      );
      return answers.filter(([, isSold]) => isSold).map(([code]) => code);
    };
    expect(await sold()).toEqual(['lines-5x3', 'hold-and-win']);
    await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'GB']);
    try {
      expect(await sold()).toEqual([]);
    } finally {
      await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
    }
  });

  it('refuses a stake whose best result passes what a round pays, and says what it would take', async () => {
    const { me } = await newPlayer(10_000_000n);
    const failure = await server
      .call(bet, {
        ...me,
        ...dice,
        stake: '1263.00',
        params: { target: '0.01', direction: 'under' },
      })
      .catch((reason: CallFailure) => reason);
    expect(failure).toMatchObject({ code: 'stakeTooHigh', statusDetail: '1262.62' });
  });

  it('keeps to the rules of the place (isAutobetAllowed, isTurboAllowed, casinoRoundMinMs, isGuestDemoAllowed): one press a round, rounds apart, no play money for guests', async () => {
    const { me } = await newPlayer();
    const play = () =>
      codeOf(server.call(bet, { ...me, ...dice, stake: '10.00', params: over('50.50') }));
    const demo = { ...dice, domain_name: alphaHost, mode: 'demo' } as const;
    await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'GB']);
    try {
      const { value } = await server.call(gameInfo, { ...dice, domain_name: alphaHost });
      expect(value).toMatchObject({
        flags: { autobet: false, turbo: false, buy: false, demo: false },
        round_min_ms: 5_000,
      });
      expect(await play()).toBe('OK');
      server.advance(4_999);
      expect([await play(), await play()]).toEqual(['roundTooSoon', 'roundTooSoon']);
      expect((await server.call(seeds, me)).nonce).toBe(1);
      server.advance(1);
      expect((await Promise.all([play(), play(), play()])).toSorted()).toEqual([
        'OK',
        'roundTooSoon',
        'roundTooSoon',
      ]);
      expect(await codeOf(server.call(launch, demo))).toBe('gameUnavailable');
      const { account_id, auth } = me;
      expect(await codeOf(server.call(launch, { ...demo, account_id, auth }))).toBe('OK');
    } finally {
      await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
    }
    expect([await play(), await play()]).toEqual(['OK', 'OK']);
  });

  describe('with play money', () => {
    it('plays the same maths, shows the seed at once and leaves the ledger alone', async () => {
      const site = { domain_name: alphaHost };
      const { demo_id = '', demo_balance = '' } = await server.call(launch, {
        ...site,
        ...dice,
        mode: 'demo',
      });
      const { value, demo_balance: after } = await server.call(demoBet, {
        ...site,
        ...dice,
        demo_id,
        stake: '100.00',
        params: over('50.50'),
      });
      expect(Number(after)).toBeCloseTo(Number(demo_balance) - 100 + Number(value.payout), 2);
      const { client_seed: clientSeed = '', nonce = 0, server_seed_hash } = value.fairness;
      expect(seedHashOf(value.server_seed ?? '')).toBe(server_seed_hash);
      const stream = createRandomStream({ serverSeed: value.server_seed ?? '', clientSeed, nonce });
      expect(diceOf.play({ target: 5050, direction: 'over' }, stream).outcome).toEqual(
        value.outcome,
      );
      const unknown = { ...site, ...dice, demo_id: value.round_id, stake: '1.00' };
      expect(
        await codeOf(server.call(demoBet, { ...unknown, stake: '10.00', params: over('50') })),
      ).toBe('demoNotFound');
      expect(await codeOf(server.call(launch, { ...site, ...dice, mode: 'real' }))).toBe(
        'sessionExpired',
      );
    });
  });
});
