import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@pavilion/contracts';
import { Failure } from '../failure.ts';
import { failureBody, jsonType } from './envelope.ts';

/** What the parser of HTTP says, where it is more than "this is no request". */
const codeByParserCode: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'payloadTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payloadTooLarge',
};

/**
 * The connection is gone, or what was to come on it did not come in time. A browser opens
 * connections ahead: an answer to nothing would be taken for that of the request which it sends in
 * the same moment, where one that is closed lets it ask again.
 */
const silentCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'ERR_HTTP_REQUEST_TIMEOUT']);

/**
 * Answers what is no HTTP (a wrong length, a broken chunk, headers without end) with the envelope
 * as well, and ends the connection: where the next request would begin, nobody knows. No request
 * came out of it, so no route and no hook has seen it.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (silentCodes.has(error.code ?? '') || !socket.writable) {
    socket.destroy();
    return;
  }
  endWith(socket, new Failure(codeByParserCode[error.code ?? ''] ?? 'invalidInput'));
}

/** The last that is said on a connection. */
export function endWith(socket: Socket, failure: Failure): void {
  socket.end(answerTo(failure));
  socket.destroySoon();
}

function answerTo(failure: Failure): string {
  const body = failureBody(failure);
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
    'connection: close',
    `content-type: ${jsonType}`,
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
