import type { CallInput, CallResponse, transactionList } from '@pavilion/contracts';
import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { transactionKindOf } from '@pavilion/domain/history';
import { formatMinor } from '@pavilion/domain/money';
import { readCursor } from '../../../read-cursor.ts';
import { firstReference, type ReadReference } from '../../../declared.ts';
import type { PlayerContext, SessionPlayer } from '../../../http/route.ts';
import {
  readPockets,
  readTransactions,
  type PocketAccount,
  type TransactionRow,
} from './history.store.ts';
import { readPocketCursor, writePocketCursor } from './pocket-cursor.ts';

type Answer = CallResponse<typeof transactionList>;

/** Whose, on which site. */
type OfPlayer = Pick<PlayerContext, 'server' | 'site'> & { player: Pick<SessionPlayer, 'id'> };

const defaultLimit = 20;

interface PocketPage {
  pocket: PocketAccount;
  /** Rows not taken yet, newest first. */
  rows: TransactionRow[];
  beforeVersion: bigint;
}

/**
 * A page of what moved in the player's pockets, newest first; within one pocket strictly by
 * version.
 */
export async function listTransactions(
  { server, site, player }: OfPlayer,
  input: Pick<CallInput<typeof transactionList>, 'cursor' | 'limit' | 'from' | 'to' | 'kinds'>,
): Promise<Answer> {
  const { db } = server.database;
  const owner = { siteId: site.id, playerId: player.id };
  const limit = input.limit ?? defaultLimit;
  const pockets = await readPockets(db, owner);
  const versions = readCursor(input.cursor, (text) => placesIn(pockets, text));
  const pages: PocketPage[] = [];
  for (const pocket of pockets) {
    const beforeVersion = startOf(pocket, versions);
    const rows = await readTransactions(db, owner, pocket, {
      from: input.from ? new Date(input.from) : undefined,
      to: input.to ? new Date(input.to) : undefined,
      kinds: input.kinds,
      beforeVersion,
      limit: limit + 1,
    });
    pages.push({ pocket, rows, beforeVersion });
  }
  const value: Answer['value'] = [];
  while (value.length < limit) {
    const next = newest(pages);
    const row = next?.rows.shift();
    if (!next || !row) break;
    next.beforeVersion = row.version;
    value.push(view(row, next.pocket, server.declared.references));
  }
  return { value, next_cursor: newest(pages) ? writePocketCursor(pages) : null };
}

/** Where the player's pockets go on; null for what names a pocket they do not have. */
function placesIn(pockets: readonly PocketAccount[], text: string): Map<string, bigint> | null {
  const places = readPocketCursor(text);
  const names = new Set(pockets.map(nameOf));
  return places && [...places.keys()].every((name) => names.has(name)) ? places : null;
}

const nameOf = ({ kind, currency }: PocketAccount): string => `${kind}.${currency}`;

/**
 * Where a pocket goes on. One that came into use after the first page was read is not part of that
 * reading.
 */
function startOf(pocket: PocketAccount, versions: Map<string, bigint> | undefined): bigint {
  if (versions === undefined) return pocket.version + 1n;
  return versions.get(nameOf(pocket)) ?? 0n;
}

/** The pocket whose next row is the newest of all. */
function newest(pages: readonly PocketPage[]): PocketPage | undefined {
  return pages.reduce<PocketPage | undefined>((best, page) => {
    const row = page.rows[0];
    const bestRow = best?.rows[0];
    if (!row) return best;
    return !bestRow || row.createdAt > bestRow.createdAt ? page : best;
  }, undefined);
}

function view(
  row: TransactionRow,
  { kind, currency }: PocketAccount,
  references: readonly ReadReference[],
): Answer['value'][number] {
  const amount = (minor: bigint): string => formatMinor(minor, exponentOf(currency));
  return {
    transaction_id: `${row.journalId}-${row.seq}`,
    kind: transactionKindOf(row.journalKind, row.amountMinor),
    amount: amount(row.amountMinor),
    currency,
    pocket: kind,
    balance_after: amount(row.balanceAfterMinor),
    reference: firstReference(references, row.ref),
    created_at: row.createdAt.toISOString(),
  };
}

/** Decimals of a ledger's currency; tokens, which are none, have no smaller part. */
function exponentOf(currency: string): number {
  return Object.hasOwn(currencies, currency) ? currencies[currency as CurrencyCode].exponent : 0;
}
