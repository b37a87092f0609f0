import { createHmac } from 'node:crypto';
import { formatAmount } from '@pavilion/domain/money';
import { startOfDate } from '@pavilion/domain/time-zones';
import { statementText, type AffiliatePlan, type PlayerFigures } from '@pavilion/rewards/referral';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { settlementsCommittedBy } from '../turnover/index.ts';
import { readNewestKey } from './affiliate-key.store.ts';
import { lockAffiliate, type AffiliateRow } from './affiliate.store.ts';
import { countArrivals, readFigures, type FiguresRow } from './figures.store.ts';
import { signStatement } from './keys.service.ts';
import { insertStatement, readCarriedIn, readTouching } from './statement.store.ts';

/** Whose statement, of which days of the site's calendar, the end excluded. */
interface StatementWish {
  affiliate: string;
  from: string;
  to: string;
}

const planOfRow = (row: AffiliateRow): AffiliatePlan => ({
  percentBp: row.percent_bp,
  cpaMinor: row.cpa_minor,
  cpaMinDepositMinor: row.cpa_min_deposit_minor,
  feeBp: row.fee_bp,
  taxBp: row.tax_bp,
  isLossCarried: row.is_loss_carried,
});

/**
 * A partner's statement of days that are over, signed. It is made once: the same days give the same
 * file for ever, days that were settled in another are refused. Throws {@link OperatorError} with
 * why not.
 */
export function makeStatement(
  context: ServerContext,
  actor: string,
  site: Site,
  { affiliate, from, to }: StatementWish,
): Promise<string> {
  const of = { siteId: site.id, code: affiliate };
  const span = { from: startOfDate(site.timeZone, from), to: startOfDate(site.timeZone, to) };
  if (Number.isNaN(span.from.getTime()) || Number.isNaN(span.to.getTime()))
    throw new OperatorError('there is no such day');
  if (span.from >= span.to) throw new OperatorError('the days end before they begin');
  if (span.to > settlementsCommittedBy(context.clock.now()))
    throw new OperatorError(`${to} has not begun yet: a statement is of days that are over`);
  return changeAsOperator(context, actor, {
    action: 'affiliate.statement',
    subject: { siteId: site.id, subject: `${site.externalId}/${affiliate}` },
    lock: async (trx) => {
      const row = await lockAffiliate(trx, site.id, affiliate);
      if (!row) throw new OperatorError(`${site.externalId} has no affiliate ${affiliate}`);
      return row;
    },
    work: async (trx, row) => {
      const [known, ...more] = await readTouching(trx, of, { from, to });
      if (known?.from === from && known.to === to && more.length === 0)
        return { answer: known.file };
      if (known) throw new OperatorError(`${known.from} to ${known.to} is settled already`);
      const key = await readNewestKey(trx, site.id);
      if (!key) throw new OperatorError('the site has no key; see `affiliate key`');
      const figures = await readFigures(trx, { ...of, ...span });
      const carriedInMinor = await readCarriedIn(trx, of, from);
      const made = statementText(
        {
          ...{ affiliate, currency: site.currency.code, from, to },
          ...{ keyId: key.key_id, site: site.externalId },
        },
        planOfRow(row),
        figures.map((player) => figuresOf(context, affiliate, player, span.from)),
        { ...(await countArrivals(trx, { ...of, ...span })), carriedInMinor },
        (minor) => formatAmount(minor, site.currency.code),
      );
      const file = signStatement(context, key, made.text);
      const { carriedOutMinor, payableMinor } = made;
      const now = context.clock.now();
      await insertStatement(trx, of, { from, to, file, carriedOutMinor, payableMinor, now });
      return { answer: file, before: null, after: { from, to, payable_minor: payableMinor } };
    },
  });
}

function figuresOf(
  { appSecret }: ServerContext,
  affiliate: string,
  row: FiguresRow,
  from: Date,
): PlayerFigures {
  return {
    alias: aliasOf(appSecret, affiliate, row.playerId),
    signedUpAt: row.signedUpAt.toISOString(),
    ftdAt: row.ftdAt?.toISOString() ?? null,
    ftdMinor: row.ftdMinor,
    isFtdInPeriod: row.ftdAt !== null && row.ftdAt >= from,
    depositsMinor: row.depositsMinor,
    turnoverMinor: row.turnoverMinor,
    ggrMinor: row.turnoverMinor - row.returnedMinor,
    rewardsMinor: row.rewardsMinor,
    jackpotsMinor: row.jackpotsMinor,
  };
}

/** What a partner knows a player by: the same in every statement, and nobody else's name. */
const aliasOf = (appSecret: string, affiliate: string, playerId: string): string =>
  createHmac('sha256', appSecret)
    .update(`affiliate-alias:${affiliate}:${playerId}`)
    .digest('hex')
    .slice(0, 16);
