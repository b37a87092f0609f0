import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Reconciled = OfficeAnswer<typeof officeCalls.providerReconcile>;
type Transaction = OfficeAnswer<typeof officeCalls.providerTransaction>;

function reconciledLines({ rounds, totals, pools, incidents, ...rest }: Reconciled): string[] {
  const { asked, closed, waiting } = rounds;
  return [
    `open for an hour or more: ${asked}, closed now: ${closed}, still open: ${waiting}`,
    `transactions that differ, new ones: ${rest.different_transactions}`,
    ...totals.map(totalLine),
    ...pools.map(
      ({ site, jackpot, balance, currency }) =>
        `${site}\tjackpot ${jackpot}\t${balance} ${currency} of the operator's`,
    ),
    ...incidents.flatMap(incidentLines),
    `${incidents.length} incidents wait for a person`,
  ];
}

const totalLine = (row: Reconciled['totals'][number]): string =>
  [
    row.site,
    row.provider,
    `${row.rounds} rounds, ${row.open} open`,
    `${row.staked} staked, ${row.returned} returned, ${row.ggr} ${row.currency}`,
  ].join('\t');

const incidentLines = (row: Reconciled['incidents'][number]): string[] => [
  [row.incident, row.code, row.provider, row.round, row.transaction, row.at].join('\t'),
  `\t${row.next_step}`,
];

const transactionLines = ({ here, there }: Transaction): string[] => [
  here
    ? ['here', here.state, here.kind, here.amount ?? '', here.round].join('\t')
    : 'here\tunknown',
  ['there', there.state, there.kind ?? '', there.amount ?? '', there.round ?? '']
    .join('\t')
    .trimEnd(),
];

export const providerRoundsCommands = [
  defineCommand(
    officeCalls.providerReconcile,
    [],
    reconciledLines,
    ({ incidents }) => incidents.length === 0,
  ),
  defineCommand(
    officeCalls.providerCancelRound,
    ['site', 'provider', 'round'],
    () => 'cancelled, the stakes are back',
  ),
  defineCommand(
    officeCalls.providerRoundDetails,
    ['provider', 'round'],
    ({ round }) => (round ? JSON.stringify(round, null, 2) : 'the studio keeps no such round'),
    ({ round }) => round !== null,
  ),
  defineCommand(officeCalls.providerTransaction, ['provider', 'transaction'], transactionLines),
  defineCommand(
    officeCalls.providerPoolPay,
    ['site', 'jackpot'],
    ({ is_new, balance, currency }, { jackpot }) =>
      `${is_new ? 'paid' : 'was paid before'}; ${balance} ${currency} in ${jackpot}`,
  ),
];
