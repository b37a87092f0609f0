import type { bet, CallInput, CallResponse, demoBet } from '@pavilion/contracts';
import { createRandomStream, multiplierScale, payoutOf, type InstantGame } from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import {
  boundingTop,
  checkBuy,
  checkedParams,
  checkedStake,
  legalStakeOf,
  type PlayDraft,
} from '../plays/index.ts';
import { demoPurse, playView, walletPurse, type Purse } from '../purse/index.ts';

type Input = Pick<
  CallInput<typeof bet>,
  'provider_code' | 'game_code' | 'stake' | 'params' | 'request_id'
>;

/** Plays one round of an instant game: worked out, paid and kept in one statement. */
export const playInstant = (
  context: PlayerContext,
  input: Input,
): Promise<CallResponse<typeof bet>> => play(context, walletPurse(context), input);

/** One round of an instant game with play money; its seed is shown at once. */
export const playDemoBet = (
  context: RequestContext,
  input: CallInput<typeof demoBet>,
): Promise<CallResponse<typeof demoBet>> => play(context, demoPurse(context, input.demo_id), input);

async function play<Balances extends object>(
  context: RequestContext,
  purse: Purse<Balances>,
  input: Input,
) {
  const game = await purse.gameOf(input);
  if (game.engine !== 'instant') return fail('gameNotFound');
  const { params, kept } = checkedParams(game, input.params);
  checkBuy(context.site, game, params);
  const stakeMinor = checkedStake(input.stake, purse.currency, boundingTop(game, params), {
    costE4: game.costE4?.(params),
    legalMinor: await legalStakeOf(context, game.category, purse.playerId),
  });
  const { provider_code, game_code } = input;
  const { play: played, balances } = await purse.begin({
    game,
    requestId: input.request_id ?? context.server.ids.next(),
    requestHash: canonicalHash({ provider_code, game_code, stakeMinor, params: kept }),
    draft: (seeds) => draftOf(game, { params, kept, stakeMinor }, createRandomStream(seeds)),
  });
  return { value: playView(played), ...balances };
}

function draftOf(
  game: InstantGame<unknown>,
  order: { params: unknown; kept: Record<string, unknown>; stakeMinor: bigint },
  stream: ReturnType<typeof createRandomStream>,
): PlayDraft {
  const { params, stakeMinor } = order;
  const result = game.play(params, stream);
  return {
    state: 'settled',
    stake_minor: payoutOf(stakeMinor, game.costE4?.(params) ?? multiplierScale),
    payout_minor: payoutOf(stakeMinor, result.multiplierE4),
    multiplier_e4: result.multiplierE4,
    params: order.kept,
    outcome: result.outcome as Record<string, unknown>,
    events: [...result.events],
  };
}
