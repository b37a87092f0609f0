import * as z from 'zod/mini';
import { requiredText, text } from '../shared/fields.ts';
import { betRecord, eventState, market } from '../shared/records.ts';

/**
 * The WebSocket protocol at `/ws`: one socket per tab, JSON messages. The client says `hello` first; private topics
 * need a valid session. After a drop it says `hello` again with the last sequence number it saw and receives what it
 * missed, or `reset` when that is no longer kept (then it fetches anew).
 */
export const privateTopics = ['balance', 'bets', 'session', 'inbox'] as const;
export const publicTopics = ['odds', 'site'] as const;

/** `odds` carries every event of the site; `event:<event_id>` one of them, with all its markets. */
export type RealtimeTopic =
  (typeof privateTopics)[number] | (typeof publicTopics)[number] | `event:${string}`;

const topics = z.array(requiredText(80)).check(z.maxLength(50, 'tooLong'));

export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    account_id: z.optional(text(64)),
    auth: z.optional(text(128)),
    topics,
    last_seq: z.optional(z.int()),
  }),
  z.object({ type: z.literal('subscribe'), topics }),
  z.object({ type: z.literal('unsubscribe'), topics }),
  z.object({ type: z.literal('ping') }),
]);

/** What happened, by event name; the value is the shape of `data`. */
export const realtimeEvents = {
  'balance.changed': z.object({ game_balance: z.string(), game_token: z.string() }),
  'bet.placed': z.object({ bet_ids: z.array(z.string()) }),
  'bet.settled': z.object({ bet: betRecord }),
  'session.ended': z.object({ reason: z.string() }),
  'inbox.received': z.object({ inbox_id: z.string() }),
  'odds.changed': z.object({ event_id: z.string(), markets: z.array(market) }),
  'event.changed': z.object({
    event_id: z.string(),
    state: eventState,
    minute: z.nullable(z.int()),
    home_score: z.nullable(z.int()),
    away_score: z.nullable(z.int()),
  }),
  'deposit.changed': z.object({ deposit_id: z.string(), status: z.string() }),
  /** The site's maintenance: whether it is in force, and its window. */
  'withdrawal.changed': z.object({ withdrawal_id: z.string(), state: z.string() }),
  'site.changed': z.object({
    is_maintenance: z.boolean(),
    start_date: z.nullable(z.string()),
    end_date: z.nullable(z.string()),
  }),
} as const;

export type RealtimeEventName = keyof typeof realtimeEvents;
export type RealtimeEventData<Name extends RealtimeEventName> = z.output<
  (typeof realtimeEvents)[Name]
>;

export type ServerMessage =
  | { type: 'welcome'; seq: number; heartbeat_ms: number; signed_in: boolean }
  | {
      type: 'event';
      seq: number;
      topic: string;
      event: RealtimeEventName;
      data: unknown;
      at: string;
    }
  | { type: 'reset'; seq: number }
  | { type: 'pong' }
  | { type: 'error'; message: string };

export type ClientMessage = z.input<typeof clientMessage>;
