import type { Random } from '../ids/index.ts';
import { pickOne } from '../random/index.ts';
import { pickWeighted } from './pick-weighted.ts';

export interface CrowdPlayer {
  playerId: string;
  cashMinor: bigint;
}

/** A price on offer, and how long the bet on it would run. */
export interface CrowdOffer {
  selectionId: string;
  marketId: string;
  oddsMilli: number;
  endsInMs: number;
}

/** What a site lets its players do now, in minor units of its currency. */
export interface CrowdSituation {
  players: readonly CrowdPlayer[];
  offers: readonly CrowdOffer[];
  stake: { minMinor: bigint; maxMinor: bigint };
  /** Null: nobody can deposit. */
  deposit: { minMinor: bigint; maxMinor: bigint } | null;
  /** Selections the crowd of the site bet on lately. */
  taken: ReadonlySet<string>;
  /** Somebody who is not rich should deposit now. */
  isDepositDue: boolean;
  /** Bets should be settled as soon as can be, and some won. */
  isHurried: boolean;
}

export type CrowdAction =
  | { kind: 'bet'; playerId: string; selectionId: string; oddsMilli: number; stakeMinor: bigint }
  | { kind: 'deposit'; playerId: string; amountMinor: bigint };

/** In least stakes: below `poor` a player always deposits, above `rich` never. */
const poor = 50n;
const rich = 1500n;
const depositChance = 1 / 8;
/**
 * Round amounts people like, as multiples of the least stake and the least deposit; small ones are
 * usual.
 */
const stakeSteps = [5n, 10n, 10n, 15n, 20n, 25n, 25n, 50n, 50n, 75n, 100n, 150n, 250n];
const depositSteps = [2n, 4n, 4n, 5n, 6n, 8n, 10n, 20n];
/** Neither as good as certain nor a mere hope. */
const oddsMilli = { min: 1250, max: 6000 };
/** A price shortly before the end changes or closes before the bet arrives. */
const endsInLeastMs = 15_000;
const minuteMs = 60_000;

/** What one player of a site's crowd does now; null when there is nothing to do. */
export function planCrowdAction(random: Random, situation: CrowdSituation): CrowdAction | null {
  const { players } = situation;
  if (players.length === 0) return null;
  return planDeposit(random, situation) ?? planBet(random, situation);
}

function planDeposit(random: Random, situation: CrowdSituation): CrowdAction | null {
  const { deposit, stake, players } = situation;
  if (deposit === null) return null;
  const isWilling = situation.isDepositDue || random.next() < depositChance;
  const below = stake.minMinor * (isWilling ? rich : poor);
  const candidates = players.filter(({ cashMinor }) => cashMinor < below);
  if (candidates.length === 0) return null;
  const { playerId } = candidates.reduce((a, b) => (b.cashMinor < a.cashMinor ? b : a));
  const amountMinor = deposit.minMinor * pickOne(random, depositSteps);
  return {
    kind: 'deposit',
    playerId,
    amountMinor: amountMinor > deposit.maxMinor ? deposit.maxMinor : amountMinor,
  };
}

function planBet(random: Random, situation: CrowdSituation): CrowdAction | null {
  const { playerId, cashMinor } = pickOne(random, situation.players);
  const stakeMinor = planStake(random, situation.stake, cashMinor);
  const offer = pickOffer(random, situation);
  if (stakeMinor === null || offer === null) return null;
  const { selectionId } = offer;
  return { kind: 'bet', playerId, selectionId, oddsMilli: offer.oddsMilli, stakeMinor };
}

/**
 * At most half of what the player has, so that it lasts; the least stake when half of it is not
 * enough.
 */
function planStake(
  random: Random,
  { minMinor, maxMinor }: CrowdSituation['stake'],
  cashMinor: bigint,
): bigint | null {
  const stakes = stakeSteps
    .map((step) => step * minMinor)
    .filter((stakeMinor) => stakeMinor <= maxMinor && stakeMinor * 2n <= cashMinor);
  if (stakes.length > 0) return pickOne(random, stakes);
  return cashMinor >= minMinor ? minMinor : null;
}

function pickOffer(random: Random, situation: CrowdSituation): CrowdOffer | null {
  const fit = situation.offers.filter(
    (offer) =>
      offer.oddsMilli >= oddsMilli.min &&
      offer.oddsMilli <= oddsMilli.max &&
      offer.endsInMs >= endsInLeastMs,
  );
  const untaken = fit.filter(({ selectionId }) => !situation.taken.has(selectionId));
  const offers = untaken.length > 0 ? untaken : fit;
  if (offers.length === 0) return null;
  return pickWeighted(random, situation.isHurried ? hurried(offers, situation) : offers, appeal);
}

/**
 * Of the match that ends first; of a market the crowd has begun the other outcomes, so that soon
 * somebody wins whatever happens.
 */
function hurried(
  offers: readonly CrowdOffer[],
  { offers: all, taken }: CrowdSituation,
): readonly CrowdOffer[] {
  const soonestMs = Math.min(...offers.map(({ endsInMs }) => endsInMs));
  const soonest = offers.filter(({ endsInMs }) => endsInMs === soonestMs);
  const begun = new Set(
    all.filter(({ selectionId }) => taken.has(selectionId)).map(({ marketId }) => marketId),
  );
  const others = soonest.filter(
    ({ marketId, selectionId }) => begun.has(marketId) && !taken.has(selectionId),
  );
  return others.length > 0 ? others : soonest;
}

/** Short odds are liked, and what is decided soon. */
function appeal({ oddsMilli: odds, endsInMs }: CrowdOffer): number {
  return 1 / (odds * (endsInMs + minuteMs) ** 2);
}
