import type {
  CallInput,
  CallResponse,
  roundCashOut,
  roundJoin,
  roundState,
} from '@pavilion/contracts';
import { houseStakeLimits, multiplierScale } from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { pocketsView, tellBalance, type Pockets } from '../../money/wallet/index.ts';
import { openNext } from './open-round.service.ts';
import {
  type RoundRow,
  boundingTop,
  checkedParams,
  checkedStake,
  offeredGame,
  readRound,
  refuseMove,
  refuseStake,
} from '../plays/index.ts';
import { sharedPlayView } from './shared-play-view.ts';
import { tellBet } from './shared-round-news.ts';
import { roundNews, sharedBetView, topicOf } from './shared-round-view.ts';
import { readChain, type RoundTable } from '../fairness/index.ts';
import {
  cashOutBet,
  joinRound,
  readBetsOf,
  readRoundsOf,
  readSharedRound,
  watchRound,
  type SharedRoundRow,
} from './shared-round.store.ts';
import { roundGameOf } from './shared-round-steps.service.ts';

const previousShown = 20;
const betsShown = 200;
/** Two bets at once, as players of the trade expect. */
const betsPerPlayer = 2;

/** The round under way; looking at it keeps the game going, and wakes one that rests. */
export async function stateOfRound(
  context: RequestContext,
  input: Pick<CallInput<typeof roundState>, 'provider_code' | 'game_code'>,
): Promise<CallResponse<typeof roundState>> {
  const { server, site, now } = context;
  const game = await offeredGame(context, input);
  if (game.engine !== 'round') return fail('gameNotFound');
  const { provider_code: providerCode, game_code: gameCode } = input;
  const of = { siteId: site.id, providerCode, gameCode, tableId: '' };
  const { current, previous } = await currentRound(server, of);
  await watchRound(server.database.db, current.id, now);
  const asked = { siteId: site.id, roundId: current.id, limit: betsShown };
  const bets = await readBetsOf(server.database.db, asked);
  const { round_id, phase, phase_ends_at, started_at } = roundNews(current, now);
  const settled = previous.filter((round) => round.phase === 'settled');
  return {
    value: {
      round_id,
      phase,
      phase_ends_at,
      started_at,
      server_time: server.clock.now().toISOString(),
      commitment: await commitmentOf(server, current),
      bets: bets.map(sharedBetView),
      previous: settled.map((round) => ({
        round_id: round.id,
        index: round.chain_index,
        hash: round.hash ?? '',
        outcome: round.outcome ?? {},
      })),
    },
  };
}

/** What stood fixed before the first bet: the end of our chain and a number in it, or the height of a block. */
async function commitmentOf(
  server: ServerContext,
  { chain_id: chainId, chain_index: index, block_source: source }: SharedRoundRow,
): Promise<CallResponse<typeof roundState>['value']['commitment']> {
  if (chainId === null) return { hash: '', index, ...(source === null ? {} : { source }) };
  const { terminating_hash: hash } = await readChain(server.database.db, chainId);
  return { hash, index };
}

