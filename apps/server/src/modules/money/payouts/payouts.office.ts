import { officeCalls, type OfficeAnswer, type OfficeInput } from '@pavilion/contracts/office';
import { amountOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { tellAmount, tellMaybe } from '../../../operator/tell.ts';
import type { Site } from '../../../site-directory/index.ts';
import { listForOperators } from './operator-list.store.ts';
import {
  approvePayout,
  changeSettings,
  refusePayout,
  retryPayout,
  showPayout,
} from './operator.service.ts';
import type { WithdrawalSettings } from './settings.store.ts';

type Listed = Awaited<ReturnType<typeof listForOperators>>[number];

/** What staff do about withdrawals. */
export const payoutsOffice = [
  defineOffice(officeCalls.payoutList, async ({ server }, { site, state }) => {
    const siteId = site === undefined ? undefined : findSite(server, site).id;
    const rows = await listForOperators(server.database.db, { siteId, state });
    return { value: rows.map(withdrawalOf) };
  }),
  defineOffice(officeCalls.payoutShow, async ({ server }, asked) => {
    const { row, timeline, approvals } = await showPayout(server, asked.withdrawal);
    return {
      withdrawal: withdrawalOf(row),
      fee: tellAmount(row.fee_minor, row.currency),
      holder_name: row.holder_name,
      fields: row.fields,
      provider: row.provider,
      provider_reference: row.provider_reference,
      timeline: timeline.map(({ at, state, reason }) => ({ at: at.toISOString(), state, reason })),
      approvals: approvals.map(({ at, operator }) => ({ at: at.toISOString(), operator })),
    };
  }),
  defineOffice(officeCalls.payoutApprove, async ({ server, actor }, { withdrawal }) => ({
    missing_approvals: await approvePayout(server, actor, withdrawal),
  })),
  defineOffice(officeCalls.payoutRefuse, async ({ server, actor }, asked) => {
    const { withdrawal, reason, note = '' } = asked;
    await refusePayout(server, actor, withdrawal, { reason, note });
    return {};
  }),
  defineOffice(officeCalls.payoutRetry, async ({ server, actor }, { withdrawal }) => {
    await retryPayout(server, actor, withdrawal);
    return {};
  }),
  defineOffice(officeCalls.payoutSettings, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const settings = await changeSettings(server, actor, site, wantedSettings(asked, site));
    return settingsOf(settings, site);
  }),
];

function withdrawalOf(row: Listed) {
  return {
    withdrawal_id: row.id,
    site: row.external_id,
    account: row.account_id,
    amount: tellAmount(row.amount_minor, row.currency),
    currency: row.currency,
    method: row.method_code,
    destination: row.masked,
    state: row.state,
    review_reasons: row.review_reasons,
    asked_at: row.created_at.toISOString(),
    is_computer: row.is_computer,
  };
}

function wantedSettings(
  asked: OfficeInput<typeof officeCalls.payoutSettings>,
  site: Site,
): Partial<WithdrawalSettings> {
  const wanted: Partial<WithdrawalSettings> = {
    rest_minutes: asked.rest_minutes,
    destinations_max: asked.destinations,
    open_max: asked.open,
    turnover_percent: asked.turnover_percent,
    auto_age_days: asked.auto_age_days,
    send_after_seconds: asked.send_after_seconds,
    auto_max_minor: amountOf(site, 'auto-max', asked.auto_max),
    release_below_minor: amountOf(site, 'release-below', asked.release_below),
    daily_max_minor: amountOf(site, 'daily-max', asked.daily_max),
    two_operators_above_minor: amountOf(site, 'two-operators-above', asked.two_operators_above),
    identity_above_minor: amountOf(site, 'identity-above', asked.identity_above),
    is_cancellable: asked.cancellable,
    auto_needs_verified: asked.auto_needs_verified,
  };
  // What is not named stays.
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

function settingsOf(
  settings: WithdrawalSettings,
  { currency: { code } }: Site,
): OfficeAnswer<typeof officeCalls.payoutSettings> {
  return {
    ...settings,
    currency: code,
    daily_max: tellMaybe(settings.daily_max_minor, code),
    release_below: tellAmount(settings.release_below_minor, code),
    auto_max: tellAmount(settings.auto_max_minor, code),
    two_operators_above: tellMaybe(settings.two_operators_above_minor, code),
    identity_above: tellMaybe(settings.identity_above_minor, code),
  };
}
