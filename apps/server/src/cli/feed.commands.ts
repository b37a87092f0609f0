import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Played = OfficeAnswer<typeof officeCalls.feedPlay>;
type Source = OfficeAnswer<typeof officeCalls.feedList>['value'][number];
type Doubt = OfficeAnswer<typeof officeCalls.doubtList>['value'][number];

function playedLines(played: Played): string[] {
  const { source, read, applied, repeated, doubted, last_seq, faults, fault_count } = played;
  const counts = `${read} messages of ${source}: ${applied} applied, ${repeated} repeated`;
  const more = fault_count - faults.length;
  return [
    `${counts}, ${doubted} doubted; heard up to ${last_seq ?? 'nothing'}`,
    ...(fault_count > 0 ? [`${fault_count} lines are no messages:`] : []),
    ...faults.map(({ line, problem }) => `  line ${line}: ${problem}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(doubted > 0 ? [`see \`doubt list --source ${source}\``] : []),
  ];
}

const sourceLine = (one: Source): string =>
  [
    one.source,
    one.format,
    one.state,
    one.heard_at ?? 'never heard',
    `rank ${one.rank}`,
    `${one.messages} messages up to ${one.last_seq ?? '-'}`,
    `${one.events} events, ${one.unmapped} of them not known`,
    `${one.doubts} doubts`,
  ].join('\t');

const doubtLine = (one: Doubt): string =>
  [
    one.doubt_id,
    one.source,
    one.what,
    one.subject,
    one.event ?? '-',
    one.seq === null ? '-' : `#${one.seq}`,
    one.detail,
    `seen ${one.seen_count} times`,
  ].join('\t');

export const feedCommands = [
  defineCommand(
    officeCalls.feedPlay,
    ['file'],
    playedLines,
    ({ fault_count }) => fault_count === 0,
  ),
  defineCommand(officeCalls.feedList, [], ({ value }) =>
    value.length === 0 ? 'no source was ever played' : value.map(sourceLine),
  ),
  defineCommand(
    officeCalls.feedMap,
    ['source', 'kind', 'id'],
    ({ our_id, shown }, { kind, id }) =>
      `${kind} ${id} is ${our_id ?? 'passed over'}; ${shown} events are shown by it`,
  ),
  defineCommand(officeCalls.doubtList, [], ({ value }) =>
    value.length === 0 ? 'nothing waits' : value.map(doubtLine),
  ),
  defineCommand(officeCalls.doubtDismiss, ['doubt'], (_, { doubt }) => `${doubt} is off the list`),
  defineCommand(officeCalls.doubtApply, ['doubt'], (_, { doubt }) => `${doubt} is applied`),
];
