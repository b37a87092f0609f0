import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Shown = OfficeAnswer<typeof officeCalls.kycShow>;
type Document = Shown['document'];

const lineOf = (row: Document): string =>
  [
    row.document_id,
    row.site,
    row.account,
    row.kind,
    row.state,
    row.reason ?? '-',
    `checker ${row.finding ?? '-'}`,
    `${row.open_flags} flags`,
    row.given_at,
  ].join('\t');

function shownLines(shown: Shown): string[] {
  const { document, person } = shown;
  return [
    lineOf(document),
    `level ${shown.level}, ${shown.media_type}, ${shown.byte_count} bytes`,
    person ? personLine(person) : 'no name',
    ...shown.flags.map(({ at, kind, account }) => `${at}\tflag ${kind}\t${account ?? '-'}`),
    ...shown.paused.map((self) => pauseLine(self, document)),
    ...shown.other_documents.map((other) =>
      [other.at, other.kind, other.state, other.document_id].join('\t'),
    ),
  ];
}

const personLine = ({ full_name, birth_date, is_verified }: NonNullable<Shown['person']>): string =>
  `${full_name}, born ${birth_date} (${is_verified ? 'verified' : 'as they say'})`;

/** What holds the player though the account itself says nothing of it, and how to say otherwise. */
function pauseLine(
  { account, excluded_until, time_out_until }: Shown['paused'][number],
  { site, account: mine }: Document,
): string {
  const until = excluded_until
    ? `EXCLUDED until ${excluded_until}`
    : `TIME-OUT until ${time_out_until ?? '-'}`;
  return `${until}\tthe same person as ${account} by the papers; if not: kyc distinguish ${site} ${mine} ${account}`;
}

export const kycCommands = [
  defineCommand(officeCalls.kycList, ['site'], ({ value }) => [
    ...value.map(lineOf),
    `${value.length} documents`,
  ]),
  defineCommand(officeCalls.kycShow, ['document'], shownLines),
  defineCommand(officeCalls.kycApprove, ['document'], () => 'approved'),
  defineCommand(officeCalls.kycRefuse, ['document'], () => 'refused'),
  defineCommand(
    officeCalls.kycDistinguish,
    ['site', 'account', 'other'],
    (_, { account, other }) => `${account} and ${other} are two people`,
  ),
  defineCommand(
    officeCalls.kycAsk,
    ['site', 'account'],
    (_, { account }) => `${account} was asked for it`,
  ),
  defineCommand(officeCalls.kycLevel, ['site', 'level'], ({ levels }) =>
    levels.map((rule) =>
      [
        `level ${rule.level}`,
        `deposit ${rule.deposit_max ?? 'none'}`,
        `withdrawal ${rule.withdrawal_max ?? 'none'}`,
        rule.required.join(',') || '-',
      ].join('\t'),
    ),
  ),
  defineCommand(officeCalls.kycSettings, ['site'], (settings) =>
    Object.entries(settings).map(([name, value]) => `${name}\t${value}`),
  ),
];
