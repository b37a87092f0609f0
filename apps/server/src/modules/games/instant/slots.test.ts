import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { bet, demoBet, gameInfo, gameList, launch, rotate, roundGet } from '@pavilion/contracts';
import { categories } from '@pavilion/domain/categories';
import { houseGame, loadGame, recomputeRound } from '@pavilion/games';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';

const codes = ['classic-3x3', 'lines-5x3', 'ways-243', 'cascade-6x5', 'hold-and-win'];
const sold = ['lines-5x3', 'cascade-6x5', 'hold-and-win'];
const key = (game_code: string) => ({ provider_code: 'PAVILION', game_code });
const site = { domain_name: alphaHost };

describe('slots of our own', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await offerHouseGames(server);
  });

  it.each(codes)('%s plays for real, keeps its round and can be worked out again', async (code) => {
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    const { me } = player;
    const params = sold.includes(code) ? { buy: true } : {};
    const stake = { stake: '10.00', params };
    const { value } = await server.call(bet, { ...me, ...key(code), ...stake });
    const game = houseGame(code);
    if (game?.engine !== 'instant') throw new Error('a slot is an instant game');
    const cost = game.costE4?.({ buy: 'buy' in params }) ?? 10_000n;
    expect(Number(value.stake)).toBe(Number(cost) / 1_000);
    expect(value.events.at(-1)).toEqual({ type: 'settled', multiplier: value.multiplier });
    const revealed = await server.call(rotate, me);
    const { value: kept } = await server.call(roundGet, { round_id: value.round_id });
    await loadGame(game);
    const again = recomputeRound(
      game,
      { params: kept.params, actions: [] },
      {
        serverSeed: revealed.previous.server_seed,
        clientSeed: revealed.previous.client_seed,
        nonce: 0,
      },
    );
    expect(again).toMatchObject({ ok: true, outcome: kept.outcome, events: kept.events });
  });

  it.each(codes)('%s links its PAR sheet, which names the same hash and returns', async (code) => {
    const { value } = await server.call(gameInfo, { ...key(code), ...site });
    if (value.launch !== 'house') throw new Error(`${code} is no game of ours`);
    const { url = '', hash = '' } = value.par_sheet ?? {};
    const sheet = await server.fetch(`http://${alphaHost}${url}`);
    expect(sheet.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await sheet.text();
    expect(text).toContain(`\`${hash}\``);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const { rtp, exact } of value.rtp)
      expect([rtp, exact].some((said) => said !== null && text.includes(said))).toBe(true);
    expect(value.rules).toMatch(/^<p>/);
    expect((await server.fetch(`http://${alphaHost}/par-sheets/dice.md`)).status).toBe(404);
  });

  it('sells a feature only where the rules of the place let it (isBonusBuyAllowed), and only games that have one', async () => {
    const { me } = await server.signUpPlayer();
    const game = key('lines-5x3');
    const { demo_id = '' } = await server.call(launch, { ...site, ...game, mode: 'demo' });
    const buy = { stake: '10.00', params: { buy: true } };
    const codeOf = (sent: Promise<unknown>) =>
      sent.then(
        () => 'OK',
        (failure: CallFailure) => [failure.code, failure.statusDetail],
      );
    const demo = () => codeOf(server.call(demoBet, { ...site, ...game, demo_id, ...buy }));
    expect(await demo()).toBe('OK');
    expect(await codeOf(server.call(bet, { ...me, ...key('ways-243'), ...buy }))).toEqual([
      'invalidParams',
      undefined,
    ]);
    const dear = { ...buy, stake: '2000.00' };
    expect(await codeOf(server.call(bet, { ...me, ...game, ...dear }))).toEqual([
      'stakeTooHigh',
      expect.stringMatching(/^\d+\.\d\d$/),
    ]);
    await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'GB']);
    try {
      const refused = ['gameUnavailable', 'bonusBuy'];
      expect(await codeOf(server.call(bet, { ...me, ...game, ...buy }))).toEqual(refused);
      expect(await demo()).toEqual(refused);
    } finally {
      await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
    }
  });

  it('lead the list of their category', async () => {
    const { value } = await server.call(gameList, {
      ...site,
      game_type: categories.slots.wireName,
    });
    // In which order, what was played above decides.
    expect(new Set(value.slice(0, 5).map(({ game_code }) => game_code))).toEqual(
      new Set(['lines-5x3', 'cascade-6x5', 'hold-and-win', 'ways-243', 'classic-3x3']),
    );
  });
});
