import { withPlayer, type RequestContext } from '../../../http/route.ts';
import { peekSession } from '../../account/identity/index.ts';

/**
 * The context of a call that is open to guests, with its player when it names one. Fails with
 * sessionExpired for a token that does not hold: whoever believes himself signed in is never
 * answered as a guest.
 */
export async function withAsker(
  context: RequestContext,
  { account_id: accountId, auth: token }: { account_id?: string; auth?: string },
): Promise<RequestContext> {
  if (accountId === undefined || token === undefined) return context;
  const player = await peekSession(context.server, context.site, { accountId, token });
  return withPlayer(context, player);
}
