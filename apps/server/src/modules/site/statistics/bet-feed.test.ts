import { beforeAll, expect, it } from 'vitest';
import { bet, realtimeEvents, type RealtimeTopic } from '@pavilion/contracts';
import { alphaHost, betaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { openTab, type ListeningTab } from '../../../testing/listening-tab.ts';

describeServer('the feed of bets', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const told = (tab: ListeningTab) =>
    tab.told.flatMap(({ event, data }) =>
      event === 'bets.made' ? realtimeEvents['bets.made'].parse(data).bets : [],
    );

  it('tells who hears the topic of the site each bet once, without whole names; nobody else', async () => {
    const origin = await server.listen();
    const open = (topics: RealtimeTopic[], host: string) => openTab(origin, host, topics);
    const [hears, silent, elsewhere, stranger] = await Promise.all([
      open(['bets:alpha'], alphaHost),
      open([], alphaHost),
      open(['bets:alpha'], betaHost),
      open(['bets:beta'], alphaHost),
    ]);
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    const dice = { provider_code: 'PAVILION', game_code: 'dice' };
    const params = { target: '50.50', direction: 'over' };
    const play = async (stake: string) =>
      (await server.call(bet, { ...player.me, ...dice, stake, params })).value;
    const rounds = [await play('10.00'), await play('20.00')];
    await expect.poll(() => told(hears), { timeout: 20_000 }).toHaveLength(2);
    expect(told(hears)).toEqual(
      rounds.map(({ round_id, stake, payout, multiplier }) => ({
        bet_id: round_id,
        kind: 'game',
        account_id: expect.stringContaining('***') as string,
        ...dice,
        game_name: 'Dice',
        game_type: 'arcade',
        stake,
        payout,
        multiplier,
        currency: 'PHP',
        at: expect.any(String) as string,
      })),
    );
    expect(JSON.stringify(hears.told)).not.toContain(player.accountId);
    server.advance(1000);
    const { round_id } = await play('30.00');
    await expect
      .poll(() => told(hears).map(({ bet_id }) => bet_id), { timeout: 20_000 })
      .toEqual([...rounds.map((round) => round.round_id), round_id]);
    expect([silent, elsewhere, stranger].flatMap(told)).toEqual([]);
    for (const tab of [hears, silent, elsewhere, stranger]) tab.close();
  });
});
