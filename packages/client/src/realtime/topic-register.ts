import type { RealtimeTopic } from '@pavilion/contracts/realtime/messages';

/**
 * Counts how many parts of the page follow each topic: the server hears of the first and of the
 * last.
 */
export function createTopicRegister() {
  const counts = new Map<RealtimeTopic, number>();
  return {
    list: (): RealtimeTopic[] => [...counts.keys()],
    /** True when nobody followed the topic before. */
    add(topic: RealtimeTopic): boolean {
      const count = counts.get(topic) ?? 0;
      counts.set(topic, count + 1);
      return count === 0;
    },
    /** True when nobody follows the topic any more. */
    remove(topic: RealtimeTopic): boolean {
      const count = counts.get(topic) ?? 0;
      if (count > 1) counts.set(topic, count - 1);
      else counts.delete(topic);
      return count === 1;
    },
  };
}
