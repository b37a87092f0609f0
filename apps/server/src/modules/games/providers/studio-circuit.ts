/** So many failures in a row, and a studio is left alone. */
const failuresMax = 5;
/** For so long; then one call tries whether it is back. */
const restMs = 30_000;

export type CircuitState = 'closed' | 'trying' | 'open';

interface Health {
  failures: number;
  /** When it was last found silent; null while it answers. */
  openedAtMs: number | null;
  isTrying: boolean;
}

/**
 * Which studios answer, as one process sees it: one that does not holds up nobody for three seconds
 * each time. Knows no clock but what it is told.
 */
export class StudioCircuit {
  readonly #health = new Map<string, Health>();

  /**
   * Whether a connection may be asked now. A yes after its rest is for one call alone, until that
   * one is told.
   */
  mayAsk(connection: string, nowMs: number): boolean {
    const health = this.#health.get(connection);
    if (!health || health.openedAtMs === null) return true;
    if (health.isTrying || nowMs < health.openedAtMs + restMs) return false;
    health.isTrying = true;
    return true;
  }

  tell(connection: string, isAnswered: boolean, nowMs: number): void {
    if (isAnswered) {
      this.#health.delete(connection);
      return;
    }
    const health = this.#health.get(connection) ?? {
      failures: 0,
      openedAtMs: null,
      isTrying: false,
    };
    health.failures += 1;
    health.isTrying = false;
    if (health.failures >= failuresMax) health.openedAtMs = nowMs;
    this.#health.set(connection, health);
  }

  stateOf(connection: string): CircuitState {
    const health = this.#health.get(connection);
    if (!health || health.openedAtMs === null) return 'closed';
    return health.isTrying ? 'trying' : 'open';
  }
}
