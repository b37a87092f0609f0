export type Side = 'home' | 'away';

/** A count of each side: home first. */
export type Pair = readonly [home: number, away: number];

/**
 * What is known of one period. Periods stand alone; `reg` and `full` are given too and equal their
 * parts.
 */
export interface PeriodFacts {
  /** True when the period was played out. */
  readonly isComplete: boolean;
  readonly stats: Readonly<Record<string, Pair>>;
  /** By stat: the smallest total of both sides with which the period could end naturally. */
  readonly least?: Readonly<Record<string, number>>;
}

/** One thing that happened, of one stat: a goal, a corner, a card, a basket. */
export interface Incident {
  /** Its place in the order of the event, from 1. */
  readonly no: number;
  readonly stat: string;
  readonly period: string;
  /** Minute as shown; stoppage time is minute 45 or 90. Null where a sport has none. */
  readonly minute: number | null;
  /** The side it is credited to. */
  readonly side: Side;
  /** How many of the stat it counts: 1 for a goal, 3 for a long basket. */
  readonly value: number;
  readonly playerId?: string | null;
  /** An own goal: counts for the side, for no scorer. */
  readonly isOwn?: boolean;
}

export interface PlayerFacts {
  readonly playerId: string;
  readonly side: Side;
  /** True when he was on the pitch in play for any time. */
  readonly tookPart: boolean;
  /** Number of the last incident before he came on; 0 for who started. */
  readonly enteredNo: number;
  readonly stats: Readonly<Record<string, number>>;
}

export interface RunnerFacts {
  readonly runnerId: string;
  /** 1 is first; several may share one; null for who did not finish. */
  readonly position: number | null;
  readonly status: 'ran' | 'withdrawn';
}

/** A runner taken out after prices were made; the odds are the last offered, in thousandths. */
export interface Withdrawal {
  readonly runnerId: string;
  readonly atMs: number;
  readonly oddsMilli: number;
}

/**
 * Bets of a kind accepted from (included) to (excluded) are void; null is an open end, a line of
 * null every line.
 */
export interface CancelledWindow {
  readonly kind: string;
  readonly lineQuarters: number | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly reason: string;
}

export type Ended = 'completed' | 'abandoned' | 'retired' | 'disqualified' | 'walkover';

/**
 * All that settlement looks at (wire contract of the sportsbook, 7). Times are milliseconds since
 * 1970.
 */
export interface Facts {
  readonly revision: number;
  readonly isFinal: boolean;
  /** Null while the event has not ended. */
  readonly ended: Ended | null;
  readonly isVoid: boolean;
  readonly startedAtMs: number | null;
  readonly winner: Side | 'draw' | null;
  readonly advances: Side | null;
  readonly periods: Readonly<Record<string, PeriodFacts>>;
  /** In their order. */
  readonly incidents: readonly Incident[];
  /** By period, stat and target: the side that had the target first. */
  readonly races: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, Side>>>>>
  >;
  readonly players: readonly PlayerFacts[];
  readonly runners: readonly RunnerFacts[];
  /** How many runners ran; place terms go by it. */
  readonly ran: number;
  readonly isHandicap: boolean;
  readonly withdrawals: readonly Withdrawal[];
  readonly cancelled: readonly CancelledWindow[];
}

/** Facts of an event of which nothing is known yet, with what is given laid over it. */
export function factsOf(known: Partial<Facts> = {}): Facts {
  return {
    revision: 1,
    isFinal: false,
    ended: null,
    isVoid: false,
    startedAtMs: null,
    winner: null,
    advances: null,
    periods: {},
    incidents: [],
    races: {},
    players: [],
    runners: [],
    ran: 0,
    isHandicap: false,
    withdrawals: [],
    cancelled: [],
    ...known,
  };
}

/** A period with the given stats, played out unless said otherwise. */
export function periodOf(
  stats: Readonly<Record<string, Pair>>,
  isComplete = true,
  least?: Readonly<Record<string, number>>,
): PeriodFacts {
  return least === undefined ? { isComplete, stats } : { isComplete, stats, least };
}

/**
 * Of several revisions the highest holds, whatever the order in which they arrived; of equals the
 * first.
 */
export function latestFacts(a: Facts, b: Facts): Facts {
  return b.revision > a.revision ? b : a;
}
