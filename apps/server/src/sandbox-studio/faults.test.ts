import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '@pavilion/contracts/provider';
import { noFaults, readFaults, type Faults } from '@pavilion/sandbox-studio/wallet/faults';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import {
  compareTransactions,
  openIncidents,
  pullCatalogues,
} from '../modules/games/providers/index.ts';
import { cashOf as readCash } from '../modules/games/providers/transact.store.ts';
import { startStudioInProcess, type StudioInProcess } from '../testing/studio-in-process.ts';
import { auditBooks } from '../testing/audit-books.ts';

const minuteMs = 60_000;
const startMinor = 100_000n;
const provider = 'KITEWORKS';
const noWait = (_durationMs: number): Promise<void> => Promise.resolve();

// What goes wrong between studio and wallet, and what becomes of a stake meanwhile: it is taken, it
// is refused, or nobody can say until it passes. How many requests leave for one movement, and what
// is waited for at least, show that it goes wrong indeed.
const faults: ReadonlyArray<
  [fault: string, becomes: 'taken' | 'refused' | 'unclear', requests: number, waitedMs: number[]]
> = [
  ['delayMs=500', 'taken', 1, [500]],
  ['cut=before', 'taken', 1, [150]],
  ['cut=after', 'taken', 2, [150]],
  ['answer500', 'taken', 2, [150]],
  ['duplicate=3', 'taken', 4, []],
  ['reorder', 'taken', 1, []],
  ['clockDriftMs=60000', 'taken', 1, []],
  ['clockDriftMs=600000', 'unclear', 1, []],
  ['clockDriftMs=-600000', 'unclear', 1, []],
  ['wrongSignature', 'unclear', 1, []],
  ['staleToken', 'refused', 1, []],
];

