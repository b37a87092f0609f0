import type { RealtimeEventName } from '@pavilion/contracts';

/** A numbered event as sockets get it. */
export interface NumberedEvent {
  seq: number;
  siteId: string | null;
  playerId: string | null;
  topic: string;
  name: RealtimeEventName;
  data: unknown;
  at: Date;
}
