import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Affiliate = OfficeAnswer<typeof officeCalls.affiliateList>['value'][number];
type Postback = OfficeAnswer<typeof officeCalls.affiliatePostbacks>['value'][number];

const bpOfPercent = 100;

const affiliateLine = (row: Affiliate, currency: string): string =>
  [
    row.affiliate,
    row.name,
    `${row.percent_bp / bpOfPercent} %`,
    `cpa ${row.cpa} ${currency}`,
    row.carries_loss ? 'carries losses' : 'drops losses',
    row.is_told ? 'told' : 'not told',
    `${row.players} players`,
    row.is_paused ? 'paused' : 'running',
  ].join('\t');

const standingOf = ({ sent_at, next_try_at, problem }: Postback): string => {
  if (sent_at !== null) return `sent ${sent_at}`;
  return next_try_at === null ? `given up: ${problem}` : `next ${next_try_at}: ${problem ?? 'new'}`;
};

export const affiliateCommands = [
  defineCommand(
    officeCalls.affiliateAdd,
    ['site', 'affiliate'],
    ({ site }, { affiliate }) => `${affiliate} brings players to ${site}`,
  ),
  defineCommand(officeCalls.affiliateList, ['site'], ({ site, value, currency }) =>
    value.length === 0
      ? `${site} has no affiliate`
      : value.map((row) => affiliateLine(row, currency)),
  ),
  defineCommand(
    officeCalls.affiliatePause,
    ['site', 'affiliate'],
    ({ is_paused: isPaused }, { affiliate }) =>
      `${affiliate} ${isPaused ? 'is paused' : 'goes on'}`,
  ),
  defineCommand(officeCalls.affiliateKey, ['site'], ({ key_id, public_key }) => [
    key_id,
    public_key.trimEnd(),
  ]),
  defineCommand(
    officeCalls.affiliateStatement,
    ['site', 'affiliate'],
    // With --out the text is in that file, and no longer in the answer.
    ({ file = '' }: { file?: string }, { affiliate, from, to }) =>
      file === '' ? `the statement of ${affiliate}, ${from} to ${to}` : file.trimEnd(),
  ),
  defineCommand(
    officeCalls.affiliateVerify,
    ['site', 'file'],
    ({ is_right: isRight, key_id }) =>
      isRight ? `signed with the key ${key_id}` : 'no key of the site signed this',
    ({ is_right: isRight }) => isRight,
  ),
  defineCommand(officeCalls.affiliatePostbacks, ['site', 'affiliate'], ({ value }) => [
    ...value.map((row) =>
      [row.event_id, row.event, row.click_id, row.at, `${row.tries} tries`, standingOf(row)].join(
        '\t',
      ),
    ),
    `${value.length} postbacks`,
  ]),
];
