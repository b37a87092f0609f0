import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts in hundredths of a second. */
const ticksPerSecond = 100;
/** Places behind the name of a process in its line of `/proc`. */
const places = { parent: 1, user: 11, system: 12, userOfEnded: 13, systemOfEnded: 14 };

/** Null once the process has ended. */
function fieldsOf(pid: number): number[] | null {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return fields.split(' ').map(Number);
  } catch {
    return null;
  }
}

const sumOf = (fields: readonly number[] | null, ...wanted: number[]): number =>
  wanted.reduce((sum, place) => sum + (fields?.[place] ?? 0), 0) / ticksPerSecond;

/** Seconds of a processor that a process has had by now (Linux). */
export const processorSeconds = (pid: number): number =>
  sumOf(fieldsOf(pid), places.user, places.system);

/** The process that started this one (Linux). */
export const parentOf = (pid: number): number => fieldsOf(pid)?.[places.parent] ?? 0;

/** The same of a process with all it started, those that have ended too: a whole PostgreSQL. */
export function processorSecondsOfFamily(pid: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && parentOf(one) === pid);
  const ended = sumOf(fieldsOf(pid), places.userOfEnded, places.systemOfEnded);
  return children.reduce(
    (sum, child) => sum + processorSeconds(child),
    processorSeconds(pid) + ended,
  );
}
