import { mulRatioFloor } from '@pavilion/domain/money';
import type { RequestContext } from '../../../http/route.ts';
import { readSportsLimits, type SportsLimits } from '../sportsbook/index.ts';
import { eventRoom, eventWorstMinor } from './event-room.ts';
import {
  readExposures,
  readPlayerWins,
  readQuotedSelections,
  type PlayerWins,
  type QuotedSelection,
  type SelectionExposure,
} from './slip-quote.store.ts';

/**
 * What bounds the bets of a player on some selections, as it stands now; of a guest, who owns
 * nothing, the offer alone.
 */
export interface BetBounds {
  isGuest: boolean;
  /** Null where the site takes no bets. */
  limits: SportsLimits | null;
  selections: ReadonlyMap<string, QuotedSelection>;
  balanceMinor: bigint;
  exposures: readonly SelectionExposure[];
  wins: PlayerWins;
}

/** A bet that ends just before, and what it then brings: its room and its worth are free again. */
export interface EndedBet {
  betId: string;
  paidMinor: bigint;
}

/** Reads all that `place_slip` looks at. */
export async function readBetBounds(
  { server, site, player, now }: RequestContext,
  selectionIds: readonly string[],
  ended: EndedBet | null = null,
): Promise<BetBounds> {
  const { db } = server.database;
  const [limits, selections] = await Promise.all([
    readSportsLimits(db, site.id),
    readQuotedSelections(db, selectionIds, now),
  ]);
  const offer = { limits, selections };
  if (player === null) return { isGuest: true, ...offer, ...nothingOwned };
  const eventIds = [...selections.values()].map(({ eventId }) => eventId);
  const endedBetId = ended?.betId ?? null;
  const [ownedMinor, exposures, wins] = await Promise.all([
    server.ledger.balance(
      site.id,
      { owner: 'player', playerId: player.id, kind: 'cash' },
      site.currency.code,
    ),
    readExposures(db, { siteId: site.id, endedBetId }, eventIds),
    readPlayerWins(db, { playerId: player.id, endedBetId }, eventIds, now),
  ]);
  const balanceMinor = ownedMinor + (ended?.paidMinor ?? 0n);
  return { isGuest: false, ...offer, balanceMinor, exposures, wins };
}

const nothingOwned = {
  balanceMinor: 0n,
  exposures: [],
  wins: { factorMilli: 1000, dayMinor: 0n, open: [] },
};

/**
 * How much one more bet of the player on these selections may stake and win, in minor units;
 * nothing where the site takes none.
 */
export function betRoom(
  selections: readonly QuotedSelection[],
  { limits, balanceMinor, exposures, wins }: BetBounds,
  isEachWay = false,
) {
  if (limits === null) {
    const none = { stakeMinor: 0n, marketWinMinor: 0n, betWinMinor: 0n, playerWinMinor: 0n };
    return { ...none, liabilityMinor: 0n, minStakeMinor: 1n, maxOddsMilli: 0n, balanceMinor };
  }
  return {
    minStakeMinor: limits.minStakeMinor,
    stakeMinor: mulRatioFloor(limits.maxStakeMinor, BigInt(wins.factorMilli), 1000n),
    marketWinMinor: marketWinMinor(selections, limits, wins),
    betWinMinor: ofPlayer(limits.maxWinMinor, wins),
    playerWinMinor: playerWinRoomMinor(selections, limits, wins),
    liabilityMinor: liabilityRoomMinor(
      selections,
      exposures,
      limits.maxEventLiabilityMinor,
      isEachWay,
    ),
    maxOddsMilli: limits.maxOddsMilli ?? defaultMaxOddsMilli,
    balanceMinor,
  };
}

/** A factor above one raises what a market takes, never what one bet or one player may win. */
export const ofPlayer = (minor: bigint, { factorMilli }: Pick<PlayerWins, 'factorMilli'>): bigint =>
  mulRatioFloor(minor, BigInt(Math.min(factorMilli, 1000)), 1000n);

/** The most a bet may win by what the markets of its selections take of the player. */
export function marketWinMinor(
  selections: readonly QuotedSelection[],
  { marketMaxMinor, maxWinMinor }: SportsLimits,
  { factorMilli }: Pick<PlayerWins, 'factorMilli'>,
): bigint {
  const own = mulRatioFloor(marketMaxMinor ?? maxWinMinor, BigInt(factorMilli), 1000n);
  const shares = selections.map(({ sharePpm }) => sharePpm);
  return mulRatioFloor(own, BigInt(Math.min(1_000_000, ...shares)), 1_000_000n);
}

/** 10,000.00, where a site says nothing else (wire contract of the sportsbook, 10). */
const defaultMaxOddsMilli = 10_000_000n;

const least = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((low, one) => (one < low ? one : low));

/** More than any cap: where there is none. */
const uncapped = 10n ** 18n;

/**
 * The most one more bet on these selections may win: the caps of `limits_of_player`, less what his
 * bets could win already.
 */
export function playerWinRoomMinor(
  selections: readonly QuotedSelection[],
  limits: SportsLimits,
  wins: PlayerWins,
): bigint {
  const { dayMinor, open } = wins;
  const sum = (each: readonly bigint[]) => each.reduce((all, winMinor) => all + winMinor, 0n);
  const room = (cap: bigint | null | undefined, usedMinor: bigint): bigint[] =>
    cap === null || cap === undefined ? [] : [ofPlayer(cap, wins) - usedMinor];
  const rooms = selections.flatMap(({ id, eventId }) => {
    const ofMatch = open.filter((one) => one.eventId === eventId);
    const onMatch = ofMatch.map(({ winMinor }) => winMinor);
    const onSelection = ofMatch
      .filter(({ selectionId }) => selectionId === id)
      .map(({ winMinor, builderWinMinor }) => winMinor + builderWinMinor);
    return [
      ...room(limits.maxSelectionWinMinor, sum(onSelection)),
      ...room(limits.maxMatchWinMinor, sum(onMatch)),
    ];
  });
  return least([uncapped, ...rooms, ...room(limits.maxDayWinMinor, dayMinor)]);
}

/** A bet of several legs or each way adds its whole win to what the site risks on its events. */
function liabilityRoomMinor(
  selections: readonly QuotedSelection[],
  exposures: readonly SelectionExposure[],
  limitMinor: bigint,
  isEachWay: boolean,
): bigint {
  const [first, ...others] = selections;
  if (first && others.length === 0 && !isEachWay) {
    const { liabilityMinor, liabilityLimitMinor } = eventRoom(exposures, first, limitMinor);
    return liabilityLimitMinor - liabilityMinor;
  }
  const rooms = selections.map(({ eventId }) => limitMinor - eventWorstMinor(exposures, eventId));
  return least([uncapped, ...rooms]);
}
