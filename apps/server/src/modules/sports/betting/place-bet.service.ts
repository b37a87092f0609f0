import { isErrorCode, type CallInput, type CallResponse, type betPlace } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { limitDetail } from '../../account/protection/index.ts';
import { oddsMilliOf, oddsText } from '../sportsbook/index.ts';
import { pocketsView } from '../../money/wallet/index.ts';
import { acceptedView } from './bet-view.ts';
import { rulesVersion } from './rules-version.ts';
import { sendSlip } from './send-slip.service.ts';
import { quoteSelections } from './slip-quote.service.ts';
import { sportDelays } from './sport-delays.ts';
import { singleBet, type SlipOrder, type SlipRefusal } from './slip.store.ts';

type Input = Pick<CallInput<typeof betPlace>, 'request_id' | 'odds_change' | 'bets'>;
type Answer = CallResponse<typeof betPlace>;

export const slipLinesMax = 20;

/**
 * Places all bets of a slip or none (domain rules 2.9); with a live pick they are pending, as those
 * of `slip_place`. Fails with the code of the first refused line; `errors` names every refused line
 * as `bets.<index>`, `statusDetail` tells the price or stake that would be accepted.
 */
export async function placeBet(context: PlayerContext, input: Input): Promise<Answer> {
  const order = orderOf(context, input);
  const answer = await sendSlip(context, order);
  if (answer.status === 'refused') return refuse(context, order, answer.refusals);
  return {
    bets: answer.bets.map((bet) => acceptedView(bet, answer.state)),
    slip_id: answer.slip_id,
    ...pocketsView(answer, context.site.currency.code),
  };
}

function orderOf({ server, site, player, now }: PlayerContext, input: Input): SlipOrder {
  const { bets, odds_change: policy } = input;
  if (bets.length === 0) fail('slipEmpty');
  if (bets.length > slipLinesMax) fail('slipTooLong');
  const selections = bets.map(({ selection_id }) => selection_id.toLowerCase());
  selections.forEach((id, index) => {
    const errors = (code: string) => ({ errors: [{ path: `bets.${index}`, code }] });
    if (!isUuid(id)) fail('selectionNotFound', errors('selectionNotFound'));
    if (selections.indexOf(id) !== index) fail('duplicateSelection', errors('duplicateSelection'));
  });
  const lines = bets.map((bet, index) => {
    const stakeMinor = parseAmount(bet.stake, site.currency.code);
    if (stakeMinor === null) return failField(`bets.${index}.stake`, 'invalidAmount');
    return { selectionId: selections[index] ?? '', oddsMilli: oddsMilliOf(bet.odds), stakeMinor };
  });
  return {
    siteId: site.id,
    playerId: player.id,
    slipId: server.ids.next(),
    requestId: input.request_id ?? server.ids.next(),
    // Not the bet ids: they are new with every attempt.
    requestHash: canonicalHash({ policy, lines }),
    currency: site.currency.code,
    policy,
    bets: lines.map((line) => singleBet(server.ids.next(), line)),
    delays: sportDelays,
    rulesVersion,
    now,
  };
}

async function refuse(
  context: PlayerContext,
  order: SlipOrder,
  refusals: readonly SlipRefusal[],
): Promise<never> {
  const first = refusals[0];
  if (!first || !isErrorCode(first.code)) throw new Error('a refusal without a known code');
  const errors = refusals.flatMap(({ index, code }) =>
    index === null ? [] : [{ path: `bets.${index}`, code }],
  );
  const { limit } = first;
  const statusDetail = limit
    ? limitDetail(limit, context.site.currency.code)
    : await detailOf(context, order, first);
  return fail(first.code, { errors, statusDetail });
}

/**
 * What would be accepted instead: the price, the least stake, or the most that `slip_quote` too
 * says now.
 */
async function detailOf(
  context: PlayerContext,
  order: SlipOrder,
  { code, index, odds_milli: oddsMilli, min_stake_minor: minStakeMinor }: SlipRefusal,
): Promise<string | undefined> {
  if (code === 'priceChanged') return oddsMilli ? oddsText(oddsMilli) : '';
  if (code === 'stakeTooLow')
    return minStakeMinor ? formatAmount(BigInt(minStakeMinor), context.site.currency.code) : '';
  if (code !== 'stakeTooHigh' && code !== 'payoutTooHigh') return undefined;
  const leg = index === null ? undefined : order.bets[index]?.legs[0];
  if (!leg) return undefined;
  const [quote] = await quoteSelections(context, [{ selection_id: leg.selectionId }]);
  return quote?.max_stake;
}
