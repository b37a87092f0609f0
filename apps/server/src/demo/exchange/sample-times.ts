const minuteMs = 60_000;

/** How closely the trades of a match are followed, and how far back, in minutes of the match. */
const before = { span: 12 * 60, step: 30 };
const inPlay = { span: 30, step: 2.5 };

/** When a match begins, and how many of its minutes pass in one. */
export interface MatchTime {
  kickoff: Date;
  speed: number;
}

/** The minute of a match at a moment, the break included; negative before it. */
export const minuteAt = ({ kickoff, speed }: MatchTime, atMs: number): number =>
  ((atMs - kickoff.getTime()) / minuteMs) * speed;

/**
 * Moments whose trades are told of a match, the oldest first: of one to come the last twelve hours,
 * of one under way from half an hour before it on. They stay the same as time goes by.
 */
export function sampleTimes({ kickoff, speed }: MatchTime, atMs: number): number[] {
  const kickoffMs = kickoff.getTime();
  const isBefore = atMs < kickoffMs;
  const { span, step } = isBefore ? before : inPlay;
  const stepMs = (step * minuteMs) / speed;
  const fromMs = (isBefore ? atMs : kickoffMs) - (span * minuteMs) / speed;
  const first = Math.ceil((fromMs - kickoffMs) / stepMs);
  const last = Math.floor((atMs - kickoffMs) / stepMs);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => kickoffMs + (first + index) * stepMs,
  );
}
