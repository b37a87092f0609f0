import { beforeAll, describe, expect, it } from 'vitest';
import { streamOf } from '../fairness/index.ts';
import { seededWords } from '../testing/statistics.ts';
import { cascade6x5 } from './cascade-6x5/cascade-6x5.game.ts';
import { classic3x3 } from './classic-3x3/classic-3x3.game.ts';
import { holdAndWin } from './hold-and-win/hold-and-win.game.ts';
import { lines5x3 } from './lines-5x3/lines-5x3.game.ts';
import type { Cell, Grid, SlotEvent } from './slot-events.ts';
import type { SlotGame } from './slot-machine.ts';
import { ways243 } from './ways-243/ways-243.game.ts';

const games = [classic3x3, lines5x3, ways243, cascade6x5, holdAndWin];
const tenThousandths = (text: string): number => Math.round(Number(text) * 10_000);

/** What a column is when cells go and others come from above. */
function fallen(column: readonly string[], reel: number, gone: readonly Cell[], added: Grid) {
  const kept = column.filter((_, row) => !gone.some(([r, c]) => r === reel && c === row));
  return [...(added[reel] ?? []), ...kept];
}

/** Follows a round by its events alone, as a picture does, and checks that they tell one story. */
function follow(game: SlotGame, events: readonly SlotEvent[]): void {
  let grid: Grid = [];
  let [total, spins, featureFrom] = [0, 0, 0];
  const board = new Set<string>();
  for (const event of events) {
    if (event.type === 'spun') {
      const strips = game.machine.strips[event.reels] ?? [];
      expect(event.grid).toEqual(
        strips.map((strip, reel) =>
          Array.from({ length: game.machine.rows }, (_, row) => {
            return strip[((event.stops[reel] ?? 0) + row) % strip.length];
          }),
        ),
      );
      if (event.spin > 0) spins += 1;
      expect(event.spin).toBe(spins);
      grid = event.grid;
    }
    if (event.type === 'expanded') grid = event.grid;
    if (event.type === 'won') {
      const sum = event.wins.reduce((all, win) => all + tenThousandths(win.multiplier), 0);
      expect(sum).toBe(tenThousandths(event.multiplier));
      total += sum;
      for (const { cells, symbol } of event.wins)
        for (const [reel, row] of cells) {
          const own = grid[reel]?.[row] ?? '';
          const isWild = game.machine.symbols.some(
            ({ code, role }) => code === own && role === 'wild',
          );
          expect(own === symbol || isWild).toBe(true);
        }
    }
    if (event.type === 'cascaded') {
      const next = grid.map((column, reel) => fallen(column, reel, event.removed, event.added));
      expect(event.grid).toEqual(next);
      grid = next;
    }
    if (event.type === 'multiplied')
      total += (tenThousandths(event.multiplier) * (event.factor - 1)) / event.factor;
    if (event.type === 'free_spins_started') featureFrom = total;
    if (event.type === 'free_spins_ended') {
      expect(event.spins).toBe(spins);
      expect(tenThousandths(event.multiplier)).toBe(total - featureFrom);
    }
    if (event.type === 'hold_started' || event.type === 'hold_spun')
      for (const { cell, multiplier } of event.coins) {
        expect(board.has(cell.join())).toBe(false);
        board.add(cell.join());
        total += tenThousandths(multiplier);
      }
    if (event.type === 'pot_won' && event.cell === null) total += tenThousandths(event.multiplier);
    if ('total' in event) expect(tenThousandths(event.total)).toBe(total);
  }
  const last = events.at(-1);
  expect(last?.type).toBe('settled');
  expect(last && 'multiplier' in last ? tenThousandths(last.multiplier) : -1).toBe(total);
}

describe.each(games.map((game) => [game.code, game] as const))('the events of %s', (_, game) => {
  beforeAll(() => game.load?.());

  it.each(game.machine.buyCost === null ? [false] : [false, true])(
    'tell the round from the stops to the sum, bought %s',
    (buy) => {
      const stream = streamOf(seededWords(`events of ${game.code} ${buy}`));
      for (let round = 0; round < 400; round += 1) {
        const { events, multiplierE4 } = game.play({ buy }, stream);
        follow(game, events);
        expect(events.at(-1)).toMatchObject({ type: 'settled' });
        expect(multiplierE4).toBeLessThanOrEqual(
          game.topMultiplierE4?.({ buy }) ?? game.maxMultiplierE4,
        );
      }
    },
  );
});
