import { rtpRow, type Fraction } from '../../engine/index.ts';
import { gridOf, windowOf } from '../read-table.ts';
import { RoundRecorder } from '../round-recorder.ts';
import type { SlotGame } from '../slot-machine.ts';
import { stripCodes } from '../strip-counts.ts';
import { parseSlotParams, slotParamsSchema } from '../slot-params.ts';
import { tableHash } from '../table-hash.ts';
import { expandWilds, findWaysWins, wildReels } from './find-ways-wins.ts';
import { waysMost, waysReturn } from './ways-return.ts';
import { readWays, type WaysTable } from './ways-table.ts';

/** The game of a table: its rounds, its exact return, what it shows. */
export function createWaysMachine(table: WaysTable): SlotGame {
  const { read, wild, strips } = readWays(table);
  let hash: string | undefined;
  let rtp: Fraction | undefined;
  return {
    engine: 'instant',
    code: table.code,
    name: table.name,
    category: 'slots',
    version: table.version,
    volatility: table.volatility,
    maxMultiplierE4: read.multiplierOf(table.windowMost ?? waysMost({ table, read, wild, strips })),
    rtp: () => [rtpRow('base', {}, (rtp ??= waysReturn({ table, read, wild, strips })))],
    paramsSchema: slotParamsSchema(false),
    parseParams: (raw) => parseSlotParams(raw, false),
    mathsHash: () => (hash ??= tableHash(table)),
    machine: {
      kind: 'ways',
      reels: read.reels,
      rows: table.rows,
      symbols: table.symbols.map(({ code, role }) => ({ code, role })),
      strips: {
        base: stripCodes(read, table.strips),
        free: null,
      },
      pays: read.payRows,
      lines: null,
      freeSpins: null,
      pots: null,
      hold: null,
      buyCost: null,
    },
    play(_params, stream) {
      const round = new RoundRecorder(read);
      const stops = strips.map((strip) => stream.draw(strip.length));
      const window = windowOf(strips, stops, read.rows);
      round.spun(window, { spin: 0, left: 0, reels: 'base', stops });
      const reels = wildReels(window, wild);
      const grown = expandWilds(window, wild);
      if (reels.length > 0) round.tell({ type: 'expanded', reels, grid: gridOf(read, grown) });
      round.won(findWaysWins(read, grown));
      return round.done({ stops: [stops] });
    },
  };
}
