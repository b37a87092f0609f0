import { isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import {
  openTable,
  restoreTable,
  tableConfig,
  type HandRecord,
  type SavedTable,
  type TableConfig,
  type TableState,
} from '@pavilion/games/table/holdem/index';
import type { ServerContext } from '../../../context.ts';
import { readMinors } from './minor-json.ts';
import type { Owns } from './own-seats.ts';
import type { PokerTableRow } from './poker-table.store.ts';

/** What a computer player has in mind: the seed it promised, and what it is about to do. */
export interface ComputerMind {
  seed: string;
  /** The turn it thinks about, as `<hand>:<step>`, and when it acts. */
  turn: string | null;
  actsAtMs: number;
}

/** A table that this process leads: its state, with the deck, is in memory only. */
export interface LedTable {
  readonly id: string;
  readonly siteId: string;
  readonly currency: CurrencyCode;
  readonly leadNo: bigint;
  state: TableState;
  computers: number;
  /** When somebody last looked at it, of play money; null: nobody ever did. */
  watchedAt: Date | null;
  /** No hand begins any more. */
  isClosing: boolean;
  /** One event after another. */
  work: Promise<unknown>;
  /** When each holder was last heard of. */
  heardMs: Map<string, number>;
  /** Which device acts for a holder: the session, or the purse of a guest. */
  devices: ReadonlyMap<string, string>;
  minds: Map<string, ComputerMind>;
  /** When to ask again who of its players may not play any more. */
  barredLookMs: number;
  /** Hands of the last hour, for the figures of the list. */
  recent: HandRecord[];
}

/** The table is led by another process by now: what was asked has to be asked there. */
export class LeadLost extends Error {
  override readonly name = 'LeadLost';
}

const rooms = new WeakMap<ServerContext, Map<string, LedTable>>();

/** The tables that this process leads, by their ids. */
export function roomOf(server: ServerContext): Map<string, LedTable> {
  const room = rooms.get(server) ?? new Map<string, LedTable>();
  rooms.set(server, room);
  return room;
}

/** What a table is played under, as it is kept. */
export const termsOf = (row: Pick<PokerTableRow, 'terms'>): TableConfig =>
  tableConfig(readMinors<TableConfig>(row.terms));

/**
 * A table as its settled hands have left it, to be led on. A hand that was under way is void:
 * nothing of it had moved.
 */
export function ledTable(row: PokerTableRow, recent: HandRecord[]): LedTable {
  const { id, site_id: siteId, currency, lead_no: leadNo, computers } = row;
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  const terms = termsOf(row);
  const saved = row.saved && readMinors<SavedTable>(row.saved);
  return {
    ...{ id, siteId, currency, leadNo, computers, recent },
    watchedAt: row.watched_at,
    state: saved ? restoreTable(terms, saved) : openTable(terms),
    isClosing: row.state === 'closing',
    work: Promise.resolve(),
    heardMs: new Map(),
    devices: devicesOf(row),
    minds: new Map(),
    barredLookMs: 0,
  };
}

function devicesOf({ owns }: Pick<PokerTableRow, 'owns'>): ReadonlyMap<string, string> {
  const { seats = {} } = readMinors<Partial<Owns>>(owns);
  return new Map(
    Object.values(seats).flatMap(({ holder, device }) =>
      device === null ? [] : [[holder, device] as const],
    ),
  );
}
