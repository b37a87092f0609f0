import type { bingoCardList, CallInput } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import { withPlayer, type PlayerContext, type RequestContext } from '../../../http/route.ts';
import { authenticateSession } from '../../account/identity/index.ts';
import type { CardHolder } from './card.store.ts';

type HolderInput = Pick<CallInput<typeof bingoCardList>, 'account_id' | 'auth' | 'demo_id'>;

/** The player who asks, by account and token. Fails with sessionExpired without. */
export async function asPlayer(
  context: RequestContext,
  { account_id: accountId, auth: token }: HolderInput,
): Promise<PlayerContext> {
  if (!accountId || !token) return fail('sessionExpired');
  const { server, site } = context;
  return withPlayer(context, await authenticateSession(server, site, { accountId, token }));
}

/** Whose cards are meant: those of the purse where one is named, else the player's. */
export async function holderOf(context: RequestContext, input: HolderInput): Promise<CardHolder> {
  if (input.demo_id) return { demoId: input.demo_id.toLowerCase() };
  return { playerId: (await asPlayer(context, input)).player.id };
}
