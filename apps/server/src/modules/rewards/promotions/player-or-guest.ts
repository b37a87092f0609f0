import { Failure } from '../../../failure.ts';
import { withPlayer, type PlayerContext, type RequestContext } from '../../../http/route.ts';
import { peekSession } from '../../account/identity/index.ts';

/**
 * Who asks a call that is open to guests, when they say who they are and it holds; null: a guest.
 */
export async function playerOf(
  context: RequestContext,
  input: { account_id?: string; auth?: string },
): Promise<PlayerContext | null> {
  if (!input.account_id || !input.auth) return null;
  try {
    const credentials = { accountId: input.account_id, token: input.auth };
    const player = await peekSession(context.server, context.site, credentials);
    return withPlayer(context, player);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
