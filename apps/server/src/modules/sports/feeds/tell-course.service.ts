import { factsOf, type Facts } from '@pavilion/sports';
import {
  enterResult,
  isLateCorrection,
  postponeEvent,
  readTradingTerms,
  startRace,
  updateLive,
  voidOf,
  withdrawRunner,
  writePlay,
  type ResultEntry,
} from '../sportsbook/index.ts';
import type { About, Desk } from './desk.ts';
import { applyDoubts } from './doubt.store.ts';
import type { FeedTurn } from './feed-turn.ts';
import { noResultDoubt } from './feed-unended.store.ts';
import { tellDoubt } from './note-doubt.ts';
import { readNewestResult, type OurEvent } from './our-event.store.ts';
import { playOfFeed } from './play-of-feed.ts';
import { reasonOf } from './take-fixture.service.ts';
import { scoreOf } from './told-score.ts';

/** An event of ours and what its source tells of it, in our ids. */
export interface Told {
  event: OurEvent;
  turn: FeedTurn;
  facts: Facts | null;
  about: About;
}

/** Writes down how an event stands and what happened so far. Call under `lockEvent`. */
export async function tellCourse(desk: Desk, { event, turn, facts }: Told): Promise<void> {
  const { trx, now } = desk;
  const { id, state } = event.row;
  const clock = turn.state.course.clock?.value ?? null;
  // What is over is only told of in other words.
  if (state !== 'finished') {
    if (clock?.state === 'postponed') return postponeEvent(trx, id, now);
    if (clock?.state === 'cancelled') {
      await enterResult(trx, voidOf(id, reasonOf(desk)), now);
      return;
    }
    for (const { runnerId, atMs, oddsMilli } of facts?.withdrawals ?? [])
      await withdrawRunner(trx, id, { id: runnerId, oddsMilli, at: new Date(atMs) });
    if (clock?.state === 'live') await goOn(desk, event, clock.minute, facts);
  }
  await writePlay(trx, id, {
    play: playOfFeed({
      ...{ sport: event.sport, clock, facts: facts ?? factsOf() },
      delaySeconds: await delayNow(desk, event),
      isHeard: !desk.source.health.isStopped,
    }),
    facts: facts ?? factsOf(),
  });
}

/** As long as bets on the event wait now. */
async function delayNow({ trx }: Desk, { row, sport }: OurEvent): Promise<number> {
  const { delays } = await readTradingTerms(trx);
  return Math.max(delays[sport] ?? delays['*'] ?? 0, row.delay_seconds ?? 0);
}

async function goOn(
  { trx, now }: Desk,
  { row, sport }: OurEvent,
  minute: number | null,
  facts: Facts | null,
): Promise<void> {
  if (row.home_team_id === null) return startRace(trx, row.id, now);
  const [homeScore, awayScore] = (facts && scoreOf(sport, facts)) ?? [0, 0];
  await updateLive(trx, row.id, { minute, homeScore, awayScore }, now);
}

/**
 * Enters how an event ended once its source says so for good; its bets are settled by it. Gives
 * whether that is new. What contradicts somebody else's result, or comes when bets were settled
 * long ago, is for a person. Call under `lockEvent`.
 */
export async function finish(desk: Desk, told: Told): Promise<boolean> {
  const { event, facts, about } = told;
  if (!facts?.isFinal || (facts.ended === null && !facts.isVoid)) return false;
  const entry = entryOf(desk, event, facts);
  const subject = `event ${about.eventKey ?? ''}`;
  if (entry === null) {
    await tellDoubt(desk, about, { what: 'noScore', subject, detail: 'ended without a score' });
    return false;
  }
  const known = await readNewestResult(desk.trx, event.row.id);
  if (known && known.reason !== entry.reason) {
    const isSame = known.kind === entry.kind && scoreText(known) === scoreText(entry);
    const detail = `${scoreText(entry)} here, ${scoreText(known)} by ${known.reason}`;
    if (!isSame) await tellDoubt(desk, about, { what: 'resultsDiffer', subject, detail });
    return false;
  }
  if (known && !desk.isRuled && (await isLateCorrection(desk.trx, entry, desk.now))) {
    const detail = lateText(scoreText(entry), scoreText(known));
    await tellDoubt(desk, about, { what: 'lateCorrection', subject, detail });
    return false;
  }
  const revision = await enterResult(desk.trx, entry, desk.now);
  const { what, subject: unended } = noResultDoubt(about.eventKey ?? '');
  const done = { by: 'feed', now: desk.now };
  await applyDoubts(desk.trx, desk.source.name, what, unended, done);
  return revision !== event.row.result_revision;
}

const lateText = (told: string, settled: string): string =>
  told === settled
    ? `${told} by other periods, counts or players than were settled long ago`
    : `${told} after ${settled} was settled long ago`;

const scoreText = (entry: Pick<ResultEntry, 'kind' | 'homeScore' | 'awayScore'>): string =>
  entry.kind === 'void' ? 'void' : `${entry.homeScore ?? ''}-${entry.awayScore ?? ''}`;

/** What is entered; null where an event of two sides was played out and no score is told. */
function entryOf(desk: Desk, { row, sport }: OurEvent, facts: Facts): ResultEntry | null {
  const reason = reasonOf(desk);
  if (facts.isVoid || facts.ended === 'walkover') return voidOf(row.id, reason);
  const isOfTeams = row.home_team_id !== null;
  const score = isOfTeams ? scoreOf(sport, facts) : null;
  if (isOfTeams && score === null && facts.ended === 'completed') return null;
  const [homeScore, awayScore] = score ?? (isOfTeams ? [0, 0] : [null, null]);
  return {
    ...{ eventId: row.id, kind: 'score', homeScore, awayScore, facts, reason },
    ...{ halfTimeHomeScore: null, halfTimeAwayScore: null },
  };
}
