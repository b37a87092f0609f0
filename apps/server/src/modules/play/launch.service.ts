import type { CallInput, CallResponse, launch } from '@pavilion/contracts';
import type { RequestContext } from '../../http/route.ts';
import { fail } from '../../failure.ts';
import { authenticateSession } from '../identity/index.ts';
import { offeredGame } from './house-game.ts';
import { openDemo } from './demo.service.ts';

/** Opens a game: for a signed-in player for real, for anybody with play money. */
export async function launchGame(
  context: RequestContext,
  input: CallInput<typeof launch>,
): Promise<CallResponse<typeof launch>> {
  const { server, site } = context;
  await offeredGame(context, input);
  if (input.mode === 'demo')
    return {
      launch: 'house',
      mode: 'demo',
      play_id: server.ids.next(),
      ...(await openDemo(context)),
    };
  if (input.account_id === undefined || input.auth === undefined) return fail('sessionExpired');
  await authenticateSession(server, site, { accountId: input.account_id, token: input.auth });
  return { launch: 'house', mode: 'real', play_id: server.ids.next() };
}
