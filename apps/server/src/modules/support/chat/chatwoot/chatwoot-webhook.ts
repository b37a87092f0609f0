import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { WebhookRefusal, WebhookRequest } from '../../../../ports/webhook.ts';
import type { ChatwootAccount } from './chatwoot-account.ts';

const driftMs = 5 * 60_000;

/** What an installation tells of a conversation, by its own id of it. */
export type ChatwootNews =
  | { kind: 'message'; conversation: string; messageId: string; text: string; name: string | null }
  | { kind: 'status'; conversation: string; isResolved: boolean }
  | { kind: 'typing'; conversation: string; isTyping: boolean; name: string | null }
  /** Notes among staff, our own words come back, and what else nobody needs. */
  | { kind: 'other' };

type HeardChatwoot =
  | { isValid: true; deliveryId: string; news: ChatwootNews }
  | { isValid: false; refusal: WebhookRefusal };

/**
 * Proves a webhook by its raw bytes: `sha256=<hex HMAC of "{timestamp}.{body}">` by the webhook's
 * secret or the channel's token (versions differ), not older or newer than five minutes. One
 * without a proof is refused.
 */
export function hearChatwoot(
  { secret, token }: Pick<ChatwootAccount, 'secret' | 'token'>,
  { headers, rawBody }: WebhookRequest,
  now: Date,
): HeardChatwoot {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const timestamp = header('x-chatwoot-timestamp');
  const mark = header('x-chatwoot-signature');
  const keys = [secret, token].filter((key) => key !== null);
  if (!keys.some((key) => isSigned(key, `${timestamp}.`, rawBody, mark)))
    return { isValid: false, refusal: 'badSignature' };
  const at = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN;
  if (!(Math.abs(now.getTime() - at) <= driftMs))
    return { isValid: false, refusal: 'badTimestamp' };
  const news = newsIn(rawBody.toString('utf8'));
  if (!news) return { isValid: false, refusal: 'malformed' };
  return { isValid: true, deliveryId: header('x-chatwoot-delivery') || mark, news };
}

function isSigned(key: string, prefix: string, body: Buffer, mark: string): boolean {
  const wanted = `sha256=${createHmac('sha256', key).update(prefix).update(body).digest('hex')}`;
  const [a, b] = [Buffer.from(wanted), Buffer.from(mark.toLowerCase())];
  return a.length === b.length && timingSafeEqual(a, b);
}

const id = z.union([z.string(), z.number()]);
const named = z.optional(z.nullable(z.object({ name: z.optional(z.nullable(z.string())) })));
const payload = z.object({
  event: z.string(),
  id: z.optional(id),
  status: z.optional(z.nullable(z.string())),
  content: z.optional(z.nullable(z.string())),
  // By name, and in older versions by number: 1 goes out.
  message_type: z.optional(z.nullable(id)),
  private: z.optional(z.nullable(z.boolean())),
  is_private: z.optional(z.nullable(z.boolean())),
  sender: named,
  user: named,
  conversation: z.optional(z.nullable(z.object({ id }))),
});

/** What a body says; null where it is none of theirs. */
function newsIn(body: string): ChatwootNews | null {
  const read = payload.safeParse(parsed(body));
  if (!read.success) return null;
  const said = read.data;
  const conversation = String(said.conversation?.id ?? '');
  switch (said.event) {
    case 'message_created': {
      const isOutgoing = said.message_type === 'outgoing' || said.message_type === 1;
      const text = said.content ?? '';
      if (!isOutgoing || said.private !== false || text.trim() === '' || said.id === undefined)
        return { kind: 'other' };
      const name = said.sender?.name ?? null;
      return { kind: 'message', conversation, messageId: String(said.id), text, name };
    }
    case 'conversation_status_changed':
      return {
        kind: 'status',
        conversation: String(said.id ?? conversation),
        isResolved: said.status === 'resolved',
      };
    case 'conversation_typing_on':
    case 'conversation_typing_off':
      if (said.is_private === true) return { kind: 'other' };
      return {
        kind: 'typing',
        conversation,
        isTyping: said.event === 'conversation_typing_on',
        name: said.user?.name ?? null,
      };
    default:
      return { kind: 'other' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
