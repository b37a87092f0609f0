import type {
  CallInput,
  CallResponse,
  demoHandAct,
  demoHandStart,
  handAct,
  handOpen,
  handStart,
} from '@pavilion/contracts';
import { parseAmount } from '@pavilion/domain/money';
import { createRandomStream, type JsonObject } from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import {
  boundingTop,
  checkedParams,
  checkedStake,
  checkGameFilter,
  readPlayerRounds,
} from '../plays/index.ts';
import { demoPurse, walletPurse, type Purse } from '../purse/index.ts';
import { draftOf, stepOf } from './hand-steps.ts';
import { handView, playedOf, viewOfHand } from './hand-view.ts';

type StartInput = Pick<
  CallInput<typeof handStart>,
  'provider_code' | 'game_code' | 'stake' | 'params' | 'request_id'
>;
type ActInput = Pick<CallInput<typeof handAct>, 'round_id' | 'action' | 'params' | 'request_id'>;

const openHandsMax = 100;

/** Takes the stake and deals the start. Fails with handOpen while one of this game is open. */
export async function startHand(
  context: PlayerContext,
  input: StartInput,
): Promise<CallResponse<typeof handStart>> {
  const { play, balances, balanceMinor } = await start(context, walletPurse(context), input);
  return { value: viewOfHand(play, balanceMinor), ...balances };
}

/** Begins a hand with play money. */
export async function startDemoHand(
  context: RequestContext,
  input: CallInput<typeof demoHandStart>,
): Promise<CallResponse<typeof demoHandStart>> {
  const { play, balances, balanceMinor } = await start(
    context,
    demoPurse(context, input.demo_id),
    input,
  );
  return { value: { ...viewOfHand(play, balanceMinor), played: playedOf(play) }, ...balances };
}

/**
 * Plays one action. Fails with roundNotFound for another player's hand, handFinished for one that
 * is over.
 */
export async function playAction(
  context: PlayerContext,
  input: ActInput,
): Promise<CallResponse<typeof handAct>> {
  const { play, balances, balanceMinor } = await act(context, walletPurse(context), input);
  return { value: viewOfHand(play, balanceMinor), ...balances };
}

/** Plays one action of the open hand with play money. */
export async function playDemoAction(
  context: RequestContext,
  input: CallInput<typeof demoHandAct>,
): Promise<CallResponse<typeof demoHandAct>> {
  const { play, balances, balanceMinor } = await act(
    context,
    demoPurse(context, input.demo_id),
    input,
  );
  return { value: { ...viewOfHand(play, balanceMinor), played: playedOf(play) }, ...balances };
}

async function start<Balances extends object>(
  { server }: RequestContext,
  purse: Purse<Balances>,
  input: StartInput,
) {
  const game = await purse.gameOf(input);
  if (game.engine !== 'hand') return fail('gameNotFound');
  const { params, kept } = checkedParams(game, input.params, purse.currency);
  const stakeMinor = checkedStake(input.stake, purse.currency, boundingTop(game, params), {
    costE4: game.mostStakesE4,
    sides: game.sideBets?.(params),
  });
  return purse.begin({
    game,
    requestId: input.request_id ?? server.ids.next(),
    requestHash: canonicalHash({ game: game.code, stakeMinor, params: kept }),
    draft: (seeds) =>
      draftOf(
        { stake_minor: stakeMinor, params: kept },
        game.run(params, [], createRandomStream(seeds), stakeMinor),
      ),
  });
}

function act<Balances extends object>(
  { server }: RequestContext,
  purse: Purse<Balances>,
  input: ActInput,
) {
  const asked = { action: input.action, params: (input.params ?? {}) as JsonObject };
  return purse.move({
    roundId: input.round_id,
    requestId: input.request_id ?? server.ids.next(),
    asked,
    next: (hand) => stepOf(hand, asked),
  });
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
  const { code: currency } = site.currency;
  const { game_balance } = await balanceOf(server, {
    siteId: site.id,
    playerId: player.id,
    currency,
  });
  const balanceMinor = parseAmount(game_balance, currency);
  return { value: await Promise.all(hands.map((row) => handView(server, row, balanceMinor))) };
}
