import type { FastifyReply } from 'fastify';
import type { Failure } from '../failure.ts';
import { lastingBodyOf, sendLastingBody } from './lasting-body.ts';

/** Media type of every answer to a call. */
export const jsonType = 'application/json; charset=utf-8';

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
    ...failure.secondStep,
  });
}

export function sendSuccess(reply: FastifyReply, fields: object): FastifyReply {
  reply.header('content-type', jsonType);
  const lasting = lastingBodyOf(fields, successBody);
  return lasting ? sendLastingBody(reply, lasting) : reply.send(Buffer.from(successBody(fields)));
}

/** Answers a failure; a throttled one also says when to come back. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
  }
  return reply
    .code(failure.status)
    .headers({ 'content-type': jsonType, 'cache-control': 'no-store' })
    .send(failureBody(failure));
}
