import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Talk = OfficeAnswer<typeof officeCalls.chatTake>['value'];
type Message = OfficeAnswer<typeof officeCalls.chatShow>['messages'][number];
type Ticket = OfficeAnswer<typeof officeCalls.ticketShow>['value'];

const talkLine = (talk: Talk): string =>
  [
    talk.conversation_id,
    talk.site,
    talk.account_id ?? `guest ${talk.guest_name ?? '-'}`,
    talk.state,
    talk.agent?.name ?? '-',
    `${talk.last_seq} messages`,
    talk.created_at,
  ].join('\t');

const messageLine = (message: Message): string => {
  const said = message.event ?? message.file?.name ?? '';
  const words = [said, message.text ?? ''].filter((part) => part !== '').join(' ');
  return [message.created_at, message.from, message.name ?? '-', oneLine(words)].join('\t');
};

/** What people write may have lines of its own. */
const oneLine = (text: string): string => text.replaceAll('\n', ' ⏎ ');

const ticketLine = (ticket: Ticket): string =>
  [
    ticket.ticket_number,
    ticket.site,
    ticket.account_id ?? ticket.contact_email ?? '-',
    ticket.topic,
    ticket.state,
    oneLine(ticket.subject),
    ticket.created_at,
  ].join('\t');

const ticketLines = (ticket: Ticket): string[] => [
  ticketLine(ticket),
  ...ticket.messages.map((message) =>
    [message.created_at, message.from, message.name ?? '-', oneLine(message.text)].join('\t'),
  ),
];

const settingLines = (settings: object): string[] =>
  Object.entries(settings).map(([name, value]) => `${name}\t${value}`);

export const supportCommands = [
  defineCommand(officeCalls.chatSettings, ['site'], settingLines),
  defineCommand(officeCalls.chatDesk, ['site', 'state'], settingLines),
  defineCommand(officeCalls.chatList, ['site'], ({ value }) => [
    ...value.map(talkLine),
    `${value.length} conversations`,
  ]),
  defineCommand(officeCalls.chatShow, ['conversation'], ({ value, messages }) => [
    talkLine(value),
    ...messages.map(messageLine),
  ]),
  defineCommand(officeCalls.chatTake, ['conversation'], ({ value }) => talkLine(value)),
  defineCommand(officeCalls.chatSay, ['conversation'], ({ value }) => talkLine(value)),
  defineCommand(officeCalls.chatRead, ['conversation'], ({ value }) => talkLine(value)),
  defineCommand(officeCalls.chatTyping, ['conversation'], ({ value }) => talkLine(value)),
  defineCommand(officeCalls.chatHand, ['conversation'], ({ value }) => talkLine(value)),
  defineCommand(officeCalls.chatClose, ['conversation'], ({ value }) => talkLine(value)),
  defineCommand(officeCalls.chatErase, ['conversation'], () => 'erased'),
  defineCommand(officeCalls.ticketList, ['site'], ({ value }) => [
    ...value.map(ticketLine),
    `${value.length} tickets`,
  ]),
  defineCommand(officeCalls.ticketShow, ['ticket'], ({ value }) => ticketLines(value)),
  defineCommand(officeCalls.ticketAnswer, ['ticket'], ({ value }) => ticketLine(value)),
  defineCommand(officeCalls.ticketClose, ['ticket'], ({ value }) => ticketLine(value)),
  defineCommand(officeCalls.assistantSettings, ['site'], settingLines),
  defineCommand(officeCalls.assistantLog, ['site'], ({ value }) =>
    value.map((row) => [row.created_at, row.from, row.finish ?? '-', oneLine(row.text)].join('\t')),
  ),
  defineCommand(officeCalls.supportPrune, [], () => 'done'),
];
