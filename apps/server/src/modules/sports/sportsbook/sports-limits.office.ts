import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { normaliseAccountId } from '@pavilion/domain/input';
import { sumOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { tellAmount, tellMaybe } from '../../../operator/tell.ts';
import type { Site } from '../../../site-directory/index.ts';
import { oddsMilliOf, oddsText } from './odds-text.ts';
import { changePlayerFactor, changeSportsLimits } from './operator-limits.service.ts';
import type { SportsLimits } from './sports-limits.store.ts';

const fieldOf = {
  minStakeMinor: 'min_stake',
  maxStakeMinor: 'max_stake',
  maxWinMinor: 'max_win',
  marketMaxMinor: 'market_max',
  maxSelectionWinMinor: 'selection_win',
  maxMatchWinMinor: 'match_win',
  maxDayWinMinor: 'day_win',
  maxEventLiabilityMinor: 'event_liability',
  cashOutMinMinor: 'cash_out_min',
} as const satisfies Record<
  Exclude<
    keyof SportsLimits,
    'maxOddsMilli' | 'isCashOutAllowed' | 'cashOutMarginPpm' | 'builderVoid'
  >,
  string
>;

/** What staff do about how much may be staked and won. */
export const limitsOffice = [
  defineOffice(officeCalls.sportsLimits, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const limits = await changeSportsLimits(server, actor, site.id, changesOf(asked, site));
    const { code } = site.currency;
    return {
      currency: code,
      min_stake: tellAmount(limits.minStakeMinor, code),
      max_stake: tellAmount(limits.maxStakeMinor, code),
      max_win: tellAmount(limits.maxWinMinor, code),
      market_max: tellMaybe(limits.marketMaxMinor ?? null, code),
      selection_win: tellMaybe(limits.maxSelectionWinMinor ?? null, code),
      match_win: tellMaybe(limits.maxMatchWinMinor ?? null, code),
      day_win: tellMaybe(limits.maxDayWinMinor ?? null, code),
      event_liability: tellAmount(limits.maxEventLiabilityMinor, code),
      max_odds: oddsText(Number(limits.maxOddsMilli)),
      cash_out: limits.isCashOutAllowed ? 'on' : 'off',
      cash_out_margin: String(limits.cashOutMarginPpm / 1_000_000),
      cash_out_min: tellAmount(limits.cashOutMinMinor, code),
      builder_void: limits.builderVoid,
    };
  }),
  defineOffice(
    officeCalls.playerFactor,
    async ({ server, actor }, { factor, reason, ...asked }) => {
      const site = findSite(server, asked.site);
      const factorMilli = Math.round(Number(factor) * 1000);
      const player = { siteId: site.id, accountId: normaliseAccountId(asked.account) };
      await changePlayerFactor(server, actor, player, { factorMilli, reason });
      return { factor_milli: factorMilli };
    },
  ),
];

function changesOf(
  asked: OfficeInput<typeof officeCalls.sportsLimits>,
  site: Site,
): Partial<SportsLimits> {
  const changes: Partial<SportsLimits> = {};
  // The keys are those of the table above.
  for (const name of Object.keys(fieldOf) as (keyof typeof fieldOf)[]) {
    const text = asked[fieldOf[name]];
    if (text !== undefined) changes[name] = sumOf(site, fieldOf[name].replaceAll('_', '-'), text);
  }
  if (asked.cash_out !== undefined) changes.isCashOutAllowed = asked.cash_out === 'on';
  if (asked.cash_out_margin !== undefined)
    changes.cashOutMarginPpm = Math.round(Number(asked.cash_out_margin) * 1_000_000);
  if (asked.builder_void !== undefined) changes.builderVoid = asked.builder_void;
  if (asked.max_odds !== undefined) changes.maxOddsMilli = highestOdds(asked.max_odds);
  return changes;
}

function highestOdds(text: string): bigint {
  const oddsMilli = oddsMilliOf(text);
  if (oddsMilli > 1000) return BigInt(oddsMilli);
  throw new OperatorError('--max-odds must be odds above 1.00');
}
