import { describe, expect, it } from 'vitest';
import { HoldemTable } from '../../../testing/holdem-table.ts';
import type { HandRecord } from '../hand-record.ts';
import { chipFlows, losingAllIns, reactionTimes, softPlays, timesTogether } from './index.ts';
import { deviationsOf } from './soft-play.ts';

function seated(): HoldemTable {
  const table = new HoldemTable();
  for (const [place, player] of ['a', 'b', 'c'].entries()) table.sit(player, place + 1, 1000n);
  return table;
}

/** A record in which only what seats won and lost matters. */
function withNets(table: HoldemTable, nets: Record<string, bigint>): HandRecord {
  const record = table.records()[0]!;
  const seats = record.seats.map((one) => ({ ...one, netMinor: nets[one.playerId] ?? 0n }));
  return { ...record, seats };
}

describe('chips that go one way', () => {
  it('are each loss by what the winners won', () => {
    const table = seated();
    table.deal();
    while (table.turn()) table.act(table.turn()!, 'fold');
    const records = [
      withNets(table, { a: -90n, b: 60n, c: 30n }),
      withNets(table, { a: -10n, b: 10n }),
      withNets(table, { a: 20n, b: -20n }),
    ];
    expect(chipFlows(records)).toEqual([
      { from: 'a', to: 'b', lostMinor: 70n, wonBackMinor: 20n, hands: 2 },
      { from: 'a', to: 'c', lostMinor: 30n, wonBackMinor: 0n, hands: 1 },
    ]);
  });
});

describe('folds to one opponent', () => {
  it('stand beside those to others', () => {
    const table = seated();
    // Button a, blinds b and c: a raises, b folds to it, c calls; later c bets and a calls.
    table.deal();
    table.act('a', 'raise', 30n);
    table.act('b', 'fold');
    table.act('c', 'call');
    table.act('c', 'bet', 30n);
    table.act('a', 'call');
    table.act('c', 'check');
    table.act('a', 'bet', 30n);
    table.act('c', 'fold');
    const found = softPlays(table.records());
    const of = (folder: string, opponent: string) =>
      found.find((one) => one.folder === folder && one.opponent === opponent);
    expect(of('b', 'a')).toMatchObject({ faced: 1, folded: 1, facedOthers: 0, deviations: 0 });
    expect(of('c', 'a')).toMatchObject({ faced: 2, folded: 1 });
    expect(of('a', 'c')).toMatchObject({ faced: 1, folded: 0 });
    expect(of('a', 'b')).toBeUndefined();
  });

  it('are compared by the pooled share', () => {
    // 9 of 10 against 30 of 60: pooled 39/70, spread 0.16966, difference 0.4.
    expect(deviationsOf(9, 10, 30, 60)).toBeCloseTo(2.3576, 4);
    expect(deviationsOf(10, 10, 60, 60)).toBe(0);
  });
});

describe('all-ins with the worse hand', () => {
  it('are judged at their moment, not by how the board came', () => {
    const table = seated();
    table.deal({ a: '7s 2d', b: 'As Ad', board: '7d 7h 8c Jh Qc' });
    table.act('a', 'raise', 1000n);
    table.act('b', 'all_in');
    table.act('c', 'fold');
    expect(losingAllIns(table.records())).toEqual([
      { player: 'a', opponent: 'b', allIns: 1, behind: 1 },
    ]);
  });

  it('count by the board that lay open', () => {
    const table = seated();
    table.deal({ a: '7s 2d', b: 'As Ad', board: '7d 7h 8c Jh Ac' });
    table.act('a', 'call');
    table.act('b', 'call');
    table.act('c', 'check');
    table.act('b', 'check');
    table.act('c', 'check');
    table.act('a', 'all_in');
    table.act('b', 'call');
    table.act('c', 'fold');
    expect(losingAllIns(table.records())).toEqual([
      { player: 'a', opponent: 'b', allIns: 1, behind: 0 },
    ]);
  });
});

describe('reaction times', () => {
  it('show who always takes the same', () => {
    const table = seated();
    table.deal();
    for (const [player, ms, action] of [
      ['a', 2000, 'call'],
      ['b', 1000, 'call'],
      ['c', 500, 'check'],
      ['b', 3000, 'check'],
      ['c', 500, 'check'],
      ['a', 6000, 'check'],
    ] as const) {
      table.nowMs += ms;
      table.act(player, action);
    }
    while (table.turn()) table.act(table.turn()!, 'fold');
    const times = reactionTimes(table.records());
    const of = (player: string) => times.find((one) => one.player === player);
    // The folds at the end took no time.
    expect(of('b')).toEqual({
      player: 'b',
      actions: 3,
      meanMs: 4000 / 3,
      variation: expect.closeTo(0.935, 3),
    });
    expect(of('c')?.actions).toBe(3);
  });
});

describe('time at the same table', () => {
  it('stands beside what chance gives', () => {
    const stays = [
      { player: 'b', table: '1', fromMs: 0, toMs: 100 },
      { player: 'a', table: '1', fromMs: 40, toMs: 140 },
      { player: 'a', table: '2', fromMs: 0, toMs: 20 },
      { player: 'c', table: '2', fromMs: 0, toMs: 140 },
    ];
    expect(timesTogether(stays, 4)).toEqual([
      { players: ['a', 'b'], togetherMs: 60, bothMs: 80, expectedMs: 20 },
      { players: ['a', 'c'], togetherMs: 20, bothMs: 120, expectedMs: 30 },
    ]);
  });
});
