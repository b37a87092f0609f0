// chunk: standing
import { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { callQuery } from '../../core/query.ts';

/** One match with all its markets, and which of them an exchange trades. */
export const matchQuery = (eventId: string) =>
  callQuery(eventDetail, { event_id: eventId, include: ['ladder_markets'] });
