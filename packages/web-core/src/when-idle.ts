/** Longest wait for a quiet moment. */
const timeoutMs = 2000;

/**
 * Runs the work once the browser has painted and has nothing better to do. Gives a function that
 * takes it back.
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, timeoutMs / 10);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
