const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * How long a deposit waits for its payment before it is given up, by kind: a page of the provider
 * closes soon, a transfer takes a bank's day, a sender on a chain first has to fetch his coins.
 */
export const depositLifetimeMs = {
  ewallet: 30 * minuteMs,
  card: 30 * minuteMs,
  bank: 24 * hourMs,
  crypto: 6 * hourMs,
} as const;
