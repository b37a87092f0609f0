import type { PlayerFacts } from '../audience/index.ts';
import type { Campaign, CampaignItem } from '../campaign/index.ts';
import type { MiniGameCode } from '../minigame/index.ts';
import type { CountedPlay } from '../missions/index.ts';

/**
 * A play of the past with its place in the log and what it was worth to the house, basis points;
 * null: a bet on sports.
 */
export interface PastPlay extends CountedPlay {
  seq: bigint;
  edgeBp: number | null;
}

export interface PastDeposit {
  /** What was credited, minor units. */
  amountMinor: bigint;
  /** Which of the player's deposits it was, 1 the first. */
  number: number;
  methodCode: string;
  at: Date;
}

/** A round with tokens that was begun. */
export interface PastMiniRound {
  game: MiniGameCode;
  at: Date;
}

/**
 * What a player did in the stretch that is looked at, oldest first; whose level and country are
 * those of now.
 */
export interface PastPlayer {
  playerId: string;
  facts: PlayerFacts;
  plays: readonly PastPlay[];
  deposits: readonly PastDeposit[];
  /** When they spun a wheel. */
  spins: readonly Date[];
  miniRounds: readonly PastMiniRound[];
  /** Who invited them; null: nobody. */
  referrerId: string | null;
}

/** The stretch, and what amounts and dates are in. */
export interface PreviewWorld {
  campaign: Campaign;
  from: Date;
  /** Excluded. */
  to: Date;
  /** Of the site. */
  zone: string;
  /** Decimals of its currency. */
  exponent: number;
  /** Edge of bets on sports where an item says nothing, basis points. */
  sportsEdgeBp: number;
  /** Of friends' edge to who invited them, by the site; 0: its programme is closed. */
  referralPercent: number;
}

/** Something an item would have given. */
export interface PastGrant {
  /** Null: it is nobody's before it falls. */
  playerId: string | null;
  at: Date;
  costMinor: bigint;
}

/** What an item is worked out from; `none`: it gives nothing by itself. */
export type PreviewBasis =
  'deposits' | 'signups' | 'active' | 'plays' | 'spins' | 'rounds' | 'friends' | 'none';

/** Looks at one item: players one by one, then what only all of them decide. */
export interface Estimator {
  basis: PreviewBasis;
  add(player: PastPlayer): PastGrant[];
  finish(): PastGrant[];
}

export type EstimatorOf<Item extends CampaignItem> = (item: Item, world: PreviewWorld) => Estimator;

/** An item that gives by what each player did, and nothing besides. */
export const byPlayer = (basis: PreviewBasis, add: Estimator['add']): Estimator => ({
  basis,
  add,
  finish: () => [],
});

/** When a player was seen in the stretch, the oldest first. */
export function timesSeen(player: PastPlayer, { from, to }: PreviewWorld): Date[] {
  const { facts, plays, deposits, spins, miniRounds } = player;
  const things = [...plays, ...deposits, ...miniRounds].map(({ at }) => at);
  return [...things, ...spins, facts.registeredAt]
    .filter((at) => at >= from && at < to)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** When a player was first seen in the stretch; null: not at all. */
export const firstSeen = (player: PastPlayer, world: PreviewWorld): Date | null =>
  timesSeen(player, world)[0] ?? null;
