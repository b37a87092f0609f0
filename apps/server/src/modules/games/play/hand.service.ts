import type { CallInput, CallResponse, handAct, handOpen, handStart } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import {
  createRandomStream,
  payoutOf,
  type HandGame,
  type HandState,
  type JsonObject,
} from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { tellBalance, tokenText } from '../../money/wallet/index.ts';
import { gameFlags } from './game-flags.ts';
import { checkedParams, checkGameFilter, offeredGame, playedGame } from './house-game.ts';
import { dealHand, viewOf } from './recall.service.ts';
import { atMostWin, isAtMostWin, takingWin } from './win-cap.ts';
import { refuseMove, refuseStake } from './refuse-stake.ts';
import {
  actOnHand,
  readPlayerRounds,
  readRound,
  readStaleHands,
  startRound,
  stepOfRequest,
  type ActAnswer,
  type ActOrder,
  type PlayedAction,
  type RoundDraft,
  type RoundRow,
} from './round.store.ts';
import { seedInUse, type OpenedSeed } from './seeds.service.ts';
import { boundingTop, checkedStake } from './checked-stake.ts';

type StartInput = Pick<
  CallInput<typeof handStart>,
  'provider_code' | 'game_code' | 'stake' | 'params' | 'request_id'
>;
type ActInput = Pick<CallInput<typeof handAct>, 'round_id' | 'action' | 'params' | 'request_id'>;
type Answer = CallResponse<typeof handAct>;

const triesMax = 8;
const openHandsMax = 100;
/** An open hand that nobody plays on is finished by its game's rule after a day (standards 1.5). */
const handLastsMs = 24 * 60 * 60 * 1000;

