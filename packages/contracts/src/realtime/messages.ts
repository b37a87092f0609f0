import * as z from 'zod/mini';
import { chatMessage, conversationNews } from '../player/support/chat-records.ts';
import { aliveChange } from '../shared/alive.ts';
import { roomMessage } from '../player/games/room-chat-records.ts';
import { fishingEvents } from '../player/games/fishing-events.ts';
import { pokerEvents } from '../player/games/poker-events.ts';
import { bingoCommitment, bingoWinner } from '../shared/bingo.ts';
import { cashOut } from '../shared/cash-out.ts';
import { balanceFields, requiredText, text } from '../shared/fields.ts';
import { betTotal, roundStage, sharedBet, tableSeat } from '../shared/play.ts';
import { racePool, sabongPools } from '../shared/pools.ts';
import { eventPlay, eventState, market, sportsBet, timelineItem } from '../shared/records.ts';
import { boardChange } from '../shared/board-change.ts';
import { bonus, prize, raceRow } from '../shared/rewards.ts';
import { slip } from '../shared/slip.ts';

/**
 * The WebSocket protocol at `/ws`: one socket per tab, JSON messages. The client says `hello`
 * first; private topics need a valid session. After a drop it says `hello` again with the last
 * sequence number it saw and receives what it missed, or `reset` when that is no longer kept (then
 * it fetches anew).
 */
export const privateTopics = ['balance', 'bets', 'session', 'inbox', 'rewards', 'play'] as const;
export const publicTopics = ['odds', 'site', 'jackpots', 'alive'] as const;

/**
 * `odds` carries every event of the site; `event:<event_id>` one of them, with all its markets;
 * `round:<provider>:<game>` the shared rounds of a game's first table, with `:<table>` behind it
 * those of another; `bets:<external_id>` what is bet on the site, names masked;
 * `chat:<conversation_id>` one talk, for those it belongs to, `chat:<room>` what players say in a
 * room; `race:<race_code>` the standing of a race of the site; `bingo:<room_id>` what is sold,
 * called and won in a room; `poker:<table_id>` what everybody may know of a table of hold'em,
 * `fish:<sea_id>` of a sea; `board:<sport>` and `board:live` what changed in lists of matches;
 * `jackpots` what the site's pots hold and who won them; `alive` which draws and races come next,
 * and which tables, rooms and pots are alive.
 */
export type RealtimeTopic =
  | (typeof privateTopics)[number]
  | (typeof publicTopics)[number]
  | `bets:${string}`
  | `bingo:${string}`
  | `board:${string}`
  | `chat:${string}`
  | `event:${string}`
  | `race:${string}`
  | `poker:${string}`
  | `fish:${string}`
  | `round:${string}`;

const topics = z.array(requiredText(80)).check(z.maxLength(50, 'tooLong'));

export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    account_id: z.optional(text(64)),
    auth: z.optional(text(128)),
    guest_token: z.optional(text(64)),
    topics,
    last_seq: z.optional(z.int()),
  }),
  z.object({ type: z.literal('subscribe'), topics }),
  z.object({ type: z.literal('unsubscribe'), topics }),
  z.object({ type: z.literal('ping') }),
]);

