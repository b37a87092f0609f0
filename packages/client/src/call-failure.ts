import type { FieldFailure } from '@pavilion/contracts/field-failure';

/** A call that did not succeed. `statusCode` is negative (-409), 0 when no answer arrived. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly statusCode: number;
  /** Code of the error catalogue. */
  readonly code: string;
  readonly statusDetail: string | undefined;
  readonly errors: readonly FieldFailure[];
  readonly retryAfterSeconds: number | undefined;
  /** Of `secondStepRequired`: what the second step is proven for, and by which kinds. */
  readonly challenge: string | undefined;
  readonly kinds: readonly string[];

  constructor(failure: {
    statusCode: number;
    code: string;
    statusDetail?: string;
    errors?: readonly FieldFailure[];
    retryAfterSeconds?: number;
    challenge?: string;
    kinds?: readonly string[];
  }) {
    super(failure.statusDetail ?? failure.code);
    this.statusCode = failure.statusCode;
    this.code = failure.code;
    this.statusDetail = failure.statusDetail;
    this.errors = failure.errors ?? [];
    this.retryAfterSeconds = failure.retryAfterSeconds;
    this.challenge = failure.challenge;
    this.kinds = failure.kinds ?? [];
  }
}
