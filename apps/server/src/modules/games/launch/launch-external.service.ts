import type { CallInput, CallResponse, launch } from '@pavilion/contracts';
import type { GameRow } from '../catalogue/index.ts';
import type { RequestContext } from '../../../http/route.ts';
import { openSeat } from './seat.service.ts';
import { pathIn } from '../../../site-directory/index.ts';
import { createLaunch, freeRoundsWaiting, studioFacts } from '../providers/index.ts';

type Answer = CallResponse<typeof launch>;

/**
 * Opens a studio's game: the address of its page, for real with a token of its own. `playerId`
 * null: a guest with play money.
 */
export async function launchExternal(
  context: RequestContext,
  input: CallInput<typeof launch>,
  { game, playerId }: { game: GameRow; playerId: string | null },
): Promise<Answer> {
  const { server, site, language } = context;
  const { provider_code, code: game_code } = game;
  const launched = await createLaunch({
    server,
    site,
    playerId,
    game: { provider_code, game_code },
    mode: input.mode,
    device: input.device ?? 'desktop',
    language: language.tag,
    lobby: lobbyAddress(context, input.return_url),
  });
  const play_id = server.ids.next();
  if (input.mode === 'real' && playerId !== null)
    await openSeat(context, { playerId, game: { provider_code, game_code }, playId: play_id });
  const owner = { siteId: site.id, provider_code, game_code };
  const waiting =
    input.mode === 'real' && playerId !== null
      ? await freeRoundsWaiting(server, { ...owner, playerId })
      : null;
  return {
    ...launched,
    play_id,
    facts: await studioFacts(server, site, game, playerId),
    ...(waiting && { free_rounds: waiting }),
  };
}

/**
 * The way back, on the very host the player came by (the game speaks to that origin alone) and in
 * his language. Anything but a path of the site leads home.
 */
function lobbyAddress({ host, isSecure, site, language }: RequestContext, path = '/'): string {
  const origin = `${isSecure ? 'https' : 'http'}://${host}`;
  const target = URL.canParse(path, origin) ? new URL(path, origin) : null;
  const isOfSite = target?.origin === new URL(origin).origin;
  const own = isOfSite ? target.pathname + target.search + target.hash : '/';
  return origin + pathIn(language.tag, site, own);
}