/** What happened, by event name; the value is the shape of `data`. */
export const realtimeEvents = {
  'balance.changed': z.object(balanceFields),
  'bet.placed': z.object({ bet_ids: z.array(z.string()) }),
  'bet.settled': z.object({ bet: sportsBet }),
  /** A slip with a live pick was taken or refused at its moment. */
  'slip.decided': z.object({ slip }),
  /** A bet or a part of it was taken out, or refused at its moment. */
  'bet.cashed_out': z.object({ cash_out: cashOut }),
  'bet.edited': z.object({ edited_from: z.string(), edited_to: z.string() }),
  /**
   * What open bets would be paid now, those that changed, at most once a second; null while nothing
   * is offered.
   */
  'cash_out.changed': z.object({
    offers: z.array(z.object({ bet_id: z.string(), full_amount: z.nullable(z.string()) })),
  }),
  'session.ended': z.object({ reason: z.string() }),
  /** The player opened a game where he may have one open: an opening by another id is over. */
  'game.opened': z.object({
    provider_code: z.string(),
    game_code: z.string(),
    play_id: z.string(),
  }),
  'inbox.received': z.object({ inbox_id: z.string() }),
  /**
   * The markets that are on offer, open or suspended: of `odds` the main ones, of `event:<id>` all,
   * with those that this very message closes. One that is missing there is closed.
   */
  'odds.changed': z.object({ event_id: z.string(), markets: z.array(market) }),
  /**
   * What changed in lists of matches since `since`; at most four times a second, latest values
   * only.
   */
  'board.changed': boardChange,
  /** Markets of a match that changed, whole, and those that closed; at most ten times a second. */
  'markets.changed': z.object({
    seq: z.int(),
    event_id: z.string(),
    markets: z.array(market),
    closed: z.array(z.string()),
  }),
  'event.changed': z.object({
    event_id: z.string(),
    state: eventState,
    minute: z.nullable(z.int()),
    home_score: z.nullable(z.int()),
    away_score: z.nullable(z.int()),
    ...z.partial(z.pick(eventPlay, { period: true, clock: true, scores: true, feed_state: true }))
      .shape,
  }),
  'timeline.added': z.extend(timelineItem, { event_id: z.string() }),
  'deposit.changed': z.object({ deposit_id: z.string(), status: z.string() }),
  'withdrawal.changed': z.object({ withdrawal_id: z.string(), state: z.string() }),
  'round.changed': z.object({
    round_id: z.string(),
    index: z.int(),
    phase: z.enum(['betting', 'running', 'settled']),
    phase_ends_at: z.nullable(z.string()),
    started_at: z.nullable(z.string()),
    server_time: z.string(),
    table_id: z.string(),
    stage: roundStage,
    stage_ends_at: z.nullable(z.string()),
    /** Once settled; of a table that shows at the close, once dealing begins. */
    hash: z.nullable(z.string()),
    outcome: z.nullable(z.record(z.string(), z.unknown())),
    /** Of rounds that nobody may know before their close: what is published of each by now. */
    entropy_source: z.optional(z.nullable(z.string())),
    entropy: z.optional(z.nullable(z.string())),
    root: z.optional(z.nullable(z.string())),
    count: z.optional(z.int()),
    sales: z.optional(z.string()),
  }),
  /** Bets that were placed or cashed out, gathered. */
  'round.bets': z.object({ round_id: z.string(), bets: z.array(sharedBet) }),
  /** What is bet on a table's round by now, in place of every bet. */
  'round.totals': z.object({ round_id: z.string(), totals: z.array(betTotal) }),
  /** Of rounds of pools: what each holds by now and would pay. */
  'round.pools': z.union([
    z.extend(sabongPools, { round_id: z.string() }),
    z.object({ round_id: z.string(), pools: z.array(racePool) }),
  ]),
  /** What is alive on the site and changed, at most once a second. */
  'alive.changed': aliveChange,
  /** Who sits where by now. */
  'round.seats': z.object({ table_id: z.string(), seats: z.array(tableSeat) }),
  /**
   * Rounds of games that ended and bets on sports that were placed since the last of these, oldest
   * first, names masked.
   */
  'bets.made': z.object({
    bets: z.array(
      z.object({
        bet_id: z.string(),
        kind: z.enum(['game', 'sports']),
        /** Masked: `ju***7`. */
        account_id: z.string(),
        /** Null, as the game is, of a bet on sports. */
        provider_code: z.nullable(z.string()),
        game_code: z.nullable(z.string()),
        game_name: z.nullable(z.string()),
        game_type: z.nullable(z.string()),
        stake: z.string(),
        /** Null, as the multiplier is, while nothing is decided. */
        payout: z.nullable(z.string()),
        multiplier: z.nullable(z.string()),
        currency: z.string(),
        at: z.string(),
      }),
    ),
  }),
  /** Of a talk with the operator, or of a room of players. */
  'chat.message': z.union([
    z.object({ conversation_id: z.string(), message: chatMessage }),
    z.object({ room: z.string(), message: roomMessage }),
  ]),
  /** Tickets of the player that won in a draw that is being paid. */
  'ticket.won': z.object({
    tickets: z.array(z.object({ ticket_id: z.string(), draw_id: z.string(), amount: z.string() })),
  }),
  /** What of the next game of a room is sold by now. */
  'bingo.sold': z.object({
    game_id: z.string(),
    cards: z.int(),
    players: z.int(),
    pool: z.string(),
  }),
  /** A ball was called; `n` is 1 for the first. */
  'bingo.ball': z.object({ game_id: z.string(), n: z.int(), ball: z.int() }),
  /** A stage was won at the ball that was told before it. */
  'bingo.stage': z.object({
    game_id: z.string(),
    stage: z.string(),
    ball: z.int(),
    winners: z.array(bingoWinner),
    each: z.string(),
  }),
  /** The last stage is won, or the game is called off: what it can be checked by. */
  'bingo.ended': z.object({
    game_id: z.string(),
    void: z.nullable(z.string()),
    jackpot_each: z.nullable(z.string()),
    commitment: bingoCommitment,
  }),
  /** Cards of the player that won in a game that is being paid. */
  'bingo.won': z.object({
    game_id: z.string(),
    amount: z.string(),
    cards: z.array(z.object({ card_id: z.string(), amount: z.string() })),
  }),
  'chat.changed': conversationNews,
  /** Holds six seconds. */
  'chat.typing': z.object({
    conversation_id: z.string(),
    from: z.enum(['player', 'agent']),
    name: z.nullable(z.string()),
    is_typing: z.boolean(),
  }),
  'chat.read': z.object({
    conversation_id: z.string(),
    from: z.enum(['player', 'agent']),
    seq: z.int(),
  }),
  /** A bonus as it is now: it began, counted, was staked or paid into, or ended. */
  'bonus.changed': z.object({ bonus }),
  /** How far the player is with a mission. */
  'reward.progress': z.object({
    kind: z.string(),
    code: z.string(),
    period_key: z.string(),
    progress: z.union([z.string(), z.number()]),
    target: z.union([z.string(), z.number()]),
    state: z.string(),
  }),
  /** Something may be claimed. */
  'reward.ready': z.object({ kind: z.string(), code: z.string(), prize }),
  /** Who leads a race, at most once in two seconds. */
  'race.standing': z.object({
    race_code: z.string(),
    counted_at: z.string(),
    leaders: z.array(raceRow),
  }),
  /** What a pot holds now. */
  'jackpot.changed': z.object({ jackpot_id: z.string(), amount: z.string() }),
  /** A pot was won; the winner is masked. */
  'jackpot.hit': z.object({ jackpot_id: z.string(), amount: z.string(), winner: z.string() }),
  ...pokerEvents,
  ...fishingEvents,
  /** The site's maintenance: whether it is in force, and its window. */
  'site.changed': z.object({
    is_maintenance: z.boolean(),
    start_date: z.nullable(z.string()),
    end_date: z.nullable(z.string()),
  }),
} as const;

