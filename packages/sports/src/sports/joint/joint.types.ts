import type { Facts, Side } from '../../engine/facts.ts';
import type { Market, Sport } from '../../engine/market-type.ts';

/** A selection with the chance to win that the offer says. */
export interface KnownChance {
  readonly market: Market;
  readonly outcome: string;
  readonly chance: number;
}

/** A pick with its chance by the offer; null where nobody says. */
export interface OfferedPick {
  readonly market: Market;
  readonly outcome: string;
  readonly chance: number | null;
}

/** How far a match is that has begun. */
export interface MatchUnderWay {
  readonly facts: Facts;
  /** As it is told; null where a sport counts none. */
  readonly minute: number | null;
  readonly serving: Side | null;
}

/** What is known of a match whose picks are priced together. */
export interface OfferedMatch {
  readonly sport: Sport;
  /** Null in play where nobody tells what happened so far. */
  readonly now: 'before' | MatchUnderWay | null;
  /** Chances of what is on offer, by which the model is fitted. */
  readonly known: readonly KnownChance[];
  /** Who may score, and for whom. */
  readonly players: readonly { readonly playerId: string; readonly side: Side }[];
}
