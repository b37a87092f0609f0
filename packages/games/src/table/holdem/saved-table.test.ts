import { describe, expect, it } from 'vitest';
import { HoldemTable } from '../../testing/holdem-table.ts';
import { reduce } from './reduce.ts';
import { restoreTable, savedTable } from './saved-table.ts';
import { tableFigures } from './table-figures.ts';

function seated(): HoldemTable {
  const table = new HoldemTable();
  for (const [place, player] of ['a', 'b', 'c'].entries()) table.sit(player, place + 1, 1000n);
  return table;
}

describe('a table that is saved in the middle of a hand', () => {
  it('gives every seat back what it had put in, and what it bought meanwhile', () => {
    const table = seated();
    table.deal();
    table.act('a', 'raise', 100n);
    table.do({ type: 'rebuy', playerId: 'b', amountMinor: 50n });
    const saved = savedTable(table.state);
    expect(saved.seats.slice(0, 3).map((seat) => seat?.chipsMinor)).toEqual([1000n, 1050n, 1000n]);
    expect(saved.seats.every((seat) => !seat || seat.pendingMinor === 0n)).toBe(true);
  });

  it('has nothing of a deck or a seed', () => {
    const table = seated();
    table.deal();
    const { deck, seeds } = table.state.hand!;
    const text = JSON.stringify(savedTable(table.state), (_key, part) =>
      typeof part === 'bigint' ? String(part) : part,
    );
    expect(text).not.toContain(deck.serverSeed);
    expect(deck.leaves.some((leaf) => text.includes(leaf))).toBe(false);
    expect(seeds.some(({ seed }) => text.includes(seed))).toBe(false);
  });

  it('goes on with the next hand under the next number', () => {
    const table = seated();
    table.deal();
    table.act('a', 'call');
    table.effects = [];
    table.state = restoreTable(table.state.config, savedTable(table.state));
    table.do({ type: 'tick' });
    expect(table.effects).toEqual([{ type: 'deck_wanted', handNo: 2 }]);
    table.deal();
    expect(table.state.hand).toMatchObject({ handNo: 2, positions: { button: 2 } });
    expect(table.state.hand?.seats).toHaveLength(3);
  });

  it('pays out who was leaving it', () => {
    const table = seated();
    table.deal();
    table.do({ type: 'leave', playerId: 'c' });
    const restored = restoreTable(table.state.config, savedTable(table.state));
    const { state, effects } = reduce(restored, { type: 'tick', atMs: table.nowMs });
    expect(state.seats[2]).toBeNull();
    expect(effects).toContainEqual({
      type: 'cash_out',
      seat: 3,
      playerId: 'c',
      amountMinor: 1000n,
    });
  });

  it('is not taken for one of another size', () => {
    const table = seated();
    const config = { ...table.state.config, seatCount: 6 };
    expect(() => restoreTable(config, savedTable(table.state))).toThrow(RangeError);
  });
});

describe('the figures of a table', () => {
  it('are those of the last hour', () => {
    const table = seated();
    expect(tableFigures([], table.nowMs)).toEqual({
      handsPerHour: 0,
      averagePotMinor: 0n,
      playersPerFlop: 0,
    });
    // A pot of 10 without a flop: of the big blind 5 come back …
    table.deal();
    table.act('a', 'fold');
    table.act('b', 'fold');
    // … and one of 25 with a flop that two of three see, the bet on it not called.
    table.deal();
    table.act('b', 'call');
    table.act('c', 'fold');
    table.act('a', 'check');
    table.act('a', 'bet', 10n);
    table.act('b', 'fold');
    expect(tableFigures(table.records(), table.nowMs)).toEqual({
      handsPerHour: 2,
      averagePotMinor: 17n,
      playersPerFlop: 33,
    });
    expect(tableFigures(table.records(), table.nowMs + 3_600_000).handsPerHour).toBe(0);
  });
});
