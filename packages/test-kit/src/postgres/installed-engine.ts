import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { EngineSettings, PostgresEngine } from './postgres-engine.ts';

const run = promisify(execFile);

/** A PostgreSQL of the machine, found by `initdb` and `postgres` on the path. */
export function createInstalledPostgres(settings: EngineSettings): PostgresEngine {
  let server: ChildProcess | undefined;
  return {
    async initialise() {
      const owner = await serverOwner();
      const passwordFile = `${settings.folder}.password`;
      await mkdir(settings.folder, { recursive: true });
      await writeFile(passwordFile, `${settings.password}\n`);
      if (owner.uid !== undefined && owner.gid !== undefined) {
        await chown(settings.folder, owner.uid, owner.gid);
        await chown(passwordFile, owner.uid, owner.gid);
      }
      const flags = [
        '--username=postgres',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
      ];
      try {
        const where = ['-D', settings.folder, `--pwfile=${passwordFile}`, '--no-sync'];
        await run('initdb', [...where, ...flags], owner);
      } finally {
        await rm(passwordFile, { force: true });
      }
    },
    async start() {
      const arguments_ = ['-D', settings.folder, '-p', String(settings.port), ...settings.flags];
      server = spawn('postgres', arguments_, { ...(await serverOwner()), stdio: 'pipe' });
      await untilReady(server);
    },
    async stop() {
      if (!server || server.exitCode !== null) return;
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    },
  };
}

// The server refuses to run as root, so it runs as the account its package made.
async function serverOwner(): Promise<{ uid?: number; gid?: number; cwd: string }> {
  if (process.getuid?.() !== 0) return { cwd: '/' };
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0, cwd: '/' };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`postgres ended with code ${code}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) resolve();
    });
  });
}
