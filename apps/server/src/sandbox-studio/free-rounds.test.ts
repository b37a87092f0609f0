import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeRoundsLeft } from '@pavilion/contracts';
import {
  freeRoundsFinished,
  freeRoundTemplates,
  listFreeRounds,
  transact,
} from '@pavilion/contracts/provider';
import { createStudio } from '@pavilion/sandbox-studio';
import { parseStudioConfig } from '@pavilion/sandbox-studio/config/config';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { openIncidents, pullCatalogues } from '../modules/games/providers/index.ts';
import { findConnection } from '../modules/games/providers/connection.store.ts';
import { askStudio } from '../modules/games/providers/studio-client.service.ts';
import { createLaunch } from '../modules/games/providers/launch.service.ts';
import { offerStudio } from '../testing/sandbox-world.ts';
import { studioOf } from '../testing/connected-studio.ts';
import { runTool } from '../testing/run-tool.ts';
import { auditBooks } from '../testing/audit-books.ts';

const minutesMs = 10 * 60_000;
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
  /** Another title of that provider whose rounds can be given away at the same stake. */
  const secondGame = async (): Promise<string> => {
    const asked = { provider: 'KITEWORKS', currency: 'PHP' };
    const told = await askStudio(server.context, await connection(), freeRoundTemplates, asked);
    const found = told.templates.find(
      ({ game, stakes }) => game !== 'paper-kite' && stakes.includes('50.00'),
    );
    return found?.game ?? '';
  };
  const connection = async () => {
    const found = await findConnection(server.context.database.db, 'SANDBOX');
    if (!found) throw new Error('the sandbox is not connected');
    return found;
  };
  const shown = async (id: string) => {
    const [here = '', there = ''] = (await tool('show', 'alpha', id)).split('\n');
    return { here, there };
  };
  /** What the wallet says when a round of a grant is claimed. */
  const claimOf = (session: string, campaignId: string, roundId: string) => {
    const [own] = [...made.studio.sessions.all()].filter(({ id }) => id === session);
    return studioOf(server, key)(transact, {
      session: own?.wallet?.session ?? '',
      player: own?.wallet?.player ?? '',
      provider: 'KITEWORKS',
      game: 'paper-kite',
      currency: 'PHP',
      roundId,
      actions: [{ kind: 'promoCredit', txId: `${roundId}.1`, amount: '75.00', campaignId }],
    });
  };
  const open = async (game_code = kite.game_code): Promise<Opened> => {
    const site = server.context.sites.byId(player.siteId);
    if (!site) throw new Error('the player has no site');
    const { url } = await createLaunch({
      server: server.context,
      site,
      playerId: player.id,
      game: { ...kite, game_code },
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
    expect((await claimOf(opened.session, id, 'beyond')).code).toBe('FREE_ROUNDS_OVER');
    const studio = studioOf(server, key);
    const finished = await studio(freeRoundsFinished, { grantId: id, played: 2, won: '150.00' });
    expect(finished).toMatchObject({ state: 'cancelled', played: 1, agrees: false });
    expect((await openIncidents(server.context)).map(({ code }) => code)).toEqual([
      'FREE_ROUNDS_DIFFER',
    ]);
    expect(
      await studio(freeRoundsFinished, { grantId: 'none', played: 0, won: '0' }),
    ).toMatchObject({ code: 'FREE_ROUNDS_OVER' });
  });

  it('of several games are counted together, and begin on their day', async () => {
    const second = await secondGame();
    const both = ['--provider', 'KITEWORKS', '--game', `paper-kite,${second}`];
    const from = new Date(server.context.clock.now().getTime() + minutesMs).toISOString();
    const said = await tool(
      ...['grant', 'alpha', player.accountId, ...both, '--rounds', '3', '--stake', '50.00'],
      ...['--from', from],
    );
    const id = said.split('\t')[1] ?? '';
    const early = await open();
    expect(early.free).toBeNull();
    const claim = (roundId: string) => claimOf(early.session, id, roundId);
    expect((await claim('early')).code).toBe('FREE_ROUNDS_OVER');
    expect((await server.call(freeRoundsLeft, player.me)).value).toEqual([]);
    server.advance(minutesMs);
    expect((await server.call(freeRoundsLeft, player.me)).value).toMatchObject([
      { game_code: 'paper-kite', left: 3 },
      { game_code: second, left: 3 },
    ]);
    const [one, other] = [await open(), await open(second)];
    expect([one.free?.left, other.free?.left]).toEqual([3, 3]);
    expect((await play(one.session, true)).free).toMatchObject({ left: 2 });
    expect((await play(other.session, true)).free).toMatchObject({ left: 1 });
    expect((await play(one.session, true)).free).toMatchObject({ left: 0 });
    expect((await play(other.session, true)).problem).toBe('freeRoundsOver');
    const { here, there } = await shown(id);
    expect(here).toMatch(/^here\tfinished\t3 of 3\twon /);
    expect(there).toBe(here.replace('here', 'there'));
  });

  it('are told by the studio too, by player and state', async () => {
    const id = await grant('4', '20.00');
    const active = await tool(
      'studio',
      'alpha',
      'KITEWORKS',
      player.accountId,
      '--state',
      'active',
    );
    expect(active).toMatch(new RegExp(`^${id}\t.*KITEWORKS/paper-kite\t0 of 4 at 20.00`));
    expect(active).toMatch(/\n1 grants$/);
    const all = await tool('studio', 'alpha', 'KITEWORKS');
    expect(Number(/(\d+) grants$/.exec(all)?.[1])).toBeGreaterThan(2);
    const stranger = await server.signUpPlayer();
    expect(await tool('studio', 'alpha', 'KITEWORKS', stranger.accountId)).toBe('0 grants');
    await tool('cancel', 'alpha', id);
    expect(await shown(id)).toEqual({
      here: 'here\tcancelled\t0 of 4\twon 0.00',
      there: 'there\tcancelled\t0 of 4\twon 0.00',
    });
    const page = await askStudio(server.context, await connection(), listFreeRounds, { limit: 1 });
    expect([page.grants.length, page.hasMore]).toEqual([1, true]);
    const next = { limit: 1, cursor: page.cursor };
    const after = await askStudio(server.context, await connection(), listFreeRounds, next);
    expect(after.grants[0]?.grantId).not.toBe(page.grants[0]?.grantId);
  });

  it.each([
    ['--lines', '20', 'lets no lines be chosen'],
    ['--level', '3', 'lets no level be chosen'],
    ['--buy', 'bonus', 'lets no buy be chosen'],
  ])('with %s are refused where the studio offers none', async (option, value, why) => {
    const asked = ['grant', 'alpha', player.accountId, ...given, '--rounds', '2'];
    await expect(tool(...asked, '--stake', '50.00', option, value)).rejects.toThrow(why);
  });

  it('the catalogue can be pulled again from a moment on', async () => {
    const { context } = server;
    const facts = async () => {
      const row = await context.database.db
        .selectFrom('provider_games')
        .select(['facts', 'told_at'])
        .where('provider_code', '=', 'KITEWORKS')
        .where('game_code', '=', 'paper-kite')
        .executeTakeFirst();
      return row;
    };
    const before = await facts();
    const connectionCursor = (await connection()).catalogue_cursor;
    await context.database.db
      .updateTable('provider_games')
      .set({ facts: '{}' })
      .where('provider_code', '=', 'KITEWORKS')
      .execute();
    const startedAt = made.studio.startedAt;
    await runTool(context, ['provider', 'catalogue', '--since', startedAt.toISOString()]);
    expect((await facts())?.facts).toEqual({});
    const earlier = new Date(startedAt.getTime() - 1).toISOString();
    await runTool(context, ['provider', 'catalogue', '--since', earlier]);
    expect((await facts())?.facts).toEqual(before?.facts);
    expect((await connection()).catalogue_cursor).toBe(connectionCursor);
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
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
