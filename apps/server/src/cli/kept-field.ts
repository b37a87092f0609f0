import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { OfficeCall } from '@pavilion/contracts/office';
import { UsageError } from './command.ts';

interface Keeping {
  isJson: boolean;
  out: string | null;
  folder: string;
}

const ownerOnly = 0o600;

/**
 * Asks for an answer and keeps what of it is for one pair of eyes: `--out` writes it to a new file
 * that only its owner reads, JSON leaves it out. Gives the rest of the answer, and a line about the
 * file.
 */
export async function keeping(
  { name, keeps, effect }: OfficeCall,
  { isJson, out, folder }: Keeping,
  ask: () => Promise<object>,
): Promise<{ answer: object; note: readonly string[] }> {
  if (keeps === undefined) return { answer: await ask(), note: [] };
  // What a change shows once would be lost.
  if (isJson && out === null && effect !== 'reads')
    throw new UsageError(`\`${name}\` with --json needs --out <file>: JSON holds no secret`);
  if (out === null) {
    const answer = await ask();
    return { answer: isJson ? without(answer, keeps.field) : answer, note: [] };
  }
  const path = resolve(folder, out);
  const answer = await writing(path, async () => {
    const whole = await ask();
    const kept: unknown = Object.entries(whole).find(([field]) => field === keeps.field)?.[1];
    if (typeof kept !== 'string') throw new Error(`${name} answers no ${keeps.field}`);
    return { whole, bytes: Buffer.from(kept, keeps.as) };
  });
  return { answer: without(answer, keeps.field), note: [`written to ${out}`] };
}

const without = (answer: object, field: string): object =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => name !== field));

/** The file is made first: where that cannot be, nothing is done. */
async function writing(
  path: string,
  work: () => Promise<{ whole: object; bytes: Uint8Array }>,
): Promise<object> {
  const file = await open(path, 'wx', ownerOnly).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new UsageError(`there is a file ${path} already`);
    throw error;
  });
  try {
    const { whole, bytes } = await work();
    await file.writeFile(bytes);
    return whole;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
