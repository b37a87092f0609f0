/** Names the file that the crash reporter writes. */
export const crashListVariable = 'PAVILION_CRASH_LIST';

/** What the crash reporter saw of one run. */
export type CrashList = { readonly files: readonly string[]; readonly otherErrors: number };

/**
 * A signal that only the runtime raises: V8 crashes now and then while several threads compile the
 * embedded engine (nodejs/node#64500). A test that ends the process itself gives an exit code or
 * another signal.
 */
const crash = /exited unexpectedly with signal SIG(?:SEGV|TRAP|ILL|BUS) .*running test file (\S+)/;

/** The test file whose process crashed, by the runner's error; null for any other error. */
export function crashedFile(error: { message?: string; cause?: unknown }): string | null {
  const { cause } = error;
  const ofCause = typeof cause === 'object' && cause !== null && 'message' in cause;
  return crash.exec(ofCause ? String(cause.message) : (error.message ?? ''))?.[1] ?? null;
}
