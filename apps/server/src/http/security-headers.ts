import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

const policy: FastifyHelmetOptions = {
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
};

/**
 * What no page of ours and no game in its frame ever asks a browser for. Full screen and sound stay
 * as browsers have them.
 */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Answers to calls are about one player at one moment: nothing on the way may keep them. */
const noStore = { 'cache-control': 'no-store' };
const callPrefix = '/api/';

/**
 * Headers of every answer: those of security, and the request's id. The content policy here is the
 * one for data: nothing may run or be framed. Pages replace it by their own (`pagePolicy`).
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  const headers = await headersOfHelmet();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith(callPrefix)) reply.headers(noStore);
    reply.header('x-request-id', request.id);
    done();
  });
}

// They are the same for every answer, and working them out costs more than the rest of a small
// call: ask helmet once.
async function headersOfHelmet(): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, policy);
  sample.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await sample.inject('/');
  await sample.close();
  const ofTransport = new Set(['connection', 'content-length', 'date', 'keep-alive']);
  const ofHelmet = Object.entries(headers)
    .filter(([name]) => !ofTransport.has(name))
    .map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(ofHelmet), 'permissions-policy': permissionsPolicy };
}

/**
 * What a site's own measuring scripts need besides: origins as `https://host`, hashes as
 * `sha256-…`.
 */
export interface OwnScripts {
  origins: readonly string[];
  hashes: readonly string[];
}

/**
 * Content-Security-Policy of a page of `host`; `styleSources` are the hashes of the style elements
 * the server writes into it, `scripts` what the operator of this very site was allowed to add
 * (validated when written).
 */
export function pagePolicy(
  host: string,
  styleSources: readonly string[],
  scripts: OwnScripts = { origins: [], hashes: [] },
): string {
  const origins = scripts.origins.map((origin) => ` ${origin}`).join('');
  const hashes = scripts.hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}${origins}`,
    `style-src ${["'self'", ...styleSources].join(' ')}`,
    // React sets style attributes (progress bars, virtual lists) through the DOM, which the policy
    // does not touch.
    `img-src 'self' data: blob:${origins}`,
    "font-src 'self'",
    // Older browsers do not count sockets among 'self'; who ends TLS before us decides which of the
    // two it is.
    `connect-src 'self' ws://${host} wss://${host}${origins}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // Nothing strange is framed: chat and games of others stand in frame pages of our own, with
    // policies of their own.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
