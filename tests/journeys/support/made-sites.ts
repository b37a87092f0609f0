import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ServerProcess } from './server-process.ts';

/**
 * A server of its own without the demo, whose sites a script beside this file makes first;
 * `filesOf` writes what the script reads into a folder and gives its arguments. `stop` removes the
 * data too.
 */
export async function startMadeSites(
  script: string,
  filesOf: (folder: string) => string[] = () => [],
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-sites-'));
  const env = { DATA_DIR: join(folder, 'data'), SEED_DEMO: '0', REQUESTS_PER_MINUTE: '0' };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await runScript(script, filesOf(folder), env);
    const server = await startServer(env);
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function runScript(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const script = join(import.meta.dirname, name);
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString('utf8')));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} failed:\n${told}`);
}
