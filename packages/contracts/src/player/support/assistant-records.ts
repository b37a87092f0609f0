import * as z from 'zod/mini';
import { requiredText } from '../../shared/fields.ts';

export const talkId = requiredText(64);

/** Where an answer stands: a screen of the site. */
export const answerSource = z.object({
  title: z.string(),
  path: z.string(),
  kind: z.enum(['page', 'faq', 'promotion', 'news', 'rules', 'game']),
});

export const answerNotice = z.enum(['fallback', 'care', 'machine']);
export const answerFinish = z.enum(['complete', 'cut', 'none', 'care']);

/** Something of the player's own, read from the server's books; no machine sees it. */
export const ownLines = z.object({
  what: z.enum(['bets', 'limits', 'payments']),
  path: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** One line of a streamed answer. */
export type AnswerLine =
  | {
      type: 'begin';
      session_id: string;
      message_id: string;
      adapter: string;
      guest_token?: string | undefined;
    }
  | { type: 'item'; text: string }
  | ({ type: 'source' } & z.output<typeof answerSource>)
  | ({ type: 'own' } & z.output<typeof ownLines>)
  | { type: 'notice'; notice: z.output<typeof answerNotice> }
  | { type: 'wait' }
  | {
      type: 'end';
      message_id: string;
      finish: z.output<typeof answerFinish>;
      hand_over: boolean;
    }
  | { type: 'error'; message: 'assistantUnavailable' };
