import { beforeAll, expect, it } from 'vitest';
import { aliveChange, aliveList, roundJoin, roundState } from '@pavilion/contracts';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { openTab } from '../../../testing/listening-tab.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';

const site = { domain_name: alphaHost };
const roulette = { provider_code: 'PAVILION', game_code: 'roulette' };

describeServer('what is alive on a site', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });
  // The answer is cached for a second.
  const alive = async () => {
    server.advance(1_000);
    return (await server.call(aliveList, site)).value;
  };

  it('is nothing where nobody plays and nothing is to come', async () => {
    expect(await alive()).toEqual({
      ...{ draws: [], jackpots: [], tables: [], races: [], rooms: [], poker: [], seas: [] },
    });
  });

  it('is a table with a bet on it, and no longer once everybody left', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    const { value: round } = await server.call(roundState, { ...site, ...roulette });
    await server.call(roundJoin, {
      ...{ ...player.me, ...roulette, table_id: '1', round_id: round.round_id },
      ...{ bets: [{ params: { kind: 'red' }, stake: '5.00' }] as never },
    });
    expect((await alive()).tables).toMatchObject([
      { ...roulette, table_id: '1', players: 1, seated: 0 },
    ]);
    for (let turns = 0; turns < 3; turns += 1) {
      server.advance(20_000);
      await server.runJob('advance-rounds');
    }
    expect((await alive()).tables).toEqual([]);
  });

  it('is a table of hold’em that an operator opens', async () => {
    await runTool(server.context, [
      ...'poker open alpha river --small-blind 1.00 --big-blind 2.00'.split(' '),
    ]);
    expect((await alive()).poker).toMatchObject([{ big_blind: '2.00', seated: 0 }]);
  });

  it('is told whole to whoever listens first, then what changes', async () => {
    const tab = await openTab(await server.listen(), alphaHost, ['alive']);
    const [first] = await tab.until('alive.changed');
    const told = aliveChange.parse(first?.data);
    expect(told.poker).toMatchObject([{ name: 'river' }]);
    expect(told.gone).toEqual([]);
    tab.close();
  });
});
