import type { CallInput, CallResponse, launch } from '@pavilion/contracts';
import type { CategoryCode } from '@pavilion/domain/categories';
import { houseProviderCode, type AnyGame } from '@pavilion/games';
import type { RequestContext } from '../../../http/route.ts';
import { fail } from '../../../failure.ts';
import { siteGames, type GameRow } from '../catalogue/index.ts';
import { authenticateSession } from '../../account/identity/index.ts';
import { openDemo } from '../purse/index.ts';
import {
  gameFlags,
  legalStakeOf,
  offeredGame,
  openGame,
  readPlayerRounds,
} from '../plays/index.ts';
import { stakeOf } from './game-info.service.ts';
import { launchExternal } from './launch-external.service.ts';
import { openSeat } from './seat.service.ts';

type Input = CallInput<typeof launch>;
type Answer = CallResponse<typeof launch>;

/**
 * Opens a game, of ours or of a studio: for a signed-in player for real, for anybody with play
 * money.
 */
export async function launchGame(context: RequestContext, input: Input): Promise<Answer> {
  if (input.provider_code === houseProviderCode) {
    const game = await offeredGame(context, input);
    const playerId = await playerOf(context, input, game.category);
    // Who has a stake in it comes back to it whatever the operator switched off since.
    if (playerId === null || !(await hasStakeIn(context, input, playerId)))
      await openGame(context, input);
    return launchHouse(context, input, { game, playerId });
  }
  const game = await studioGame(context, input);
  const playerId = await playerOf(context, input, game.category as CategoryCode);
  return launchExternal(context, input, { game, playerId });
}

async function launchHouse(
  context: RequestContext,
  { mode, provider_code, game_code }: Input,
  { game, playerId }: { game: AnyGame; playerId: string | null },
): Promise<Answer> {
  const play_id = context.server.ids.next();
  if (mode === 'demo' || playerId === null)
    return { launch: 'house', mode, play_id, ...(await openDemo(context)) };
  await openSeat(context, { playerId, game: { provider_code, game_code }, playId: play_id });
  const legalMinor = await legalStakeOf(context, game.category, playerId);
  const stake = stakeOf(context.site.currency.code, game, legalMinor);
  return { launch: 'house', mode, play_id, stake };
}

async function hasStakeIn(
  { server, site }: RequestContext,
  { provider_code: providerCode, game_code: gameCode }: Input,
  playerId: string,
): Promise<boolean> {
  const asked = { siteId: site.id, playerId, providerCode, gameCode, limit: 1 };
  return (await readPlayerRounds(server.database.db, { ...asked, state: 'open' })).length > 0;
}

/** A game of another studio that the site offers. Fails with gameNotFound. */
async function studioGame({ server, site }: RequestContext, input: Input): Promise<GameRow> {
  const games = await siteGames(server, site);
  const game = games.find(
    (row) => row.provider_code === input.provider_code && row.code === input.game_code,
  );
  return game ?? fail('gameNotFound');
}

/** Who opens it; null for a guest, who plays with play money where the site's rules let him. */
async function playerOf(
  { server, site }: RequestContext,
  { account_id: accountId, auth: token, mode }: Input,
  category: CategoryCode,
): Promise<string | null> {
  if (accountId !== undefined && token !== undefined)
    return (await authenticateSession(server, site, { accountId, token })).id;
  if (mode === 'real') return fail('sessionExpired');
  if (!gameFlags(site, category).guestDemo) fail('gameUnavailable', { statusDetail: 'demo' });
  return null;
}
