import type { CallInput, CallResponse, roundCashOut } from '@pavilion/contracts';
import { houseStakeLimits, multiplierScale } from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readRound, refuseMove, type RoundRow } from '../plays/index.ts';
import { roundGameOf } from './round-game-of.ts';
import { ofRound } from './shared-round-steps.service.ts';
import { cashOutBet, readSharedRound } from './shared-round.store.ts';
import { answered } from './table-answer.ts';

/**
 * Leaves a running round with all or part of a bet, at the multiplier of the moment the server has
 * it; or, while the round still takes bets, takes a bet back.
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
  // The multiplier is the named round's: a bet of another round, which began later, must not leave
  // by it.
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
  if ('round_id' in answer) return answered(context, ofRound(round), answer);
  return fail(answer.status === 'late' ? 'tooLate' : 'roundNotFound');
}

/**
 * A bet whose own target has passed was out at the target; none is worth more than a round pays.
 */
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
