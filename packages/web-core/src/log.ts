/* oxlint-disable no-console -- the browser's console is where the specification wants these */

/** Notes something the player need not see (specification, point 8: "only logged"). */
export function logProblem(what: string, detail?: unknown): void {
  console.warn(`[pavilion] ${what}`, detail ?? '');
}
