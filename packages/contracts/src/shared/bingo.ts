import * as z from 'zod/mini';
import { balanceFields, requiredText, uuid } from './fields.ts';
import { roundRecord } from './play.ts';

/** What the wire calls a room: `hall-75`; also the end of its topic, `bingo:<room_id>`. */
export const bingoRoomId = requiredText(32);
export const bingoGameId = uuid;

export const bingoVariant = z.enum(['75', '90']);

/** `closed`: nothing is sold any more, what decides is not there yet; `calling`: ball by ball. */
export const bingoGameState = z.enum(['selling', 'closed', 'calling', 'settled']);

/** A stage that a room plays for, and its share of the pool in hundredths. */
export const bingoStageShare = z.object({ stage: z.string(), share: z.int() });

const jackpot = z.object({
  fund: z.string(),
  /** The last stage within so many balls wins it. */
  within: z.int(),
});

/** A game as lists tell it. */
export const bingoGame = z.object({
  game_id: z.string(),
  room_id: z.string(),
  name: z.string(),
  variant: bingoVariant,
  /** Cards are sold until then. */
  starts_at: z.string(),
  state: bingoGameState,
  price: z.string(),
  /** Most that one player has in the game. */
  max_cards: z.int(),
  cards: z.int(),
  players: z.int(),
  sales: z.string(),
  /** What the stages share. */
  pool: z.string(),
  jackpot,
  stages: z.array(bingoStageShare),
  /** Why it was called off, else null. */
  void: z.nullable(z.string()),
  /** Cards cost play money: a guest's purse pays and is paid. */
  play_money: z.boolean(),
});

/** A room with the game that is called there and the one that is sold. */
export const bingoRoom = z.object({
  room_id: z.string(),
  name: z.string(),
  variant: bingoVariant,
  price: z.string(),
  max_cards: z.int(),
  /** Of different players; with fewer a game is called off and every stake goes back. */
  min_players: z.int(),
  ball_ms: z.int(),
  stages: z.array(bingoStageShare),
  jackpot,
  state: z.enum(['selling', 'calling', 'resting']),
  next_game: z.nullable(
    z.object({
      game_id: z.string(),
      starts_at: z.string(),
      cards: z.int(),
      players: z.int(),
      pool: z.string(),
    }),
  ),
  /** The game that is called, or waits for what decides it. */
  current_game: z.nullable(z.object({ game_id: z.string(), called: z.int() })),
  chat: z.boolean(),
  play_money: z.boolean(),
});

/** A winning card: its place in the list, and its player as everybody may know them. */
export const bingoWinner = z.object({ name: z.string(), seq: z.int() });

/**
 * What a game can be checked by; what is not there yet is null. The link comes after the last
 * stage.
 */
export const bingoCommitment = z.object({
  terminating_hash: z.string(),
  salt: z.string(),
  index: z.int(),
  root: z.nullable(z.string()),
  count: z.int(),
  sales: z.string(),
  entropy_source: z.nullable(z.string()),
  entropy: z.nullable(z.string()),
  hash: z.nullable(z.string()),
});

/** A card as it is sold; the leaf text is the receipt. */
export const bingoCard = z.object({
  card_id: z.string(),
  seq: z.int(),
  /** Row by row; 0 is the free centre of 75 and a blank of 90. */
  numbers: z.array(z.int()),
  leaf_text: z.string(),
  blind: z.string(),
});

/** A card as its player sees it later; `jackpot` among what it won is the jackpot's part. */
export const bingoOwnCard = z.extend(bingoCard, {
  stake: z.string(),
  payout: z.string(),
  won: z.array(z.object({ stage: z.string(), amount: z.string() })),
  /** Marked by hand: for show alone. */
  daubed: z.array(z.int()),
});

/** Cards that were bought at once. */
export const bingoPurchase = z.object({
  purchase_id: z.string(),
  game_id: z.string(),
  room_id: z.string(),
  name: z.string(),
  starts_at: z.string(),
  state: roundRecord.shape.state,
  cards: z.int(),
  stake: z.string(),
  payout: z.string(),
});

/** What the purse holds: of a player, or of a guest. */
export const bingoBalances = {
  ...z.partial(z.object(balanceFields)).shape,
  demo_balance: z.optional(z.string()),
  /** Of a guest: the purse, which is a new one for who had none. */
  demo_id: z.optional(z.string()),
};

/**
 * Of who holds cards: a player by account and token; in rooms of play money a guest by the purse.
 */
export const bingoHolderErrors = ['sessionExpired', 'permissionDenied', 'demoNotFound'] as const;

/** What a purchase of cards may fail with. */
export const bingoErrors = [
  ...bingoHolderErrors,
  'insufficientFunds',
  'bonusMaxBet',
  'bonusNotForGame',
  'limitReached',
  'selfExcluded',
  'accountPending',
  'BLOCK',
  'CLOSE',
  'gameUnavailable',
  'drawNotFound',
  'drawClosed',
  'tooManyCards',
  'requestIdReused',
] as const;
