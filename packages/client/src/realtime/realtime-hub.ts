import type {
  RealtimeEventData,
  RealtimeEventName,
  RealtimeTopic,
} from '@pavilion/contracts/realtime/messages';
import { createRealtimeClient, type RealtimePorts } from './realtime-client.ts';

export type RealtimeListeners = {
  [Name in RealtimeEventName]?: (data: RealtimeEventData<Name>) => void;
};

export interface RealtimeHub {
  /** Opens the socket; opens it again when the player changed. */
  connect: () => void;
  close: () => void;
  /**
   * Listens to a topic until the given function is called; `listeners` is asked at every event.
   * Data is trusted: the server writes it by the same schema.
   */
  hear: (topic: RealtimeTopic, listeners: () => RealtimeListeners) => () => void;
  /** Hears when missed events are lost and everything must be fetched anew. */
  onReset: (hear: () => void) => () => void;
  /** Hears that the server, greeted in a player's name, does not take the player for signed in. */
  onStranger: (hear: () => void) => () => void;
}

type Hearer = (name: RealtimeEventName, data: unknown) => void;

/** The tab's one socket, shared by all who listen: each event goes to those who hear its topic. */
export function createRealtimeHub(
  ports: Omit<RealtimePorts, 'onEvent' | 'onReset' | 'onStranger'>,
): RealtimeHub {
  const hearers = new Map<RealtimeTopic, Set<Hearer>>();
  const resets = createRound();
  const strangers = createRound();
  const client = createRealtimeClient({
    ...ports,
    onEvent: (topic, name, data) => {
      for (const hear of [...(hearers.get(topic) ?? [])]) hear(name, data);
    },
    onReset: resets.tell,
    onStranger: strangers.tell,
  });

  function hear(topic: RealtimeTopic, listeners: () => RealtimeListeners): () => void {
    const hearer: Hearer = (name, data) => {
      const listener = listeners()[name] as ((data: unknown) => void) | undefined;
      listener?.(data);
    };
    const group = hearers.get(topic) ?? new Set();
    hearers.set(topic, group.add(hearer));
    const unsubscribe = client.subscribe(topic);
    return () => {
      group.delete(hearer);
      unsubscribe();
    };
  }

  return {
    connect: client.connect,
    close: client.close,
    hear,
    onReset: resets.join,
    onStranger: strangers.join,
  };
}

/** Those who want to hear of one thing. */
function createRound() {
  const members = new Set<() => void>();
  return {
    tell: (): void => {
      for (const hear of [...members]) hear();
    },
    join: (hear: () => void): (() => void) => {
      members.add(hear);
      return () => void members.delete(hear);
    },
  };
}
