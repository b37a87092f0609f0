import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioJackpots } from '@pavilion/contracts/provider';
import { noFaults, readFaults } from '@pavilion/sandbox-studio/wallet/faults';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { pullCatalogues } from '../modules/games/providers/index.ts';
import { findConnection } from '../modules/games/providers/connection.store.ts';
import { askStudio } from '../modules/games/providers/studio-client.service.ts';
import { cashOf as readCash } from '../modules/games/providers/transact.store.ts';
import { startStudioInProcess, type StudioInProcess } from '../testing/studio-in-process.ts';
import { auditBooks } from '../testing/audit-books.ts';

const hourMs = 60 * 60_000;

describe('the studio after a restart', () => {
  let server: TestServer;
  let sandbox: StudioInProcess;
  let folder: string;
  let player: TestPlayer;
  const settings = () => ({ STUDIO_DATA_DIR: folder, STUDIO_JACKPOT_ODDS: '0' });
  beforeAll(async () => {
    folder = await temporaryFolder('studio');
    server = await startTestServer();
    sandbox = await startStudioInProcess(server, settings());
    await pullCatalogues(server.context);
    player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
  });
  afterAll(async () => {
    await sandbox.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const restart = async (): Promise<void> => {
    await sandbox.close();
    sandbox = await startStudioInProcess(server, settings(), { isAgain: true });
  };
  const cash = (): Promise<bigint> =>
    readCash(server.context.database.db, {
      siteId: player.siteId,
      playerId: player.id,
      currency: 'PHP',
    });
  const pots = async () => {
    const connection = await findConnection(server.context.database.db, 'SANDBOX');
    if (!connection) throw new Error('the sandbox is not connected');
    return askStudio(server.context, connection, studioJackpots, { currency: 'PHP' });
  };

  it('pays what it owed before, once', async () => {
    const { session } = await sandbox.open(player, 'KITEWORKS', 'mines-of-kite-hill');
    const bet = { session, stake: '10.00', params: { mines: 3 }, isFree: false };
    const dealt = await sandbox.ask('/game/play', bet);
    const [own] = [...sandbox.studio.sessions.all()].filter(({ id }) => id === session);
    sandbox.studio.config.faults = readFaults('wrongSignature');
    expect((await own?.purse.pay(dealt.round.roundId, 2_500n))?.kind).toBe('unclear');
    expect(sandbox.studio.debts.count).toBe(1);
    expect(await cash()).toBe(99_000n);

    await restart();
    expect(sandbox.studio.config.faults).toEqual(noFaults);
    expect(sandbox.studio.debts.count).toBe(1);
    await sandbox.studio.debts.work();
    expect([sandbox.studio.debts.count, await cash()]).toEqual([0, 101_500n]);

    // Nothing is left over for the one after.
    await restart();
    expect(sandbox.studio.debts.count).toBe(0);
    server.advance(hourMs);
    await sandbox.studio.debts.work();
    expect(await cash()).toBe(101_500n);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('has its pots as they stood, and knows who had them', async () => {
    server.advance(24 * hourMs);
    const untouched = await pots();
    await restart();
    expect(await pots()).toEqual(untouched);

    const lucky = await server.signUpPlayer();
    await server.fund(lucky, 100_000n);
    const { session } = await sandbox.open(lucky, 'MANGOTREE', 'jeepney-jackpot');
    const { round } = await sandbox.ask('/game/play', { session, stake: '10.00', params: {} });
    expect(round.jackpotWin).not.toBeNull();
    const fallen = await pots();
    const potOf = ({ jackpots }: typeof fallen) =>
      jackpots.find(({ jackpotId }) => jackpotId === 'jeepney');
    expect(potOf(fallen)?.last).toMatchObject({ amount: round.jackpotWin });
    expect(Number(potOf(fallen)?.amount)).toBeLessThan(Number(potOf(untouched)?.amount));
    await restart();
    expect(await pots()).toEqual(fallen);
  });

  it('a round that the wallet refused has had no pot, before a restart and after', async () => {
    const before = await pots();
    const poor = await server.signUpPlayer();
    const { session } = await sandbox.open(poor, 'MANGOTREE', 'jeepney-jackpot');
    const answer = await sandbox.ask('/game/play', { session, stake: '10.00', params: {} });
    expect(answer.problem).toBe('insufficient');
    expect(await pots()).toEqual(before);
    await restart();
    expect(await pots()).toEqual(before);
  });
});
