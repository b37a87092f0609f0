import { isErrorCode, type CallInput, type CallResponse, type betPlace } from '@pavilion/contracts';
import { inTransaction, isRepeatable } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { asLedgerRefusal, canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { limitDetail } from '../../account/protection/index.ts';
import { oddsMilliOf, oddsText } from '../sportsbook/index.ts';
import { pocketsView, refuseBonusStake } from '../../money/wallet/index.ts';
import { acceptedView } from './bet-view.ts';
import { tellPlaced } from './player-news.ts';
import { rulesVersion } from './rules-version.ts';
import { quoteSlip } from './slip-quote.service.ts';
import {
  callPlaceBet,
  type SlipAnswer,
  type SlipLine,
  type SlipOrder,
  type SlipRefusal,
} from './slip.store.ts';

type Input = Pick<CallInput<typeof betPlace>, 'request_id' | 'odds_change' | 'bets'>;
type Answer = CallResponse<typeof betPlace>;

export const slipLinesMax = 20;

/**
 * Places all bets of a slip or none (domain rules 2.9). Fails with the code of the first refused line; `errors` names
 * every refused line as `bets.<index>`, `statusDetail` tells the price or stake that would be accepted.
 */
export async function placeBet(context: PlayerContext, input: Input): Promise<Answer> {
  const { server, site } = context;
  const order = orderOf(context, input);
  const answer = await send(context, order);
  if (answer.status === 'refused') return refuse(context, order, answer.refusals);
  if (answer.status === 'contended') return fail('serviceUnavailable', { retryAfterSeconds: 1 });
  if (answer.status === 'placed') {
    tellPlaced(server, {
      siteId: site.id,
      playerId: context.player.id,
      currency: site.currency.code,
      betIds: answer.bets.map(({ id }) => id),
    });
  }
  return {
    bets: answer.bets.map(acceptedView),
    ...pocketsView(answer, site.currency.code),
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
  const lines = bets.map((bet, index): SlipLine => {
    const stakeMinor = parseAmount(bet.stake, site.currency.code);
    if (stakeMinor === null) return failField(`bets.${index}.stake`, 'invalidAmount');
    return {
      betId: server.ids.next(),
      selectionId: selections[index] ?? '',
      oddsMilli: oddsMilliOf(bet.odds),
      stakeMinor,
    };
  });
  return {
    siteId: site.id,
    playerId: player.id,
    slipId: server.ids.next(),
    requestId: input.request_id ?? server.ids.next(),
    // Not the bet ids: they are new with every attempt.
    requestHash: canonicalHash({
      policy,
      lines: lines.map(({ selectionId, oddsMilli, stakeMinor }) => ({
        selectionId,
        oddsMilli,
        stakeMinor,
      })),
    }),
    currency: site.currency.code,
    policy,
    lines,
    rulesVersion,
    now,
  };
}

/** One statement outside a transaction; only a deadlock or the exclusive way needs another. */
async function send(context: PlayerContext, order: SlipOrder): Promise<SlipAnswer> {
  const { server } = context;
  try {
    const answer = await callPlaceBet(server.database.db, order, false).catch((error: unknown) => {
      if (!isRepeatable(error)) throw error;
      return { status: 'contended' } as const;
    });
    if (answer.status !== 'contended') return answer;
    return await inTransaction(server.database, (trx) => callPlaceBet(trx, order, true));
  } catch (error) {
    refuseBonusStake(context, error);
    const refusal = asLedgerRefusal(error);
    if (refusal?.code === 'insufficientFunds') return fail('insufficientFunds');
    if (refusal?.code === 'requestIdReused') return fail('requestIdReused');
    throw error;
  }
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

/** What would be accepted instead: the price, the least stake, or the most that `slip_quote` too says now. */
async function detailOf(
  context: PlayerContext,
  order: SlipOrder,
  { code, index, odds_milli: oddsMilli, min_stake_minor: minStakeMinor }: SlipRefusal,
): Promise<string | undefined> {
  if (code === 'priceChanged') return oddsMilli ? oddsText(oddsMilli) : '';
  if (code === 'stakeTooLow')
    return minStakeMinor ? formatAmount(BigInt(minStakeMinor), context.site.currency.code) : '';
  if (code !== 'stakeTooHigh' && code !== 'payoutTooHigh') return undefined;
  const line = index === null ? undefined : order.lines[index];
  if (!line) return undefined;
  const [quote] = await quoteSlip(context, { selections: [{ selection_id: line.selectionId }] });
  return quote?.max_stake;
}
