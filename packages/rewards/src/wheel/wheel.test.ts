import { createRandomStream, streamOf } from '@pavilion/domain/fair-stream';
import { describe, expect, it } from 'vitest';
import {
  nextSpinAt,
  spinWheel,
  streakAfter,
  streakCalendar,
  streakPrize,
  totalWeight,
} from './index.ts';

const none = { kind: 'none' } as const;
const segments = [3, 0, 5, 2].map((weight, index) => ({ label: `${index}`, weight, prize: none }));

describe('the wheel', () => {
  it('stops where the running sum first exceeds the draw, never on what weighs nothing', () => {
    const at = (value: number) =>
      spinWheel(
        segments,
        streamOf(() => Math.ceil((value * 2 ** 32) / 10) + 1),
      );
    expect([0, 1, 2, 3, 4, 7, 8, 9].map(at)).toEqual([0, 0, 0, 2, 2, 2, 3, 3]);
  });

  it('takes sums beyond 32 bits', () => {
    const wide = [2 ** 52, 2 ** 52].map((weight) => ({ label: '', weight, prize: none }));
    expect(totalWeight(wide)).toBe(2n ** 53n);
    expect(
      spinWheel(
        wide,
        streamOf(() => 0),
      ),
    ).toBe(0);
    expect(
      spinWheel(
        wide,
        streamOf(() => 2 ** 32 - 1),
      ),
    ).toBe(1);
  });

  it('comes as often as its weights say', () => {
    const stream = createRandomStream({ serverSeed: 'cd'.repeat(32), clientSeed: 'x', nonce: 7 });
    const counts = [0, 0, 0, 0];
    for (let spin = 0; spin < 10_000; spin += 1) {
      const index = spinWheel(segments, stream);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    for (const [index, weight] of [3, 0, 5, 2].entries()) {
      const expected = weight * 1_000;
      expect(Math.abs((counts[index] ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected + 1));
    }
  });
});

describe('the streak', () => {
  const prizes = [
    { day: 3, prize: { kind: 'token', amount: '5' } as const },
    { day: 7, prize: { kind: 'cash', amount: '1.00' } as const },
  ];

  it('goes on with the next date and begins anew after one that was missed', () => {
    const first = streakAfter(null, '2026-11-28');
    expect(first).toEqual({ last: '2026-11-28', days: 1 });
    expect(streakAfter(first, '2026-11-29').days).toBe(2);
    expect(streakAfter(first, '2026-11-30').days).toBe(1);
    expect(streakAfter({ last: '2026-02-28', days: 4 }, '2026-03-01').days).toBe(5);
  });

  it('gives a prize on its day, over and over', () => {
    expect([2, 3, 7, 8, 10, 14].map((days) => streakPrize(prizes, 7, days)?.kind ?? null)).toEqual([
      null,
      'token',
      'cash',
      null,
      'token',
      'cash',
    ]);
  });

  it('shows what was done, today and what comes', () => {
    const states = (streak: Parameters<typeof streakCalendar>[1], today: string) =>
      streakCalendar({ prizes, length: 4 }, streak, today).map(
        ({ local_date: date, state }) => `${date.slice(8)} ${state}`,
      );
    expect(states(null, '2026-11-28')).toEqual(['28 today', '29 future', '30 future', '01 future']);
    expect(states({ last: '2026-11-28', days: 2 }, '2026-11-28')).toEqual([
      '27 done',
      '28 done',
      '29 future',
      '30 future',
    ]);
    expect(states({ last: '2026-11-27', days: 2 }, '2026-11-28')[2]).toBe('28 today');
    expect(states({ last: '2026-11-20', days: 2 }, '2026-11-28')[0]).toBe('28 today');
    expect(states({ last: '2026-11-27', days: 4 }, '2026-11-28')[0]).toBe('28 today');
  });
});

describe('the next spin', () => {
  const spun = { date: '2026-10-24', zone: 'Europe/London', at: new Date('2026-10-24T10:00:00Z') };
  it('is at the first instant of the next date, through both changes of the clocks', () => {
    expect(nextSpinAt('Europe/London', spun).toISOString()).toBe('2026-10-24T23:00:00.000Z');
    const autumn = { ...spun, date: '2026-10-25' };
    expect(nextSpinAt('Europe/London', autumn).toISOString()).toBe('2026-10-26T00:00:00.000Z');
    const spring = { ...spun, date: '2026-03-29' };
    expect(nextSpinAt('Europe/London', spring).toISOString()).toBe('2026-03-29T23:00:00.000Z');
  });

  it('waits for a midnight a whole day ahead after the zone was changed', () => {
    expect(nextSpinAt('Asia/Manila', spun).toISOString()).toBe('2026-10-25T16:00:00.000Z');
    expect(nextSpinAt('America/New_York', spun).toISOString()).toBe('2026-10-26T04:00:00.000Z');
  });
});
