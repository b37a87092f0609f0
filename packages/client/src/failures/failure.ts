// chunk: later
import { CallFailure } from '../call-failure.ts';

/** A failure as the shared handler sees it: an envelope, a failed call, or what a script threw. */
export interface Failure {
  statusCode?: number | string | null;
  /** Code of the catalogue or a text; the server's `message`, the client's `statusMessage`. */
  message?: string | null;
  statusDetail?: string;
}

/**
 * Gives any thrown value the form of a failure; what is no failed call is -500
 * `internalServerError` with its text.
 */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof CallFailure)
    return {
      statusCode: thrown.statusCode,
      message: thrown.code,
      statusDetail: thrown.statusDetail,
    };
  return {
    statusCode: -500,
    message: 'internalServerError',
    statusDetail: thrown instanceof Error ? thrown.message : String(thrown),
  };
}
