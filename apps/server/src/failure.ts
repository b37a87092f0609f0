import { errorCatalogue, type ErrorCode, type FieldFailure } from '@pavilion/contracts';

export interface FailureExtra {
  errors?: readonly FieldFailure[];
  statusDetail?: string;
  retryAfterSeconds?: number;
  /** A sign-in that waits for its second step, and the kinds that will do. */
  secondStep?: { challenge: string; kinds: readonly string[] };
}

/**
 * An expected failure: a code of the closed catalogue. It knows nothing of HTTP, so services may
 * raise it.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly errors: readonly FieldFailure[] | undefined;
  readonly statusDetail: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly secondStep: FailureExtra['secondStep'];

  constructor(code: ErrorCode, extra: FailureExtra = {}) {
    super(code);
    this.code = code;
    this.errors = extra.errors;
    this.statusDetail = extra.statusDetail;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.secondStep = extra.secondStep;
  }

  /** H of the envelope `statusCode: -H`. */
  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** Ends the request with a failure of the catalogue; a transaction around it rolls back. */
export function fail(code: ErrorCode, extra?: FailureExtra): never {
  throw new Failure(code, extra);
}

/** Refuses one field: `invalidInput` with `errors: [{ path, code }]`. */
export function failField(path: string, code: string): never {
  throw new Failure('invalidInput', { errors: [{ path, code }] });
}
