import { CallFailure } from '../call-failure.ts';

/**
 * How a call that got no answer fails on the client (specification, point 8, "Client-side
 * failures").
 */
type ClientFailureKind = 'unavailable' | 'disconnect' | 'internal';

const failures = {
  unavailable: { statusCode: -503, code: 'serviceUnavailable' },
  disconnect: { statusCode: 0, code: 'disconnect' },
  internal: { statusCode: -500, code: 'internalServerError' },
} as const;

/**
 * Balance, favourites, partners, site info, SEO and home calls; the rest of settings; everything
 * else.
 */
const kindsByPath: readonly [pattern: RegExp, kind: ClientFailureKind][] = [
  [/^\/api\/auth\/get_balance$/, 'unavailable'],
  [/^\/api\/settings\/(partners|siteinfodetail)$/, 'unavailable'],
  [/^\/api\/(home|product)\//, 'unavailable'],
  [/^\/api\/seo$/, 'unavailable'],
  [/^\/api\/settings\//, 'disconnect'],
];

/**
 * The failure of a call that never got an answer of the server. `detail` says what happened, for
 * the log.
 */
export function clientFailure(path: string, detail: string): CallFailure {
  const kind = kindsByPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'internal';
  return new CallFailure({ ...failures[kind], statusDetail: detail });
}

/** True for what {@link createClient} gives when no envelope arrived. */
export function hasNoAnswer(thrown: unknown): thrown is CallFailure {
  return thrown instanceof CallFailure && thrown.statusCode === 0 && thrown.code === 'disconnect';
}
