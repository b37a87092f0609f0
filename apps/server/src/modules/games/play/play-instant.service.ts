import type { bet, CallInput, CallResponse } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { createRandomStream, payoutOf, type InstantGame } from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { tellBalance, tokenText } from '../../money/wallet/index.ts';
import { gameFlags } from './game-flags.ts';
import { checkBuy } from './check-buy.ts';
import { checkedParams, offeredGame } from './house-game.ts';
import { legalStakeOf } from './legal-stake.service.ts';
import { recordOf } from './recall.service.ts';
import { refuseStake } from './refuse-stake.ts';
import { startRound, type RoundDraft, type StartAnswer } from './round.store.ts';
import { seedInUse, type OpenedSeed } from './seeds.service.ts';
import { boundingTop, checkedStake } from './checked-stake.ts';

type Input = Pick<
  CallInput<typeof bet>,
  'provider_code' | 'game_code' | 'stake' | 'params' | 'request_id'
>;

interface Order {
  game: InstantGame<unknown>;
  params: unknown;
  kept: Record<string, unknown>;
  stakeMinor: bigint;
  requestId: string;
  requestHash: Buffer;
}

/** How often a round is worked out again because another bet took its nonce. */
const triesMax = 8;

/** Plays one round of an instant game: worked out, paid and kept in one statement. */
export async function playInstant(
  context: PlayerContext,
  input: Input,
): Promise<CallResponse<typeof bet>> {
  const order = await orderOf(context, input);
  const answer = await play(context, order);
  const { server, site, player } = context;
  if (answer.status === 'played')
    tellBalance(server, { siteId: site.id, playerId: player.id, currency: site.currency.code });
  return {
    value: await recordOf(server, site.id, answer.round_id),
    game_balance: formatAmount(BigInt(answer.cash_minor), site.currency.code),
    game_token: tokenText(BigInt(answer.token_minor)),
  };
}

async function orderOf(context: PlayerContext, input: Input): Promise<Order> {
  const game = await offeredGame(context, input);
  if (game.engine !== 'instant') return fail('gameNotFound');
  const { params, kept } = checkedParams(game, input.params);
  checkBuy(context.site, game, params);
  const top = boundingTop(game, params);
  const stakeMinor = checkedStake(input.stake, context.site.currency.code, top, {
    costE4: game.costE4?.(params),
    legalMinor: await legalStakeOf(context, game.category, context.player.id),
  });
  const { provider_code, game_code } = input;
  return {
    game,
    params,
    kept,
    stakeMinor,
    requestId: input.request_id ?? context.server.ids.next(),
    requestHash: canonicalHash({ provider_code, game_code, stakeMinor, params: kept }),
  };
}

async function play(
  context: PlayerContext,
  order: Order,
): Promise<Exclude<StartAnswer, { status: 'moved' }>> {
  const { server, site, player, now } = context;
  for (let tried = 0; tried < triesMax; tried += 1) {
    const seed = await seedInUse(server, { siteId: site.id, playerId: player.id });
    const round = roundOf(context, order, seed);
    const { requestHash } = order;
    const start = { requestHash, now, roundMinMs: gameFlags(site, order.game.category).roundMinMs };
    const refuse = refuseStake(context, round.stake_minor);
    const answer = await startRound(server.database.db, round, start).catch(refuse);
    if (answer.status !== 'moved') return answer;
  }
  return fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

function roundOf(
  { server, site, player }: PlayerContext,
  { game, params, kept, stakeMinor, requestId }: Order,
  seed: OpenedSeed,
): RoundDraft {
  const result = game.play(params, createRandomStream(seed));
  const costMinor = payoutOf(stakeMinor, game.costE4?.(params) ?? 10_000n);
  return {
    id: server.ids.next(),
    site_id: site.id,
    player_id: player.id,
    provider_code: 'PAVILION',
    game_code: game.code,
    game_version: game.version,
    product: game.category,
    engine: 'instant',
    state: 'settled',
    request_id: requestId,
    currency: site.currency.code,
    stake_minor: costMinor,
    payout_minor: payoutOf(stakeMinor, result.multiplierE4),
    multiplier_e4: result.multiplierE4,
    params: kept,
    outcome: result.outcome as Record<string, unknown>,
    events: [...result.events],
    seed_id: seed.id,
    nonce: seed.nonce,
  };
}
