import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundStatus, studioRounds, studioTransactions } from '@pavilion/contracts/provider';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { pullCatalogues } from '../modules/games/providers/index.ts';
import { findConnection } from '../modules/games/providers/connection.store.ts';
import { askStudio } from '../modules/games/providers/studio-client.service.ts';
import { studioOf } from '../testing/connected-studio.ts';
import { runTool } from '../testing/run-tool.ts';
import {
  sandboxKey,
  startStudioInProcess,
  type StudioInProcess,
} from '../testing/studio-in-process.ts';
import { auditBooks } from '../testing/audit-books.ts';

const provider = 'KITEWORKS';
const minuteMs = 60_000;

describe('the books of a studio, as the wallet asks for them', () => {
  let server: TestServer;
  let sandbox: StudioInProcess;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer();
    sandbox = await startStudioInProcess(server);
    await pullCatalogues(server.context);
    player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
  });
  afterAll(async () => {
    await sandbox.close();
    await server.close();
  });

  const tool = (...args: string[]) => runTool(server.context, ['provider', ...args]);
  const spin = async (): Promise<string> => {
    const { session } = await sandbox.open(player, provider, 'paper-kite');
    const bet = { session, stake: '10.00', params: { auto_cash_out: '1.50' }, isFree: false };
    return (await sandbox.ask('/game/play', bet)).round.roundId;
  };
  /** A hand that somebody of his own leaves open. */
  const deal = async () => {
    const dealt = await server.signUpPlayer();
    await server.fund(dealt, 100_000n);
    const { session } = await sandbox.open(dealt, provider, 'mines-of-kite-hill');
    const bet = { session, stake: '10.00', params: { mines: 3 }, isFree: false };
    const { round } = await sandbox.ask('/game/play', bet);
    expect(round.state).toBe('open');
    return { session, roundId: round.roundId };
  };
  const connection = async () => {
    const found = await findConnection(server.context.database.db, 'SANDBOX');
    if (!found) throw new Error('the sandbox is not connected');
    return found;
  };
  const wallet = async (roundId: string) => {
    const send = studioOf(server, sandboxKey);
    return (await send(roundStatus, { provider, roundId }))['round'];
  };

  it('a finished round is there as data, an open one and a strange one are not', async () => {
    const roundId = await spin();
    const { isWell, text } = await tool('round-details', provider, roundId);
    expect(isWell).toBe(true);
    expect(JSON.parse(text)).toMatchObject({
      roundId,
      game: 'paper-kite',
      currency: 'PHP',
      staked: '10.00',
      type: expect.any(String) as string,
      data: { params: { auto_cash_out: '1.50' }, outcome: expect.anything() as object },
    });
    expect(text).not.toContain(player.accountId);
    expect((await tool('round-details', provider, (await deal()).roundId)).isWell).toBe(false);
    expect((await tool('round-details', provider, 'nobody')).isWell).toBe(false);
    expect((await tool('round-details', 'WBET', roundId)).isWell).toBe(false);
  });

  it('a round is broken off where the studio lets it, and the stake is back', async () => {
    const { session, roundId } = await deal();
    expect(await wallet(roundId)).toMatchObject({ state: 'open', staked: '10.00' });
    await tool('cancel-round', 'alpha', provider, roundId);
    expect(await wallet(roundId)).toMatchObject({ state: 'finished', staked: '0.00' });
    // The page that still shows it plays nothing any more.
    const go = await sandbox.ask('/game/act', { session, action: 'reveal', params: { tile: 0 } });
    expect(go.problem).toBe('invalid');
    await expect(tool('cancel-round', 'alpha', provider, roundId)).rejects.toThrow('is closed');
    await expect(tool('cancel-round', 'alpha', provider, 'nobody')).rejects.toThrow('no round');
  });

  it('a round that has its result goes on, and nothing moves', async () => {
    const { roundId } = await deal();
    sandbox.studio.rounds.write(roundId, { state: 'lost', txId: null, win: null });
    await expect(tool('cancel-round', 'alpha', provider, roundId)).rejects.toThrow(
      'it has its result',
    );
    expect(await wallet(roundId)).toMatchObject({ state: 'open', staked: '10.00' });
  });

  it('a transaction is told by both sides', async () => {
    const { roundId } = await deal();
    const { text } = await tool('transaction', provider, `${roundId}.1`);
    expect(text).toBe(
      `here\tapplied\tdebit\t10.00\t${roundId}\nthere\tapplied\tdebit\t10.00\t${roundId}`,
    );
    expect((await tool('transaction', provider, 'nobody')).text).toBe(
      'here\tunknown\nthere\tunknown',
    );
  });

  it('the feeds give what happened since a moment, and what the wallet refused as failed', async () => {
    server.advance(minuteMs);
    const from = server.context.clock.now().toISOString();
    const poor = await server.signUpPlayer();
    const { session } = await sandbox.open(poor, provider, 'paper-kite');
    const bet = { session, stake: '10.00', params: { auto_cash_out: '1.50' }, isFree: false };
    expect((await sandbox.ask('/game/play', bet)).problem).toBe('insufficient');
    server.advance(minuteMs);
    const roundId = await spin();
    server.advance(minuteMs);
    const asked = { from, limit: 1 };
    const first = await askStudio(server.context, await connection(), studioTransactions, asked);
    expect(first).toMatchObject({
      transactions: [{ kind: 'debitCredit', amount: '10.00', state: 'failed' }],
      hasMore: true,
    });
    const more = { from: first.next };
    const second = await askStudio(server.context, await connection(), studioTransactions, more);
    expect(second.transactions).toMatchObject([{ roundId, game: 'paper-kite', state: 'applied' }]);
    expect([second.hasMore, second.next]).toEqual([
      false,
      server.context.clock.now().toISOString(),
    ]);
    const { rounds } = await askStudio(server.context, await connection(), studioRounds, { from });
    expect(rounds).toMatchObject([{ roundId, staked: '10.00', currency: 'PHP' }]);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
