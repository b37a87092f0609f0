import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const tool = join(import.meta.dirname, '../../../apps/server/src/cli/main.ts');

/** What an operator of the journeys' server does with `pavilion <words>`; gives what it prints. */
export async function asOperator(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['PAVILION_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, [tool, ...words], { env });
  return stdout;
}
