import { shareOf } from './noise.ts';

/** Of the match's winner in a middling match until it begins, in minor units. */
const usualMinor = 18_000_000;
/** The market of goals beside it. */
const shareOfTotal = 0.3;
/** Before the start the rest is traded away by a factor e in so many minutes. */
const rushMinutes = 480;
/** A match lasts so long, and so much is traded in it against all before. */
const matchMinutes = 111;
const inPlayShare = 1.4;

/** Which market of which match is meant. */
export interface TradedMarket {
  eventId: string;
  kind: string;
  /** Place of the league: the first is followed most. */
  position: number;
}

/**
 * What was traded in a market until a minute of the match (negative before it), in minor units: it
 * only grows, the faster the nearer the start.
 */
export function turnoverMinor({ eventId, kind, position }: TradedMarket, minute: number): number {
  const own = (0.4 + 1.2 * shareOf(`${eventId}/turnover`)) / (1 + position / 4);
  const ofKind = kind === '1x2' ? 1 : shareOfTotal;
  const before = Math.exp(Math.min(0, minute) / rushMinutes);
  const inPlay = inPlayShare * Math.min(1, Math.max(0, minute / matchMinutes));
  return usualMinor * own * ofKind * (before + inPlay);
}
