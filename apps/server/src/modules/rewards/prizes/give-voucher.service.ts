import type { Executor } from '@pavilion/database';
import { parseAmount } from '@pavilion/domain/money';
import { oddsMilliOf } from '@pavilion/rewards/campaign';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { findItem } from '../campaigns/index.ts';
import { insertVoucher } from './voucher.store.ts';

const hourMs = 60 * 60 * 1000;
const milli = (odds: string | undefined): number | null =>
  odds === undefined ? null : oddsMilliOf(odds);

/** Writes a free bet or a boost for its player, as its item says. */
export async function giveVoucher(
  context: ServerContext,
  executor: Executor,
  wish: { site: Site; playerId: string; claimId: string; template: string },
): Promise<void> {
  const { site, playerId, claimId, template } = wish;
  const bet = await findItem(context, site.id, template, 'free_bet', executor);
  const boost = bet ? null : await findItem(context, site.id, template, 'odds_boost', executor);
  const fields = bet?.fields ?? boost?.fields;
  if (!fields) throw new Error(`the template ${template} of a voucher is gone`);
  const now = context.clock.now();
  const minor = (amount: string): bigint => parseAmount(amount, site.currency.code) ?? 0n;
  await insertVoucher(executor, {
    id: context.ids.next(),
    site_id: site.id,
    player_id: playerId,
    claim_id: claimId,
    item_code: template,
    kind: fields.kind,
    currency: site.currency.code,
    amount_minor: fields.kind === 'free_bet' ? minor(fields.amount) : null,
    boost_percent: fields.kind === 'odds_boost' ? fields.boost_percent : null,
    max_stake_minor: fields.kind === 'odds_boost' ? minor(fields.max_stake) : null,
    max_extra_minor: fields.kind === 'odds_boost' ? minor(fields.max_extra) : null,
    min_odds_milli: milli(fields.min_odds),
    max_odds_milli: fields.kind === 'free_bet' ? milli(fields.max_odds) : null,
    sports: fields.kind === 'free_bet' ? (fields.sports ?? []) : [],
    wagering_template: fields.kind === 'free_bet' ? (fields.wagering_template ?? null) : null,
    bet_id: null,
    expires_at: new Date(now.getTime() + fields.expires_hours * hourMs),
    created_at: now,
  });
}
