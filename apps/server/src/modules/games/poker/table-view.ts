import type { CallResponse, pokerSeatsMine, pokerTableState } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import {
  openTable,
  viewFor,
  type TableFigures,
  type TableView,
} from '@pavilion/games/table/holdem/index';
import { currencyOf } from './asked-table.service.ts';
import { handView, timeOf } from './hand-view.ts';
import { figuresLastMs } from './keep-hands.service.ts';
import { termsOf } from './led-table.ts';
import { readMinors } from './minor-json.ts';
import type { Owns } from './own-seats.ts';
import type { PokerTableRow } from './poker-table.store.ts';

type State = CallResponse<typeof pokerTableState>;
type ToldTable = State['table'];
type ToldMine = CallResponse<typeof pokerSeatsMine>['value'][number];

/** What a guest may know of a table; of one that nobody ever led, that it is empty. */
const viewOf = (row: PokerTableRow): TableView =>
  row.view ? readMinors<TableView>(row.view) : viewFor(openTable(termsOf(row)), null);

const noFigures: TableFigures = { handsPerHour: 0, averagePotMinor: 0n, playersPerFlop: 0 };

/**
 * Figures of the last hour: those that were written with the last hand, unless that is longer ago.
 */
function figuresOf({ figures }: PokerTableRow, nowMs: number): TableFigures {
  if (!figures) return noFigures;
  const { atMs, ...kept } = readMinors<TableFigures & { atMs: number }>(figures);
  return atMs > nowMs - figuresLastMs ? kept : noFigures;
}

/** A table as the list tells it. */
export function tableView(row: PokerTableRow, now: Date): ToldTable {
  const currency = currencyOf(row);
  const text = (minor: bigint): string => formatAmount(minor, currency);
  const terms = termsOf(row);
  const view = viewOf(row);
  const figures = figuresOf(row, now.getTime());
  return {
    ...{ table_id: row.id, name: row.name, kind: terms.kind, currency: row.currency },
    ...{ seats: terms.seatCount, seated: view.seats.length, waiting: view.waiting },
    ...{ small_blind: text(terms.smallBlindMinor), big_blind: text(terms.bigBlindMinor) },
    ...{ buy_in_min: text(terms.buyInMinMinor), buy_in_max: text(terms.buyInMaxMinor) },
    rake: {
      percent: terms.rake.percent,
      cap: text(terms.rake.capMinor),
      heads_up_cap: text(terms.rake.headsUpCapMinor),
    },
    hands_per_hour: figures.handsPerHour,
    average_pot: text(figures.averagePotMinor),
    players_per_flop: figures.playersPerFlop,
    computer_players: view.seats.filter(({ isComputer }) => isComputer).length,
    play_money: row.is_play_money,
    players: view.seats.map(({ seat, name, chipsMinor }) => ({
      ...{ seat, name, chips: text(chipsMinor) },
    })),
  };
}

/** A table as everybody may see it. */
export function stateView(row: PokerTableRow, now: Date): State {
  const currency = currencyOf(row);
  const view = viewOf(row);
  return {
    table: tableView(row, now),
    state_no: Number(row.state_no),
    server_time: now.toISOString(),
    hand: view.hand && handView(view.hand, currency),
    next: nextView(view.next),
    seats: view.seats.map((seat) => seatView(seat, currency)),
  };
}

function nextView(next: TableView['next']): State['next'] {
  if (!next) return null;
  const { handNo, root, serverSeedHash, commits, seeded, seedsUntilMs } = next;
  return {
    ...{ hand_no: handNo, root, server_seed_hash: serverSeedHash },
    ...{ commits: [...commits], seeded: [...seeded], seeds_until: timeOf(seedsUntilMs) },
  };
}

const seatView = (
  {
    seat,
    name,
    chipsMinor,
    betMinor,
    state,
    hasCards,
    isComputer,
    isConnected,
  }: TableView['seats'][number],
  currency: CurrencyCode,
): State['seats'][number] => ({
  ...{ seat, name, state, has_cards: hasCards },
  ...{ chips: formatAmount(chipsMinor, currency), bet: formatAmount(betMinor, currency) },
  ...{ is_computer: isComputer, is_connected: isConnected },
});

/** What somebody who sits or waits at a table may know beside that; null when they do neither. */
export function ownView(
  row: PokerTableRow,
  holder: string,
  device: string | null,
): ToldMine | null {
  const { seats = {}, queue = {} } = readMinors<Partial<Owns>>(row.owns);
  const own = Object.values(seats).find((seat) => seat.holder === holder);
  const offeredMs = queue[holder];
  if (!own && offeredMs === undefined) return null;
  const text = (minor: bigint): string => formatAmount(minor, currencyOf(row));
  return {
    ...{ table_id: row.id, name: row.name, state_no: Number(row.state_no) },
    seat: own?.seat ?? null,
    offered_until: offeredMs ? timeOf(offeredMs) : null,
    is_here: own?.device === undefined || own.device === null || own.device === device,
    pending: text(own?.pendingMinor ?? 0n),
    bank_ms: own?.bankMs ?? 0,
    is_leaving: own?.isLeaving ?? false,
    owes_small: own?.owesSmall ?? false,
    owes_big: own?.owesBig ?? false,
    seed_awaited: own?.seedAwaited ?? null,
    legal: own?.legal ? legalView(own.legal, text) : null,
  };
}

function legalView(
  { canCheck, callMinor, wager, allInMinor }: NonNullable<NonNullable<TableView['own']>['legal']>,
  text: (minor: bigint) => string,
): ToldMine['legal'] {
  return {
    can_check: canCheck,
    call: callMinor === null ? null : text(callMinor),
    wager: wager && {
      action: wager.action,
      least: text(wager.leastMinor),
      most: text(wager.mostMinor),
    },
    all_in: allInMinor === null ? null : text(allInMinor),
  };
}
