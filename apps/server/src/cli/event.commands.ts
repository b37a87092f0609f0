import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { knownLeagueBook } from '@pavilion/domain/fixtures';
import type { Score } from '@pavilion/domain/settlement';
import {
  countEventsForOperator,
  enterResultByHand,
  findEventsForOperator,
  leagueCodes,
  voidEventByHand,
  type OperatorEvent,
  type OperatorEventFilter,
} from '../modules/sports/sportsbook/index.ts';
import { defineOldCommand, type CommandInput } from './command.ts';
import { settleText } from './settle.ts';

const eventsShown = 100;
/** No match lasts longer: what has no result by then waits for somebody. */
const longestMatchMs = 3 * 60 * 60_000;

type Wish = OfficeInput<typeof officeCalls.eventList>;

const listCommand = defineOldCommand(officeCalls.eventList, [], async (input, asked) => {
  const { db } = input.context.database;
  const filter = filterOf(input, asked);
  const { limit = eventsShown } = asked;
  const events = await findEventsForOperator(db, filter, limit);
  for (const event of events) input.print(rowOf(event));
  if (events.length === 0) input.print(await nothingFound(input, filter, asked));
  if (events.length < limit) return;
  const total = await countEventsForOperator(db, filter);
  if (total > limit)
    input.print(
      `and ${total - limit} more; --limit ${total} shows all, --team, --league and --state fewer`,
    );
});

function filterOf({ context }: CommandInput, { team, league, state }: Wish): OperatorEventFilter {
  return {
    state: state ?? null,
    // Whoever imported `D1` may ask for it by that name.
    leagueCode: league === undefined ? null : (knownLeagueBook(league)?.code ?? league),
    team: team ?? null,
    waitingSince: new Date(context.clock.now().getTime() - longestMatchMs),
    isWaitingOnly: team === undefined && league === undefined && state === undefined,
  };
}

async function nothingFound(
  { context }: CommandInput,
  { isWaitingOnly, leagueCode }: OperatorEventFilter,
  { league }: Wish,
): Promise<string> {
  if (isWaitingOnly) return 'no match waits for a result';
  if (leagueCode === null) return 'no such match';
  const codes = await leagueCodes(context.database.db);
  if (codes.length === 0 || codes.includes(leagueCode)) return 'no such match';
  return `there is no league ${league}; there are: ${codes.join(', ')}`;
}

/** Id, kick-off, state, league, teams, score with its revision, open bets. */
function rowOf(event: OperatorEvent): string {
  const { id, startTime, startDay, state, leagueCode, home, away } = event;
  const { homeScore, awayScore, revision } = event;
  const start = startDay === null ? startTime.toISOString() : `${startDay} (time not told)`;
  const score = homeScore === null ? '-' : `${homeScore}-${awayScore}`;
  const bets = `${event.openBets} open bets`;
  const match = `${home} – ${away}`;
  return [id, start, state, leagueCode, match, score, `r${revision}`, bets].join('\t');
}

const resultCommand = defineOldCommand(
  officeCalls.eventResult,
  ['event', 'score'],
  async (input, { event: eventId, score, half_time: halfTime, started, ...asked }) => {
    const isNew = await enterResultByHand(input.context, input.actor, {
      eventId,
      score: scoreOf(score),
      halfTime: halfTime === undefined ? null : scoreOf(halfTime),
      startedAt: started === undefined ? null : new Date(started),
      isLateMeant: asked.resettle ?? false,
      reason: asked.reason ?? 'entered by hand',
    });
    await settle(input, eventId, isNew ? `${eventId} ended ${score}` : 'this result was known');
  },
);

const voidCommand = defineOldCommand(
  officeCalls.eventVoid,
  ['event'],
  async (input, { event: eventId, reason, resettle: isLateMeant = false }) => {
    const isNew = await voidEventByHand(input.context, input.actor, {
      eventId,
      reason,
      isLateMeant,
    });
    await settle(input, eventId, isNew ? `${eventId} is void` : 'it was void already');
  },
);

async function settle(input: CommandInput, eventId: string, done: string): Promise<void> {
  input.print(`${done}; ${await settleText(input, [eventId])}`);
}

/** `2-1` or `2:1`; the contract lets nothing else through. */
function scoreOf(text: string): Score {
  const [home, away] = text.split(/[-:]/).map(Number);
  return { homeScore: home ?? 0, awayScore: away ?? 0 };
}

export const eventCommands = [listCommand, resultCommand, voidCommand];
