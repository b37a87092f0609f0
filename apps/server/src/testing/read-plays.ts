import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestServer } from '@pavilion/test-kit';

const triesMax = 400;
const pauseMs = 25;

/**
 * Runs what reads the log of plays until it has read all of it. It reads no further than the oldest
 * transaction of the whole database server, which may be another suite's.
 */
export async function readPlays(
  { context }: TestServer,
  reader: string,
  run: () => Promise<unknown>,
): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    await run();
    const { rows } = await sql<{ behind: number }>`
      select count(*)::integer as behind from settled_plays s
       where not exists (select from play_cursors c where c.name = ${reader}
         and (c.tx, c.seq) >= (s.tx, s.seq))`.execute(context.database.db);
    if (rows[0]?.behind === 0) return;
    await setTimeout(pauseMs);
  }
  throw new Error(`${reader} does not come on in the log of plays`);
}

/**
 * Runs what reads the log of plays until it has come to where it is cut off: a run before may find
 * nothing that it can read yet.
 */
export async function untilCutOff(run: () => Promise<unknown>, words: string): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    try {
      await run();
    } catch (error) {
      if (error instanceof Error && error.message.includes(words)) return;
      throw error;
    }
    await setTimeout(pauseMs);
  }
  throw new Error('nothing was cut off');
}
