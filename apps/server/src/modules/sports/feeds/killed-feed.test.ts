import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programEnvironment } from '@pavilion/test-kit';
import { engineTimeoutMs } from '@pavilion/test-kit/engines';
import { auditBooks } from '../../../testing/audit-books.ts';
import { feedWorld, matchMessages } from '../../../testing/feed-world.ts';
import { createKillWorld, type KillWorld } from '../../../testing/kill-world.ts';
import { killProgram } from '../../../testing/sandbox-world.ts';

const tool = fileURLToPath(new URL('../../../cli/main.ts', import.meta.url));
const play = ['--as-told', '--adopt'];
const kills = 3;
const rounds = 1_000;

describe('a play that is killed', { timeout: engineTimeoutMs }, () => {
  let world: KillWorld;
  beforeAll(async () => {
    world = await createKillWorld('kill-feed', ['KITEWORKS']);
  });
  afterAll(() => world.close());

  const logged = async (source: string): Promise<number> => {
    const { count } = await world.database.db
      .selectFrom('feed_messages')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('source', '=', source)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const stops = async (eventId: string | null) =>
    world.database.db
      .selectFrom('markets')
      .select(['stop_no', 'status'])
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow();

  it('goes on where it was, and applies nothing twice', async () => {
    const feed = feedWorld(world.server, 'killed');
    const told = matchMessages(world.server.context.clock.now());
    const messages = feed.number([
      told.fixture(),
      ...Array.from({ length: rounds }, (_, index) => [
        told.odds(`2.${String(10 + (index % 80))}`, '3.40', '3.60'),
        ...(index % 10 === 9 ? [told.stop('review')] : []),
      ]).flat(),
      // Between two plays a source may have been silent for too long.
      { kind: 'snapshot', request: 'all' },
      told.odds('2.10', '3.40', '3.60'),
    ]);
    const path = join(world.folder, 'feed.jsonl');
    writeFileSync(path, messages.map((message) => JSON.stringify(message)).join('\n'));
    const args = ['feed', 'play', path, '--source', 'killed', ...play];
    let before = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const child = world.keep(
        fork(tool, args, {
          env: programEnvironment(world.platformEnvironment),
          execArgv: ['--disable-warning=ExperimentalWarning'],
          stdio: 'ignore',
        }),
      );
      let isEnded = false;
      child.once('exit', () => {
        isEnded = true;
      });
      // Somewhere in the midst of the messages after those of the last one.
      while (!isEnded && (await logged('killed')) <= before) await sleep(5);
      await killProgram(child);
      before = await logged('killed');
    }
    expect(before).toBeGreaterThan(0);

    const report = await feed.play(messages, ...play);
    expect(report.applied + report.repeated).toBe(messages.length);
    expect(report.repeated).toBe(before);
    expect(await logged('killed')).toBe(messages.length);
    expect(await feed.offer()).toEqual(['1x2 - open away 3600 draw 3400 home 2100']);
    const { stop_no } = await stops(await feed.eventId());
    // Those of its source, some of one batch as one, and one for each silence between two plays.
    expect(stop_no).toBeLessThanOrEqual(rounds / 10 + kills);
    expect(await auditBooks(world.database.db)).toEqual([]);
  });
});
