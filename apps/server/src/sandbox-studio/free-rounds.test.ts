import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeRoundsLeft } from '@pavilion/contracts';
import { freeRoundsFinished, transact } from '@pavilion/contracts/provider';
import { audit } from '@pavilion/ledger';
import { createStudio } from '@pavilion/sandbox-studio';
import { parseStudioConfig } from '@pavilion/sandbox-studio/config/config';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { openIncidents, pullCatalogues } from '../modules/providers/index.ts';
import { createLaunch } from '../modules/providers/launch.service.ts';
import { offerStudio } from '../testing/sandbox-world.ts';
import { studioOf } from '../testing/connected-studio.ts';
import { runTool } from '../testing/run-tool.ts';

const dayMs = 24 * 60 * 60_000;
const key = { id: 'sandbox-test', secret: createHmac('sha256', 'x').digest('hex') };
const kite = { provider_code: 'KITEWORKS', game_code: 'paper-kite' };

interface Opened {
  session: string;
  balance: string;
  problem?: string;
  round: { stake: string; payout: string };
  free: { left: number; stake: string; won: string } | null;
}

describe('free rounds, from the operator to the last round', () => {
  let server: TestServer;
  let player: TestPlayer;
  let made: ReturnType<typeof createStudio>;
  beforeAll(async () => {
    server = await startTestServer();
    made = createStudio({
      config: parseStudioConfig({
        STUDIO_KEY_ID: key.id,
        STUDIO_KEY_SECRET: key.secret,
        STUDIO_WALLET_URL: 'http://wallet.test',
      }),
      fetch: server.fetch,
      ports: { clock: server.context.clock },
    });
    await made.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = made.app.server.address() as AddressInfo;
    await offerStudio(server, {
      address: `http://127.0.0.1:${port}`,
      providers: ['KITEWORKS'],
      key,
    });
    await pullCatalogues(server.context);
    player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
  });
  afterAll(async () => {
    await made.app.close();
    await server.close();
  });

  const tool = async (...args: string[]): Promise<string> =>
    (await runTool(server.context, ['free-rounds', ...args])).text;
  const given = ['--provider', 'KITEWORKS', '--game', 'paper-kite'];
  const grant = async (rounds: string, stake = '50.00', days = '7'): Promise<string> => {
    const amounts = ['--rounds', rounds, '--stake', stake, '--days', days];
    const said = await tool('grant', 'alpha', player.accountId, ...given, ...amounts);
    return said.split('\t')[1] ?? '';
  };
  const ask = async (path: string, payload: object): Promise<Opened> =>
    (await made.app.inject({ method: 'POST', url: path, payload })).json();
  const open = async (): Promise<Opened> => {
    const site = server.context.sites.byId(player.siteId);
    if (!site) throw new Error('the player has no site');
    const { url } = await createLaunch({
      server: server.context,
      site,
      playerId: player.id,
      game: kite,
      mode: 'real',
      language: 'en',
      lobby: 'http://alpha.test/',
    });
    return ask('/game/open', { address: url });
  };
  const play = (session: string, isFree: boolean): Promise<Opened> =>
    ask('/game/play', { session, stake: '10.00', params: { auto_cash_out: '1.50' }, isFree });

  it('are played without a stake, paid as promotion, counted, and then over', async () => {
    const id = await grant('3');
    const other = await server.signUpPlayer();
    expect((await server.call(freeRoundsLeft, player.me)).value).toMatchObject([
      { provider_code: 'KITEWORKS', game_code: 'paper-kite', left: 3, stake: '50.00' },
    ]);
    expect((await server.call(freeRoundsLeft, other.me)).value).toEqual([]);
    const opened = await open();
    expect(opened.free).toMatchObject({ left: 3, stake: '50.00' });
    expect(opened.balance).toBe('1000.00');
    let won = 0;
    for (const left of [2, 1, 0]) {
      const { round, free } = await play(opened.session, true);
      expect(round.stake).toBe('0.00');
      // 1.50 of a stake of 50.00, or nothing.
      expect(['0.00', '75.00']).toContain(round.payout);
      won += Number(round.payout);
      expect(free).toMatchObject({ left, won: won.toFixed(2) });
    }
    expect((await play(opened.session, true)).problem).toBe('freeRoundsOver');
    const paid = await play(opened.session, false);
    expect(paid.round.stake).toBe('10.00');
    const expected = 1000 + won - 10 + Number(paid.round.payout);
    expect(Number(paid.balance)).toBeCloseTo(expected, 2);
    expect(await tool('list', 'alpha', player.accountId)).toContain(
      `${id}\t${player.accountId}\tKITEWORKS/paper-kite\t3 of 3 at 50.00\twon ${won.toFixed(2)} PHP\tfinished`,
    );
    expect(await openIncidents(server.context)).toEqual([]);
    expect((await open()).free).toBeNull();
    expect((await server.call(freeRoundsLeft, player.me)).value).toEqual([]);
  });

  it('are offered by an open game at once, taken back, and never played beyond', async () => {
    const opened = await open();
    const id = await grant('2');
    const wins = await play(opened.session, true);
    expect(wins.free).toMatchObject({ left: 1 });
    expect(await tool('cancel', 'alpha', id)).toBe('cancelled after 1 of 2 rounds');
    await expect(tool('cancel', 'alpha', id)).rejects.toThrow('no active free rounds');
    expect((await play(opened.session, true)).problem).toBe('freeRoundsOver');
    // A studio that plays on all the same is not paid by us.
    const studio = studioOf(server, key);
    const [session] = [...made.studio.sessions.all()].filter(
      ({ id: own }) => own === opened.session,
    );
    const claim = await studio(transact, {
      session: session?.wallet?.session ?? '',
      player: session?.wallet?.player ?? '',
      provider: 'KITEWORKS',
      game: 'paper-kite',
      currency: 'PHP',
      roundId: 'beyond',
      actions: [{ kind: 'promoCredit', txId: 'beyond.1', amount: '75.00', campaignId: id }],
    });
    expect(claim.code).toBe('FREE_ROUNDS_OVER');
    const finished = await studio(freeRoundsFinished, { grantId: id, played: 2, won: '150.00' });
    expect(finished).toMatchObject({ state: 'cancelled', played: 1, agrees: false });
    expect((await openIncidents(server.context)).map(({ code }) => code)).toEqual([
      'FREE_ROUNDS_DIFFER',
    ]);
    expect(
      await studio(freeRoundsFinished, { grantId: 'none', played: 0, won: '0' }),
    ).toMatchObject({ code: 'FREE_ROUNDS_OVER' });
  });

  it('end with their time, and are only given as the studio lets them', async () => {
    await grant('5', '10.00', '1');
    server.advance(dayMs + 1000);
    expect(await tool('list', 'alpha')).toContain('0 of 5 at 10.00\twon 0.00 PHP\texpired');
    await expect(grant('5', '7.77')).rejects.toThrow('the stake must be one of 10.00, 20.00');
    await expect(grant('201')).rejects.toThrow('at most 200 rounds');
    await expect(grant('5', '10.00', '31')).rejects.toThrow('--days must be a whole number');
    const mines = ['--provider', 'KITEWORKS', '--game', 'mines-of-kite-hill'];
    await expect(
      tool('grant', 'alpha', player.accountId, ...mines, '--rounds', '5', '--stake', '10.00'),
    ).rejects.toThrow('has no free rounds');
    expect(await server.context.database.withoutTimeouts(audit)).toEqual([]);
  });
});
