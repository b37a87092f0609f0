import { beforeAll, expect, it } from 'vitest';
import {
  aliveList,
  betList,
  fishingSessionGet,
  fishingSessionOpen,
  fishingShots,
  gameList,
  getBalance,
  getInbox,
} from '@pavilion/contracts';
import { alphaHost, describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openSea, swimming } from '../../../testing/fishing-world.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';

describeServer('meters that are left behind', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  /** Somebody at a reef of their own who shot once and went away; what is left on their meter. */
  async function leftBehind() {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    const sea = await openSea(server, 'reef');
    const asked = { ...player.me, sea_id: sea.sea_id, buy_in: '500.00' };
    const { session_id } = (await server.call(fishingSessionOpen, asked)).value;
    const { at_ms, spawns } = swimming(sea);
    // At large ones, some of which are on the screen: what an earlier one caught, and what is not
    // there, costs nothing.
    const [bet = ''] = sea.bet_levels;
    const shots = spawns.slice(-10).map(({ id }) => ({
      ...{ shot_id: id, at_ms, weapon: 'cannon', bet, targets: [id] },
    }));
    const batch = { ...player.me, session_id, seq: 1, shots };
    const { meter } = (await server.call(fishingShots, batch)).value;
    return { player, session_id, sea_id: sea.sea_id, meter };
  }
  const run = (...words: string[]) => runTool(server.context, ['fishing', ...words]);
  const settle = (sessionId: string) =>
    run('settle', 'alpha', sessionId, '--reason', 'the player asked the support to');
  const cashOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const titlesOf = async ({ me }: TestPlayer) =>
    (await server.call(getInbox, me)).value.map(({ title }) => title);
  const isSound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

  it('are told in the inbox once they were paid out, and not to who left', async () => {
    const { player, meter } = await leftBehind();
    expect(await titlesOf(player)).not.toContain('Your fishing meter was paid out');
    server.advance(15 * 60_000);
    await server.runJob('tend-meters');
    expect((await server.call(fishingSessionGet, player.me)).value).toBeNull();
    expect(await titlesOf(player)).toContain('Your fishing meter was paid out');
    expect(Number(await cashOf(player))).toBeCloseTo(500 + Number(meter), 2);
    await isSound();
  });

  it('are listed for staff, who settle one with a reason, once', async () => {
    const { player, session_id, meter } = await leftBehind();
    const listed = await run('sessions', 'alpha', '--json');
    expect(JSON.parse(listed.text)).toMatchObject({
      value: expect.arrayContaining([
        expect.objectContaining({ session: session_id, state: 'open', meter, bought: '500.00' }),
      ]) as unknown,
    });
    expect((await settle(session_id)).text).toContain(`paid out ${meter}`);
    expect(Number(await cashOf(player))).toBeCloseTo(500 + Number(meter), 2);
    expect(await titlesOf(player)).toContain('Your fishing meter was paid out');
    await expect(settle(session_id)).rejects.toThrow('it has ended already');
    await expect(settle('nobody')).rejects.toThrow('there is no session nobody');
    const closed = await run('sessions', 'alpha', '--state', 'closed');
    expect(closed.text).toContain('closed: operator');
    await isSound();
  });

  it('can be recalled from the history of bets', async () => {
    const { player, session_id } = await leftBehind();
    await settle(session_id);
    const { value } = await server.call(betList, player.me);
    expect(value).toMatchObject([
      { round_id: session_id, game_code: 'fishing', game_name: 'Fishing', has_recall: true },
    ]);
  });

  it('are a sea that is alive as long as somebody is at it', async () => {
    const { session_id, sea_id } = await leftBehind();
    const seas = async () => {
      // The answer is cached for a second.
      server.advance(1_000);
      return (await server.call(aliveList, { domain_name: alphaHost })).value.seas;
    };
    expect(await seas()).toContainEqual(
      expect.objectContaining({ sea_id, kind: 'reef', seats: 4, seated: 1, play_money: false }),
    );
    await settle(session_id);
    expect((await seas()).map(({ sea_id: id }) => id)).not.toContain(sea_id);
  });

  it('are of a game that stands in the lobby with the others', async () => {
    const { value } = await server.call(gameList, { domain_name: alphaHost, game_type: 'fishing' });
    expect(value).toContainEqual(
      expect.objectContaining({ provider_code: 'PAVILION', game_code: 'fishing' }),
    );
  });
});
