import type { RealtimeStatus } from '@pavilion/client/realtime/realtime-client';
import { createRealtimeHub, type RealtimeListeners } from '@pavilion/client/realtime/realtime-hub';
import type { RealtimeTopic } from '@pavilion/contracts/realtime/messages';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { randomFraction } from '../clock.ts';
import { guestToken } from '../support/guest-token.ts';
import { meFields } from '../stores/user.store.ts';

/** State of the connection, for the offline notice. */
export const useRealtimeStatus = create<{ status: RealtimeStatus }>(() => ({ status: 'idle' }));

export const realtime = createRealtimeHub({
  openSocket: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
  credentials: meFields,
  guestToken,
  random: randomFraction,
  onStatus: (status) => useRealtimeStatus.setState({ status }),
});

/** Listens to a topic outside components. */
export function listenTo(topic: RealtimeTopic, listeners: RealtimeListeners): () => void {
  return realtime.hear(topic, () => listeners);
}

/** As {@link useTopic}, of several topics: what is heard comes with its topic. */
export function useTopics(
  topics: readonly RealtimeTopic[],
  listenersOf: (topic: RealtimeTopic) => RealtimeListeners,
): void {
  const latest = useRef(listenersOf);
  useEffect(() => {
    latest.current = listenersOf;
  });
  const key = JSON.stringify(topics);
  useEffect(() => {
    const heard = JSON.parse(key) as RealtimeTopic[];
    const stops = heard.map((topic) => realtime.hear(topic, () => latest.current(topic)));
    return () => stops.forEach((stop) => stop());
  }, [key]);
}

/**
 * Listens to a topic while the component is mounted; null listens to nothing:
 * `useTopic('event:42', { 'odds.changed': (data) => … })`. The listeners may change with every
 * render.
 */
export function useTopic(topic: RealtimeTopic | null, listeners: RealtimeListeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (topic === null) return undefined;
    return realtime.hear(topic, () => latest.current);
  }, [topic]);
}
