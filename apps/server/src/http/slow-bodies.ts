import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Failure } from '../failure.ts';
import { endWith } from './unreadable-request.ts';

/** So long an ordinary body may take as a whole; one that carries a file is looked at as often … */
export const bodyWindowMs = 30_000;
/**
 * … and goes on when so much came since: a phone at the edge of its network sends more, who only
 * holds the connection sends less.
 */
export const uploadLeastBytes = 32 * 1024;

/**
 * Ends connections whose request comes too slowly after its head, with an answer that says so.
 * `uploads`: the paths whose bodies carry files, which take as long as they take while they come
 * on. It looks at every request, also those that no route takes.
 */
export function cutSlowBodies(server: Server, uploads: ReadonlySet<string>): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    // Nearly every body comes with its head: such a one is whole a moment later, and costs no
    // timer.
    if (hasBody(request)) setImmediate(watchBody, request, response, uploads);
  });
}

function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  uploads: ReadonlySet<string>,
): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const isUpload = uploads.has(request.url?.split('?')[0] ?? '');
  let seenBytes = socket.bytesRead;
  const timer = setInterval(() => {
    const newBytes = socket.bytesRead - seenBytes;
    seenBytes += newBytes;
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (!isUpload || newBytes < uploadLeastBytes) cut(request, response);
  }, bodyWindowMs);
  // Not its "close": a request that was answered before it was whole still holds its connection.
  request.once('end', () => clearInterval(timer));
  timer.unref();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Nothing is said where an answer has begun, or that of an earlier request is still to come. */
function cut({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.socket === null) socket.destroy();
  else endWith(socket, new Failure('requestTooSlow'));
}
