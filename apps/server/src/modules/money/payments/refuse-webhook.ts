import type { ServerContext } from '../../../context.ts';

/**
 * Why a webhook is not taken, and the HTTP status its sender is answered. `badTimestamp`: too old,
 * too far ahead, or none.
 */
const refusals = {
  badSignature: 401,
  badTimestamp: 401,
  malformed: 400,
  tooLarge: 413,
  webhookReused: 409,
  unknownReference: 404,
  unknownProvider: 404,
} as const;

type Refusal = keyof typeof refusals;
export type RefusalStatus = (typeof refusals)[Refusal];

/** Counts a refused webhook; gives the status to answer. */
export function refuseWebhook(
  { metrics }: Pick<ServerContext, 'metrics'>,
  reason: Refusal,
): RefusalStatus {
  metrics.webhooksRefused.inc({ reason });
  return refusals[reason];
}

/**
 * Shows every reason from the start: an alarm on the increase would miss the first of a count that
 * appears with it.
 */
export function showRefusals({ metrics }: Pick<ServerContext, 'metrics'>): void {
  for (const reason of Object.keys(refusals)) metrics.webhooksRefused.inc({ reason }, 0);
}
