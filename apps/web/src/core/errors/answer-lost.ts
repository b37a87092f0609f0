// chunk: calls
import { CallFailure } from '@pavilion/client/call-failure';

/**
 * True when a failure leaves open whether the server did what was asked: no answer came, or one
 * that tells nothing.
 */
export function isAnswerLost(thrown: unknown): boolean {
  return (
    !(thrown instanceof CallFailure) ||
    // Unavailable too: the database may have gone between doing it and saying so.
    ['internalServerError', 'disconnect', 'serviceUnavailable'].includes(thrown.code)
  );
}
