import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betList, roundView } from '@pavilion/contracts';
import { createStudio } from '@pavilion/sandbox-studio';
import { parseStudioConfig } from '@pavilion/sandbox-studio/config/config';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { createLaunch } from '../modules/games/providers/launch.service.ts';
import { runTool } from '../testing/run-tool.ts';
import { offerStudio } from '../testing/sandbox-world.ts';

const key = { id: 'sandbox-test', secret: 'ab'.repeat(32) };
const mines = { provider_code: 'KITEWORKS', game_code: 'paper-kite' };
const minuteMs = 60_000;

describe('a finished round of a studio, shown by the studio', () => {
  let server: TestServer;
  let player: TestPlayer;
  let made: ReturnType<typeof createStudio>;
  let address: string;
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
    address = `http://127.0.0.1:${port}`;
    await offerStudio(server, { address, providers: ['KITEWORKS'], key });
    player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
  });
  afterAll(async () => {
    await made.app.close();
    await server.close();
  });

  const ask = async <Answer>(path: string, payload: object): Promise<Answer> =>
    (await made.app.inject({ method: 'POST', url: path, payload })).json();

  /** Plays a round for money; gives the bet it stands as. */
  async function playOne(): Promise<string> {
    const site = server.context.sites.byId(player.siteId);
    if (!site) throw new Error('the player has no site');
    const { url } = await createLaunch({
      server: server.context,
      site,
      playerId: player.id,
      game: mines,
      mode: 'real',
      language: 'en',
      lobby: 'http://alpha.test/',
    });
    const { session } = await ask<{ session: string }>('/game/open', { address: url });
    const bet = { session, stake: '10.00', params: { auto_cash_out: '1.50' }, isFree: false };
    const { round } = await ask<{ round: { roundId: string } }>('/game/play', bet);
    const { value } = await server.call(betList, player.me);
    const found = value.find((one) => one.product === 'games' && one.round_id === round.roundId);
    if (!found) throw new Error('the round is no bet');
    return found.bet_id;
  }
  const view = (betId: string, me: object = player.me) =>
    server.call(roundView, { ...player.me, ...me, bet_id: betId });
  const page = (url: string) => made.app.inject({ url: url.slice(address.length) });

  it('stands at an address of its own for ten minutes, with what was staked and dealt', async () => {
    const betId = await playOne();
    const { url, valid_until } = await view(betId);
    expect(new URL(url).origin).toBe(address);
    const shown = await page(url);
    expect(shown.statusCode).toBe(200);
    const setup = JSON.parse(/id="setup">(.*?)<\/script>/s.exec(shown.body)?.[1] ?? '') as {
      kept: { round: { roundId: string; stake: string; state: string; events: unknown[] } };
    };
    expect(betId).toContain(setup.kept.round.roundId);
    expect(setup.kept.round).toMatchObject({ stake: '10.00', state: 'settled' });
    // The page of an address names no player.
    expect(shown.body).not.toContain(player.accountId);

    const lastMs = Date.parse(valid_until) - server.context.clock.now().getTime();
    expect(lastMs).toBe(10 * minuteMs);
    server.advance(lastMs);
    const gone = await page(url);
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toContain('This round is no longer shown.');
  });

  it('has a replay for anybody that lasts, and no other address is one', async () => {
    const { url, replay_url } = await view(await playOne());
    const replay = new URL(replay_url ?? '');
    expect(replay.origin).toBe(address);
    server.advance(11 * minuteMs);
    expect((await page(url)).statusCode).toBe(404);
    const shown = await page(replay.href);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).not.toContain(player.accountId);
    const ticket = replay.searchParams.get('ticket') ?? '';
    for (const text of ['', `${ticket}0`, `x${ticket}`, ticket.replace('.', '..')])
      expect(
        (await page(`${address}/replay?${new URLSearchParams({ ticket: text })}`)).statusCode,
      ).toBe(404);
  });

  it('is shown by no other address', async () => {
    const { url } = await view(await playOne());
    const ticket = new URL(url).searchParams.get('ticket') ?? '';
    const [round, until, seal = ''] = ticket.split('.');
    const altered = [
      '',
      `${round}.${Number(until) + 1}.${seal}`,
      `${round}.${until}.${seal.replace(/^./, seal.startsWith('0') ? '1' : '0')}`,
      `${round}.${until}.`,
      `other.${until}.${seal}`,
      `${ticket}.x`,
    ];
    const answers = await Promise.all(
      altered.map((text) => page(`${address}/round?${new URLSearchParams({ ticket: text })}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(altered.map(() => 404));
  });

  it('comes from a studio that says how it sees the connection, and what may be staked', async () => {
    const tool = async (...args: string[]) =>
      (await runTool(server.context, ['provider', ...args])).text;
    const code = await connectionCode();
    expect(await tool('validate', code)).toMatch(/ok\tclock.*\nok\tgames\t\d+ served\nok\twallet/);
    expect(await tool('bet-levels', 'KITEWORKS', 'paper-kite', 'PHP')).toMatch(
      /^[\d.]+ [\d. ]+\nit opens with [\d.]+/,
    );
    await expect(tool('bet-levels', 'KITEWORKS', 'paper-kite', 'ZZZ')).rejects.toThrow(
      'is not served in ZZZ',
    );
    await expect(tool('bet-levels', 'NOBODY', 'x', 'PHP')).rejects.toThrow(
      'no studio is connected',
    );
    await expect(tool('validate', 'NOBODY')).rejects.toThrow('there is no connection NOBODY');
  });

  const connectionCode = async () =>
    (
      await server.context.database.db
        .selectFrom('provider_connections')
        .select('code')
        .executeTakeFirstOrThrow()
    ).code;

  it('is the player’s own, and shown by nobody when the studio has none, is silent or leads elsewhere', async () => {
    const betId = await playOne();
    const other = await server.signUpPlayer();
    await expect(view(betId, other.me)).rejects.toMatchObject({ code: 'betNotFound' });
    await expect(view('KITEWORKS:none')).rejects.toMatchObject({ code: 'betNotFound' });
    const { db } = server.context.database;
    const connection = () => db.updateTable('provider_connections');
    await connection().set({ launch_address: 'https://games.test/launch' }).execute();
    await expect(view(betId)).rejects.toMatchObject({ code: 'roundNotShown' });
    await connection()
      .set({ launch_address: `${address}/launch` })
      .execute();
    expect((await view(betId)).url).toContain(address);
    await connection().set({ studio_address: 'http://127.0.0.1:1' }).execute();
    await expect(view(betId)).rejects.toMatchObject({ code: 'roundNotShown' });
  });
});
