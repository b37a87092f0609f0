import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import {
  approvePayout,
  changeSettings,
  listForOperators,
  refusePayout,
  retryPayout,
  showPayout,
  type WithdrawalSettings,
} from '../modules/money/payouts/index.ts';
import type { Site } from '../site-directory/index.ts';
import { amountOf } from './amount-of.ts';
import { defineCommand } from './command.ts';
import { findSite } from './find-site.ts';

type Row = Awaited<ReturnType<typeof showPayout>>['row'];

const money = (minor: bigint, currency: string): string =>
  `${formatAmount(minor, currency as CurrencyCode)} ${currency}`;

const lineOf = (row: Omit<Row, 'holder_name' | 'fields'>): string =>
  [
    row.id,
    row.external_id,
    row.account_id,
    money(row.amount_minor, row.currency),
    `${row.method_code} ${row.masked}`,
    row.state,
    row.review_reasons.join(',') || '-',
    row.created_at.toISOString(),
    ...(row.is_computer ? ['computer'] : []),
  ].join('\t');

const listCommand = defineCommand(
  officeCalls.payoutList,
  ['site'],
  async (input, { site, state }) => {
    const siteId = site === undefined ? undefined : findSite(input, site).id;
    const rows = await listForOperators(input.context.database.db, { siteId, state });
    for (const row of rows) input.print(lineOf(row));
    input.print(`${rows.filter(({ is_computer }) => !is_computer).length} withdrawals of people`);
  },
);

const showCommand = defineCommand(officeCalls.payoutShow, ['withdrawal'], async (input, asked) => {
  const { row, timeline, approvals } = await showPayout(input.context, asked.withdrawal);
  input.print(lineOf(row));
  input.print(`fee ${money(row.fee_minor, row.currency)}, to ${row.holder_name}`);
  for (const [name, value] of Object.entries(row.fields)) input.print(`${name}\t${value}`);
  input.print(`provider ${row.provider} ${row.provider_reference ?? '-'}`);
  for (const { state, at, reason } of timeline)
    input.print([at.toISOString(), state, reason ?? ''].join('\t'));
  for (const { operator, at } of approvals)
    input.print(`${at.toISOString()}\tapproved by ${operator}`);
});

const approveCommand = defineCommand(
  officeCalls.payoutApprove,
  ['withdrawal'],
  async (input, { withdrawal }) => {
    const missing = await approvePayout(input.context, input.actor, withdrawal);
    input.print(missing === 0 ? 'approved' : 'noted; it takes one more operator');
  },
);

const refuseCommand = defineCommand(
  officeCalls.payoutRefuse,
  ['withdrawal'],
  async (input, { withdrawal, reason, note = '' }) => {
    await refusePayout(input.context, input.actor, withdrawal, { reason, note });
    input.print('refused; the money is back');
  },
);

const retryCommand = defineCommand(
  officeCalls.payoutRetry,
  ['withdrawal'],
  async (input, { withdrawal }) => {
    await retryPayout(input.context, input.actor, withdrawal);
    input.print('the provider is asked within seconds');
  },
);

const settingsCommand = defineCommand(
  officeCalls.payoutSettings,
  ['site'],
  async (input, asked) => {
    const site = findSite(input, asked.site);
    const wanted = wantedSettings(asked, site);
    const settings = await changeSettings(input.context, input.actor, site, wanted);
    for (const [name, value] of Object.entries(settings)) {
      const isAmount = typeof value === 'bigint';
      input.print(
        `${name}\t${isAmount ? money(value, site.currency.code) : String(value ?? 'none')}`,
      );
    }
  },
);

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

export const payoutCommands = [
  listCommand,
  showCommand,
  approveCommand,
  refuseCommand,
  retryCommand,
  settingsCommand,
];
