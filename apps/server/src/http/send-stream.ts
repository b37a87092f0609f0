import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Call } from '@pavilion/contracts';
import type { StreamedAnswer } from '../streamed-answer.ts';

/** What is read as it comes: no proxy may gather it first. */
const liveHeaders = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
const savedHeaders = (fileName: string) => ({
  'content-disposition': `attachment; filename="${fileName}"`,
});

/**
 * Reads no further than the client takes. What breaks on the way breaks the connection: half a file
 * never looks like a whole one.
 */
export function sendStream(
  reply: FastifyReply,
  call: Call,
  { fileName, pieces }: StreamedAnswer,
): FastifyReply {
  return reply
    .headers({
      'content-type': `${call.answersWith ?? 'text/plain'}; charset=utf-8`,
      ...(fileName === null ? liveHeaders : savedHeaders(fileName)),
    })
    .send(Readable.from(pieces, { highWaterMark: 1 }));
}
