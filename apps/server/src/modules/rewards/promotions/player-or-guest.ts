import { Failure } from '../../../failure.ts';
import type { PlayerContext, RequestContext, SessionPlayer } from '../../../http/route.ts';
import { peekSession } from '../../account/identity/index.ts';

/** Who asks a call that is open to guests, when they say who they are and it holds; null: a guest. */
export async function playerOf(
  context: RequestContext,
  input: { account_id?: string; auth?: string },
): Promise<PlayerContext | null> {
  if (!input.account_id || !input.auth) return null;
  try {
    const credentials = { accountId: input.account_id, token: input.auth };
    const player = await peekSession(context.server, context.site, credentials);
    return playerContext(context, player);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** The context of a call with the player it is of; some of its fields are worked out when they are read. */
const playerContext = (context: RequestContext, player: SessionPlayer): PlayerContext => ({
  server: context.server,
  site: context.site,
  player,
  language: context.language,
  now: context.now,
  requestId: context.requestId,
  ip: context.ip,
  host: context.host,
  userAgent: context.userAgent,
  cookies: context.cookies,
  isSecure: context.isSecure,
  setCookie: (text) => context.setCookie(text),
});
