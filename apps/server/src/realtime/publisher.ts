import type {
  KeptEventName,
  PassingEventName,
  RealtimeEventData,
  RealtimeEventName,
  RealtimeTopic,
} from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';

/**
 * Something that happened, for the sockets of one player (`playerId`), or of everybody on the site.
 */
export interface RealtimeEventDraft<Name extends RealtimeEventName = RealtimeEventName> {
  /** Null: every site (events of sport are shared). */
  siteId: string | null;
  /** Null or absent: a public topic. */
  playerId?: string | null;
  topic: RealtimeTopic;
  name: Name;
  data: RealtimeEventData<Name>;
}

type DraftOf<Names extends RealtimeEventName> = {
  [Name in Names]: RealtimeEventDraft<Name>;
}[Names];

/** A draft of any name that is kept, with the data of that name. */
export type AnyRealtimeEventDraft = DraftOf<KeptEventName>;

export interface Publisher {
  /**
   * Writes the event with the executor, so that it is told exactly when its transaction commits,
   * soon after that. Events of one player or topic arrive in the order of their commits, in every
   * process. It costs the transaction one row; nothing is notified in it.
   */
  publish<Name extends KeptEventName>(
    executor: Executor,
    event: RealtimeEventDraft<Name>,
  ): Promise<void>;
  /** As {@link publish}, many events in one statement; none does nothing. */
  publishAll(executor: Executor, events: readonly AnyRealtimeEventDraft[]): Promise<void>;
  /**
   * Tells every process on a channel of the event log, in order with the events: this one at the
   * commit, the others soon after it, also when this one dies in between.
   */
  notify(executor: Executor, channel: string, payload: string): Promise<void>;
  /**
   * Tells sockets of what is over as soon as it is shown: no row is written, and who is away misses
   * it. Only what is too large for a notice is written after all.
   */
  pass(executor: Executor, events: ReadonlyArray<DraftOf<PassingEventName>>): Promise<void>;
}
