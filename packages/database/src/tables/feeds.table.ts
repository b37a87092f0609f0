import type { ColumnType, Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** A source that tells of events by messages. */
export interface FeedSourcesTable {
  name: string;
  /** How its lines are written: `canonical`, `exchange-stream`. */
  format: string;
  settings: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Of several sources of one event the lowest makes its prices. */
  rank: Generated<number>;
  heard_at: Date | null;
  /** From the moment it fell silent until it has sent all once more. */
  is_stopped: Generated<boolean>;
  /** Prices told before do not open a market again. */
  opens_after_seq: Generated<bigint>;
  created_at: Date;
}

/** A message, kept as it was told. */
export interface FeedMessagesTable {
  source: string;
  seq: bigint;
  kind: string;
  event_key: string | null;
  at: Date;
  received_at: Date;
  body: Json<unknown>;
}

/** What the messages of a source about one event came to. */
export interface FeedEventsTable {
  source: string;
  /** The source's id of it. */
  key: string;
  /** Null while it is not known what the source means. */
  event_id: string | null;
  state: Json<unknown>;
  /** When a large change of a price is believed that no second message has confirmed. */
  waits_until: Date | null;
  /** Number of its last message with prices; null where it makes none. */
  odds_seq: bigint | null;
  /** Whether it told facts. */
  tells_course: Generated<boolean>;
  updated_at: Date;
}

/** What a source's id of something means to us. */
export interface FeedNamesTable {
  source: string;
  kind: 'league' | 'team' | 'player' | 'event';
  key: string;
  name: string;
  /** What the source told of it. */
  detail: ColumnType<Record<string, unknown>, string | undefined, string>;
  status: 'mapped' | 'unknown' | 'ignored';
  our_id: string | null;
  updated_at: Date;
}

/** Something a source said that a person has to look at. */
export interface FeedDoubtsTable {
  id: string;
  source: string;
  what: string;
  subject: string;
  event_key: string | null;
  seq: bigint | null;
  detail: string;
  state: Generated<'open' | 'dismissed' | 'applied'>;
  first_seen_at: Date;
  seen_at: Date;
  seen_count: Generated<number>;
  closed_at: Date | null;
  closed_by: string | null;
}

/** The book of an exchange's market. */
export interface FeedBooksTable {
  market_id: string;
  /** Null of a book the demo plays itself. */
  source: string | null;
  book: Json<unknown>;
  updated_at: Date;
}
