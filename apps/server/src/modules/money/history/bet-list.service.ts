import type * as z from 'zod/mini';
import type { betList, betRecord, CallInput, CallResponse } from '@pavilion/contracts';
import { categoryByWireName } from '@pavilion/domain/categories';
import { sports } from '@pavilion/sports';
import { failField } from '../../../failure.ts';
import { readCursor } from '../../../read-cursor.ts';
import type { PlayerContext, SessionPlayer } from '../../../http/route.ts';
import { betView, readPlayerBets, type BetRecord } from '../../sports/betting/index.ts';
import { readBetCursor, writeBetCursor, type BetCursor } from './bet-cursor.ts';
import { readRoundBets, type RoundBet } from './round-bet.store.ts';
import { roundBetView } from './round-bet-view.ts';

/** Whose, on which site. */
type OfPlayer = Pick<PlayerContext, 'server' | 'site'> & { player: Pick<SessionPlayer, 'id'> };

const defaultLimit = 20;
const isSport = (name: string): boolean => sports.some((sport) => sport === name);

export type BetView = z.output<typeof betRecord>;
export type BetsAsked = Pick<
  CallInput<typeof betList>,
  'cursor' | 'limit' | 'status' | 'product' | 'sport' | 'bet_type' | 'game_type' | 'from' | 'to'
>;

/**
 * A page of the player's bets on every product, newest first. Each product is read by its own key
 * and the pages are merged by time, so that a page costs the same wherever it is and however many
 * bets there are.
 */
export async function listBets(
  context: OfPlayer,
  input: BetsAsked,
): Promise<CallResponse<typeof betList>> {
  const limit = input.limit ?? defaultLimit;
  if (input.sport !== undefined && !isSport(input.sport)) failField('sport', 'invalidChoice');
  const cursor = readCursor(input.cursor, readBetCursor);
  const [sports, rounds] = await Promise.all([
    readSports(context, input, { cursor, limit: limit + 1 }),
    readRounds(context, input, { cursor, limit: limit + 1 }),
  ]);
  const value: BetView[] = [];
  while (value.length < limit) {
    const bet = takeNewer(sports, rounds);
    if (!bet) break;
    value.push(bet);
  }
  return { value, next_cursor: writeBetCursor(restOf(sports, rounds)) };
}

interface Asked {
  cursor: BetCursor | undefined;
  limit: number;
}

const rangeOf = ({ from, to }: BetsAsked) => ({
  from: from ? new Date(from) : undefined,
  to: to ? new Date(to) : undefined,
});

async function readSports(
  { server, site, player }: OfPlayer,
  input: BetsAsked,
  { cursor, limit }: Asked,
): Promise<BetRecord[]> {
  if (input.product === 'games' || input.game_type !== undefined) return [];
  if (cursor && cursor.sports === undefined) return [];
  return readPlayerBets(server.database.db, {
    siteId: site.id,
    playerId: player.id,
    ...rangeOf(input),
    status: input.status,
    sport: input.sport,
    betType: input.bet_type,
    fromId: cursor?.sports,
    limit,
  });
}

async function readRounds(
  { server, site, player }: OfPlayer,
  input: BetsAsked,
  { cursor, limit }: Asked,
): Promise<RoundBet[]> {
  const isOfSports = input.sport !== undefined || input.bet_type !== undefined;
  // A round can be cashed out too, but it is settled then.
  if (isOfSports || input.status === 'cashed-out') return [];
  if (input.product === 'sports' || (cursor && !cursor.games)) return [];
  const owner = { siteId: site.id, playerId: player.id };
  return readRoundBets(server.database.db, owner, {
    ...rangeOf(input),
    isOpen: input.status === undefined ? undefined : input.status === 'open',
    product: categoryByWireName(input.game_type ?? '')?.code,
    fromKey: cursor?.games,
    limit,
  });
}

/** Takes the newer of the two first rows; null when there is none. */
function takeNewer(sports: BetRecord[], rounds: RoundBet[]): BetView | null {
  const [bet] = sports;
  const [round] = rounds;
  if (round && (!bet || round.openedAt > bet.placedAt)) {
    rounds.shift();
    return roundBetView(round);
  }
  if (!bet) return null;
  sports.shift();
  return betView(bet);
}

function restOf([bet]: readonly BetRecord[], [round]: readonly RoundBet[]): BetCursor {
  return { ...(bet && { sports: bet.id }), ...(round && { games: round }) };
}
