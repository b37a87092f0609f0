import * as z from 'zod/mini';
import { ticketTopics } from '@pavilion/domain/support';
import { requiredText } from '../../shared/fields.ts';
import { supportFile } from './chat-records.ts';

export const ticketTopic = z.enum(ticketTopics);
export const ticketId = requiredText(64);
/** What is written in a ticket: a sentence at least. */
export const ticketText = z.string().check(
  z.trim(),
  z.minLength(10, 'tooShort'),
  z.maxLength(4000, 'tooLong'),
  z.refine((value) => !value.includes('\u0000'), 'invalidType'),
);

export const ticket = z.object({
  ticket_id: z.string(),
  ticket_number: z.string(),
  topic: ticketTopic,
  subject: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
  messages: z.array(
    z.object({
      from: z.enum(['player', 'agent']),
      name: z.nullable(z.string()),
      text: z.string(),
      files: z.array(supportFile),
      created_at: z.string(),
    }),
  ),
  created_at: z.string(),
  answered_at: z.nullable(z.string()),
});