describe('a round played while something goes wrong', () => {
  let server: TestServer;
  let sandbox: StudioInProcess;
  let player: TestPlayer;
  let sleeping = noWait;
  beforeAll(async () => {
    server = await startTestServer();
    sandbox = await startStudioInProcess(server, {}, { sleep: (ms) => sleeping(ms) });
    await pullCatalogues(server.context);
  });
  beforeEach(async () => {
    sandbox.studio.config.faults = noFaults;
    sleeping = noWait;
    player = await server.signUpPlayer();
    await server.fund(player, startMinor);
  });
  afterAll(async () => {
    await sandbox.close();
    await server.close();
  });

  const set = (text: string): Faults => (sandbox.studio.config.faults = readFaults(text));
  const cash = (): Promise<bigint> =>
    readCash(server.context.database.db, {
      siteId: player.siteId,
      playerId: player.id,
      currency: 'PHP',
    });
  const moves = () =>
    server.context.database.db
      .selectFrom('wallet_moves')
      .select(['tx_id', 'kind', 'state', 'amount_minor', 'win_minor'])
      .where('player_id', '=', player.id)
      .orderBy('seq')
      .execute();
  /** What goes wrong passes, and what is owed is sent until nothing is. */
  const settle = async (): Promise<void> => {
    sandbox.studio.config.faults = noFaults;
    for (let turn = 0; turn < 10 && sandbox.studio.debts.count > 0; turn += 1) {
      server.advance(6 * minuteMs);
      await sandbox.studio.debts.work();
    }
    expect(sandbox.studio.debts.count).toBe(0);
  };
  /** Both have the same transactions, and the player has what they say. */
  const agree = async (): Promise<void> => {
    server.advance(5 * minuteMs);
    expect(await compareTransactions(server.context)).toBe(0);
    expect(await openIncidents(server.context)).toEqual([]);
    const alias = await server.context.database.db
      .selectFrom('provider_players')
      .select('alias')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    let expected = startMinor;
    const minorOf = (text = '0'): bigint => BigInt(Math.round(Number(text) * 100));
    for (const { transaction, state } of sandbox.studio.book.lines) {
      if (transaction.player !== alias.alias || state !== 'applied') continue;
      const { kind, amount, win } = transaction;
      const { book } = sandbox.studio;
      const isBack = book.find(transaction.provider, transaction.txId).state === 'tombstoned';
      if (kind === 'credit') expected += minorOf(amount);
      else if (kind !== 'rollback' && !isBack) expected += minorOf(win ?? '0') - minorOf(amount);
    }
    expect(await cash()).toBe(expected);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  };

  const spin = { stake: '10.00', params: { auto_cash_out: '1.50' }, isFree: false };
  const hand = { stake: '10.00', params: { mines: 3 }, isFree: false };

  it.each(faults)('%s: stake and win in one are %s', async (fault, becomes, requests, waitedMs) => {
    const { session } = await sandbox.open(player, provider, 'paper-kite');
    const waited: number[] = [];
    sleeping = async (ms) => void waited.push(ms);
    sandbox.sent.length = 0;
    set(fault);
    const { problem } = await sandbox.ask('/game/play', { session, ...spin });
    expect(sandbox.sent.filter((path) => path === transact.path)).toHaveLength(requests);
    expect(waited).toEqual(expect.arrayContaining(waitedMs));
    const during = await moves();
    if (becomes === 'taken') {
      expect(problem).toBeUndefined();
      expect(during).toMatchObject([{ kind: 'debit-credit', state: 'applied' }]);
    } else {
      expect(problem).toBe(becomes === 'unclear' ? 'unclear' : 'session');
      expect([during, await cash()]).toEqual([[], startMinor]);
    }
    await settle();
    // What could not be said was decided all the same: it happens when the wallet hears of it.
    expect(await moves()).toHaveLength(becomes === 'refused' ? 0 : 1);
    await agree();
  });

  it.each(faults)(
    '%s: the stake of a hand is %s, and its win paid once',
    async (fault, becomes) => {
      const { session } = await sandbox.open(player, provider, 'mines-of-kite-hill');
      set(fault);
      const dealt = await sandbox.ask('/game/play', { session, ...hand });
      if (becomes === 'taken') {
        expect(dealt.round.state).toBe('open');
        await sandbox.ask('/game/act', { session, action: 'reveal', params: { tile: 0 } });
        await sandbox.ask('/game/act', { session, action: 'cash_out', params: {} });
      } else expect(dealt.problem).toBe(becomes === 'unclear' ? 'unclear' : 'session');
      await settle();
      const stakes = (await moves()).filter(({ kind }) => kind === 'debit');
      const ends = (await moves()).filter(({ kind }) => kind === 'credit' || kind === 'rollback');
      if (becomes === 'taken') expect([stakes[0]?.state, ends.length]).toEqual(['applied', 1]);
      // Nobody began to play: the stake is kept from ever being taken.
      if (becomes === 'unclear') expect(stakes).toMatchObject([{ state: 'tombstone' }]);
      if (becomes === 'refused') expect(stakes).toEqual([]);
      await agree();
    },
  );

  it.each(faults.filter(([, becomes]) => becomes === 'unclear'))(
    '%s: the win of a hand that was dealt before is owed, and paid once',
    async (fault) => {
      const { session } = await sandbox.open(player, provider, 'mines-of-kite-hill');
      const dealt = await sandbox.ask('/game/play', { session, ...hand });
      expect(dealt.round.state).toBe('open');
      const [own] = [...sandbox.studio.sessions.all()].filter(({ id }) => id === session);
      set(fault);
      const paid = await own?.purse.pay(dealt.round.roundId, 2_500n);
      expect(paid?.kind).toBe('unclear');
      expect(await cash()).toBe(startMinor - 1_000n);
      await settle();
      expect(await cash()).toBe(startMinor + 1_500n);
      if (own) own.hand = null;
      await agree();
    },
  );

  it('reorder: a win that overtakes its stake waits for it', async () => {
    const { session } = await sandbox.open(player, provider, 'mines-of-kite-hill');
    const [own] = [...sandbox.studio.sessions.all()].filter(({ id }) => id === session);
    if (!own) throw new Error('nobody sits there');
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const held = new Promise<void>((resolve) => {
      sleeping = () => {
        sleeping = noWait;
        resolve();
        return gate;
      };
    });
    set('reorder');
    // Every other request is held back: this one, or the next.
    const early = own.purse.stake('in-order', 1_000n);
    const isHeld = await Promise.race([held.then(() => true), early.then(() => false)]);
    const round = isHeld ? 'in-order' : 'overtaken';
    const taking = isHeld ? early : own.purse.stake(round, 1_000n);
    await held;
    expect((await own.purse.pay(round, 2_500n)).kind).toBe('unclear');
    release();
    expect((await taking).kind).toBe('ok');
    await settle();
    const kinds = (await moves()).filter(({ tx_id }) => tx_id.startsWith(round));
    expect(kinds.map(({ kind, state }) => [kind, state])).toEqual([
      ['debit', 'applied'],
      ['credit', 'applied'],
    ]);
    await agree();
  });
});
