import type { CallInput, CallResponse, roundJoin } from '@pavilion/contracts';
import { houseProviderCode, type RoundGame } from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  boundingTop,
  checkedParams,
  checkedStake,
  refuseStake,
  type RoundDraft,
} from '../plays/index.ts';
import { refuseByPlace } from './place-rule.ts';
import { keepSeat } from './seats.service.ts';
import { linesOfRound } from './lines-of-round.ts';
import { joinRound } from './shared-round.store.ts';
import { answered } from './table-answer.ts';
import { tableOf } from './table-of.ts';
import { stakeOfLines, type LineInput } from './ticket-lines.ts';
import { betOnRound, type BetAnswer } from './ticket.store.ts';

type JoinInput = Omit<CallInput<typeof roundJoin>, 'account_id' | 'auth'>;

/** Two bets at once, as players of the trade expect. */
export const betsPerPlayer = 2;
const refusals = {
  unknown: 'roundNotFound',
  closed: 'roundClosed',
  full: 'tooManyBets',
  empty: 'ticketNotFound',
} as const;

/**
 * Bets on a round while its betting is open: one bet, or a ticket of lines, which may replace what
 * was bet.
 */
export async function joinShared(
  context: PlayerContext,
  input: JoinInput,
): Promise<CallResponse<typeof roundJoin>> {
  const at = await tableOf(context, input);
  const { game, of, table } = at;
  if (table.isPlayMoney) fail('gameUnavailable', { statusDetail: 'playMoney' });
  await refuseByPlace(context, game);
  const lines = linesOf(game, input);
  const answer = lines
    ? await betLines(context, at, input, lines)
    : await betOne(context, game, input);
  if (!('round_id' in answer)) return fail(refusals[answer.status]);
  if (game.table && table.seats > 0) await keepSeat(context, of);
  return answered(context, of, answer);
}

/**
 * The lines that are asked for; null: one bet by itself. A table knows tickets alone; a bet that
 * can leave early knows none.
 */
export function linesOf(
  game: RoundGame<unknown>,
  {
    bets,
    stake,
    params,
    replace = false,
  }: Pick<JoinInput, 'bets' | 'stake' | 'params' | 'replace'>,
): readonly LineInput[] | null {
  if (game.cashOut && (bets !== undefined || replace))
    return failField(bets === undefined ? 'replace' : 'bets', 'invalidChoice');
  if (bets === undefined) {
    if (stake === undefined) return failField('stake', 'required');
    return game.table || replace ? [{ stake, params }] : null;
  }
  if (stake !== undefined) return failField('stake', 'invalidChoice');
  return bets.length > 0 || replace ? bets : failField('bets', 'required');
}

async function betOne(
  context: PlayerContext,
  game: RoundGame<unknown>,
  input: JoinInput,
): Promise<BetAnswer> {
  const { server, site, now } = context;
  const { params, kept } = checkedParams(game, input.params);
  const stakeMinor = checkedStake(input.stake ?? '', site.currency.code, boundingTop(game, params));
  const requestHash = canonicalHash({ roundId: input.round_id, stakeMinor, params: kept });
  const lockedMinor = stakeMinor * BigInt(game.stakesLocked ?? 1);
  const bet = { ...draftOf(context, game, input), stake_minor: stakeMinor, params: kept };
  const order = { lockedMinor, betsMax: betsPerPlayer, requestHash, now };
  return joinRound(server.database.db, bet, order).catch(refuseStake(context, lockedMinor));
}

async function betLines(
  context: PlayerContext,
  { game, of, table }: Awaited<ReturnType<typeof tableOf>>,
  input: JoinInput,
  asked: readonly LineInput[],
): Promise<BetAnswer> {
  const { server, site, now } = context;
  const { round_id: roundId, replace: isReplacing = false } = input;
  const { code: currency } = site.currency;
  const lines = await linesOfRound(server, { game, of, roundId }, asked, { ...table, currency });
  const stakeMinor = stakeOfLines(lines);
  const lockedMinor = stakeMinor * BigInt(game.stakesLocked ?? 1);
  const content = lines.map(({ kept, stakeMinor: minor }) => ({ params: kept, stakeMinor: minor }));
  const ticket = { ...draftOf(context, game, input), stake_minor: stakeMinor };
  return betOnRound(server.database.db, ticket, {
    lines,
    lockedMinor,
    isReplacing,
    betsMax: betsPerPlayer,
    requestHash: canonicalHash({ roundId, lines: content, isReplacing }),
    now,
  }).catch(refuseStake(context, lockedMinor));
}

/** A bet on the round with nothing staked yet. */
function draftOf(
  { server, site, player }: PlayerContext,
  game: RoundGame<unknown>,
  { round_id: roundId, request_id: requestId }: JoinInput,
): RoundDraft & { shared_round_id: string } {
  return {
    id: server.ids.next(),
    site_id: site.id,
    player_id: player.id,
    provider_code: houseProviderCode,
    game_code: game.code,
    game_version: game.version,
    product: game.category,
    engine: 'round',
    state: 'open',
    request_id: requestId ?? server.ids.next(),
    currency: site.currency.code,
    stake_minor: 0n,
    payout_minor: 0n,
    multiplier_e4: 0n,
    params: {},
    outcome: {},
    events: [],
    seed_id: null,
    nonce: null,
    shared_round_id: roundId,
  };
}
