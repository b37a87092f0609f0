import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { pullCatalogues, pullJackpots } from '../modules/games/providers/index.ts';
import { auditBooks } from '../testing/audit-books.ts';
import { runTool } from '../testing/run-tool.ts';
import { startStudioInProcess, type StudioInProcess } from '../testing/studio-in-process.ts';

/** A thousand euros. */
const startMinor = 5_000_000n;

describe("a pot of the operator's in the studio's slots", () => {
  let server: TestServer;
  let sandbox: StudioInProcess;
  let folder: string;
  let player: TestPlayer;
  const settings = (odds: string) => ({ STUDIO_DATA_DIR: folder, STUDIO_JACKPOT_ODDS: odds });
  beforeAll(async () => {
    folder = await temporaryFolder('operator-pot');
    server = await startTestServer();
    sandbox = await startStudioInProcess(server, settings('999999'));
    await pullCatalogues(server.context);
    await pullJackpots(server.context);
    player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
  });
  afterAll(async () => {
    await sandbox.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const restart = async (odds: string): Promise<void> => {
    await sandbox.close();
    sandbox = await startStudioInProcess(server, settings(odds), { isAgain: true });
  };
  const poolMinor = async (): Promise<bigint> => {
    const { rows } = await sql<{ minor: bigint | null }>`
      select ledger_balance(${server.sites.alpha}::uuid, 'house', null, 'pool:AURUM/midas',
        'PHP') as minor`.execute(server.context.database.db);
    return rows[0]?.minor ?? 0n;
  };
  const shown = (): string | undefined =>
    sandbox.studio.jackpots.levels('PHP').find(({ jackpotId }) => jackpotId === 'midas')?.amount;
  const spin = async (by: TestPlayer) => {
    const { session } = await sandbox.open(by, 'AURUM', 'vault-of-midas');
    return sandbox.ask('/game/play', { session, stake: '50.00', params: {} });
  };

  it('a hundredth of every stake goes into its pool, and into what the tiles show', async () => {
    expect(shown()).toBe('50000.00');
    await spin(player);
    await spin(player);
    expect([await poolMinor(), shown()]).toEqual([100n, '50001.00']);
    await restart('999999');
    expect(shown()).toBe('50001.00');
  });

  it('takes nothing of a stake that the wallet refused, nor of play money', async () => {
    const poor = await server.signUpPlayer();
    expect((await spin(poor)).problem).toBe('insufficient');
    expect([await poolMinor(), shown()]).toEqual([100n, '50001.00']);
    await restart('0');
    expect((await spin(poor)).problem).toBe('insufficient');
    expect([await poolMinor(), shown()]).toEqual([100n, '50001.00']);
  });

  it('is won with the round, paid by its pool, which the operator fills up again', async () => {
    const { round } = await spin(player);
    expect(round.jackpotWin).toBe('50001.00');
    // What it opened with is owed; the stake that won it begins the next.
    expect(await poolMinor()).toBe(50n - startMinor);
    expect(shown()).toBe('50000.50');
    const paid = await runTool(server.context, [
      ...['provider', 'pool-pay', 'alpha', 'AURUM/midas'],
      ...['--amount', '50000.00', '--reference', 'opening-1'],
    ]);
    expect(paid.text).toContain('0.50 PHP in AURUM/midas');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
