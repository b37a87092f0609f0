/** What a trace of the browser tells of one piece of work; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor that it took; the rest of `dur` it stood waiting. */
  tdur?: number;
  args?: { name?: string };
}

/** One task of a main thread; what lies inside it is pressed together by `factor`, 0 to 1. */
interface Task {
  start: number;
  end: number;
  factor: number;
}

/**
 * The same trace as if the main threads of pages had never stood waiting inside a task: for a
 * processor that another thread had, or for the frame before to be drawn without a GPU. Each task
 * lasts as long as the processor worked on it; what lies in it is pressed together with it, so that
 * what was inside stays inside. Times between tasks stay.
 */
export function withoutWaiting(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = new Set(events.filter(isNameOfMain).map(threadOf));
  const tasks = new Map([...mains].map((thread) => [thread, outerTasks(events, thread)]));
  return events.map((event) => {
    const task = taskAround(tasks.get(threadOf(event)) ?? [], event.ts);
    return task ? pressed(event, task) : event;
  });
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

const isNameOfMain = ({ name, args }: TraceEvent): boolean =>
  name === 'thread_name' && args?.name === 'CrRendererMain';

/** Tasks that lie in no other one, in the order of time. */
function outerTasks(events: readonly TraceEvent[], thread: string): Task[] {
  const all = events
    .filter((event) => event.name.endsWith('RunTask') && threadOf(event) === thread)
    .toSorted((a, b) => a.ts - b.ts);
  const outer: Task[] = [];
  for (const { ts, dur = 0, tdur = dur } of all) {
    if (ts < (outer.at(-1)?.end ?? -Infinity)) continue;
    outer.push({ start: ts, end: ts + dur, factor: dur > 0 ? Math.min(1, tdur / dur) : 1 });
  }
  return outer;
}

function taskAround(tasks: readonly Task[], at: number): Task | undefined {
  let low = 0;
  let high = tasks.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const task = tasks[middle];
    if (!task) return undefined;
    if (at < task.start) high = middle - 1;
    else if (at > task.end) low = middle + 1;
    else return task;
  }
  return undefined;
}

function pressed(event: TraceEvent, { start, factor }: Task): TraceEvent {
  const ts = start + (event.ts - start) * factor;
  return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: event.dur * factor };
}
