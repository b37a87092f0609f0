import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Withdrawal = OfficeAnswer<typeof officeCalls.payoutList>['value'][number];
type Settings = OfficeAnswer<typeof officeCalls.payoutSettings>;

const lineOf = (row: Withdrawal): string =>
  [
    row.withdrawal_id,
    row.site,
    row.account,
    `${row.amount} ${row.currency}`,
    `${row.method} ${row.destination}`,
    row.state,
    row.review_reasons.join(',') || '-',
    row.asked_at,
    ...(row.is_computer ? ['computer'] : []),
  ].join('\t');

const amountNames: ReadonlySet<string> = new Set([
  ...(['daily_max', 'release_below', 'auto_max'] satisfies (keyof Settings)[]),
  ...(['two_operators_above', 'identity_above'] satisfies (keyof Settings)[]),
]);

const settingLines = ({ currency, ...settings }: Settings): string[] =>
  Object.entries(settings).map(([name, value]) => {
    const unit = amountNames.has(name) && value !== null ? ` ${currency}` : '';
    return `${name}\t${value ?? 'none'}${unit}`;
  });

export const payoutCommands = [
  defineCommand(officeCalls.payoutList, ['site'], ({ value }) => [
    ...value.map(lineOf),
    `${value.filter(({ is_computer }) => !is_computer).length} withdrawals of people`,
  ]),
  defineCommand(officeCalls.payoutShow, ['withdrawal'], (shown) => [
    lineOf(shown.withdrawal),
    `fee ${shown.fee} ${shown.withdrawal.currency}, to ${shown.holder_name}`,
    ...Object.entries(shown.fields).map(([name, value]) => `${name}\t${value}`),
    `provider ${shown.provider} ${shown.provider_reference ?? '-'}`,
    ...shown.timeline.map(({ at, state, reason }) => [at, state, reason ?? ''].join('\t')),
    ...shown.approvals.map(({ at, operator }) => `${at}\tapproved by ${operator}`),
  ]),
  defineCommand(officeCalls.payoutApprove, ['withdrawal'], ({ missing_approvals: missing }) =>
    missing === 0 ? 'approved' : 'noted; it takes one more operator',
  ),
  defineCommand(officeCalls.payoutRefuse, ['withdrawal'], () => 'refused; the money is back'),
  defineCommand(
    officeCalls.payoutRetry,
    ['withdrawal'],
    () => 'the provider is asked within seconds',
  ),
  defineCommand(officeCalls.payoutSettings, ['site'], settingLines),
];
