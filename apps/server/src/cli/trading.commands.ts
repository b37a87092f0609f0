import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Checked = OfficeAnswer<typeof officeCalls.tradingCheck>;
type Version = OfficeAnswer<typeof officeCalls.tradingHistory>['value'][number];
type WrongPrice = OfficeAnswer<typeof officeCalls.tradingErrors>['value'][number];
type Reported = OfficeAnswer<typeof officeCalls.tradingReport>['total'];
type Stopped = OfficeAnswer<typeof officeCalls.tradingStop>;

const isGood = ({ problems }: Checked): boolean => problems.length === 0;

const problemLines = ({ problems }: Checked, good: string): string[] =>
  problems.length === 0
    ? [good]
    : [...problems, `${problems.length} problems, nothing was published`];

const versionLine = ({ version, published_by, published_at, note }: Version): string =>
  [`version ${version}`, published_at, published_by, ...(note === '' ? [] : [note])].join('\t');

const placeLine = (word: string, { event, event_id, markets }: Stopped): string =>
  `${markets} markets of ${event} (${event_id}) ${word}`;

const errorLine = (error: WrongPrice): string =>
  [
    error.error_id,
    error.state,
    error.event,
    `${error.kind} ${error.outcome}`,
    `${error.from} to ${error.to}`,
    `right ${error.right_price}`,
    error.rule,
    `${error.bets} bets`,
    `proposed by ${error.proposed_by}`,
    ...(error.decided_by === null ? [] : [`decided by ${error.decided_by}`]),
    error.reason,
  ].join('\t');

const reportText = (line: Reported, currency: string): string =>
  [
    `${line.bets} bets`,
    `turnover ${line.turnover} ${currency}`,
    `payout ${line.payout}`,
    `hold ${line.hold} (${line.hold_percent ?? '-'} %)`,
    `expected ${line.expected} (${line.theoretical_percent ?? '-'} %)`,
  ].join('\t');

const fileCommands = [
  defineCommand(
    officeCalls.tradingCheck,
    ['file'],
    (checked) => problemLines(checked, 'the file is good'),
    isGood,
  ),
  defineCommand(
    officeCalls.tradingPublish,
    ['file'],
    (checked) => problemLines(checked, `version ${checked.version} holds`),
    isGood,
  ),
  defineCommand(officeCalls.tradingShow, [], ({ document, ...version }) => [
    versionLine(version),
    JSON.stringify(document, null, 2),
  ]),
  defineCommand(officeCalls.tradingHistory, [], ({ value }) =>
    value.length === 0 ? 'no trading file was published' : value.map(versionLine),
  ),
  defineCommand(
    officeCalls.tradingFactor,
    ['site', 'account', 'factor'],
    ({ factor_milli, flag }, { account }) => {
      const marked = flag === null ? '' : `, marked ${flag}`;
      return `${account} has ${factor_milli / 10} % of the market maxima${marked}`;
    },
  ),
];

const marketCommands = [
  defineCommand(officeCalls.tradingStop, ['place'], (place) => placeLine('are stopped', place)),
  defineCommand(officeCalls.tradingOpen, ['place'], (place) => placeLine('are let go', place)),
  defineCommand(officeCalls.tradingLiability, ['site', 'event'], ({ value, currency }) =>
    value.length === 0
      ? 'nobody has bet on it'
      : value.map((row) =>
          [
            row.market_id,
            `${row.kind} ${row.outcome}`,
            row.odds,
            `staked ${row.stakes} ${currency}`,
            `loses ${row.loss}`,
            `level ${row.level}`,
          ].join('\t'),
        ),
  ),
];

const errorCommands = [
  defineCommand(officeCalls.tradingVoidBets, ['market'], ({ value, ...error }) => [
    errorLine(error),
    ...value.map(
      ({ site, currency, bets, stakes, wins }) =>
        `${site}: ${bets} bets, staked ${stakes} ${currency}, could win ${wins} ${currency}`,
    ),
    'another person agrees with `trading approve`',
  ]),
  defineCommand(officeCalls.tradingErrors, [], ({ value }) =>
    value.length === 0 ? 'no wrong price was proposed' : value.map(errorLine),
  ),
  defineCommand(officeCalls.tradingApprove, ['error'], errorLine),
  defineCommand(officeCalls.tradingRefuse, ['error'], errorLine),
];

const reportCommands = [
  defineCommand(officeCalls.tradingReport, ['report', 'site'], ({ value, total, currency }) => [
    ...value.map((line) =>
      [line.sport, ...(line.kind === null ? [] : [line.kind]), reportText(line, currency)].join(
        '\t',
      ),
    ),
    `all\t${reportText(total, currency)}`,
  ]),
  defineCommand(officeCalls.tradingTicker, ['site'], ({ value, currency }) =>
    value.length === 0
      ? 'no bet was placed'
      : value.map((bet) =>
          [
            bet.placed_at,
            bet.account,
            `factor ${bet.factor_milli / 1000}`,
            `${bet.stake} ${currency} at ${bet.odds}`,
            bet.type,
            bet.event,
            `${bet.kind} ${bet.outcome}`,
            bet.status,
          ].join('\t'),
        ),
  ),
];

export const tradingCommands = [
  ...fileCommands,
  ...marketCommands,
  ...errorCommands,
  ...reportCommands,
];
