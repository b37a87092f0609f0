import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { houseGame, houseProviderCode, loadGame, type AnyGame } from '@pavilion/games';
import { fail, failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { siteGames } from '../catalogue/index.ts';
import { isSwitchedOff } from './game-switch.store.ts';

export interface GameKey {
  provider_code: string;
  game_code: string;
}

/**
 * A game of our studio that the site offers, with what its rounds are drawn from. Fails with
 * gameNotFound.
 */
export async function offeredGame(
  { server, site }: Pick<RequestContext, 'server' | 'site'>,
  key: GameKey,
): Promise<AnyGame> {
  const game = key.provider_code === houseProviderCode ? houseGame(key.game_code) : null;
  const games = game ? await siteGames(server, site) : [];
  const isOffered = games.some(
    (row) => row.provider_code === key.provider_code && row.code === key.game_code,
  );
  if (!game || !isOffered) return fail('gameNotFound');
  await loadGame(game);
  return game;
}

/**
 * The same, where it opens or is played with play money. Fails with gameUnavailable while the
 * operator has switched it off; a stake's own statement looks itself.
 */
export async function openGame(
  context: Pick<RequestContext, 'server' | 'site'>,
  key: GameKey,
): Promise<AnyGame> {
  const game = await offeredGame(context, key);
  const isOff = await isSwitchedOff(context.server.database.db, { ...key, version: game.version });
  return isOff ? fail('gameUnavailable', { statusDetail: 'switchedOff' }) : game;
}

/**
 * Fails with invalidInput for a filter that names no provider, or no game, which could have rounds
 * here; one that is offered no more may.
 */
export async function checkGameFilter(
  { server, site }: Pick<RequestContext, 'server' | 'site'>,
  { provider_code: provider, game_code: code }: Partial<GameKey>,
): Promise<void> {
  if (!provider && !code) return;
  const games = await siteGames(server, site);
  const ofProvider = games.filter((game) => !provider || game.provider_code === provider);
  const mayBeOurs = !provider || provider === houseProviderCode;
  if (ofProvider.length === 0 && !mayBeOurs) failField('provider_code', 'invalidChoice');
  const isGame =
    ofProvider.some((game) => game.code === code) || (mayBeOurs && houseGame(code ?? ''));
  if (code && !isGame) failField('game_code', 'invalidChoice');
}

/** The game of a round that was played, whatever the site offers now. */
export function playedGame(row: { provider_code: string; game_code: string }): AnyGame {
  const game = row.provider_code === houseProviderCode ? houseGame(row.game_code) : null;
  if (!game) throw new Error(`no game ${row.provider_code}/${row.game_code}`);
  return game;
}

/**
 * The parameters as the game reads them, and what is kept of the request; amounts in them are of
 * the currency. Fails with invalidParams and every problem.
 */
export function checkedParams(
  game: AnyGame,
  raw: Record<string, unknown> = {},
  currency?: CurrencyCode,
): { params: unknown; kept: Record<string, unknown> } {
  const exponent = currency && currencies[currency].exponent;
  const parsed = game.engine === 'hand' ? game.parseParams(raw, exponent) : game.parseParams(raw);
  if (!parsed.ok) return fail('invalidParams', { errors: parsed.problems });
  const names = Object.keys((game.paramsSchema['properties'] as object | undefined) ?? {});
  const kept = names.flatMap((name) => (Object.hasOwn(raw, name) ? [[name, raw[name]]] : []));
  return { params: parsed.params, kept: Object.fromEntries(kept) as Record<string, unknown> };
}
