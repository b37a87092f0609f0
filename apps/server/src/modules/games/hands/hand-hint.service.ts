import type { CallInput, CallResponse, handHint } from '@pavilion/contracts';
import { fractionText, type HandOption, type Fraction } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { gameFlags, playedGame, readRound, type RoundRow } from '../plays/index.ts';
import { readKeptPlay } from '../purse/index.ts';
import { handToDeal } from './hand-steps.ts';
import { hintDesk } from './hint-desk.ts';

type Hint = CallResponse<typeof handHint>['value'];

const decimals = 8;

/** Rounded down as returns are; a loss keeps its sign. */
function gainText({ numerator, denominator }: Fraction): string {
  const isLoss = numerator < 0n;
  const size = fractionText({ numerator: isLoss ? -numerator : numerator, denominator }, decimals);
  return isLoss ? `-${size}` : size;
}

const optionView = ({ action, params, gain }: HandOption): Hint['options'][number] => ({
  action,
  params,
  ev: gain ? gainText(gain) : null,
});

/**
 * The best play of the player's own open hand, worked out from what they may know. Fails with
 * roundNotFound, handFinished, gameUnavailable where the site gives no advice or the game has none,
 * serviceUnavailable when too many ask.
 */
export async function hintOfHand(
  context: PlayerContext,
  input: Pick<CallInput<typeof handHint>, 'round_id'>,
): Promise<CallResponse<typeof handHint>> {
  const row = await ownOpenHand(context, input.round_id);
  const game = playedGame(row);
  const isGiven = gameFlags(context.site, game.category).hint;
  if (game.engine !== 'hand' || !game.hint || !isGiven)
    return fail('gameUnavailable', { statusDetail: 'noHints' });
  const kept = await readKeptPlay(context.server, row, row.step);
  const answer = await hintDesk.hint(handToDeal(kept));
  if (answer === 'busy') return fail('serviceUnavailable', { retryAfterSeconds: 1 });
  const options = answer.hint?.options.map(optionView) ?? [];
  const [best] = options;
  return best
    ? { value: { ...best, options, row: answer.hint?.row ?? null } }
    : fail('handFinished');
}

async function ownOpenHand(
  { server, site, player }: PlayerContext,
  roundId: string,
): Promise<RoundRow> {
  const row = await readRound(server.database.db, { siteId: site.id, roundId });
  if (!row || row.player_id !== player.id || row.engine !== 'hand') return fail('roundNotFound');
  return row.state === 'open' ? row : fail('handFinished');
}