export type RealtimeEventName = keyof typeof realtimeEvents;

/**
 * How each event reaches its sockets. `kept`: a row of the log, told in order, and again to who was
 * away for a while. `passing`: told to who is there and never again; only for what the next event
 * or look replaces. `direct`: each process tells its own sockets what it learnt.
 */
export const realtimeDelivery = {
  'balance.changed': 'kept',
  'bet.placed': 'kept',
  'bet.settled': 'kept',
  'slip.decided': 'kept',
  'bet.cashed_out': 'kept',
  'bet.edited': 'kept',
  'cash_out.changed': 'direct',
  'session.ended': 'direct',
  'game.opened': 'kept',
  'inbox.received': 'kept',
  'odds.changed': 'kept',
  'board.changed': 'direct',
  'markets.changed': 'direct',
  'event.changed': 'kept',
  'timeline.added': 'kept',
  'deposit.changed': 'kept',
  'withdrawal.changed': 'kept',
  'round.changed': 'kept',
  'round.bets': 'passing',
  'round.totals': 'passing',
  'round.pools': 'passing',
  'round.seats': 'passing',
  'bets.made': 'direct',
  'alive.changed': 'direct',
  'ticket.won': 'kept',
  'bingo.sold': 'passing',
  'bingo.ball': 'kept',
  'bingo.stage': 'kept',
  'bingo.ended': 'kept',
  'bingo.won': 'kept',
  'chat.message': 'kept',
  'chat.changed': 'kept',
  'chat.typing': 'passing',
  'chat.read': 'passing',
  'bonus.changed': 'kept',
  'reward.progress': 'kept',
  'reward.ready': 'kept',
  'race.standing': 'passing',
  'jackpot.changed': 'passing',
  'jackpot.hit': 'kept',
  'poker.hand_next': 'kept',
  'poker.hand': 'kept',
  'poker.acted': 'kept',
  'poker.street': 'kept',
  'poker.showdown': 'kept',
  'poker.seats': 'kept',
  'poker.dealt': 'kept',
  'poker.turn': 'kept',
  'poker.seat_offered': 'kept',
  'fish.caught': 'passing',
  'fish.seats': 'passing',
  'fish.shots': 'passing',
  'fishing.settled': 'kept',
  'site.changed': 'kept',
} as const satisfies Record<RealtimeEventName, 'kept' | 'passing' | 'direct'>;

type DeliveredAs<How extends 'kept' | 'passing'> = {
  [Name in RealtimeEventName]: (typeof realtimeDelivery)[Name] extends How ? Name : never;
}[RealtimeEventName];
export type KeptEventName = DeliveredAs<'kept'>;
export type PassingEventName = DeliveredAs<'passing'>;
export type RealtimeEventData<Name extends RealtimeEventName> = z.output<
  (typeof realtimeEvents)[Name]
>;

export type ServerMessage =
  | { type: 'welcome'; seq: number; heartbeat_ms: number; signed_in: boolean }
  | {
      type: 'event';
      /** Null: not kept, nothing to resume from. */
      seq: number | null;
      topic: string;
      event: RealtimeEventName;
      data: unknown;
      at: string;
    }
  | { type: 'reset'; seq: number }
  | { type: 'pong' }
  | { type: 'error'; message: string };

export type ClientMessage = z.input<typeof clientMessage>;
