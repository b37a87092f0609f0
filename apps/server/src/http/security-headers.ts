import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Headers of every answer. The policy here is the one for data: nothing may run or be framed. Pages replace it by their
 * own (`pagePolicy`).
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    // Games and payment pages open in windows of their own and report back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: yearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/** Content-Security-Policy of a page; `styleSources` are the hashes of the style elements the server writes into it. */
export function pagePolicy(styleSources: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${["'self'", ...styleSources].join(' ')}`,
    // React sets style attributes (progress bars, virtual lists) through the DOM, which the policy does not touch.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
