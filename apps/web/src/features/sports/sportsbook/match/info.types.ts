import type { MatchEvent } from '../sports.queries.ts';
import type { Statistics, TimelineItem } from './match-info.queries.ts';

export interface InfoProps {
  event: MatchEvent;
  statistics: Statistics;
  /** Oldest first. */
  timeline: readonly TimelineItem[];
}

export type InfoKind = 'pitch' | 'timeline' | 'statistics' | 'lineups' | 'form' | 'meetings';
