import type {
  RealtimeEventData,
  RealtimeEventName,
  RealtimeTopic,
} from '@pavilion/contracts/realtime/messages';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { randomFraction } from '../clock.ts';
import { meFields } from '../stores/user.store.ts';
import { createRealtimeClient, type RealtimeStatus } from './realtime-client.ts';

export type RealtimeListeners = {
  [Name in RealtimeEventName]?: (data: RealtimeEventData<Name>) => void;
};

/** State of the connection, for the offline notice. */
export const useRealtimeStatus = create<{ status: RealtimeStatus }>(() => ({ status: 'idle' }));

type Hearer = (name: RealtimeEventName, data: unknown) => void;
const hearers = new Map<RealtimeTopic, Set<Hearer>>();
const resetHearers = new Set<() => void>();
const strangerHearers = new Set<() => void>();

export const realtime = createRealtimeClient({
  openSocket: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
  credentials: meFields,
  random: randomFraction,
  onStatus: (status) => useRealtimeStatus.setState({ status }),
  onEvent: (topic, name, data) => {
    for (const hear of [...(hearers.get(topic) ?? [])]) hear(name, data);
  },
  onReset: () => {
    for (const hear of [...resetHearers]) hear();
  },
  onStranger: () => {
    for (const hear of [...strangerHearers]) hear();
  },
});

/** Listens to a topic outside components. Data is trusted: the server writes it by the same schema. */
export function listenTo(topic: RealtimeTopic, listeners: RealtimeListeners): () => void {
  return hearTopic(topic, () => listeners);
}

function hearTopic(topic: RealtimeTopic, listeners: () => RealtimeListeners): () => void {
  const hear: Hearer = (name, data) => {
    const listener = listeners()[name] as ((data: unknown) => void) | undefined;
    listener?.(data);
  };
  const group = hearers.get(topic) ?? new Set();
  hearers.set(topic, group.add(hear));
  const unsubscribe = realtime.subscribe(topic);
  return () => {
    group.delete(hear);
    unsubscribe();
  };
}

/** Hears when missed events are lost and everything must be fetched anew. */
export function onRealtimeReset(hear: () => void): () => void {
  resetHearers.add(hear);
  return () => void resetHearers.delete(hear);
}

/** Hears that the server, greeted in a player's name, does not take the player for signed in. */
export function onStranger(hear: () => void): () => void {
  strangerHearers.add(hear);
  return () => void strangerHearers.delete(hear);
}

/**
 * Listens to a topic while the component is mounted; null listens to nothing:
 * `useTopic('event:42', { 'odds.changed': (data) => … })`. The listeners may change with every render.
 */
export function useTopic(topic: RealtimeTopic | null, listeners: RealtimeListeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (topic === null) return undefined;
    return hearTopic(topic, () => latest.current);
  }, [topic]);
}
