import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createStudio } from '@pavilion/sandbox-studio';
import { parseStudioConfig } from '@pavilion/sandbox-studio/config/config';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { createLaunch } from '../modules/games/providers/launch.service.ts';
import { offerStudio, pointStudio } from './sandbox-world.ts';

export const sandboxKey = {
  id: 'sandbox-test',
  secret: createHmac('sha256', 'sandbox').digest('hex'),
};

/** What its pages get, of whatever call. */
export interface StudioPage {
  session: string;
  balance: string;
  problem?: string;
  round: {
    roundId: string;
    state: string;
    stake: string;
    payout: string;
    jackpotWin: string | null;
  };
}

export interface StudioInProcess {
  readonly studio: ReturnType<typeof createStudio>['studio'];
  readonly address: string;
  /** Paths of the requests that left it for the wallet, in their order. */
  readonly sent: string[];
  /** A call of a page of its games. */
  ask(path: string, payload: object): Promise<StudioPage>;
  /** A player sits down at a game for money. */
  open(player: TestPlayer, provider: string, game: string): Promise<StudioPage>;
  close(): Promise<void>;
}

interface StudioOptions {
  isAgain?: boolean;
  sleep?: (durationMs: number) => Promise<void>;
}

const providers = ['AURUM', 'HALCYON', 'KITEWORKS', 'MANGOTREE', 'WBET'];

/**
 * The sandbox studio inside this process, with the server's clock, waiting for nothing, connected
 * and offered on the first test site. `settings` are more variables of its environment. `isAgain`:
 * one stood here before, and this one takes its place; `sleep` waits in place of not waiting.
 */
export async function startStudioInProcess(
  server: TestServer,
  settings: Record<string, string> = {},
  { isAgain = false, sleep = () => Promise.resolve() }: StudioOptions = {},
): Promise<StudioInProcess> {
  const sent: string[] = [];
  const { app, studio } = createStudio({
    config: parseStudioConfig({
      STUDIO_KEY_ID: sandboxKey.id,
      STUDIO_KEY_SECRET: sandboxKey.secret,
      STUDIO_WALLET_URL: 'http://wallet.test',
      ...settings,
    }),
    fetch: (input, init) => {
      sent.push(new URL(input instanceof Request ? input.url : input).pathname);
      return server.fetch(input, init);
    },
    ports: { clock: server.context.clock, sleep },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  if (isAgain) await pointStudio(server.context, { address, providers });
  else await offerStudio(server, { address, providers, key: sandboxKey });
  const ask = async (path: string, payload: object): Promise<StudioPage> =>
    (await app.inject({ method: 'POST', url: path, payload })).json();
  return {
    studio,
    address,
    sent,
    ask,
    async open(player, provider, game) {
      const site = server.context.sites.byId(player.siteId);
      if (!site) throw new Error('the player has no site');
      const { url } = await createLaunch({
        server: server.context,
        site,
        playerId: player.id,
        game: { provider_code: provider, game_code: game },
        mode: 'real',
        language: 'en',
        lobby: 'http://alpha.test/',
      });
      return ask('/game/open', { address: url });
    },
    close: () => app.close(),
  };
}
