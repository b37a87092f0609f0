import { describe, expect, it } from 'vitest';
import { withoutWaiting, type TraceEvent } from './processor-time.ts';

const main = { pid: 1, tid: 7 };
const nameOfMain: TraceEvent = {
  ...main,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name: 'CrRendererMain' },
};
const event = (name: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  ...main,
  name,
  ph: 'X',
  ts,
  ...rest,
});
const timesOf = (events: readonly TraceEvent[]) =>
  withoutWaiting([nameOfMain, ...events])
    .slice(1)
    .map(({ ts, dur }) => [ts, dur]);

describe('A trace without waiting', () => {
  it('lets a task last as long as the processor worked on it', () => {
    expect(timesOf([event('RunTask', 1000, { dur: 400, tdur: 100 })])).toEqual([[1000, 100]]);
  });

  it('presses what lies inside a task together with it', () => {
    const task = event('RunTask', 1000, { dur: 400, tdur: 100 });
    const inside = event('Layout', 1200, { dur: 200, tdur: 90 });
    const mark = event('firstPaint', 1400, { ph: 'R' });
    expect(timesOf([task, inside, mark])).toEqual([
      [1000, 100],
      [1050, 50],
      [1100, undefined],
    ]);
  });

  it('takes a task within a task as a part of the outer one', () => {
    const outer = event('ThreadControllerImpl::RunTask', 0, { dur: 100, tdur: 50 });
    const inner = event('RunTask', 40, { dur: 40, tdur: 40 });
    expect(timesOf([outer, inner])).toEqual([
      [0, 50],
      [20, 20],
    ]);
  });

  it('leaves what lies between tasks, and a task that never waited, where it was', () => {
    const events = [
      event('RunTask', 0, { dur: 10, tdur: 12 }),
      event('navigationStart', 15, { ph: 'R' }),
      event('RunTask', 20, { dur: 10 }),
    ];
    expect(withoutWaiting([nameOfMain, ...events]).slice(1)).toEqual(events);
  });

  it('leaves other threads alone', () => {
    const other = event('RunTask', 0, { tid: 8, dur: 100, tdur: 1 });
    expect(timesOf([other])).toEqual([[0, 100]]);
  });
});
