/** Lets the browser paint and answer before the work goes on. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // Safari has no scheduler.
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}
