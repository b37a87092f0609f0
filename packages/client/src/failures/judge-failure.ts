// chunk: later
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import type { Failure } from './failure.ts';

/** What the handler decides; `present-failure.ts` carries it out. */
export type FailureOutcome =
  | { kind: 'ignored' }
  | { kind: 'session-ended' }
  | { kind: 'logged'; code: string }
  | { kind: 'shown'; text: FailureText };

/** Text to show: a key of the group `errors`, or the message as it came. */
export type FailureText = { key: string } | { message: string };

/** An old server writes this form of the code. */
const spacedSessionExpired = 'Session Expired';

/**
 * Decides what becomes of a failure, exactly as the error catalogue of the specification (point 8)
 * says.
 */
export function judgeFailure({ statusCode, message }: Failure): FailureOutcome {
  const hasNoStatus = statusCode === undefined || statusCode === null || statusCode === '';
  if (statusCode === 1 || message === 'OK' || hasNoStatus) return { kind: 'ignored' };
  const code = message ?? '';
  if (isSessionFailure(code) || code === spacedSessionExpired) return { kind: 'session-ended' };
  if (code === 'serviceUnavailable') return { kind: 'logged', code };
  return { kind: 'shown', text: textOf(code) };
}

function textOf(message: string): FailureText {
  if (message === '') return { key: 'unknownError' };
  return /^[A-Za-z]+$/.test(message) ? { key: message } : { message };
}
