// chunk: standing
import type { RealtimeEventData, RealtimeTopic } from '@pavilion/contracts/realtime/messages';
import { useEffect, useRef, useState } from 'react';
import { useRealtimeStatus, useTopics } from '../../core/realtime/realtime.ts';

export type BoardTopic = `board:${string}`;
type BoardChanged = RealtimeEventData<'board.changed'>;

interface BoardHearer {
  /** The number of what was seen before anything was told; null where nobody knows. */
  seen: () => number | null;
  take: (told: BoardChanged, topic: RealtimeTopic, before: number) => void;
  /** Asks for what changed since a number. */
  catchUp: (since: number) => void;
}

/**
 * Hears what changes in lists of matches. Where a message did not come, or the line was down, what
 * changed since the last one that did is asked for.
 */
export function useBoardFeed(topics: readonly BoardTopic[], hearer: BoardHearer): void {
  const [heard] = useState(() => new Map<RealtimeTopic, number>());
  const latest = useRef({ topics, hearer });
  useEffect(() => {
    latest.current = { topics, hearer };
  });
  useTopics(topics, (topic) => ({
    'board.changed': (told) => {
      const { seen, take, catchUp } = latest.current.hearer;
      const before = heard.get(topic) ?? seen() ?? told.since;
      heard.set(topic, told.seq);
      if (told.since > before) catchUp(before);
      else take(told, topic, before);
    },
  }));
  const isOpen = useRealtimeStatus(({ status }) => status === 'online');
  useEffect(() => {
    if (!isOpen) return;
    const numbers = latest.current.topics.flatMap((topic) => heard.get(topic) ?? []);
    // What was told while the line was down is not told again.
    if (numbers.length > 0) latest.current.hearer.catchUp(Math.min(...numbers));
  }, [isOpen, heard]);
}
