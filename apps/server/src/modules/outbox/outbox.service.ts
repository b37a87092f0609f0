import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { siteOrigin } from '../../site-directory/index.ts';
import { drawMail, type MailWords } from './mail-html.ts';
import {
  MessageRefused,
  type OutboxChannel,
  type OutboxDraft,
  type OutgoingMessage,
  type Sender,
} from './message.ts';
import {
  forgetExpiredCodes,
  insertMessage,
  markFailed,
  markSent,
  pruneMessages,
  takeDueMessages,
} from './outbox.store.ts';
import { createSenders, type Senders } from './senders.ts';

const attemptsMax = 6;
const firstRetryMs = 5000;
const batchSize = 20;
/** One message may take this long … */
const sendLimitMs = 45_000;
/** … and is nobody else's before this, so that a slow provider does not get it twice. */
const leaseMs = 60_000;
const messagesKeptMs = 90 * 24 * 60 * 60 * 1000;

/** Puts a message into the outbox with the caller's transaction; it leaves after the commit. */
export async function queueMessage(
  executor: Executor,
  context: ServerContext,
  draft: OutboxDraft,
): Promise<void> {
  await insertMessage(executor, {
    ...draft,
    id: context.ids.next(),
    status: hasProvider(context, draft.channel) ? 'pending' : 'kept',
    now: context.clock.now(),
  });
}

/** Pushes go to the services of browsers, which need no contract with us. */
function hasProvider({ config: { senders } }: ServerContext, channel: OutboxChannel): boolean {
  if (channel === 'push') return true;
  return (channel === 'sms' ? senders.smsWebhookUrl : senders.smtpUrl) !== null;
}

/** Forgets codes whose time is over: nobody needs them, and nobody must find them. */
export function forgetEndedCodes({ database, clock }: ServerContext): Promise<void> {
  return forgetExpiredCodes(database.db, clock.now());
}

/** Removes messages that were kept as long as must be (G19-68). */
export function pruneOutbox({ database, clock }: ServerContext): Promise<void> {
  return pruneMessages(database.db, new Date(clock.now().getTime() - messagesKeptMs));
}

/**
 * Sends what is due, by the configured providers and those given. A message may go out twice after a crash, never be lost; its id lets the
 * provider tell.
 */
export async function sendDueMessages(context: ServerContext, given: Senders = {}): Promise<void> {
  const senders = { ...createSenders(context.config.senders), ...given };
  const now = context.clock.now();
  const retryAt = new Date(now.getTime() + leaseMs);
  const messages = await takeDueMessages(context.database.db, now, retryAt, batchSize);
  await Promise.all(messages.map((message) => sendOne(context, senders, message)));
}

async function sendOne(
  context: ServerContext,
  senders: Senders,
  message: OutgoingMessage,
): Promise<void> {
  const count = (outcome: string): void =>
    context.metrics.senderMessages.inc({ channel: message.channel, outcome });
  try {
    const sender = senders[message.channel];
    if (!sender) throw new Error(`no provider for ${message.channel} is configured`);
    await inTime(sender, { ...message, html: htmlOf(context, message) });
    await markSent(context.database.db, message.id, context.clock.now());
    count('sent');
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const isLast = error instanceof MessageRefused || message.attempts >= attemptsMax;
    const waitMs = firstRetryMs * 2 ** (message.attempts - 1);
    const retryAt = isLast ? null : new Date(context.clock.now().getTime() + waitMs);
    await markFailed(context.database.db, message.id, text, retryAt);
    context.logger.warn(
      { messageId: message.id, channel: message.channel, reason: text },
      'message not sent',
    );
    count(isLast ? 'given up' : 'failed');
  }
}

/** A mail as its brand looks; null where it is text alone. */
export function htmlOf(
  { sites, config }: Pick<ServerContext, 'sites' | 'config'>,
  message: Pick<OutboxDraft, 'channel' | 'siteId' | keyof MailWords>,
): string | null {
  const site = message.channel === 'mail' ? sites.byId(message.siteId) : null;
  return site && drawMail(site, siteOrigin(config, site), message);
}

async function inTime(sender: Sender, message: OutgoingMessage): Promise<void> {
  const limit = AbortSignal.timeout(sendLimitMs);
  const late = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error('the provider took too long')));
  });
  await Promise.race([sender.send(message), late]);
}
