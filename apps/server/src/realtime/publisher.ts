import type { RealtimeEventData, RealtimeEventName, RealtimeTopic } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';

/** Something that happened, for the sockets of one player (`playerId`), or of everybody on the site. */
export interface RealtimeEventDraft<Name extends RealtimeEventName = RealtimeEventName> {
  /** Null: every site (events of sport are shared). */
  siteId: string | null;
  /** Null or absent: a public topic. */
  playerId?: string | null;
  topic: RealtimeTopic;
  name: Name;
  data: RealtimeEventData<Name>;
}

/** A draft of any name, with the data of that name. */
export type AnyRealtimeEventDraft = {
  [Name in RealtimeEventName]: RealtimeEventDraft<Name>;
}[RealtimeEventName];

export interface Publisher {
  /**
   * Writes the event with the executor, so that it is told exactly when its transaction commits. Events of one player
   * or topic arrive in the order of their commits, in every process.
   */
  publish<Name extends RealtimeEventName>(
    executor: Executor,
    event: RealtimeEventDraft<Name>,
  ): Promise<void>;
  /** As {@link publish}, many events in one statement; none does nothing. */
  publishAll(executor: Executor, events: readonly AnyRealtimeEventDraft[]): Promise<void>;
}
