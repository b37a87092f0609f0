/** Waits, at most until the signal. */
export function pause(durationMs: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, durationMs);
    if (stop.aborted) done();
    else stop.addEventListener('abort', done, { once: true });
  });
}