/** Takes the stake and deals the start. Fails with handOpen while one of this game is open. */
export async function startHand(context: PlayerContext, input: StartInput): Promise<Answer> {
  const { server, site, player, now } = context;
  const game = await offeredGame(context, input);
  if (game.engine !== 'hand') return fail('gameNotFound');
  const { params, kept } = checkedParams(game, input.params);
  const stakeMinor = checkedStake(input.stake, site.currency.code, boundingTop(game, params));
  const requestId = input.request_id ?? server.ids.next();
  const requestHash = canonicalHash({ game: game.code, stakeMinor, params: kept });
  for (let tried = 0; tried < triesMax; tried += 1) {
    const seed = await seedInUse(server, { siteId: site.id, playerId: player.id });
    const round = handOf(context, { game, params, kept, stakeMinor, requestId }, seed);
    const start = { requestHash, now, roundMinMs: gameFlags(site, game.category).roundMinMs };
    const refuse = refuseStake(context, stakeMinor);
    const answer = await startRound(server.database.db, round, start).catch(refuse);
    if (answer.status !== 'moved')
      return answered(context, answer.round_id, { step: 0, ...answer });
  }
  return fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

function handOf(
  { server, site, player }: PlayerContext,
  order: {
    game: HandGame<unknown>;
    params: unknown;
    kept: Record<string, unknown>;
    stakeMinor: bigint;
    requestId: string;
  },
  seed: OpenedSeed,
): RoundDraft {
  const { game, stakeMinor } = order;
  const state = game.run(order.params, [], createRandomStream(seed));
  return {
    id: server.ids.next(),
    site_id: site.id,
    player_id: player.id,
    provider_code: 'PAVILION',
    game_code: game.code,
    game_version: game.version,
    product: game.category,
    engine: 'hand',
    request_id: order.requestId,
    currency: site.currency.code,
    stake_minor: stakeMinor,
    params: order.kept,
    seed_id: seed.id,
    nonce: seed.nonce,
    ...afterOf(state, stakeMinor),
  };
}

/** What is written of a hand's state: nothing is paid while it is open. */
function afterOf(state: HandState, stakeMinor: bigint): ActOrder['after'] {
  return {
    state: state.isSettled ? 'settled' : 'open',
    payout_minor: state.isSettled ? payoutOf(stakeMinor, state.multiplierE4) : 0n,
    multiplier_e4: state.multiplierE4,
    outcome: state.outcome,
    events: [...state.events],
  };
}

/** Plays one action. Fails with roundNotFound for another player's hand, handFinished for one that is over. */
export async function playAction(context: PlayerContext, input: ActInput): Promise<Answer> {
  const { server, site, player, now } = context;
  const asked: PlayedAction = { action: input.action, params: (input.params ?? {}) as JsonObject };
  const requestId = input.request_id ?? server.ids.next();
  const requestHash = canonicalHash({ roundId: input.round_id, ...asked });
  for (let tried = 0; tried < triesMax; tried += 1) {
    const row = await ownHand(context, input.round_id);
    const playedBefore = await stepOfRequest(server.database.db, row.id, requestId);
    const isNew = row.state === 'open' && playedBefore === null;
    const { action, after } = isNew
      ? await afterAction(server, row, asked)
      : { action: asked, after: asItIs(row) };
    const answer = await actOnHand(server.database.db, {
      siteId: site.id,
      playerId: player.id,
      roundId: row.id,
      step: row.step,
      requestId,
      requestHash,
      action,
      after,
      now,
    }).catch(refuseMove);
    const played = playedOr(answer);
    if (played) return answered(context, row.id, played);
  }
  return fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

/** The answer of an action that was played, null when the hand moved on and it must be worked out again. */
function playedOr(answer: ActAnswer): Extract<ActAnswer, { round_id: string }> | null {
  if ('round_id' in answer) return answer;
  if (answer.status === 'unknown') return fail('roundNotFound');
  if (answer.status === 'finished') return fail('handFinished');
  return null;
}

async function ownHand(
  { server, site, player }: PlayerContext,
  roundId: string,
): Promise<RoundRow> {
  const row = await readRound(server.database.db, { siteId: site.id, roundId });
  return row && row.player_id === player.id && row.engine === 'hand' ? row : fail('roundNotFound');
}

/** A refused action says which field or action, and nothing of it has happened. One that reaches the most a round pays also takes it. */
async function afterAction(
  server: ServerContext,
  row: RoundRow,
  asked: PlayedAction,
): Promise<{ action: PlayedAction; after: ActOrder['after'] }> {
  const state = await dealHand(server, row, asked);
  if (state.refusal) fail('invalidParams', { errors: [state.refusal] });
  if (!isAtMostWin(row, state)) return { action: asked, after: afterOf(state, row.stake_minor) };
  const action = takingWin(asked);
  const after = afterOf(await dealHand(server, row, action), row.stake_minor);
  return { action, after: { ...after, payout_minor: atMostWin(row, after.payout_minor) } };
}

// A repeated action must still find its answer: the statement decides, this is never written.
const asItIs = (row: RoundRow): ActOrder['after'] => row;

async function answered(
  { server, site, player }: PlayerContext,
  roundId: string,
  answer: { status: string; cash_minor: string; token_minor: string; step: number },
): Promise<Answer> {
  const currency = site.currency.code;
  if (answer.status === 'played')
    tellBalance(server, { siteId: site.id, playerId: player.id, currency });
  return {
    value: await recordAsItWas(server, { siteId: site.id, roundId, step: answer.step }),
    game_balance: formatAmount(BigInt(answer.cash_minor), currency),
    game_token: tokenText(BigInt(answer.token_minor)),
  };
}

/** The hand as it stood after so many actions: what a request is answered with each time, whatever another tab has played since. */
async function recordAsItWas(
  server: ServerContext,
  { siteId, roundId, step }: { siteId: string; roundId: string; step: number },
): Promise<Answer['value']> {
  const row = await readRound(server.database.db, { siteId, roundId });
  if (!row) throw new Error('a hand that was played before is gone');
  const state = row.step > step ? await dealHand(server, { ...row, step }) : null;
  // The last action wrote what it came to, a win cut to the most a round pays included.
  if (!state || state.isSettled) return viewOf(server, row);
  return viewOf(server, { ...row, step, ...afterOf(state, row.stake_minor), settled_at: null });
}

/** Open hands of the player, so that one opened elsewhere is found again. */
export async function listOpenHands(
  context: PlayerContext,
  input: Pick<CallInput<typeof handOpen>, 'provider_code' | 'game_code'>,
): Promise<CallResponse<typeof handOpen>> {
  const { server, site, player } = context;
  await checkGameFilter(context, input);
  const rows = await readPlayerRounds(server.database.db, {
    siteId: site.id,
    playerId: player.id,
    providerCode: input.provider_code,
    gameCode: input.game_code,
    state: 'open',
    limit: openHandsMax,
  });
  const hands = rows.filter(({ engine }) => engine === 'hand');
  return { value: await Promise.all(hands.map((row) => viewOf(server, row))) };
}

/** Finishes hands that were left open for a day by their game's rule, or gives the stake back. For a scheduled job. */
export async function finishStaleHands(server: ServerContext, limit = 100): Promise<number> {
  const now = server.clock.now();
  const before = new Date(now.getTime() - handLastsMs);
  const hands = await readStaleHands(server.database.db, before, limit);
  for (const row of hands) await finishHand(server, row, now);
  return hands.length;
}

async function finishHand(server: ServerContext, row: RoundRow, now: Date): Promise<void> {
  const game = playedGame(row);
  if (game.engine !== 'hand') throw new Error('not a hand');
  const ending = game.finishBy(await dealHand(server, row));
  const after: ActOrder['after'] = ending
    ? afterOf(await dealHand(server, row, ending), row.stake_minor)
    : { ...row, state: 'refunded', payout_minor: row.stake_minor };
  await actOnHand(server.database.db, {
    siteId: row.site_id,
    playerId: row.player_id,
    roundId: row.id,
    step: row.step,
    requestId: server.ids.next(),
    requestHash: canonicalHash({ roundId: row.id, finished: true }),
    action: ending ?? { action: 'refund', params: {} },
    after,
    now,
  });
}
