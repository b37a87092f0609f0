import type { CurrencyCode } from '@pavilion/domain/currencies';
import { houseStakeLimits, type StakeLimits } from '@pavilion/games';
import type { TableFlags } from '@pavilion/games/live/table-game';
import type { RoundTable } from '../fairness/index.ts';
import type { GameTableRow } from './game-table.store.ts';

/** A table as it is played at. */
export interface GameTable {
  /** Null: it is called as its game. */
  name: string | null;
  dealer: string;
  seats: number;
  limits: StakeLimits;
  flags: TableFlags;
  /** Takes play money alone. */
  isPlayMoney: boolean;
  isOpen: boolean;
}

/** Seats of a table whose operator says nothing of them. */
export const usualSeats = 7;
/** Figures that deal; who stands at which table of a game never changes by itself. */
const dealers = ['Amaya', 'Bruno', 'Celeste', 'Dmitri', 'Elena', 'Farid', 'Grace', 'Hiro'] as const;

/** A table by what is said of it; null: the first of its game, as the house has it. */
export function gameTableOf(
  row: GameTableRow | null,
  of: Pick<RoundTable, 'gameCode' | 'tableId'>,
  currency: CurrencyCode,
): GameTable {
  const house = houseStakeLimits(currency);
  return {
    name: row?.name ?? null,
    dealer: row?.dealer ?? dealerOf(of),
    seats: row?.seats ?? usualSeats,
    limits: row ? narrowed(house, row) : house,
    flags: row?.la_partage ? { laPartage: true } : {},
    isPlayMoney: row?.play_money ?? false,
    isOpen: row?.is_open ?? true,
  };
}

/** A table may narrow the house's stakes, never widen them. */
function narrowed(
  house: StakeLimits,
  { min_minor: min, max_minor: max }: Pick<GameTableRow, 'min_minor' | 'max_minor'>,
): StakeLimits {
  const minMinor = min !== null && min > house.minMinor ? min : house.minMinor;
  const maxMinor = max !== null && max < house.maxMinor ? max : house.maxMinor;
  return { ...house, minMinor, maxMinor: maxMinor < minMinor ? minMinor : maxMinor };
}

function dealerOf({ gameCode, tableId }: Pick<RoundTable, 'gameCode' | 'tableId'>): string {
  const letters = [...`${gameCode}${tableId}`];
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return dealers[sum % dealers.length] ?? dealers[0];
}
