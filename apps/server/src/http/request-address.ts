import type { FastifyRequest } from 'fastify';

type Addressed = Pick<FastifyRequest, 'host' | 'protocol'>;

/**
 * The host that was asked, with its port, as addresses of the site name it: in small letters,
 * without a dot at its end.
 */
export function hostOf({ host }: Pick<Addressed, 'host'>): string {
  return host.toLowerCase().replace(/\.(?=$|:\d+$)/, '');
}

/** Scheme and host that was asked, without a slash at the end. */
export const originOf = (request: Addressed): string => `${request.protocol}://${hostOf(request)}`;
