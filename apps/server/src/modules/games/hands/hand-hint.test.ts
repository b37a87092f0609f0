import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { gameInfo, handAct, handHint, handStart } from '@pavilion/contracts';
import { alphaHost, describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { playFromVectors } from '../../../testing/vector-seeds.ts';

const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeServer('advice on an open hand', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const game = (game_code: string) => ({ provider_code: 'PAVILION', game_code });
  /** An open hand of the published seeds, of a player of its own. */
  async function begun(code: string, nonce: number, params: Record<string, unknown> = {}) {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    await playFromVectors(server, player, nonce);
    const order = { ...player.me, ...game(code), stake: '10.00', params };
    return { player, round_id: (await server.call(handStart, order)).value.round_id };
  }
  type Hand = Awaited<ReturnType<typeof begun>>;
  const hint = ({ player: { me }, round_id }: Hand) => server.call(handHint, { ...me, round_id });
  const end = ({ player: { me }, round_id }: Hand, action: string) =>
    server.call(handAct, { ...me, round_id, action });

  it("names the row of blackjack's table", async () => {
    const hand = await begun('blackjack', 17);
    // 6♥ A♦ against 4♠: soft 17 doubles.
    expect((await hint(hand)).value).toEqual({
      action: 'double',
      params: {},
      ev: null,
      options: [{ action: 'double', params: {}, ev: null }],
      row: { hand: 'soft', value: 17, against: 4 },
    });
    await end(hand, 'stand');
    expect(await codeOf(hint(hand))).toBe('handFinished');
  });

  it('weighs every way to play on by what it gains', async () => {
    const { value } = await hint(await begun('three-card-poker', 13));
    expect(value.action).toBe('play');
    expect(value.options.map(({ action }) => action)).toEqual(['play', 'fold']);
    expect(value.options[1]?.ev).toBe('-1.00000000');
    expect(Number(value.ev)).toBeGreaterThan(0);
    expect(value.row).toBeNull();
    const video = await hint(await begun('deuces-wild', 2));
    expect(video.value.options).toHaveLength(32);
    const gains = video.value.options.map(({ ev }) => Number(ev));
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  });

  it('is given to the player of the hand alone, where the game has any', async () => {
    const stranger: TestPlayer = await server.signUpPlayer();
    const hand = await begun('caribbean-stud', 0);
    expect(await codeOf(hint({ ...hand, player: stranger }))).toBe('roundNotFound');
    expect(await codeOf(hint(await begun('mines', 0, { mines: 1 })))).toBe('gameUnavailable');
  });

  it('keeps to the rules of the place (isHintAllowed)', async () => {
    const hand = await begun('blackjack', 17);
    const info = { domain_name: alphaHost, ...game('blackjack') };
    const isOffered = async () => (await server.call(gameInfo, info)).value.flags.hint;
    expect(await isOffered()).toBe(true);
    await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'GB']);
    try {
      expect(await isOffered()).toBe(false);
      expect(await codeOf(hint(hand))).toBe('gameUnavailable');
    } finally {
      await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
    }
    expect(await codeOf(hint(hand))).toBe('OK');
  });
});
