import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noFaults, readFaults } from '@pavilion/sandbox-studio/wallet/faults';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { compareTransactions, openIncidents } from '../modules/games/providers/index.ts';
import { cashOf as readCash } from '../modules/games/providers/transact.store.ts';
import { auditBooks } from '../testing/audit-books.ts';
import { startStudioInProcess, type StudioInProcess } from '../testing/studio-in-process.ts';

const minuteMs = 60_000;
const provider = 'HALCYON';
const game = 'casino-holdem-live';
const ante = { stake: '10.00', params: {}, isFree: false };

// Ante 10.00; a call takes 20.00 more (casino hold'em: two stakes).
describe('a hand of a studio whose actions take more', () => {
  let server: TestServer;
  let sandbox: StudioInProcess;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer();
    sandbox = await startStudioInProcess(server);
  });
  beforeEach(async () => {
    sandbox.studio.config.faults = noFaults;
    player = await server.signUpPlayer();
  });
  afterAll(async () => {
    await sandbox.close();
    await server.close();
  });

  const cash = (): Promise<bigint> =>
    readCash(server.context.database.db, {
      siteId: player.siteId,
      playerId: player.id,
      currency: 'PHP',
    });
  const moves = () =>
    server.context.database.db
      .selectFrom('wallet_moves')
      .select(['kind', 'state', 'amount_minor'])
      .where('player_id', '=', player.id)
      .orderBy('seq')
      .execute();
  const act = (session: string, action: string) =>
    sandbox.ask('/game/act', { session, action, params: {} });
  /** What is owed is sent until nothing is; then both sides have the same, and the books hold. */
  const agree = async (): Promise<void> => {
    sandbox.studio.config.faults = noFaults;
    for (let turn = 0; turn < 10 && sandbox.studio.debts.count > 0; turn += 1) {
      server.advance(6 * minuteMs);
      await sandbox.studio.debts.work();
    }
    server.advance(5 * minuteMs);
    expect(await compareTransactions(server.context)).toBe(0);
    expect(await openIncidents(server.context)).toEqual([]);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  };

  it('goes on where it was left, takes the second stake and pays both by one result', async () => {
    await server.fund(player, 10_000n);
    const dealt = await sandbox.open(player, provider, game);
    const begun = await sandbox.ask('/game/play', { session: dealt.session, ...ante });
    expect(begun.round).toMatchObject({ state: 'open', stake: '10.00', costs: { call: '20.00' } });
    const again = await sandbox.open(player, provider, game);
    expect(again.round).toMatchObject({ roundId: begun.round.roundId, state: 'open' });
    const ended = await act(again.session, 'call');
    expect(ended.round).toMatchObject({ state: 'settled', stake: '30.00' });
    const payoutMinor = BigInt(Math.round(Number(ended.round.payout) * 100));
    expect(await moves()).toMatchObject([
      { kind: 'debit', state: 'applied', amount_minor: 1_000n },
      { kind: 'debit', state: 'applied', amount_minor: 2_000n },
      { kind: 'credit', state: 'applied', amount_minor: payoutMinor },
    ]);
    expect(await cash()).toBe(10_000n - 3_000n + payoutMinor);
    expect(await act(again.session, 'fold')).toMatchObject({ problem: 'invalid' });
    await agree();
  });

  it('stays open when the balance does not cover the action, and can be ended without it', async () => {
    await server.fund(player, 1_500n);
    const { session } = await sandbox.open(player, provider, game);
    await sandbox.ask('/game/play', { session, ...ante });
    expect(await act(session, 'call')).toMatchObject({ problem: 'insufficient' });
    const folded = await act(session, 'fold');
    expect(folded.round).toMatchObject({ state: 'settled', stake: '10.00', payout: '0.00' });
    expect(await cash()).toBe(500n);
    await agree();
  });

  it('gives a second stake back whose answer is lost, and goes on without it', async () => {
    await server.fund(player, 10_000n);
    const { session } = await sandbox.open(player, provider, game);
    await sandbox.ask('/game/play', { session, ...ante });
    sandbox.studio.config.faults = readFaults('wrongSignature');
    expect(await act(session, 'call')).toMatchObject({ problem: 'unclear' });
    sandbox.studio.config.faults = noFaults;
    const folded = await act(session, 'fold');
    expect(folded.round).toMatchObject({ state: 'settled', stake: '10.00', payout: '0.00' });
    await agree();
    expect(await cash()).toBe(9_000n);
  });
});
