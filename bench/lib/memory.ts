import { readFileSync } from 'node:fs';

const lookEveryMs = 200;

/** Memory of a process as the system counts it (Linux). */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? NaN) / 1024;
}

/** What a process held at most while something was done, and how long that took. */
export async function whileWatching(
  pid: number,
  work: () => Promise<void>,
): Promise<{ peakMiB: number; seconds: number }> {
  let peakMiB = residentMiB(pid);
  const watch = setInterval(() => (peakMiB = Math.max(peakMiB, residentMiB(pid))), lookEveryMs);
  const startedMs = performance.now();
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return { peakMiB, seconds: (performance.now() - startedMs) / 1000 };
}
