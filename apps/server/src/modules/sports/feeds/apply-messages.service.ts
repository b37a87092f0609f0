import { inTransaction, type Executor } from '@pavilion/database';
import {
  hear,
  isOfEvent,
  writeMessage,
  type CanonicalMessage,
  type Ladder,
} from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { announceChanges, type EventChange } from '../sportsbook/index.ts';
import type { Desk } from './desk.ts';
import { readFeedEvents, writeFeedEvents } from './feed-event.store.ts';
import { logMessages, type LoggedMessage } from './feed-message.store.ts';
import { lockSource, writeHealth } from './feed-source.store.ts';
import { keptOf, take, turnOf, type FeedTurn } from './feed-turn.ts';
import { keepBooks } from './keep-books.service.ts';
import { meetTurn, showTurn } from './show-turn.service.ts';
import { stopForSilence } from './stop-for-silence.service.ts';

/** What became of some messages. */
export interface AppliedCounts {
  applied: number;
  repeated: number;
  doubted: number;
}

/** Where a play takes names over, and the books of an exchange as far as they were read. */
export interface ApplyWish {
  isAdopting: boolean;
  ladders: readonly Ladder[];
}

/**
 * Applies messages of a source in one transaction, with their rows in its log: killed in between
 * they are applied with the next play, and none is ever applied twice. Those of one event come to
 * one change of it; stops are told for themselves.
 */
export async function applyMessages(
  context: ServerContext,
  sourceName: string,
  messages: readonly CanonicalMessage[],
  { isAdopting, ladders }: ApplyWish,
): Promise<AppliedCounts> {
  return inTransaction(context.database, async (trx) => {
    const desk = await openDesk(context, trx, sourceName, isAdopting);
    const fresh = await keepNew(desk, messages);
    await hearAll(desk, fresh);
    const turns = await turnsOf(desk, fresh);
    await showTurns(desk, turns);
    await keepBooks(desk, turns, ladders);
    const doubted = fresh.filter(({ seq }) => desk.doubted.has(seq)).length;
    return {
      applied: fresh.length - doubted,
      repeated: messages.length - fresh.length,
      doubted,
    };
  });
}

/** The desk of a source in a transaction, to whose end nobody else changes what is known of it. */
export async function openDesk(
  context: ServerContext,
  trx: Executor,
  sourceName: string,
  isAdopting = false,
): Promise<Desk> {
  const source = await lockSource(trx, sourceName);
  if (!source) throw new Error(`there is no source ${sourceName}`);
  const isAsTold = source.settings['as_told'] === true;
  const now = context.clock.now();
  return { context, trx, source, now, isAsTold, isAdopting, isRuled: false, doubted: new Set() };
}

/** A message as the log keeps it. */
export const logRow = (message: CanonicalMessage): LoggedMessage => ({
  ...{ seq: message.seq, kind: message.kind, at: new Date(message.atMs).toISOString() },
  eventKey: isOfEvent(message) ? message.event : null,
  body: JSON.parse(writeMessage(message)) as unknown,
});

/** Writes the log; gives the messages that were not in it, in the order of their coming. */
async function keepNew(
  { trx, source, now }: Desk,
  messages: readonly CanonicalMessage[],
): Promise<CanonicalMessage[]> {
  const bySeq = new Map(messages.toReversed().map((message) => [message.seq, message]));
  const rows = [...bySeq.values()].toReversed().map(logRow);
  const fresh = await logMessages(trx, source.name, rows, now);
  return messages.filter((message) => fresh.has(message.seq) && bySeq.get(message.seq) === message);
}

/** Notes that the source was heard. What it told before a silence is stopped, whatever follows. */
async function hearAll(desk: Desk, messages: readonly CanonicalMessage[]): Promise<void> {
  const { trx, source, now } = desk;
  const before = source.health;
  const health = messages.reduce((held, message) => hear(held, message, now.getTime()), before);
  desk.source = { ...source, health };
  await writeHealth(trx, source.name, health);
  const isResumed = health.opensAfterSeq !== before.opensAfterSeq;
  if (!before.isStopped && (health.isStopped || isResumed)) await stopForSilence(desk);
}

async function turnsOf(
  { trx, source }: Desk,
  messages: readonly CanonicalMessage[],
): Promise<FeedTurn[]> {
  const ofEvents = messages.filter(isOfEvent);
  const keys = [...new Set(ofEvents.map(({ event }) => event))];
  const known = await readFeedEvents(trx, source.name, keys);
  const turns = new Map(keys.map((key) => [key, turnOf(key, known.get(key))]));
  for (const message of ofEvents) {
    const turn = turns.get(message.event);
    if (turn) take(turn, message);
  }
  return [...turns.values()];
}

/** Shows turns in the order in which slips lock their events, keeps them, and tells everybody. */
export async function showTurns(desk: Desk, turns: readonly FeedTurn[]): Promise<EventChange[]> {
  const { context, trx, source, now } = desk;
  for (const turn of turns) await meetTurn(desk, turn);
  const inOrder = turns.toSorted((a, b) => ((a.eventId ?? '') < (b.eventId ?? '') ? -1 : 1));
  const changes: EventChange[] = [];
  for (const turn of inOrder) changes.push(...(await showTurn(desk, turn)));
  await writeFeedEvents(trx, source.name, turns.map(keptOf), now);
  await announceChanges(context, trx, changes);
  return changes;
}
