import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { FeedSource } from './feed-source.store.ts';

/** Where the messages of a source are applied: one transaction, with what holds for all of it. */
export interface Desk {
  context: ServerContext;
  /** In which everything is written; nobody else applies messages of the source meanwhile. */
  trx: Executor;
  source: FeedSource;
  now: Date;
  /** Prices as they were told. */
  isAsTold: boolean;
  /** Leagues, teams and players that nobody knows are taken over. */
  isAdopting: boolean;
  /** A person said that it is right: bets that were settled long ago are settled again by it. */
  isRuled: boolean;
  /** Numbers of messages that were not applied, or not whole. */
  doubted: Set<number>;
}

/** The message that something is about. */
export interface About {
  eventKey: string | null;
  seq: number | null;
}
