import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/streams.ts';
import {
  afterBatch,
  batchKind,
  flushOf,
  isOnScreen,
  openMeter,
  pointAt,
  readShots,
  rememberShots,
  seaAt,
  shotsTaken,
  spawnById,
  spawnsOf,
  topUp,
} from './index.ts';

describe('a meter', () => {
  it('tells the ledger what it owes, each batch once', () => {
    let meter = openMeter(1_000n);
    expect(flushOf(meter)).toBeNull();
    meter = afterBatch(meter, { shots: 3, costMinor: 300n, winMinor: 20n });
    meter = afterBatch(topUp(meter, 500n), { shots: 1, costMinor: 100n, winMinor: 0n });
    const due = flushOf(meter);
    expect(due?.move).toEqual({ seq: 2, costMinor: 400n, winMinor: 20n });
    meter = due?.meter ?? meter;
    expect(flushOf(meter)).toBeNull();
    expect(meter).toMatchObject({ balanceMinor: 1_120n, shots: 4 });
  });

  it('knows a batch again and misses none', () => {
    const meter = afterBatch(openMeter(10n), { shots: 0, costMinor: 0n, winMinor: 0n });
    expect([1, 2, 3].map((seq) => batchKind(meter, seq))).toEqual(['again', 'next', 'gap']);
  });

  it('does not fall below nothing', () => {
    const spent = { shots: 1, costMinor: 11n, winMinor: 0n };
    expect(() => afterBatch(openMeter(10n), spent)).toThrow(RangeError);
    expect(() => openMeter(0n)).toThrow(RangeError);
    expect(() => topUp(openMeter(1n), 0n)).toThrow(RangeError);
  });

  it('holds what was bought in, less what moved, however often it is flushed', () => {
    const batches = fc.array(
      fc.record({ cost: fc.bigInt(0n, 100n), win: fc.bigInt(0n, 200n), isFlushed: fc.boolean() }),
    );
    fc.assert(
      fc.property(batches, (played) => {
        let meter = openMeter(10n ** 6n);
        let moved = 0n;
        for (const { cost, win, isFlushed } of played) {
          meter = afterBatch(meter, { shots: 1, costMinor: cost, winMinor: win });
          const due = isFlushed ? flushOf(meter) : null;
          if (due) {
            moved += due.move.winMinor - due.move.costMinor;
            meter = due.meter;
          }
        }
        const last = flushOf(meter)?.move ?? { winMinor: 0n, costMinor: 0n };
        expect(meter.balanceMinor).toBe(10n ** 6n + moved + last.winMinor - last.costMinor);
      }),
    );
  });
});

describe('the rate of shots', () => {
  it('is twenty in two seconds; what is more is refused', () => {
    const first = rememberShots([], 0, shotsTaken([], 0, 15));
    expect(shotsTaken(first, 500, 10)).toBe(5);
    const full = rememberShots(first, 500, 5);
    expect(shotsTaken(full, 1_999, 10)).toBe(0);
    expect(shotsTaken(full, 2_000, 20)).toBe(15);
    expect(rememberShots(full, 2_000, 15)).toHaveLength(20);
  });
});

describe('shots', () => {
  const rules = { currency: 'EUR', betLevels: [10n, 50n] } as const;
  const shot = { shot_id: 'a', at_ms: 5, weapon: 'net', bet: '0.10', targets: ['1-0'] };

  it('are read', () => {
    expect(readShots([shot], rules)).toEqual({
      ok: true,
      params: [{ shotId: 'a', atMs: 5, weapon: 'net', betMinor: 10n, targets: ['1-0'] }],
    });
  });

  it.each([
    [undefined, ['shots required']],
    ['x', ['shots invalidType']],
    [[], ['shots belowMinimum']],
    [Array.from({ length: 21 }, () => shot), ['shots aboveMaximum']],
    [[shot, shot], ['shots[1].shot_id duplicate']],
    [[{ ...shot, shot_id: 'a\u0000' }], ['shots[0].shot_id invalidType']],
    [[{ ...shot, weapon: 'gun' }], ['shots[0].weapon invalidChoice']],
    [[{ ...shot, bet: '0.20' }], ['shots[0].bet invalidChoice']],
    [[{ ...shot, bet: 0.1 }], ['shots[0].bet invalidType']],
    [[shot, { ...shot, shot_id: 'b', at_ms: -1 }], ['shots[1].at_ms belowMinimum']],
    [[{ ...shot, targets: ['1', 2] }], ['shots[0].targets[1] invalidType']],
    [[{ ...shot, targets: Array.from({ length: 41 }, String) }], ['shots[0].targets aboveMaximum']],
    [
      [{}],
      ['shot_id', 'at_ms', 'weapon', 'bet', 'targets'].map((path) => `shots[0].${path} required`),
    ],
  ])('%j', (raw, problems) => {
    expect(problemsOf(readShots(raw, rules))).toEqual(problems);
  });
});

describe('the sea', () => {
  it('is the same for everybody from its seed', () => {
    expect(spawnsOf('seed', 7)).toEqual(spawnsOf('seed', 7));
    expect(spawnsOf('seed', 7)).not.toEqual(spawnsOf('seed', 8));
    const [spawn] = spawnsOf('seed', 7);
    expect(spawn && spawnById('seed', spawn.id)).toEqual(spawn);
    for (const id of ['7-9', '07-0', '-1-0', 'x', '7']) expect(spawnById('seed', id)).toBeNull();
  });

  it('lets a target in and out at the edges, and never jumps', () => {
    for (const spawn of [0, 1, 2, 3, 4].flatMap((second) => spawnsOf('edges', second))) {
      const { startMs, crossingMs, path } = spawn;
      expect(pointAt(spawn, startMs)).toEqual(path[0]);
      expect(pointAt(spawn, startMs + crossingMs)).toEqual(path[3]);
      for (let at = startMs; at < startMs + crossingMs; at += 50) {
        const [a, b] = [pointAt(spawn, at), pointAt(spawn, at + 50)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(500);
      }
    }
  });

  it('holds fewer than eighty at any time, and shots are believed half a second around it', () => {
    for (const at of [0, 5_000, 30_000, 61_234]) {
      const swimming = seaAt('crowd', at);
      expect(swimming.length).toBeLessThan(80);
      for (const spawn of swimming) expect(isOnScreen(spawn, at)).toBe(true);
    }
    const [spawn] = spawnsOf('crowd', 3);
    const { startMs = 0, crossingMs = 0 } = spawn ?? {};
    const times = [startMs - 501, startMs - 500, startMs + crossingMs + 500];
    expect(times.map((at) => spawn && isOnScreen(spawn, at))).toEqual([false, true, true]);
    expect(spawn && isOnScreen(spawn, startMs + crossingMs + 501)).toBe(false);
  });
});
