import { beforeAll, describe, expect, it } from 'vitest';
import {
  betList,
  bonusProgress,
  callCatalogue,
  eventList,
  gameList,
  getHotGames,
  handOpen,
  leagueList,
  lotteryResults,
  marketTypes,
  myRounds,
  providerList,
  raceStanding,
  resultList,
  rewardLines,
  roomChatList,
  statement,
  transactionList,
  type Call,
} from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { offerTo } from '../testing/bonuses.ts';
import { publishReloads, reloadCodes } from '../testing/cash-reward-movers.ts';
import { offerHouseGames } from '../testing/house-games.ts';
import { publishRace } from '../testing/publish-race.ts';

const day = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z', by: 'day' };
/** What a list cannot be asked without. */
const needed: Record<string, object> = {
  [statement.path]: day,
  [raceStanding.path]: { race_code: 'listed' },
  [lotteryResults.path]: { game: 'lotto-3d' },
  [roomChatList.path]: { room: 'table:PAVILION:roulette:1' },
  [statement.path]: day,
};

const fieldsOf = (call: Call): string[] =>
  Object.keys((call.request as unknown as { def: { shape: object } }).def.shape);
const pagedCalls = Object.values(callCatalogue).filter((call: Call) =>
  fieldsOf(call).includes('cursor'),
);

describeServer('a list', (start) => {
  let server: TestServer;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
    player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    await publishRace(server, 'listed');
    await publishReloads(server);
    needed[rewardLines.path] = { reward_code: reloadCodes[0] };
    needed[bonusProgress.path] = { bonus_id: await offerTo(server, player) };
  });

  const ask = async (call: Call, fields: object) => {
    const payload = { ...player.me, ...needed[call.path], ...fields };
    const answer = await server.app.inject({
      method: 'POST',
      url: call.path,
      headers: { host: player.host, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    const { message, errors } = answer.json<{ message: string; errors?: unknown }>();
    return { status: answer.statusCode, message, errors };
  };
  const refused = (path: string, code: string) => ({
    status: 400,
    message: 'invalidInput',
    errors: [{ path, code }],
  });
  const taken = { status: 200, message: 'OK', errors: undefined };

  it('with a cursor is each of these', () => {
    expect(pagedCalls.length).toBeGreaterThanOrEqual(11);
  });

  it.each(pagedCalls.map((call: Call) => [call.path, call] as const))(
    'goes on from no cursor that is none: %s',
    async (_path, call) => {
      expect(await ask(call, {})).toEqual(taken);
      for (const cursor of ['nonsense', '~', '-1', '2026-13', 'cash.ZZZ.1', "' or 1=1"])
        expect(await ask(call, { cursor })).toEqual(refused('cursor', 'invalidCursor'));
      expect(await ask(call, { cursor: 7 })).toEqual(refused('cursor', 'invalidType'));
    },
  );

  describe('ignores nothing that it does not understand', () => {
    const unknownId = '0190c9f0-0000-7000-8000-000000000002';
    it.each<[Call, object]>([
      [gameList, { game_type: 'chess' }],
      [gameList, { provider_code: 'NOBODY' }],
      [gameList, { sort: 'price' }],
      [gameList, { list: 'best' }],
      [gameList, { volatility: 'none' }],
      [gameList, { feature: 'fun' }],
      [getHotGames, { game_type: 'chess' }],
      [providerList, { game_type: 'chess' }],
      [eventList, { sport: 'chess' }],
      [eventList, { league_id: 'nonsense' }],
      [eventList, { league_id: unknownId }],
      [eventList, { state: 'over' }],
      [eventList, { team_id: 'nonsense' }],
      [eventList, { team_id: unknownId }],
      [eventList, { country: 'ZZ' }],
      [eventList, { order: 'price' }],
      [leagueList, { state: 'over' }],
      [leagueList, { sport: 'chess' }],
      [marketTypes, { sport: 'chess' }],
      [resultList, { sport: 'chess' }],
      [resultList, { league_id: unknownId }],
      [resultList, { team_id: unknownId }],
      [betList, { status: 'lost' }],
      [betList, { product: 'shares' }],
      [betList, { bet_type: 'lucky' }],
      [betList, { sport: 'chess' }],
      [betList, { game_type: 'chess' }],
      [myRounds, { provider_code: 'NOBODY' }],
      [myRounds, { game_code: 'chess' }],
      [handOpen, { game_code: 'chess' }],
    ])('%j', async (call, fields) => {
      const [name = ''] = Object.keys(fields);
      expect(await ask(call, fields)).toEqual(refused(name, 'invalidChoice'));
    });

    it('not even among others', async () => {
      expect(await ask(transactionList, { kinds: ['deposit', 'gift'] })).toEqual(
        refused('kinds.1', 'invalidChoice'),
      );
      expect(await ask(eventList, { cursor: unknownId })).toEqual(
        refused('cursor', 'invalidCursor'),
      );
    });

    it('but takes what there is, also where nothing is found', async () => {
      expect(await ask(gameList, { game_type: 'bingo' })).toEqual(taken);
      expect(await ask(gameList, { provider_code: 'PAVILION', sort: 'new' })).toEqual(taken);
      expect(await ask(eventList, { sport: 'football' })).toEqual(taken);
      const dice = { provider_code: 'PAVILION', game_code: 'dice' };
      expect(await ask(myRounds, dice)).toEqual(taken);
      // A field that is unknown is no filter: it is ignored.
      expect(await ask(myRounds, { colour: 'red' })).toEqual(taken);
    });
  });
});
