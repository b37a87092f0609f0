import { randomUUID } from 'node:crypto';
import {
  authenticate,
  readLaunchAddress,
  signHeaders,
  transact,
  type ProviderCall,
  type ProviderRequest,
} from '@pavilion/contracts/provider';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { addKey, connectStudio } from '../modules/games/providers/index.ts';
import { tellOfGames } from './served-games.ts';
import { seedStudioGames } from './studio-games.ts';
import { createLaunch } from '../modules/games/providers/launch.service.ts';

/** A game of the demo catalogue, and another of the same studio. */
export const studioGame = { provider: 'AURUM', game: 'vault-of-midas' };
export const otherGame = { provider: 'AURUM', game: 'alchemist-alley' };

export interface StudioAnswer extends Record<string, unknown> {
  http: number;
  code: string;
  retry: string;
  balance?: { available: string };
}

/**
 * Connects the studio AURUM (and one more provider) to both test sites; gives a key of the first
 * site.
 */
export async function connectTestStudio(
  { context, sites }: TestServer,
  studioAddress: string | null = null,
): Promise<{ id: string; secret: string }> {
  const { db } = context.database;
  await seedStudioGames(context);
  for (const site of [sites.alpha, sites.beta])
    await db
      .insertInto('site_providers')
      .values({ site_id: site, provider_code: studioGame.provider, is_enabled: true })
      .execute();
  await context.sites.refresh();
  await connectStudio(context, 'test', {
    code: 'TEST',
    name: 'Test studio',
    launchAddress: 'http://studio.test/launch',
    studioAddress,
    providerCodes: [studioGame.provider],
  });
  await tellOfGames(context);
  await context.sites.refresh();
  return addKey(context, 'test', { connectionCode: 'TEST', siteId: sites.alpha });
}

/** A studio's side of the wire: signs, sends, and gives the answer whatever it is. */
export function studioOf(server: TestServer, key: { id: string; secret: string }) {
  return async <C extends ProviderCall>(
    call: C,
    input: ProviderRequest<C>,
    headers: Record<string, string> = {},
  ): Promise<StudioAnswer> => {
    const body = JSON.stringify(input);
    const signed = signHeaders(key, {
      method: 'POST',
      path: call.path,
      timestamp: server.context.clock.now().toISOString(),
      nonce: randomUUID(),
      body,
    });
    const answer = await server.fetch(`http://wallet.test${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed, ...headers },
      body,
    });
    return { ...((await answer.json()) as StudioAnswer), http: answer.status };
  };
}

export async function launchToken(server: TestServer, player: TestPlayer): Promise<string> {
  const site = server.context.sites.byId(player.siteId);
  if (!site) throw new Error('the player has no site');
  const { url } = await createLaunch({
    server: server.context,
    site,
    playerId: player.id,
    game: { provider_code: studioGame.provider, game_code: studioGame.game },
    mode: 'real',
    language: 'en',
    lobby: 'http://alpha.test/',
  });
  const launch = readLaunchAddress(url);
  if (launch?.mode !== 'real') throw new Error('no launch for real money');
  return launch.token;
}

/** A player at a table: what a studio does in his name. */
export async function openTable(
  server: TestServer,
  send: ReturnType<typeof studioOf>,
  player: TestPlayer,
) {
  const opened = await send(authenticate, { launchToken: await launchToken(server, player) });
  const session = String(opened['session']);
  const alias = String(opened['player']);
  type Action = ProviderRequest<typeof transact>['actions'][number];
  return {
    opened,
    session,
    alias,
    move: (
      roundId: string,
      actions: Action[],
      change: Partial<ProviderRequest<typeof transact>> = {},
    ) =>
      send(transact, {
        session,
        player: alias,
        ...studioGame,
        currency: 'PHP',
        roundId,
        actions,
        ...change,
      }),
  };
}
