import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../../engine/index.ts';
import { RandomPlay } from '../../testing/random-holdem.ts';
import type { BettingKind } from './table-config.ts';
import { checkHandRecord } from './hand-record.ts';
import type { TableEffect } from './table-events.ts';
import type { TableState } from './table-state.ts';

/** All chips on the table: before the seats and in the pot. */
function chipsOf({ seats, hand }: TableState): bigint {
  const held = seats.reduce((sum, one) => sum + (one ? one.chipsMinor + one.pendingMinor : 0n), 0n);
  if (!hand || hand.result) return held;
  return hand.seats.reduce((sum, one) => sum + one.totalMinor + one.deadMinor, held);
}

/** What escrow says should be there. */
function moved(effects: readonly TableEffect[]): bigint {
  return effects.reduce((sum, effect) => {
    if (effect.type === 'buy_in') return sum + effect.amountMinor;
    if (effect.type === 'cash_out') return sum - effect.amountMinor;
    return effect.type === 'hand_settled' ? sum - effect.rakeMinor : sum;
  }, 0n);
}

const isSolvent = (one: TableState['seats'][number]): boolean => !one || one.chipsMinor >= 0n;

const rake = { percent: 5, capMinor: 30n, headsUpCapMinor: 10n };

function playOn(seatCount: number, kind: BettingKind, steps: number): RandomPlay {
  const play = new RandomPlay(seatCount, { seatCount, kind, rake });
  const { table } = play;
  let expected = 0n;
  for (let step = 0; step < steps; step += 1) {
    const from = table.effects.length;
    play.step();
    expected += moved(table.effects.slice(from));
    const { state } = table;
    const isSound = chipsOf(state) === expected && state.seats.every(isSolvent);
    if (!isSound) expect(`chips ${chipsOf(state)} at step ${step}`).toBe(`chips ${expected}`);
  }
  return play;
}

const tables = numbersFrom(2, 8).map((seatCount) => [
  seatCount,
  seatCount % 3 === 0 ? ('fixed_limit' as const) : ('no_limit' as const),
]);

/** Freezes all that a state is made of, so that a rule that writes into it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  // Bytes cannot be frozen; nobody writes into those of a deck.
  if (value instanceof Uint8Array) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

describe('random play', () => {
  it('leaves the states it is given as they were', () => {
    const play = new RandomPlay(77, { seatCount: 5, rake });
    for (let step = 0; step < 400; step += 1) {
      frozen(play.table.state);
      play.step();
    }
    expect(play.table.records().length).toBeGreaterThan(20);
  });

  it.each(tables)(
    'of %i seats, %s, keeps every chip, over hundreds of hands',
    (seatCount, kind) => {
      const { table } = playOn(Number(seatCount), kind === 'fixed_limit' ? kind : 'no_limit', 1600);
      const records = table.records();
      expect(records.length).toBeGreaterThan(80);
      for (const record of records) {
        const net = record.seats.reduce((sum, { netMinor }) => sum + netMinor, record.rakeMinor);
        expect(net).toBe(0n);
        const cap = record.seats.length === 2 ? rake.headsUpCapMinor : rake.capMinor;
        expect(record.rakeMinor).toBeLessThanOrEqual(record.board.length > 0 ? cap : 0n);
        expect(record.seats.every(({ startMinor, netMinor }) => startMinor + netMinor >= 0n)).toBe(
          true,
        );
      }
      for (const record of records.slice(0, 20)) expect(checkHandRecord(record)).toEqual([]);
    },
  );
});
