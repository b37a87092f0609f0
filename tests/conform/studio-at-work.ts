import {
  authenticate,
  balance,
  transact,
  transactionStatus,
  type ProviderRequest,
} from '@pavilion/contracts/provider';
import { parseMinor } from '@pavilion/domain/money';
import type { Desk, Table } from './desk.ts';
import type { Answer, Tampering, WalletClient } from './wallet-client.ts';

export type Action = ProviderRequest<typeof transact>['actions'][number];
type Change = Partial<ProviderRequest<typeof transact>>;

/** A case did not hold. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** A player at a table, as the studio sees him. */
export interface Seat {
  handle: string;
  session: string;
  alias: string;
  /** Sends actions of one round. */
  move(round: string, actions: Action[], change?: Change, tampering?: Tampering): Promise<Answer>;
  /** What the wallet says he has, as text. */
  balance(): Promise<string>;
}

/** What a case works with. */
export interface Bench {
  client: WalletClient;
  desk: Desk;
  table: Table;
  /** A player of his own with this balance. */
  seat(balance?: string): Promise<Seat>;
  /** An id nobody used. */
  id(): string;
  /** Holds an answer to success, and to the balance if given. */
  ok(answer: Answer, available?: string): void;
  /** Holds an answer to a refusal with one of these codes, and to its `retry`. */
  refused(answer: Answer, codes: readonly string[], retry?: string): void;
  is(actual: unknown, expected: unknown, what: string): void;
}

let benches = 0;

export function createBench(client: WalletClient, desk: Desk, table: Table, run: string): Bench {
  benches += 1;
  const prefix = `${run}-${benches}`;
  let made = 0;
  const id = (): string => `${prefix}-${(made += 1)}`;
  const units = (text: unknown): bigint | null => parseMinor(String(text), table.exponent);
  const say = (answer: Answer): string => JSON.stringify(answer);
  const bench: Bench = {
    client,
    desk,
    table,
    id,
    async seat(balanceText = '1000') {
      const handle = await desk.player(balanceText);
      const opened = await client.send(authenticate, {
        launchToken: await desk.launch(handle, table),
      });
      bench.ok(opened, balanceText);
      return seatOf(bench, handle, String(opened['session']), String(opened['player']));
    },
    ok(answer, available) {
      if (answer.http !== 200 || answer.status !== 'ok')
        throw new Mismatch(`expected success, got ${say(answer)}`);
      if (available !== undefined && units(answer.balance?.available) !== units(available))
        throw new Mismatch(`expected the balance ${available}, got ${say(answer)}`);
    },
    refused(answer, codes, retry) {
      if (answer.status !== 'refused' || !codes.includes(String(answer.code)))
        throw new Mismatch(`expected ${codes.join(' or ')}, got ${say(answer)}`);
      if (retry !== undefined && answer.retry !== retry)
        throw new Mismatch(`expected retry ${retry}, got ${say(answer)}`);
    },
    is(actual, expected, what) {
      if (actual !== expected)
        throw new Mismatch(`${what}: expected ${String(expected)}, got ${String(actual)}`);
    },
  };
  return bench;
}

function seatOf(bench: Bench, handle: string, session: string, alias: string): Seat {
  const { client, table } = bench;
  return {
    handle,
    session,
    alias,
    move: (roundId, actions, change = {}, tampering = {}) =>
      client.send(
        transact,
        {
          session,
          player: alias,
          provider: table.provider,
          game: table.game,
          currency: table.currency,
          roundId,
          actions,
          ...change,
        },
        tampering,
      ),
    async balance() {
      const answer = await client.send(balance, { session, player: alias });
      bench.ok(answer);
      return String(answer.balance?.available);
    },
  };
}

/** What the wallet says became of a transaction. */
export async function stateOf({ client, table }: Bench, txId: string): Promise<unknown> {
  return (await client.send(transactionStatus, { provider: table.provider, txId }))['state'];
}

export const debit = (txId: string, amount: string): Action => ({ kind: 'debit', txId, amount });
export const credit = (txId: string, amount: string, refTxId?: string): Action => ({
  kind: 'credit',
  txId,
  amount,
  ...(refTxId === undefined ? {} : { refTxId }),
});
export const rollback = (txId: string, refTxId: string): Action => ({
  kind: 'rollback',
  txId,
  refTxId,
});
export const endRound: Action = { kind: 'endRound' };
