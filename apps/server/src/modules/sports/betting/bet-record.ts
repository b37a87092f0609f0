import type { EventPlay, EventState } from '../sportsbook/index.ts';
import type { SelectionResult } from '@pavilion/domain/settlement';

import type { BetType } from '@pavilion/sports';

/** A leg of a bet as it was accepted, with what is shown beside it. */
export interface AcceptedLeg {
  legNo: number;
  eventId: string;
  leagueName: string;
  /** Local names by locale code; where it was read. */
  leagueNames?: Record<string, string>;
  startTime: Date;
  /** The day alone, while the time of the match is not told. */
  startDay: string | null;
  /** Of an event of runners, which has no teams; else null. */
  eventName: string | null;
  eventNames: Record<string, string> | null;
  homeName: string;
  awayName: string;
  homeNames: Record<string, string>;
  awayNames: Record<string, string>;
  marketId: string;
  selectionId: string;
  sport: string;
  marketKind: string;
  outcome: string;
  lineQuarters: number | null;
  param: string | null;
  /** The player or runner the pick is about; null or absent where it is about none. */
  pickedPlayerId?: string | null;
  playerName?: string | null;
  playerNames?: Record<string, string> | null;
  /** Of an each-way leg: the terms of its acceptance; else null. */
  placeTerms: { places: number; num: number; den: number } | null;
  /** They hold however many run. */
  areTermsFixed: boolean;
  /** Score when the bet was accepted in play; null for a bet from before the kick-off. */
  acceptedHomeScore: number | null;
  acceptedAwayScore: number | null;
  oddsMilli: number;
  isLive: boolean;
  /** Accepted before it was known who runs. */
  isAntepost: boolean;
  acceptedAt: Date;
  /** Of a builder: its picks in their order; null or absent of any other leg. */
  picks?: readonly BuilderPick[] | null;
  /** Of a builder: odds in thousandths of what is left of it, by the numbers of the void picks. */
  reprice?: Readonly<Record<string, number>> | null;
}

/** A pick of a builder, as it was accepted, and what became of it. */
export interface BuilderPick {
  selectionId: string;
  marketId: string;
  marketKind: string;
  outcome: string;
  lineQuarters: number | null;
  param: string | null;
  pickedPlayerId: string | null;
  playerName: string | null;
  /** Null or absent while it is open. */
  result?: SelectionResult | null;
}

export interface LegRecord extends AcceptedLeg {
  status: 'pending' | 'open' | 'rejected' | 'settled' | 'voided' | 'cashed-out';
  result: SelectionResult | null;
  /** What the leg makes of a unit, as text of a decimal; null while it is open. */
  multiplier: string | null;
  /** The same of its place part; null also where nothing is placed. */
  placeMultiplier: string | null;
  /** How a leg on a runner came out; null where it is a plain win or loss, or open. */
  settledAs: LegSettledAs | null;
  /** Settled before the end of its event, at this score. */
  isEarly: boolean;
  /** Taken at a plainly wrong price: what became of it; else null or absent. */
  palpable?: LegPalpable | null;
  homeScore: number | null;
  awayScore: number | null;
  /** How the match stands now, as on the wire; where it was read. */
  match?: BetMatch;
}

interface LegPalpable {
  rule: 'void' | 'right-price';
  takenMilli: number;
  rightMilli: number;
}

type Pair = readonly [numerator: number, denominator: number];

interface LegSettledAs {
  /** Percent kept back of the winnings. */
  deduction: number;
  /** Of the stake that wins, in a dead heat less than all. */
  share: Pair;
  place: { result: SelectionResult; share: Pair; places: number; fraction: Pair } | null;
}

export interface BetMatch extends Pick<EventPlay, 'period' | 'clock' | 'scores'> {
  state: EventState;
  minute: number | null;
  home_score: number | null;
  away_score: number | null;
}

/** A part of a bet that was cashed out; amounts are texts of minor units, times ISO. */
interface TakenPart {
  id: string;
  unitMinor: string;
  amountMinor: string;
  at: string;
}

/** The amount at which a bet is cashed out by itself, as text of minor units. */
interface StandingRule {
  amountMinor: string;
  partPercent: number;
  setAt: string;
}

/** A bet as it was accepted, whatever became of it; it has a leg at least. */
export interface AcceptedBet {
  id: string;
  siteId: string;
  playerId: string;
  currency: string;
  betType: BetType;
  unitStakeMinor: bigint;
  lineCount: number;
  sizes: number[];
  bankers: number[];
  /** Every line once to win and once to be placed. */
  isEachWay: boolean;
  oddsMilli: number;
  stakeMinor: bigint;
  /** How much of the stake was not the player's cash. */
  bonusMinor: bigint;
  /** What it pays when every leg wins. */
  potentialMinor: bigint;
  voucherId: string | null;
  voucherKind: 'free_bet' | 'odds_boost' | null;
  rulesVersion: number;
  placedAt: Date;
  legs: [AcceptedLeg, ...AcceptedLeg[]];
}

export interface BetRecord extends Omit<AcceptedBet, 'legs'> {
  status: 'pending' | 'accepted' | 'rejected' | 'settled' | 'voided' | 'cashed-out';
  result: SelectionResult | null;
  /** Of its settlement alone; what was cashed out stands beside it. */
  payoutMinor: bigint | null;
  cashedUnitMinor: bigint;
  cashedPaidMinor: bigint;
  /** Oldest first. */
  cashOuts: readonly TakenPart[];
  cashOutRule: StandingRule | null;
  editedFrom: string | null;
  editedTo: string | null;
  revision: number;
  settledAt: Date | null;
  legs: [LegRecord, ...LegRecord[]];
}
