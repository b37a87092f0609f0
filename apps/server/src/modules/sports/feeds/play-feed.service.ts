import type { LeaderLock } from '@pavilion/database';
import type { CanonicalMessage } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { pause } from '../../../jobs/pause.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { applyBatch } from './apply-batch.service.ts';
import type { AppliedCounts } from './apply-messages.service.ts';
import { ensureSource, writeAsTold, writeRank } from './feed-source.store.ts';
import type { FeedFormat } from './feed-formats.ts';
import { openReader, type FeedFault, type FeedReader } from './read-feed.ts';

/** Messages that are applied, and written into the log, at once. */
const batchMost = 100;

/** What is played as whose. */
interface FeedPlay {
  source: string;
  /** Of a source that was never played before; of a known one its own. */
  format: FeedFormat | null;
  /** Of several sources of one event the lowest makes its prices; null: as it is. */
  rank: number | null;
  text: string;
  /** So many times as fast as the messages came; null: all at once. */
  speed: number | null;
  isAsTold: boolean;
  isAdopting: boolean;
}

interface FeedReport extends AppliedCounts {
  read: number;
  faults: FeedFault[];
}

/**
 * Plays the messages of a text as those of a source, which no other process plays meanwhile. It may
 * be killed at any moment and played again: what was applied is not applied twice. Throws {@link
 * OperatorError}.
 */
export async function playFeed(context: ServerContext, play: FeedPlay): Promise<FeedReport> {
  const lock = await context.database.tryLeaderLock(`feed:${play.source}`);
  if (!lock) throw new OperatorError(`${play.source} is being played by somebody else`);
  try {
    const { db } = context.database;
    const wish = { name: play.source, format: play.format ?? 'canonical' };
    const source = await ensureSource(db, { ...wish, now: context.clock.now() });
    if (play.format !== null && play.format !== source.format)
      throw new OperatorError(`${source.name} is told as ${source.format}, not as ${play.format}`);
    await writeAsTold(db, source.name, play.isAsTold);
    if (play.rank !== null) await writeRank(db, source.name, play.rank);
    const reader = openReader(source, play.text, context.clock.now());
    const counts = await applyAll(context, play, reader, lock);
    return { ...counts, faults: [...reader.faults] };
  } finally {
    await lock.release();
  }
}

async function applyAll(
  context: ServerContext,
  play: FeedPlay,
  reader: FeedReader,
  lock: LeaderLock,
): Promise<Omit<FeedReport, 'faults'>> {
  const lost = new AbortController();
  void lock.lost.then(() => lost.abort());
  const counts = { read: 0, applied: 0, repeated: 0, doubted: 0 };
  const waitMs = waits(context, play.speed);
  let batch: CanonicalMessage[] = [];
  const flush = async (): Promise<void> => {
    if (lost.signal.aborted) throw new OperatorError(`${play.source} is not led any more; repeat`);
    if (batch.length === 0) return;
    const wish = { isAdopting: play.isAdopting, ladders: reader.ladders() };
    const done = await applyBatch(context, play.source, batch, wish);
    counts.applied += done.applied;
    counts.repeated += done.repeated;
    counts.doubted += done.doubted;
    batch = [];
  };
  for (let message = reader.next(); message !== null; message = reader.next()) {
    counts.read += 1;
    const beforeMs = waitMs(message);
    if (beforeMs > 0 || batch.length === batchMost) await flush();
    if (beforeMs > 0) await pause(beforeMs, lost.signal);
    batch.push(message);
  }
  await flush();
  return counts;
}

/** How long a message is still to wait, by its own time; nothing without a speed. */
function waits(
  { clock }: Pick<ServerContext, 'clock'>,
  speed: number | null,
): (message: CanonicalMessage) => number {
  const startMs = clock.now().getTime();
  let firstMs: number | null = null;
  return ({ atMs }) => {
    firstMs ??= atMs;
    return speed === null ? 0 : startMs + (atMs - firstMs) / speed - clock.now().getTime();
  };
}
