import { expect, it, vi } from 'vitest';
import { raceStanding } from '@pavilion/contracts';
import { describeServer } from '@pavilion/test-kit';
import { logPlays } from '../../../testing/log-plays.ts';
import { publishRace } from '../../../testing/publish-race.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { readFigures } from '../affiliates/figures.store.ts';
import { readPastPlayers } from '../campaign-desk/past.store.ts';
import { readOutsiders } from '../jackpots/entry.store.ts';
import { readSettledTurnover } from '../turnover/index.ts';

const hourMs = 60 * 60_000;

describeServer('a test account', (start) => {
  it('counts in no race, no pot and no report, and may still play', async () => {
    const server = await start();
    const { context, sites } = server;
    const { db } = context.database;
    const [real, tester] = [await server.signUpPlayer(), await server.signUpPlayer()];
    for (const { id } of [real, tester])
      await db
        .updateTable('players')
        .set({ attribution: JSON.stringify({ affiliate_code: 'partner' }) })
        .where('id', '=', id)
        .execute();
    const mark = async (word: string) =>
      (await runTool(context, ['player', 'test', 'alpha', tester.accountId, word])).text;
    expect(await mark('on')).toBe(`${tester.accountId} is a test account`);
    await publishRace(server, 'for-people');
    const now = context.clock.now().getTime();
    const at = new Date(now - hourMs / 4);
    await logPlays(server, real, { ref: 'r', cashMinor: 500n, at });
    await logPlays(server, tester, { ref: 't', cashMinor: 900n, at });
    const scores = async () => {
      await server.runJob('count-races');
      const { value } = await server.call(raceStanding, { race_code: 'for-people' });
      return value.map(({ score }) => score);
    };
    await vi.waitFor(async () => expect(await scores()).toEqual(['5.00']), { timeout: 20_000 });

    const span = { siteId: sites.alpha, from: new Date(now - hourMs), to: new Date(now + hourMs) };
    const idsOf = (rows: ReadonlyArray<{ playerId: string }>) =>
      rows.map(({ playerId }) => playerId).filter((id) => id === real.id || id === tester.id);
    const counted = async () => [
      idsOf(await readSettledTurnover(db, span)),
      idsOf(await readFigures(db, { ...span, code: 'partner' })),
      idsOf(await readPastPlayers(db, span)),
    ];
    expect(await counted()).toEqual([[real.id], [real.id], [real.id]]);
    const outsiders = await readOutsiders(db, sites.alpha, [real.id, tester.id]);
    expect([...outsiders]).toEqual([tester.id]);

    expect(await mark('off')).toBe(`${tester.accountId} is no test account`);
    for (const ids of await counted())
      expect(ids.toSorted()).toEqual([real.id, tester.id].toSorted());
  });
});
