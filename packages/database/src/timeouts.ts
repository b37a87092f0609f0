/**
 * Limits every ordinary PostgreSQL connection carries (domain/ledger.md 5.2 point 5): a caller
 * never waits for a row lock longer than a provider waits for us. The embedded engine cannot
 * interrupt a statement and has nobody to wait for, so it has none.
 */
export const statementTimeoutMs = 3000;
export const lockTimeoutMs = 2000;
export const idleInTransactionTimeoutMs = 5000;
export const connectTimeoutMs = 5000;
/**
 * A server that is frozen keeps none of these: our own side gives up a little later than a living
 * one would have. With the wait for a free connection before it a request ends within five seconds.
 */
export const queryTimeoutMs = statementTimeoutMs + 250;
export const connectionWaitMs = 1700;
