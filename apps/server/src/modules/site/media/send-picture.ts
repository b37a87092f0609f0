import type { FastifyReply } from 'fastify';
import type { Picture } from './picture.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Sends a picture whose address always means the same one, so that caches may keep it for ever;
 * one that changes for so many seconds.
 */
export function sendPicture(
  reply: FastifyReply,
  picture: Picture,
  keptSeconds?: number,
): FastifyReply {
  const kept =
    keptSeconds === undefined
      ? `public, max-age=${yearSeconds}, immutable`
      : `public, max-age=${keptSeconds}`;
  return (
    reply
      .type(picture.type)
      .header('cache-control', kept)
      // Some browsers apply the policy to the picture itself, which styles itself.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      // Mails are read on pages of others, and show the site's icon.
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture.body)
  );
}
