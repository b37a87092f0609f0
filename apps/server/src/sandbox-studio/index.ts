import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { ServerContext } from '../context.ts';
import {
  addKey,
  connectStudio,
  describeConnections,
  pullCatalogues,
} from '../modules/games/providers/index.ts';
import { siteExists } from '../modules/site/sites/index.ts';
import { startStudioProcess, type StudioProcess } from './studio-process.ts';

const connectionCode = 'SANDBOX';
const connectionName = 'Sandbox studio';
const keyId = 'sandbox-demo';
const actor = 'demo';
const anyPort = 0;

/**
 * Brings the demo its third-party games: starts their studio, connects it, and takes the catalogue
 * it tells. Gives null where no studio goes on running: it did not start, or is not wanted. Then
 * the games of a new demo are told all the same, and their tiles say that nobody serves them.
 */
export async function bringStudioGames(context: ServerContext): Promise<StudioProcess | null> {
  const { sandboxStudio, seedDemo } = context.config;
  if (sandboxStudio !== null) return startSandboxStudio(context, sandboxStudio.port);
  if (!seedDemo || (await siteExists(context.database.db))) return null;
  const studio = await startSandboxStudio(context, anyPort);
  if (studio === null) return null;
  await studio.stop();
  await connectStudio(context, actor, {
    code: connectionCode,
    name: connectionName,
    launchAddress: `${studio.origin}/launch`,
    studioAddress: null,
    providerCodes: [],
  });
  return null;
}

async function startSandboxStudio(
  context: ServerContext,
  port: number,
): Promise<StudioProcess | null> {
  const { config, logger } = context;
  const key = { id: keyId, secret: secretOf(context.appSecret) };
  try {
    const studio = await startStudioProcess({
      port,
      walletOrigin: `http://localhost:${config.http.port}`,
      key,
      dataDir: join(config.dataDir, 'sandbox-studio'),
      logger,
      onMoved: (moved) =>
        void connect(context, moved, key).catch((error: unknown) =>
          logger.warn({ err: error }, 'the sandbox studio is not connected again'),
        ),
    });
    await connect(context, studio, key);
    logger.info({ url: studio.origin }, 'the sandbox studio is connected');
    return studio;
  } catch (error) {
    logger.warn({ err: error }, 'the demo goes on without its sandbox studio');
    return null;
  }
}

async function connect(
  context: ServerContext,
  { origin, providers }: Pick<StudioProcess, 'origin' | 'providers'>,
  key: { id: string; secret: string },
): Promise<void> {
  const connections = await describeConnections(context);
  const ours = connections.find(({ code }) => code === connectionCode);
  const launchAddress = `${origin}/launch`;
  // What an operator has connected elsewhere stays there.
  const taken = new Set(
    connections
      .filter((connection) => connection !== ours)
      .flatMap((connection) => connection.providers.map(({ code }) => code)),
  );
  const providerCodes = providers.filter((code) => !taken.has(code));
  const isSame =
    ours?.launch_address === launchAddress && ours.providers.length === providerCodes.length;
  if (!isSame)
    await connectStudio(context, actor, {
      code: connectionCode,
      name: connectionName,
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
