import type { CallResponse } from '@pavilion/contracts/define-call';
import type { slipStatus } from '@pavilion/contracts/player/sports/slip-status.contract';
import type { MarketAbout } from '../../../common/odds/market-about.ts';
import type { LocalNames } from '../../../common/sports/local-names.ts';

/** One selection with what is needed to show it without asking again. */
export interface SlipPick {
  selectionId: string;
  marketId: string;
  eventId: string;
  kind: string;
  outcome: string;
  line: string | null;
  /** What the kind asks; a slip that an older build kept has none. */
  about?: MarketAbout;
  /** Of players and runners: what they are called. */
  name?: string;
  /** As the page called them when it was put in. */
  home: string;
  away: string;
  /** What they are called in other languages; a slip that an older build kept has none. */
  names?: LocalNames;
  /** Of a race or an outright, which has no teams: what it is called. */
  eventName?: string;
  /** What an each-way bet on it would be placed by; null where it takes none. */
  placeTerms?: ToldTerms | null;
  league: string;
  /** Price the player has agreed to, as on the wire; empty where none was told yet. */
  odds: string;
  /** Price now; differs from `odds` until the player accepts the change. */
  currentOdds: string;
  /** False while the market is suspended or closed. */
  isOpen: boolean;
}

/** What makes a line of the slip a builder: picks of one match at one price. */
export interface Builder {
  /** Stays the same while picks come and go. */
  id: string;
  picks: SlipPick[];
}

/**
 * A leg of the slip: a selection, or a builder. Of a builder `selectionId` is made of its picks'
 * ids, so that the same picks are the same line, and the price is the joint one.
 */
export interface SlipLine extends SlipPick {
  /** What the player typed, in major units. */
  stake: string;
  /** The free bet or boost that its single bet is placed with. */
  voucher?: ChosenVoucher | null;
  builder?: Builder;
  /** Whether its single bet is placed each way. */
  isEachWay?: boolean;
}

/** Terms of the place part as on the wire: `fraction` of the win odds. */
export interface ToldTerms {
  places: number;
  fraction: string;
}

/** A selection as a board offers it. */
export type OfferedPick = Omit<SlipPick, 'currentOdds' | 'isOpen'>;

/** A voucher as it was when it was chosen: amounts in major units, as on the wire. */
export interface ChosenVoucher {
  id: string;
  kind: 'free_bet' | 'odds_boost';
  /** Of a free bet: its only stake. */
  amount: string | null;
  boostPercent: number | null;
  maxExtra: string | null;
}

export type OddsChange = 'none' | 'better' | 'any';

/**
 * What the selections are made into: a bet each, one of all, or every combination of some sizes.
 */
export type BetMode = 'single' | 'parlay' | 'system';

/** What a bet of several legs is beside its selections. */
export interface CombinedChoice {
  /** What the player typed, in major units: of each line. */
  unitStake: string;
  /** Of a system: how many of the selections that are no bankers make a line. */
  sizes: number[];
  /** Of a system: selections that are in every line. */
  bankers: string[];
  /** Every line once to win and once to be placed. */
  isEachWay: boolean;
}

/** A leg on the wire: one selection, or those of a builder. */
export type SentLeg =
  { selection_id: string; odds: string } | { selection_ids: string[]; odds: string };

/** A bet on the wire. */
export interface SentBet {
  bet_type: BetMode;
  legs: SentLeg[];
  unit_stake: string;
  sizes?: number[];
  bankers?: number[];
  each_way?: true;
  voucher_id?: string;
}

/** Bets as they were sent, and by whom. */
export interface SentSlip {
  accountId: string;
  oddsChange: OddsChange;
  bets: SentBet[];
}

/** A player's wish that a touch on a price bets at once. */
export interface QuickBet {
  accountId: string;
  /** What the player typed, in major units. */
  stake: string;
}

/** A slip with a pick in play: its stakes are taken, and it waits for its moment. */
export interface PendingSlip {
  accountId: string;
  slipId: string;
  /** When it is decided, by this browser's clock. */
  untilMs: number;
}

export type SlipView = CallResponse<typeof slipStatus>['slip'];
export type PlacedBet = SlipView['bets'][number];

/** What was accepted last, shown until the player goes on. */
export interface PlacedSlip {
  bets: PlacedBet[];
}

/** Why the server took no bet. */
export interface Refusals {
  /** Reason for the slip as a whole, a code of the error catalogue. */
  code: string | null;
  /** What else the server said of it. */
  detail?: string;
  /** Reason per line of the slip, and per pick of a builder. */
  byLine: ReadonlyMap<string, string>;
  /** True where the stakes had been taken, and came back. */
  isReturned?: boolean;
}

/** What a slip comes to, whatever its bets are. */
export interface SlipTotal {
  /** What leaves the balance. */
  stakeMinor: bigint;
  payoutMinor: bigint;
  needsAcceptance: boolean;
  /** Bets that are sent, and those that have a stake. */
  sentCount: number;
  readyCount: number;
}
