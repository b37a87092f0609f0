import type { CallInput, CallResponse, launch } from '@pavilion/contracts';
import type { RequestContext } from '../../http/route.ts';
import { fail } from '../../failure.ts';
import { authenticateSession } from '../identity/index.ts';
import { gameFlags } from './game-flags.ts';
import { offeredGame } from './house-game.ts';
import { openDemo } from './demo.service.ts';

/** Opens a game: for a signed-in player for real, for anybody with play money. */
export async function launchGame(
  context: RequestContext,
  input: CallInput<typeof launch>,
): Promise<CallResponse<typeof launch>> {
  const { server, site } = context;
  const game = await offeredGame(context, input);
  const isSignedIn = input.account_id !== undefined && input.auth !== undefined;
  if (input.mode === 'demo' && !isSignedIn && !gameFlags(site, game.category).guestDemo)
    return fail('gameUnavailable', { statusDetail: 'demo' });
  if (isSignedIn) await identify(context, input);
  if (input.mode === 'demo')
    return {
      launch: 'house',
      mode: 'demo',
      play_id: server.ids.next(),
      ...(await openDemo(context)),
    };
  if (!isSignedIn) return fail('sessionExpired');
  return { launch: 'house', mode: 'real', play_id: server.ids.next() };
}

async function identify(
  { server, site }: RequestContext,
  { account_id: accountId = '', auth: token = '' }: CallInput<typeof launch>,
): Promise<void> {
  await authenticateSession(server, site, { accountId, token });
}
