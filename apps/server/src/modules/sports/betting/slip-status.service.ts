import type { CallResponse, slipStatus } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readBetsById } from './bet-read.store.ts';
import { betView } from './bet-view.ts';
import { quoteBets } from './quote-bets.service.ts';
import { byDecision, detailOfRefusal, pathOfRefusal } from './slip-refusals.ts';
import { readSlip, type SlipRecord } from './slip-status.store.ts';
import type { BetRecord } from './bet-record.ts';

type SlipView = CallResponse<typeof slipStatus>['slip'];

/**
 * How long what is offered instead is meant to be looked at; it is decided anew when it is asked
 * for.
 */
const reofferMs = 10_000;

/** How a slip of the player stands. Fails with slipNotFound, also for another's. */
export async function slipOf(
  context: PlayerContext,
  { slip_id: slipId }: { slip_id: string },
): Promise<CallResponse<typeof slipStatus>> {
  const { server, site, player } = context;
  const { db } = server.database;
  const owner = { siteId: site.id, playerId: player.id };
  const slip = isUuid(slipId) ? await readSlip(db, slipId, owner) : null;
  if (!slip) return fail('slipNotFound');
  const view = await slipView(db, slip);
  return { slip: { ...view, reoffer: await reofferOf(context, slip) } };
}

/** A slip on the wire, without what would be offered instead. */
export async function slipView(executor: Executor, slip: SlipRecord): Promise<SlipView> {
  const bets = await readBetsById(executor, slip.betIds);
  const currency = (bets[0]?.currency ?? '') as CurrencyCode;
  return {
    slip_id: slip.id,
    state: slip.state,
    placed_at: slip.placedAt.toISOString(),
    decides_at: slip.decidesAt?.toISOString() ?? null,
    decided_at: slip.decidedAt?.toISOString() ?? null,
    refusals: byDecision(slip.refusals).map((refusal) => ({
      path: pathOfRefusal(refusal),
      code: refusal.code,
      detail: detailOfRefusal(refusal, (minor) => formatAmount(minor, currency)),
    })),
    reoffer: null,
    bets: bets.map(betView),
  };
}

const aboutPriceOrStake = ['priceChanged', 'stakeTooHigh', 'payoutTooHigh'];

/** At what a refused slip would be taken now, where only price or stake stood against it. */
async function reofferOf(context: PlayerContext, slip: SlipRecord): Promise<SlipView['reoffer']> {
  const isOffered =
    slip.state === 'rejected' &&
    slip.refusals.length > 0 &&
    slip.refusals.every(({ code }) => aboutPriceOrStake.includes(code));
  if (!isOffered) return null;
  const bets = await readBetsById(context.server.database.db, slip.betIds);
  const quotes = await quoteBets(context, bets.map(askedAgain));
  return {
    bets: quotes.map(({ odds, max_unit_stake, legs }) => ({
      odds,
      max_unit_stake,
      legs: legs.map((leg) => ({ odds: leg.odds })),
    })),
    expires_at: new Date(context.now.getTime() + reofferMs).toISOString(),
  };
}

const askedAgain = ({ betType, sizes, bankers, isEachWay, legs, ...bet }: BetRecord) => ({
  shape: { type: betType, legCount: legs.length, sizes, bankers, isEachWay },
  lineCount: bet.lineCount,
  legs: legs.map(({ selectionId, picks }) => ({ selectionId, ...pickIdsOf(picks) })),
  unitStakeMinor: bet.unitStakeMinor,
});

const pickIdsOf = (picks: BetRecord['legs'][number]['picks']) =>
  picks ? { pickIds: picks.map((pick) => pick.selectionId) } : {};
