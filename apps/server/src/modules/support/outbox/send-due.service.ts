import type { ServerContext } from '../../../context.ts';
import { pause } from '../../../jobs/pause.ts';
import { htmlOf } from './outbox.service.ts';
import {
  MessageRefused,
  outboxChannels,
  type OutboxChannel,
  type OutgoingMessage,
  type Sender,
} from './message.ts';
import { markFailed, markSent, takeDueMessages } from './outbox.store.ts';
import { createSenders, type Senders } from './senders.ts';

const attemptsMax = 6;
const firstRetryMs = 5000;
/** How many messages of a channel may be on their way at once. */
const lanes = 20;
/**
 * While one of them hangs, what has come due meanwhile waits no longer than this for a free lane.
 */
const lookAgainMs = 1000;
/** One message may take this long … */
const sendLimitMs = 45_000;
/** … and is nobody else's before this, so that a slow provider does not get it twice. */
const leaseMs = 60_000;

/**
 * Sends what is due, by the configured providers and those given, until nothing is left or `stop`.
 * A message may go out twice after a crash, never be lost; its id lets the provider tell. A
 * provider that hangs keeps neither the other channels nor, as long as a lane is free, the other
 * messages of its own.
 */
export async function sendDueMessages(
  context: ServerContext,
  given: Senders = {},
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const senders = { ...createSenders(context.config.senders), ...given };
  const ends = await Promise.allSettled(
    outboxChannels.map((channel) => sendChannel(context, channel, senders[channel] ?? null, stop)),
  );
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'not all messages could be sent');
}

async function sendChannel(
  context: ServerContext,
  channel: OutboxChannel,
  sender: Sender | null,
  stop: AbortSignal,
): Promise<void> {
  const onTheirWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const begin = (message: OutgoingMessage): void => {
    const work = sendOne(context, sender, message)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => onTheirWay.delete(work));
    onTheirWay.add(work);
  };
  let isMoreDue = true;
  try {
    while ((isMoreDue || onTheirWay.size > 0) && !stop.aborted) {
      const limit = lanes - onTheirWay.size;
      const taken = limit > 0 ? await take(context, channel, limit) : [];
      taken.forEach(begin);
      isMoreDue = taken.length === limit;
      await atMost(lookAgainMs, Promise.all(onTheirWay));
    }
  } finally {
    await Promise.all(onTheirWay);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${channel}: marks not written`);
}

function take(
  { clock, database }: ServerContext,
  channel: OutboxChannel,
  limit: number,
): Promise<OutgoingMessage[]> {
  const now = clock.now();
  const retryAt = new Date(now.getTime() + leaseMs);
  return takeDueMessages(database.db, { channel, now, retryAt, limit });
}

async function atMost(durationMs: number, work: Promise<unknown>): Promise<void> {
  const isOver = new AbortController();
  await Promise.race([work, pause(durationMs, isOver.signal)]);
  isOver.abort();
}

async function sendOne(
  context: ServerContext,
  sender: Sender | null,
  message: OutgoingMessage,
): Promise<void> {
  const count = (outcome: string): void =>
    context.metrics.senderMessages.inc({ channel: message.channel, outcome });
  const failure = await tryToSend(context, sender, message);
  if (!failure) {
    await markSent(context.database.db, message.id, context.clock.now());
    return count('sent');
  }
  const isLast = failure instanceof MessageRefused || message.attempts >= attemptsMax;
  const waitMs = firstRetryMs * 2 ** (message.attempts - 1);
  const retryAt = isLast ? null : new Date(context.clock.now().getTime() + waitMs);
  await markFailed(context.database.db, message, failure.message, retryAt);
  context.logger.warn(
    { messageId: message.id, channel: message.channel, reason: failure.message },
    'message not sent',
  );
  count(isLast ? 'given up' : 'failed');
}

/** Why it was not taken, or null: it was. What fails after that is no reason to send it again. */
async function tryToSend(
  context: ServerContext,
  sender: Sender | null,
  message: OutgoingMessage,
): Promise<Error | null> {
  try {
    if (!sender) throw new Error(`no provider for ${message.channel} is configured`);
    await inTime(sender, { ...message, html: rendered(context, message) });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** What cannot be rendered goes out as text alone: a code is worth more than its look. */
function rendered(context: ServerContext, message: OutgoingMessage): string | null {
  try {
    return htmlOf(context, message);
  } catch (error) {
    context.logger.error({ err: error, messageId: message.id }, 'a mail could not be rendered');
    return null;
  }
}

async function inTime(sender: Sender, message: OutgoingMessage): Promise<void> {
  const limit = AbortSignal.timeout(sendLimitMs);
  const late = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error('the provider took too long')));
  });
  await Promise.race([sender.send(message), late]);
}
