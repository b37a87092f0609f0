import { asId, type PlayerId, type SessionId } from '@pavilion/domain/ids';
import { localeByTag, locales } from '@pavilion/domain/locales';
import type { ServerContext } from '../../context.ts';
import type { PlayerContext, SessionPlayer } from '../../http/request-context.ts';
import type { Site } from '../../site-directory/index.ts';
import { authenticateSession, openSession } from '../../modules/account/identity/index.ts';
import type { CrowdMember } from './demo-crowd.store.ts';

/**
 * A computer player signs in anew after this time: often enough to count as active, seldom enough
 * to write little.
 */
const presenceMs = 12 * 60 * 60_000;
const origin = {
  ip: '127.0.0.1',
  userAgent: 'demo crowd',
  cookies: '',
  host: '',
  isSecure: false,
  setCookie: () => undefined,
} as const;

/** What a call of a computer player looks like to a service: as any other player's. */
export async function crowdContext(
  context: ServerContext,
  site: Site,
  member: CrowdMember,
): Promise<PlayerContext> {
  return {
    ...origin,
    server: context,
    site,
    player: await presentPlayer(context, site, member),
    language: localeByTag(member.language) ?? locales.EN,
    now: context.clock.now(),
    requestId: context.ids.next(),
  };
}

/** By the member's last session, or a new one, whose token nobody keeps. */
async function presentPlayer(
  context: ServerContext,
  site: Site,
  { playerId, accountId, sessionId, lastSeenAt }: CrowdMember,
): Promise<SessionPlayer> {
  const sinceMs = context.clock.now().getTime() - (lastSeenAt?.getTime() ?? 0);
  if (sessionId !== null && sinceMs < presenceMs) {
    return { id: asId<PlayerId>(playerId), accountId, sessionId: asId<SessionId>(sessionId) };
  }
  const owner = { siteId: site.id, playerId, ...origin };
  const token = await openSession(context.database.db, context, owner);
  return authenticateSession(context, site, { accountId, token });
}
