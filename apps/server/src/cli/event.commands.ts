import { knownLeagueBook } from '@pavilion/domain/fixtures';
import type { Score } from '@pavilion/domain/settlement';
import { settleEvents } from '../modules/betting/index.ts';
import {
  countEventsForOperator,
  enterResultByHand,
  findEventsForOperator,
  leagueCodes,
  voidEventByHand,
  type EventState,
  type OperatorEvent,
  type OperatorEventFilter,
} from '../modules/sportsbook/index.ts';
import {
  defineCommand,
  requireOption,
  UsageError,
  wholeOption,
  type CommandInput,
} from './command.ts';
import { timeOption } from './time-option.ts';

const eventsShown = 100;
const mostEvents = 100_000;
/** No match lasts longer: what has no result by then waits for somebody. */
const longestMatchMs = 3 * 60 * 60_000;

const states: Readonly<Record<EventState, true>> = {
  upcoming: true,
  live: true,
  finished: true,
  postponed: true,
  cancelled: true,
};
const isState = (text: string): text is EventState => Object.hasOwn(states, text);

const listCommand = defineCommand({
  name: 'event list',
  usage:
    '[--team <part of a name>] [--league <en.1 or E0>] [--state upcoming|live|finished|postponed|cancelled] [--limit 100]',
  summary:
    'Matches with their ids: those that should be over and have no result, or are put off, the oldest first; with a filter the others too, the latest first',
  async run(input) {
    const { db } = input.context.database;
    const [filter, limit] = [filterOf(input), limitOf(input)];
    const events = await findEventsForOperator(db, filter, limit);
    for (const event of events) input.print(rowOf(event));
    if (events.length === 0) input.print(await nothingFound(input, filter));
    if (events.length < limit) return;
    const total = await countEventsForOperator(db, filter);
    if (total > limit)
      input.print(
        `and ${total - limit} more; --limit ${total} shows all, --team, --league and --state fewer`,
      );
  },
});

function filterOf({ context, options }: CommandInput): OperatorEventFilter {
  const { team = null, league = null, state = null } = options;
  if (state !== null && !isState(state))
    throw new UsageError(`--state must be one of ${Object.keys(states).join(', ')}`);
  return {
    state,
    // Whoever imported `D1` may ask for it by that name.
    leagueCode: league === null ? null : (knownLeagueBook(league)?.code ?? league),
    team,
    waitingSince: new Date(context.clock.now().getTime() - longestMatchMs),
    isWaitingOnly: team === null && league === null && state === null,
  };
}

function limitOf(input: CommandInput): number {
  if (input.options['limit'] === undefined) return eventsShown;
  const limit = wholeOption(input, 'limit');
  if (limit >= 1 && limit <= mostEvents) return limit;
  throw new UsageError(`--limit must be 1 to ${mostEvents}`);
}

async function nothingFound(
  { context, options }: CommandInput,
  { isWaitingOnly, leagueCode }: OperatorEventFilter,
): Promise<string> {
  if (isWaitingOnly) return 'no match waits for a result';
  if (leagueCode === null) return 'no such match';
  const codes = await leagueCodes(context.database.db);
  if (codes.length === 0 || codes.includes(leagueCode)) return 'no such match';
  return `there is no league ${options['league']}; there are: ${codes.join(', ')}`;
}

/** Id, kick-off, state, league, teams, score with its revision, open bets. */
function rowOf(event: OperatorEvent): string {
  const { id, startTime, state, leagueCode, home, away, homeScore, awayScore, revision } = event;
  const score = homeScore === null ? '-' : `${homeScore}-${awayScore}`;
  const bets = `${event.openBets} open bets`;
  const match = `${home} – ${away}`;
  return [id, startTime.toISOString(), state, leagueCode, match, score, `r${revision}`, bets].join(
    '\t',
  );
}

const resultCommand = defineCommand({
  name: 'event result',
  usage:
    '<event id> <2-1> [--half-time <1-0>] [--started <ISO time>] [--reason <text>] [--resettle]',
  summary:
    'Enters or corrects a result by hand and settles; --started: it began earlier than we knew, later bets are void; --resettle: also more than 24 hours after it was settled',
  async run(input) {
    const { context, actor, options, words } = input;
    const [eventId = '', score = ''] = words;
    const halfTime = options['half-time'];
    const isNew = await enterResultByHand(context, actor, {
      eventId,
      score: scoreOf(score),
      halfTime: halfTime === undefined ? null : scoreOf(halfTime),
      startedAt: timeOption(input, 'started'),
      isLateMeant: options['resettle'] === 'true',
      reason: options['reason'] ?? 'entered by hand',
    });
    await settle(input, isNew ? `${eventId} ended ${score}` : 'this result was known');
  },
});

const voidCommand = defineCommand({
  name: 'event void',
  usage: '<event id> --reason <text> [--resettle]',
  summary: 'Gives all stakes on a match back; open bets cannot be settled otherwise afterwards',
  async run(input) {
    const { context, actor, words } = input;
    const [eventId = ''] = words;
    const reason = requireOption(input, 'reason');
    const isNew = await voidEventByHand(context, actor, {
      eventId,
      reason,
      isLateMeant: input.options['resettle'] === 'true',
    });
    await settle(input, isNew ? `${eventId} is void` : 'it was void already');
  },
});

async function settle({ context, print }: CommandInput, done: string): Promise<void> {
  print(`${done}; settled ${await settleEvents(context)} bets`);
}

/** `2-1` or `2:1`. */
function scoreOf(text: string): Score {
  const [, home, away] = /^(\d{1,2})[-:](\d{1,2})$/.exec(text) ?? [];
  if (home === undefined || away === undefined)
    throw new UsageError(`\`${text}\` is no score such as 2-1`);
  return { homeScore: Number(home), awayScore: Number(away) };
}

export const eventCommands = [listCommand, resultCommand, voidCommand];
