import { findCommand, runCommand } from '../../../apps/server/src/cli/run-command.ts';
import { parseConfig } from '../../../apps/server/src/config/config.ts';
import { readEnvironment } from '../../../apps/server/src/config/env.ts';
import { outside } from '../../../apps/server/src/outside.ts';
import { declared } from '../../../apps/server/src/module-catalogue.ts';
import { createContext, type ServerContext } from '../../../apps/server/src/context.ts';

/** Works on the database that the environment names (DATA_DIR). */
export async function withDatabase(work: (context: ServerContext) => Promise<void>): Promise<void> {
  const context = await createContext(
    { ...parseConfig(readEnvironment()), logLevel: 'warn' },
    { outside, declared },
  );
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

/** Runs a command of the operator's tool. */
export async function command(context: ServerContext, args: readonly string[]): Promise<void> {
  const found = findCommand(args);
  if (!found) throw new Error(`no command ${args.join(' ')}`);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  await runCommand(found, args, { context, actor: 'cli:journeys', folder: '.', print });
}

/** What the tool needs to know to make a site. */
export interface MadeSite {
  id: string;
  host: string;
  theme: string;
  colour: string;
}

/** Makes sites in English for the Philippines, one after the other. */
export function createSites(
  context: ServerContext,
  name: string,
  sites: readonly MadeSite[],
): Promise<void> {
  const common = ['--name', name, '--currency', 'PHP', '--country', 'PH', '--languages', 'EN'];
  return sites.reduce(async (before, { id, host, theme, colour }) => {
    await before;
    const own = ['--id', id, '--domains', host, '--theme', theme, '--color', colour];
    await command(context, ['site', 'create', ...own, ...common]);
  }, Promise.resolve());
}
