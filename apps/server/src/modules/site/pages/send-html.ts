import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page and its compressed forms, each made when first asked for. */
export interface SendablePage {
  html: string;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/**
 * Sends a page, compressed as the browser likes. It depends on the visitor's cookies: no shared
 * cache may keep it, and of a preview none at all.
 */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SendablePage,
  isPreview = false,
): Promise<FastifyReply> {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', isPreview ? 'no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding, cookie, accept-language');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    page.br ??= brotli(page.html, brotliOptions);
    return reply.header('content-encoding', 'br').send(await page.br);
  }
  if (/\bgzip\b/.test(accepted)) {
    page.gzip ??= gzipped(page.html);
    return reply.header('content-encoding', 'gzip').send(await page.gzip);
  }
  return reply.send(page.html);
}