/** The newest round; a game that rests opens one. A settled one stands until the leader opens the next. */
async function currentRound(
  server: ServerContext,
  of: RoundTable,
): Promise<{ current: SharedRoundRow; previous: SharedRoundRow[] }> {
  const rounds = await readRoundsOf(server.database.db, of, previousShown + 1);
  const [newest] = rounds;
  const rests = !newest || (newest.phase === 'settled' && newest.next_at === null);
  const opened = rests ? await openNext(server, of, server.clock.now()) : null;
  if (opened) return { current: opened, previous: rounds.slice(0, previousShown) };
  if (newest) return { current: newest, previous: rounds };
  const [first] = await readRoundsOf(server.database.db, of, 1);
  return first
    ? { current: first, previous: [] }
    : fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

/** Bets on a round while its betting is open. */
export async function joinShared(
  context: PlayerContext,
  input: Omit<CallInput<typeof roundJoin>, 'account_id' | 'auth'>,
): Promise<CallResponse<typeof roundJoin>> {
  const { server, site, player, now } = context;
  const game = await offeredGame(context, input);
  if (game.engine !== 'round') return fail('gameNotFound');
  const { params, kept } = checkedParams(game, input.params);
  const currency = site.currency.code;
  const locked = BigInt(game.stakesLocked ?? 1);
  const stakeMinor = checkedStake(input.stake, currency, boundingTop(game, params));
  const bet = {
    id: server.ids.next(),
    site_id: site.id,
    player_id: player.id,
    provider_code: input.provider_code,
    game_code: game.code,
    game_version: game.version,
    product: game.category,
    engine: 'round' as const,
    state: 'open' as const,
    request_id: input.request_id ?? server.ids.next(),
    currency,
    stake_minor: stakeMinor,
    payout_minor: 0n,
    multiplier_e4: 0n,
    params: kept,
    outcome: {},
    events: [],
    seed_id: null,
    nonce: null,
    shared_round_id: input.round_id,
  };
  const requestHash = canonicalHash({ roundId: input.round_id, stakeMinor, params: kept });
  const lockedMinor = stakeMinor * locked;
  const order = { lockedMinor, betsMax: betsPerPlayer, requestHash, now };
  const refuse = refuseStake(context, lockedMinor);
  const answer = await joinRound(server.database.db, bet, order).catch(refuse);
  if ('round_id' in answer) return answered(context, answer);
  const refusals = {
    unknown: 'roundNotFound',
    closed: 'roundClosed',
    full: 'tooManyBets',
  } as const;
  return fail(refusals[answer.status]);
}

/**
 * Leaves a running round with all or part of a bet, at the multiplier of the moment the server has it; or, while the round still takes bets,
 * takes a bet back.
 */
export async function cashOut(
  context: PlayerContext,
  input: CallInput<typeof roundCashOut>,
): Promise<CallResponse<typeof roundCashOut>> {
  const { server, site, player, now } = context;
  const { round_id: roundId, bet_id: betId, is_cancel: isCancel = false } = input;
  const round = await readSharedRound(server.database.db, { siteId: site.id, roundId });
  if (!round) return fail('roundNotFound');
  const game = roundGameOf(round);
  if (!game.cashOut) return fail('roundNotFound');
  const shareBp = Math.round(Number(input.fraction ?? '1') * 10_000);
  if (shareBp === 0) return failField('fraction', 'invalidAmount');
  // The multiplier is the named round's: a bet of another round, which began later, must not leave by it.
  const bet = await readRound(server.database.db, { siteId: site.id, roundId: betId });
  if (bet?.shared_round_id !== roundId) return fail('roundNotFound');
  const standing = game.cashOut.multiplierAt(now.getTime() - round.starts_at.getTime());
  const answer = await cashOutBet(server.database.db, {
    siteId: site.id,
    playerId: player.id,
    betId,
    shareBp,
    multiplierE4: isCancel ? multiplierScale : atMost(context, bet, standing, game.cashOut.autoAt),
    isCancel,
    requestId: input.request_id ?? server.ids.next(),
    requestHash: canonicalHash({ roundId, betId, shareBp, ...(isCancel && { isCancel }) }),
    now,
  }).catch(refuseMove);
  if ('round_id' in answer) return answered(context, answer);
  return fail(answer.status === 'late' ? 'tooLate' : 'roundNotFound');
}

/** A bet whose own target has passed was out at the target; none is worth more than a round pays. */
function atMost(
  { site }: PlayerContext,
  bet: RoundRow,
  standing: bigint,
  autoAt: (params: never) => bigint | null,
): bigint {
  if (bet.stake_minor === 0n) return standing;
  const parsed = roundGameOf(bet).parseParams(bet.params);
  const auto = parsed.ok ? autoAt(parsed.params as never) : null;
  const cap =
    (houseStakeLimits(site.currency.code).maxWinMinor * multiplierScale) / bet.stake_minor;
  return [standing, auto ?? standing, cap].reduce((least, e4) => (e4 < least ? e4 : least));
}

async function answered(
  { server, site, player }: PlayerContext,
  answer: { status: string; round_id: string } & Pockets,
): Promise<CallResponse<typeof roundJoin>> {
  const currency = site.currency.code;
  const row = await readRound(server.database.db, { siteId: site.id, roundId: answer.round_id });
  if (!row?.shared_round_id) throw new Error('a bet that was just placed is gone');
  if (answer.status === 'played') {
    tellBalance(server, { siteId: site.id, playerId: player.id, currency });
    const of = {
      siteId: site.id,
      providerCode: row.provider_code,
      gameCode: row.game_code,
      tableId: '',
    };
    tellBet(
      server,
      { siteId: site.id, topic: topicOf(of), roundId: row.shared_round_id },
      sharedBetView({ ...row, account_id: player.accountId }),
    );
  }
  return {
    value: {
      ...(await sharedPlayView(server, row)),
      bet_id: row.id,
      round_id: row.shared_round_id,
    },
    ...pocketsView(answer, currency),
  };
}
