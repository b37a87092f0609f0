import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/**
 * The body of an answer that stays the same, and its compressed forms, each made when first asked
 * for.
 */
export interface LastingBody {
  /** Text where that is the quick way to the socket: short, and one byte a character. */
  readonly plain: Buffer | string;
  readonly bytes: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  etag?: string;
}

/** Below one network packet compression saves nothing. */
const compressedFromBytes = 1400;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Bodies by the object that promises not to change. */
const bodies = new WeakMap<object, LastingBody>();

/**
 * A frozen answer, or a frozen list that is all of an answer, is a handler's promise that nothing
 * in it changes: it is written once and sent as it is until the handler gives another object. The
 * busiest calls (startup, match_list, public_odds) would else write the same text each time. Null:
 * nothing was promised.
 */
export function lastingBodyOf(
  fields: object,
  write: (fields: object) => string,
): LastingBody | null {
  const promise = Object.isFrozen(fields) ? fields : frozenListOf(fields);
  if (promise === null) return null;
  let body = bodies.get(promise);
  if (!body) {
    body = bodyOf(write(fields));
    bodies.set(promise, body);
  }
  return body;
}

/** Node writes such text together with the headers, in one piece and without a copy to keep. */
const quickTextMaxLength = 8192;

function bodyOf(text: string): LastingBody {
  const bytes = Buffer.from(text);
  const isQuick = bytes.length === text.length && text.length <= quickTextMaxLength;
  return { bytes, plain: isQuick ? text : bytes };
}

function frozenListOf(fields: { value?: unknown }): object | null {
  const { value } = fields;
  const isList = Array.isArray(value) && Object.isFrozen(value);
  return isList && Object.keys(fields).length === 1 ? value : null;
}

/** Marks a body that may be asked for again, and tells whether the client has it already. */
function isKnown(reply: FastifyReply, body: LastingBody): boolean {
  body.etag ??= `W/"${createHash('sha256').update(body.bytes).digest('base64url').slice(0, 22)}"`;
  // Kept by who asks, and asked about each time.
  reply.headers({ etag: body.etag, 'cache-control': 'private, no-cache' });
  const known = reply.request.headers['if-none-match'] ?? '';
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').map(bare).includes(bare(body.etag));
}

/**
 * Sends a body, compressed as the client likes: once compressed, it costs less than its own bytes
 * would.
 */
export function sendLastingBody(reply: FastifyReply, body: LastingBody): FastifyReply {
  if (reply.request.method === 'GET' && isKnown(reply, body)) return reply.code(304).send();
  if (body.bytes.length < compressedFromBytes) return reply.send(body.plain);
  reply.header('vary', 'accept-encoding');
  const accepted = reply.request.headers['accept-encoding'];
  if (accepted === undefined) return reply.send(body.plain);
  if (/\bbr\b/.test(String(accepted))) {
    body.br ??= brotliCompressSync(body.bytes, brotliOptions);
    return reply.header('content-encoding', 'br').send(body.br);
  }
  if (/\bgzip\b/.test(String(accepted))) {
    body.gzip ??= gzipSync(body.bytes);
    return reply.header('content-encoding', 'gzip').send(body.gzip);
  }
  return reply.send(body.plain);
}
