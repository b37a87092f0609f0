import type { ErrorCode } from '@pavilion/contracts';
import { isDatabaseAway, sqlStateOf } from '@pavilion/database';
import { Failure } from '../failure.ts';

const codeByFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_ASYNC_CONSTRAINT: 'notFound',
};

// What parts of others (the server of files first of all) say of a request they do not take.
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalidInput',
  403: 'notFound',
  404: 'notFound',
  412: 'invalidInput',
  429: 'tooManyRequests',
};

// Lock and statement timeouts: the caller may try again.
const unavailableStates = new Set(['55P03', '57014']);

// A text the database cannot keep, such as a zero character in an address: no schema looked at it
// before.
const unwritableState = '22021';

/** The failure an error stands for, or null when it is a programmer error that must be logged. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  const known =
    (code === undefined ? undefined : codeByFastifyCode[code]) ??
    codeByStatus[statusOf(error) ?? 0];
  if (known !== undefined) return new Failure(known);
  if (sqlStateOf(error) === unwritableState) return new Failure('invalidInput');
  if (isDatabaseAway(error) || unavailableStates.has(sqlStateOf(error) ?? '')) {
    return new Failure('serviceUnavailable', { retryAfterSeconds: 1 });
  }
  return null;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
