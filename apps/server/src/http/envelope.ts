import type { FastifyReply } from 'fastify';
import type { Failure } from '../failure.ts';

const jsonType = 'application/json; charset=utf-8';

/** Body of a success. The fields of a call never shadow the two of the envelope. */
export function successBody(fields: object): string {
  return JSON.stringify({ ...fields, statusCode: 1, message: 'OK' });
}

/** Body of a failure: HTTP status H stands as `statusCode: -H`. */
export function failureBody(failure: Failure): string {
  return JSON.stringify({
    statusCode: -failure.status,
    message: failure.code,
    statusDetail: failure.statusDetail,
    errors: failure.errors,
  });
}

/** Bodies of answers that consist of one frozen list, by that list. */
const writtenLists = new WeakMap<readonly unknown[], Buffer>();

/**
 * A frozen list is a handler's promise that nothing in it changes: its answer is written once and sent as it is until
 * the handler gives another list. The busiest calls (match_list, public_odds) would else write the same text each time.
 */
function frozenListBody(fields: object): Buffer | null {
  const { value, ...others } = fields as { value?: unknown };
  if (!Array.isArray(value) || !Object.isFrozen(value) || Object.keys(others).length > 0)
    return null;
  const list = value as readonly unknown[];
  let body = writtenLists.get(list);
  if (!body) {
    body = Buffer.from(successBody(fields));
    writtenLists.set(list, body);
  }
  return body;
}

export function sendSuccess(reply: FastifyReply, fields: object): FastifyReply {
  const body = frozenListBody(fields) ?? successBody(fields);
  return reply.header('content-type', jsonType).send(body);
}

/** Answers a failure; a throttled one also says when to come back. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
  }
  return reply.code(failure.status).header('content-type', jsonType).send(failureBody(failure));
}
