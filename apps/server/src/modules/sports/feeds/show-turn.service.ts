import { lockEvent, stopMarkets, suspendMarkets, type EventChange } from '../sportsbook/index.ts';
import { compareWords } from './compare-words.service.ts';
import type { Desk } from './desk.ts';
import { readPlayerNames } from './feed-name.store.ts';
import { tellsCourse } from './feed-lead.store.ts';
import { isToldOf, showAll, tellingOf, type FeedTurn } from './feed-turn.ts';
import { meetFixture } from './meet-fixture.service.ts';
import { tellDoubt } from './note-doubt.ts';
import { offerNow } from './offer-now.service.ts';
import { delayTold, readOurEvent, writeDelay, type OurEvent } from './our-event.store.ts';
import { knowPlayers } from './participants.service.ts';
import { takeFixture } from './take-fixture.service.ts';
import { finish, tellCourse, type Told } from './tell-course.service.ts';
import { playersNamed, runnerIds, translateFacts, type OurIds } from './translate.ts';

/**
 * Finds out which event of ours a turn is about, where that is not known yet. While it is not, all
 * its messages are doubted and nothing of them is shown.
 */
export async function meetTurn(desk: Desk, turn: FeedTurn): Promise<void> {
  const about = { eventKey: turn.key, seq: turn.seqs.at(-1) ?? null };
  for (const { seq, reason, market, detail } of turn.doubts) {
    const what = market === null ? detail : `${market.kind} ${detail}`;
    const subject = `event ${turn.key} message ${seq}`;
    await tellDoubt(desk, { eventKey: turn.key, seq }, { what: reason, subject, detail: what });
  }
  if (turn.eventId !== null) return;
  turn.eventId = await meetFixture(desk, about, turn.state.fixture?.value ?? null);
  if (turn.eventId === null) for (const seq of turn.seqs) desk.doubted.add(seq);
  else showAll(turn);
}

/** Shows what a turn changed of our event; null where that is nothing. */
export async function showTurn(desk: Desk, turn: FeedTurn): Promise<EventChange[]> {
  if (turn.eventId === null || !isToldOf(turn)) return [];
  const { trx } = desk;
  const before = turn.eventId;
  await lockEvent(trx, before);
  const isMoved = await moveTurn(desk, turn, await readOurEvent(trx, before));
  const changes = [{ eventId: turn.eventId, ...(await showCourse(desk, turn)) }];
  if (isMoved) changes.push({ eventId: before, isStateChanged: true, isOddsChanged: true });
  return changes.filter(({ isStateChanged, isOddsChanged }) => isStateChanged || isOddsChanged);
}

/** Another start, or none; gives whether our event changed by it. */
async function moveTurn(desk: Desk, turn: FeedTurn, event: OurEvent): Promise<boolean> {
  const fixture = turn.state.fixture?.value;
  if (!turn.isFixtureTold || !fixture) return false;
  await knowPlayers(desk, { eventKey: turn.key, seq: turn.seqs.at(-1) ?? null }, fixture, event);
  if (fixture.delaySeconds !== null)
    await writeDelay(desk.trx, event.row.id, delayTold(fixture.delaySeconds));
  const taken = await takeFixture(desk, event, fixture);
  if (taken.eventId !== turn.eventId) {
    turn.eventId = taken.eventId;
    showAll(turn);
    await lockEvent(desk.trx, taken.eventId);
  }
  return taken.isChanged;
}

async function showCourse(desk: Desk, turn: FeedTurn): Promise<Omit<EventChange, 'eventId'>> {
  const eventId = turn.eventId ?? '';
  const isStopped = await stopNow(desk, eventId, turn);
  const { told, ids } = await readTold(desk, turn, eventId);
  const isPlayed = turn.isCourseTold && (await isTeller(desk, told));
  if (isPlayed) await tellCourse(desk, told);
  const isOver = turn.isCourseTold && (await finish(desk, told));
  const isOfferTold = turn.isOfferTold || turn.isCourseTold;
  const now = isPlayed ? { ...told, event: await readOurEvent(desk.trx, eventId) } : told;
  const offer = !isOver && isOfferTold ? await offerNow(desk, now, ids) : null;
  await compareWords(desk, told);
  return {
    isStateChanged: turn.isNew || isPlayed || isOver || (offer?.isStateChanged ?? false),
    isOddsChanged: isStopped || isOver || (offer?.isOddsChanged ?? false),
  };
}

/**
 * Whether the course of the event is told by the source: scores of two would take turns, and what
 * they decide would be paid and taken back with them.
 */
async function isTeller({ trx, source }: Desk, { event, turn }: Told): Promise<boolean> {
  const { id, state } = event.row;
  const own = { source: source.name, eventId: id, ...tellingOf(turn.state) };
  return state !== 'cancelled' && tellsCourse(trx, own);
}

/** Stops come before everything else: bets that wait are refused by them. */
async function stopNow({ trx }: Desk, eventId: string, turn: FeedTurn): Promise<boolean> {
  let isStopped = false;
  for (const { markets, reason } of turn.stops) {
    const stopped = markets
      ? await stopMarkets(trx, eventId, markets, reason)
      : await suspendMarkets(trx, eventId, reason);
    isStopped = isStopped || stopped;
  }
  return isStopped;
}

async function readTold(
  { trx, source }: Desk,
  turn: FeedTurn,
  eventId: string,
): Promise<{ told: Told; ids: OurIds }> {
  const event = await readOurEvent(trx, eventId);
  const { fixture, course } = turn.state;
  const ids: OurIds = {
    players: await readPlayerNames(trx, source.name, playersNamed(turn.state)),
    runners: runnerIds(event.runners, fixture?.value ?? null),
  };
  const facts = course.facts ? translateFacts(course.facts.value, ids) : null;
  const about = { eventKey: turn.key, seq: turn.seqs.at(-1) ?? null };
  return { told: { event, turn, facts, about }, ids };
}
