import * as z from 'zod/mini';
import { requiredText, text } from '../../shared/fields.ts';

/** Longest message, in characters. */
export const chatTextMax = 4000;
export const chatText = requiredText(chatTextMax);
export const conversationId = requiredText(64);
/** Number of a message. */
export const seq = z.int().check(z.gte(0, 'belowMinimum'), z.lte(2_147_483_647, 'aboveMaximum'));
export const contactEmail = z.optional(text(254));

const agent = z.nullable(z.object({ name: z.string() }));
export const conversationState = z.enum(['waiting', 'open', 'closed']);

export const conversation = z.object({
  conversation_id: z.string(),
  state: conversationState,
  topic: z.nullable(z.string()),
  agent,
  /** Place among those who wait, from 1; null when nobody is waited for. */
  queue_position: z.nullable(z.int()),
  unread: z.int(),
  last_seq: z.int(),
  created_at: z.string(),
  closed_at: z.nullable(z.string()),
  rating: z.nullable(z.int()),
  ticket_number: z.nullable(z.string()),
});

export const supportFile = z.object({
  file_id: z.string(),
  name: z.string(),
  media_type: z.string(),
  bytes: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Good for ten minutes. */
  url: z.string(),
});

export const chatMessage = z.object({
  message_id: z.string(),
  /** 1, 2, 3 … in a conversation, without gaps. */
  seq: z.int(),
  from: z.enum(['player', 'agent', 'assistant', 'system']),
  name: z.nullable(z.string()),
  kind: z.enum(['text', 'file', 'event']),
  text: z.nullable(z.string()),
  file: z.nullable(supportFile),
  event: z.nullable(z.enum(['joined', 'left', 'handed', 'closed', 'reopened', 'ticket'])),
  created_at: z.string(),
});

/** `chat.changed`: the state of a talk, for its sockets. */
export const conversationNews = z.object({
  conversation_id: z.string(),
  state: conversationState,
  agent,
  queue_position: z.nullable(z.int()),
});
