import { houseProviderCode } from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  pocketsView,
  tellBalance,
  type BalanceView,
  type Pockets,
} from '../../money/wallet/index.ts';
import { seedInUse } from '../fairness/index.ts';
import {
  actOnHand,
  gameFlags,
  offeredGame,
  readRound,
  refuseStake,
  startRound,
  stepOfRequest,
  type ActAnswer,
  type RoundDraft,
  type RoundRow,
  type StartAnswer,
} from '../plays/index.ts';
import { readKeptPlay } from './read-kept-play.ts';
import type { Kept, MoveOrder, PlayOrder, Purse } from './purse.ts';

/**
 * How often a play is worked out again because another one took its nonce, or another tab moved the
 * hand on.
 */
const triesMax = 8;

export type WalletBalances = BalanceView;

/**
 * The purse of a signed-in player: stakes and payouts move by `wallet_move`, plays are kept for
 * good.
 */
export function walletPurse(context: PlayerContext): Purse<WalletBalances> {
  const { server, site, player } = context;
  return {
    currency: site.currency.code,
    playerId: player.id,
    gameOf: (key) => offeredGame({ server, site }, key),
    begin: async (order) => {
      const answer = await begin(context, order);
      return answered(context, answer, null);
    },
    move: async (order) => {
      const answer = await move(context, order);
      return answered(context, answer, answer.step);
    },
  };
}

async function begin(
  context: PlayerContext,
  order: PlayOrder,
): Promise<Exclude<StartAnswer, { status: 'moved' }>> {
  const { server, site, player, now } = context;
  const { requestHash } = order;
  const start = { requestHash, now, roundMinMs: gameFlags(site, order.game.category).roundMinMs };
  for (let tried = 0; tried < triesMax; tried += 1) {
    const seed = await seedInUse(server, { siteId: site.id, playerId: player.id });
    const play = order.draft(seed);
    const round = { ...rowOf(context, order), ...play, seed_id: seed.id, nonce: seed.nonce };
    const refuse = refuseStake(context, play.stake_minor);
    const answer = await startRound(server.database.db, round, start).catch(refuse);
    if (answer.status !== 'moved') return answer;
  }
  return fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

function rowOf(
  { server, site, player }: PlayerContext,
  { game, requestId }: PlayOrder,
): Omit<RoundDraft, keyof ReturnType<PlayOrder['draft']> | 'seed_id' | 'nonce'> {
  return {
    id: server.ids.next(),
    site_id: site.id,
    player_id: player.id,
    provider_code: houseProviderCode,
    game_code: game.code,
    game_version: game.version,
    product: game.category,
    engine: game.engine,
    request_id: requestId,
    currency: site.currency.code,
  };
}

async function move(
  context: PlayerContext,
  order: MoveOrder,
): Promise<Extract<ActAnswer, { round_id: string }>> {
  const { server, site, player, now } = context;
  const { roundId, requestId, asked } = order;
  const requestHash = canonicalHash({ roundId, ...asked });
  for (let tried = 0; tried < triesMax; tried += 1) {
    const row = await ownHand(context, roundId);
    const playedBefore = await stepOfRequest(server.database.db, row.id, requestId);
    const isNew = row.state === 'open' && playedBefore === null;
    // A repeated action must still find its answer: the statement decides, what stands here is
    // never written then.
    const { action, after } = isNew
      ? order.next(await readKeptPlay(server, row, row.step))
      : { action: asked, after: row };
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
    }).catch(refuseStake(context, after.stake_minor - row.stake_minor));
    const played = playedOr(answer);
    if (played) return played;
  }
  return fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

/**
 * The answer of an action that was played, null when the hand moved on and it must be worked out
 * again.
 */
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

/**
 * `step` null: the play as it begins; a repeated request is answered with what it made, whatever
 * came since.
 */
async function answered(
  context: PlayerContext,
  answer: { status: string; round_id: string } & Pockets,
  step: number | null,
): Promise<Kept<WalletBalances>> {
  const { server, site, player } = context;
  const currency = site.currency.code;
  if (answer.status === 'played')
    tellBalance(server, { siteId: site.id, playerId: player.id, currency });
  const asked = { siteId: site.id, roundId: answer.round_id };
  const row = await readRound(server.database.db, asked);
  if (!row) throw new Error('a play that was just kept is gone');
  return {
    play: await readKeptPlay(server, row, step ?? 0),
    balanceMinor: BigInt(answer.cash_minor) + BigInt(answer.bonus_minor),
    balances: pocketsView(answer, currency),
  };
}
