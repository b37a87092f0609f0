import type { EventState } from './event-record.ts';
import { seasonOf } from './season.ts';

/** A known match of the pair a line is about, on the same ground. */
export interface Meeting {
  startTime: Date;
  state: EventState;
  /** 0 while no result was entered; a match given up (void) has one. */
  resultRevision: number;
}

interface MeetingQuestion<Known extends Meeting> {
  mode: 'fixtures' | 'results';
  kickoff: Date;
  isCancelled: boolean;
  /** Kick-offs of every line of the file about this pair on this ground, this line's among them. */
  fileKickoffs: readonly Date[];
  meetings: readonly Known[];
  now: Date;
}

export type MeetingAnswer<Known extends Meeting> =
  | { kind: 'known'; meeting: Known }
  | { kind: 'new' }
  /** Another match or the same one much later: money may depend on it, so a person says which. */
  | { kind: 'unclear'; meeting: Known };

const dayMs = 24 * 60 * 60_000;
/**
 * Clocks of sources differ by hours, television moves matches by a day or two; no pair meets twice
 * so soon.
 */
const nearMs = 3 * dayMs;
/**
 * A match put off and played is back within weeks; a pair's next meeting on the same ground is
 * further away.
 */
const putOffMs = 28 * dayMs;

const distance = (a: Date, b: Date): number => Math.abs(a.getTime() - b.getTime());

function nearest<Known extends Meeting>(
  kickoff: Date,
  meetings: readonly Known[],
): Known | undefined {
  return meetings.toSorted(
    (a, b) => distance(a.startTime, kickoff) - distance(b.startTime, kickoff),
  )[0];
}

/**
 * Which match a line means. In some leagues a pair meets twice on one ground in a season, so the
 * teams do not say it alone:
 * 1. The known meeting nearest to the line's kick-off, within three days, whatever its state: a
 *    small move, a correction.
 * 2. Otherwise a meeting further away only when no other line of the file fits it better, and
 *    - a fixture moves it only when it is still to be played by our clock (or postponed), the
 *      line's kick-off is to come, and both are of one season or within 28 days; a cancelled line
 *      never takes a match that stands at another time;
 *    - a result settles it only when it has no result and was to begin before the line, by 28 days
 *      at most. Beyond that, within one season, the line is unclear. What has a result is never
 *      touched from afar.
 * 3. Otherwise the line is about a meeting of its own.
 */
export function whichMeeting<Known extends Meeting>(
  question: MeetingQuestion<Known>,
): MeetingAnswer<Known> {
  const { kickoff, meetings, mode } = question;
  const same = nearest(
    kickoff,
    meetings.filter(({ startTime }) => distance(startTime, kickoff) <= nearMs),
  );
  if (same) return { kind: 'known', meeting: same };
  const left = meetings.filter(
    (meeting) => meeting.resultRevision === 0 && fitsBest(question, meeting),
  );
  return mode === 'fixtures' ? movedMeeting(question, left) : playedMeeting(question, left);
}

/**
 * False when another line of the file, which names no known meeting itself, stands nearer to the
 * meeting.
 */
function fitsBest<Known extends Meeting>(
  { kickoff, fileKickoffs, meetings }: MeetingQuestion<Known>,
  meeting: Known,
): boolean {
  const isNamed = fileKickoffs.some((other) => distance(other, meeting.startTime) <= nearMs);
  const free = fileKickoffs.filter((other) =>
    meetings.every(({ startTime }) => distance(startTime, other) > nearMs),
  );
  const own = distance(kickoff, meeting.startTime);
  return !isNamed && free.every((other) => distance(other, meeting.startTime) >= own);
}

function movedMeeting<Known extends Meeting>(
  { kickoff, isCancelled, now }: MeetingQuestion<Known>,
  left: readonly Known[],
): MeetingAnswer<Known> {
  if (isCancelled || kickoff <= now) return { kind: 'new' };
  const meeting = nearest(
    kickoff,
    left.filter(
      ({ state, startTime }) =>
        (state === 'postponed' || (state === 'upcoming' && startTime > now)) &&
        (isOneSeason(kickoff, startTime) || distance(kickoff, startTime) <= putOffMs),
    ),
  );
  return meeting ? { kind: 'known', meeting } : { kind: 'new' };
}

function playedMeeting<Known extends Meeting>(
  { kickoff }: MeetingQuestion<Known>,
  left: readonly Known[],
): MeetingAnswer<Known> {
  const meeting = nearest(
    kickoff,
    left.filter(({ startTime }) => startTime <= kickoff),
  );
  if (!meeting) return { kind: 'new' };
  if (distance(kickoff, meeting.startTime) <= putOffMs) return { kind: 'known', meeting };
  return isOneSeason(kickoff, meeting.startTime) ? { kind: 'unclear', meeting } : { kind: 'new' };
}

const isOneSeason = (a: Date, b: Date): boolean => seasonOf(a) === seasonOf(b);
