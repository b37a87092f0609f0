import type { Alive, AlivePart } from '@pavilion/contracts/shared/alive';
import { gamePath } from '../../../common/tiles/game-tile.ts';

type Entry<Part extends AlivePart> = Alive[Part][number];

/** A thing that is alive, as its card shows it. */
export type AliveEntry = {
  [Part in ShownPart]: { part: Part; key: string; to: string; of: Entry<Part> };
}[ShownPart];

/** Pots have a part of the page of their own. */
export type ShownPart = Exclude<AlivePart, 'jackpots'>;
export const shownParts: readonly ShownPart[] = [
  'tables',
  'races',
  'rooms',
  'draws',
  'poker',
  'seas',
];

const withQuery = (path: string, words: Record<string, string>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(words)}`;

/** The cards of those parts: tables with players first, then what begins soonest. */
export function aliveEntries(alive: Alive, parts: readonly ShownPart[]): AliveEntry[] {
  const entries: Record<ShownPart, () => AliveEntry[]> = {
    tables: () =>
      alive.tables.map((of) => ({
        part: 'tables',
        key: `${of.provider_code}:${of.game_code}:${of.table_id}`,
        to: withQuery(gamePath(of), { table: of.table_id }),
        of,
      })),
    races: () =>
      alive.races.map((of) => ({
        part: 'races',
        key: `${of.game_code}:${of.table_id}`,
        to: withQuery(gamePath(of), { table: of.table_id }),
        of,
      })),
    rooms: () =>
      alive.rooms.map((of) => ({
        part: 'rooms',
        key: of.room_id,
        to: withQuery('/bingo', { room: of.room_id }),
        of,
      })),
    draws: () =>
      alive.draws.map((of) => ({
        part: 'draws',
        key: of.draw_id,
        to: withQuery('/lottery', { draw: of.draw_id }),
        of,
      })),
    poker: () =>
      alive.poker
        .filter(({ seated }) => seated > 0)
        .map((of) => ({
          part: 'poker',
          key: of.table_id,
          to: withQuery('/poker', { table: of.table_id }),
          of,
        })),
    seas: () => alive.seas.map((of) => ({ part: 'seas', key: of.sea_id, to: '/fishing', of })),
  };
  return parts.flatMap((part) => entries[part]());
}
