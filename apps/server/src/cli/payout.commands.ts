import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { refusalReasons, withdrawalStates } from '@pavilion/domain/payouts';
import {
  approvePayout,
  changeSettings,
  listForOperators,
  refusePayout,
  retryPayout,
  showPayout,
  type WithdrawalSettings,
} from '../modules/payouts/index.ts';
import type { Site } from '../site-directory/index.ts';
import { defineCommand, requireOption, UsageError, type CommandInput } from './command.ts';
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

const listCommand = defineCommand({
  name: 'payout list',
  usage: '[<site>] [--state checking]',
  summary: 'Withdrawals at work, oldest first, or those of one state',
  async run(input) {
    const state = withdrawalStates.find((known) => known === input.options['state']);
    if (input.options['state'] !== undefined && !state)
      throw new UsageError(`--state is one of ${withdrawalStates.join(', ')}`);
    const siteId = input.words.length > 0 ? findSite(input).id : undefined;
    const rows = await listForOperators(input.context.database.db, { siteId, state });
    for (const row of rows) input.print(lineOf(row));
    input.print(`${rows.filter(({ is_computer }) => !is_computer).length} withdrawals of people`);
  },
});

const showCommand = defineCommand({
  name: 'payout show',
  usage: '<id>',
  summary: 'A withdrawal with its destination, time line and approvals',
  async run(input) {
    const { row, timeline, approvals } = await showPayout(input.context, idOf(input));
    input.print(lineOf(row));
    input.print(`fee ${money(row.fee_minor, row.currency)}, to ${row.holder_name}`);
    for (const [name, value] of Object.entries(row.fields)) input.print(`${name}\t${value}`);
    input.print(`provider ${row.provider} ${row.provider_reference ?? '-'}`);
    for (const { state, at, reason } of timeline)
      input.print([at.toISOString(), state, reason ?? ''].join('\t'));
    for (const { operator, at } of approvals)
      input.print(`${at.toISOString()}\tapproved by ${operator}`);
  },
});

const approveCommand = defineCommand({
  name: 'payout approve',
  usage: '<id>',
  summary: 'Approves a withdrawal; a large one needs two different operators',
  async run(input) {
    const missing = await approvePayout(input.context, input.actor, idOf(input));
    input.print(missing === 0 ? 'approved' : 'noted; it takes one more operator');
  },
});

const refuseCommand = defineCommand({
  name: 'payout refuse',
  usage: `<id> --reason ${refusalReasons.join('|')} [--note <text>]`,
  summary: 'Refuses a withdrawal; its money goes back and the player reads the reason',
  async run(input) {
    const reason = refusalReasons.find((known) => known === requireOption(input, 'reason'));
    if (!reason) throw new UsageError(`--reason is one of ${refusalReasons.join(', ')}`);
    const note = input.options['note'] ?? '';
    await refusePayout(input.context, input.actor, idOf(input), { reason, note });
    input.print('refused; the money is back');
  },
});

const retryCommand = defineCommand({
  name: 'payout retry',
  usage: '<id>',
  summary: 'Asks the provider about a sent withdrawal at once; it is never paid twice',
  async run(input) {
    await retryPayout(input.context, input.actor, idOf(input));
    input.print('the provider is asked within seconds');
  },
});

const wholeSettings = {
  'rest-minutes': 'rest_minutes',
  destinations: 'destinations_max',
  open: 'open_max',
  'turnover-percent': 'turnover_percent',
  'auto-age-days': 'auto_age_days',
  'send-after-seconds': 'send_after_seconds',
} as const;

const amountSettings = {
  'auto-max': 'auto_max_minor',
  'release-below': 'release_below_minor',
  'daily-max': 'daily_max_minor',
  'two-operators-above': 'two_operators_above_minor',
  'identity-above': 'identity_above_minor',
} as const;

const flagSettings = {
  cancellable: 'is_cancellable',
  'auto-needs-verified': 'auto_needs_verified',
} as const;

const settingsCommand = defineCommand({
  name: 'payout settings',
  usage: `<site> ${[
    ...Object.keys(wholeSettings).map((name) => `[--${name} <n>]`),
    ...Object.keys(amountSettings).map((name) => `[--${name} <amount>]`),
    ...Object.keys(flagSettings).map((name) => `[--${name} yes|no]`),
  ].join(' ')}`,
  summary: 'Shows or changes how a site pays out',
  async run(input) {
    const site = findSite(input);
    const settings = await changeSettings(
      input.context,
      input.actor,
      site,
      wantedSettings(input, site),
    );
    for (const [name, value] of Object.entries(settings)) {
      const isAmount = typeof value === 'bigint';
      input.print(
        `${name}\t${isAmount ? money(value, site.currency.code) : String(value ?? 'none')}`,
      );
    }
  },
});

function wantedSettings({ options }: CommandInput, site: Site): Partial<WithdrawalSettings> {
  const wanted: Partial<WithdrawalSettings> = {};
  for (const [option, name] of Object.entries(wholeSettings)) {
    const text = options[option];
    if (text === undefined) continue;
    if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${option} must be a whole number`);
    wanted[name] = Number(text);
  }
  for (const [option, name] of Object.entries(amountSettings)) {
    const text = options[option];
    if (text === undefined) continue;
    const minor = parseAmount(text, site.currency.code);
    if (minor === null)
      throw new UsageError(`--${option} must be an amount in ${site.currency.code}`);
    wanted[name] = minor;
  }
  for (const [option, name] of Object.entries(flagSettings)) {
    const text = options[option];
    if (text === undefined) continue;
    if (text !== 'yes' && text !== 'no')
      throw new UsageError(`--${option} must be \`yes\` or \`no\``);
    wanted[name] = text === 'yes';
  }
  return wanted;
}

function idOf({ words: [id] }: CommandInput): string {
  if (id === undefined) throw new UsageError('which withdrawal?');
  return id;
}

export const payoutCommands = [
  listCommand,
  showCommand,
  approveCommand,
  refuseCommand,
  retryCommand,
  settingsCommand,
];
