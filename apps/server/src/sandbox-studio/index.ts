import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { providerEntries } from '@pavilion/games/titles/index';
import type { ServerContext } from '../context.ts';
import {
  addKey,
  connectStudio,
  describeConnections,
  pullCatalogues,
} from '../modules/games/providers/index.ts';
import { startStudioProcess, type StudioProcess } from './studio-process.ts';

const connectionCode = 'SANDBOX';
const keyId = 'sandbox-demo';
const actor = 'demo';

/**
 * Starts the studio of the demo's third-party games and connects it: addresses, key, and what it says it serves. Gives null when it does not
 * start: the demo goes on without its games, whose tiles then say so.
 */
export async function startSandboxStudio(context: ServerContext): Promise<StudioProcess | null> {
  const { config, logger } = context;
  if (config.sandboxStudio === null) return null;
  const key = { id: keyId, secret: secretOf(context.appSecret) };
  try {
    const studio = await startStudioProcess({
      port: config.sandboxStudio.port,
      walletOrigin: `http://localhost:${config.http.port}`,
      key,
      dataDir: join(config.dataDir, 'sandbox-studio'),
      logger,
      onMoved: (origin) =>
        void connect(context, origin, key).catch((error: unknown) =>
          logger.warn({ err: error }, 'the sandbox studio is not connected again'),
        ),
    });
    await connect(context, studio.origin, key);
    logger.info({ url: studio.origin }, `the sandbox studio serves its games at ${studio.origin}`);
    return studio;
  } catch (error) {
    logger.warn({ err: error }, 'the demo goes on without its sandbox studio');
    return null;
  }
}

async function connect(
  context: ServerContext,
  origin: string,
  key: { id: string; secret: string },
): Promise<void> {
  const connections = await describeConnections(context);
  const ours = connections.find(({ code }) => code === connectionCode);
  const launchAddress = `${origin}/launch`;
  // What an operator has connected elsewhere stays there.
  const taken = new Set(
    connections
      .filter((connection) => connection !== ours)
      .flatMap(({ providers }) => providers.map(({ code }) => code)),
  );
  const providerCodes = providerEntries.map(({ code }) => code).filter((code) => !taken.has(code));
  const isSame =
    ours?.launch_address === launchAddress && ours.providers.length === providerCodes.length;
  if (!isSame)
    await connectStudio(context, actor, {
      code: connectionCode,
      name: 'Sandbox studio',
      launchAddress,
      studioAddress: origin,
      providerCodes,
    });
  await addKey(context, actor, { connectionCode, siteId: null, given: key });
  await pullCatalogues(context);
}

/** Known to both programs and to nobody else, and the same after a restart. */
const secretOf = (appSecret: string): string =>
  createHmac('sha256', appSecret).update('sandbox studio').digest('hex');
