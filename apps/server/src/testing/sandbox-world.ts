import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programEnvironment, type TestServer } from '@pavilion/test-kit';
import { addKey, connectStudio } from '../modules/games/providers/index.ts';
import { tellOfGames } from './served-games.ts';
import { seedStudioGames } from './studio-games.ts';

interface OfferedStudio {
  address: string;
  providers: readonly string[];
  key: { id: string; secret: string };
}

/** Connects a studio that really runs, and offers providers of it on the first test site. */
export async function offerStudio(
  { context, sites }: TestServer,
  studio: OfferedStudio,
): Promise<void> {
  const { db } = context.database;
  await seedStudioGames(context);
  await db
    .insertInto('site_providers')
    .values(
      studio.providers.map((code) => ({
        site_id: sites.alpha,
        provider_code: code,
        is_enabled: true,
      })),
    )
    .execute();
  await context.sites.refresh();
  await pointStudio(context, studio);
  await tellOfGames(context);
  await addKey(context, 'test', { connectionCode: 'SANDBOX', siteId: null, given: studio.key });
}

/** The studio stands at another address now. */
export const pointStudio = (
  context: TestServer['context'],
  { address, providers }: Pick<OfferedStudio, 'address' | 'providers'>,
): Promise<void> =>
  connectStudio(context, 'test', {
    code: 'SANDBOX',
    name: 'Sandbox studio',
    launchAddress: `${address}/launch`,
    studioAddress: address,
    providerCodes: providers,
  });

const programs = {
  studio: fileURLToPath(new URL('../../../sandbox-studio/src/main.ts', import.meta.url)),
  platform: fileURLToPath(new URL('../main.ts', import.meta.url)),
};

/**
 * One of the two programs as a process of its own, to be killed. Gives it once it answers at
 * `origin`.
 */
export async function startProgram(
  name: keyof typeof programs,
  environment: Record<string, string>,
  origin: string,
): Promise<ChildProcess> {
  const child = fork(programs[name], [], {
    env: programEnvironment(environment),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the ${name} ended with ${child.exitCode}`);
    const isThere = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** SIGKILL: nothing is finished, nothing is closed. */
export async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
