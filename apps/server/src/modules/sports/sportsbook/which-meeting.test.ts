import { describe, expect, it } from 'vitest';
import { whichMeeting, type Meeting } from './which-meeting.ts';

const at = (day: string): Date => new Date(`${day}T15:00:00.000Z`);
const now = at('2026-10-01');

interface Named extends Meeting {
  day: string;
}
const meeting = (day: string, more: Partial<Meeting> = {}): Named => ({
  day,
  startTime: at(day),
  state: 'upcoming',
  resultRevision: 0,
  ...more,
});
const played = (day: string): Named => meeting(day, { state: 'finished', resultRevision: 1 });
const postponed = (day: string): Named => meeting(day, { state: 'postponed' });
const givenUp = (day: string): Named => meeting(day, { state: 'cancelled', resultRevision: 1 });

function ask(
  mode: 'fixtures' | 'results',
  day: string,
  meetings: readonly Named[],
  others: readonly string[] = [],
  isCancelled = false,
): string {
  const answer = whichMeeting({
    mode,
    kickoff: at(day),
    isCancelled,
    fileKickoffs: [day, ...others].map(at),
    meetings,
    now,
  });
  return answer.kind === 'new' ? 'new' : `${answer.kind} ${answer.meeting.day}`;
}

describe('which match a line of results means', () => {
  it.each<[string, string, Named[], string[], string]>([
    ['nothing is known', '2026-08-08', [], [], 'new'],
    ['the day is the known one', '2026-08-08', [meeting('2026-08-08')], [], 'known 2026-08-08'],
    ['a correction', '2026-08-09', [played('2026-08-08')], [], 'known 2026-08-08'],
    [
      'a correction after the second meeting',
      '2026-08-08',
      [played('2027-04-10'), played('2026-08-08')],
      [],
      'known 2026-08-08',
    ],
    ['the other meeting was played', '2027-04-10', [played('2026-08-08')], [], 'new'],
    ['the other meeting was given up', '2026-08-20', [givenUp('2026-08-08')], [], 'new'],
    ['the other meeting is to come', '2026-08-08', [meeting('2027-04-10')], [], 'new'],
    ['put off by ten days', '2026-08-18', [meeting('2026-08-08')], [], 'known 2026-08-08'],
    ['put off, and postponed', '2026-08-18', [postponed('2026-08-08')], [], 'known 2026-08-08'],
    [
      'put off, but the file names the known one too',
      '2026-08-18',
      [meeting('2026-08-08')],
      ['2026-08-08'],
      'new',
    ],
    [
      'the file has a line that fits better',
      '2026-08-28',
      [meeting('2026-08-08')],
      ['2026-08-14'],
      'new',
    ],
    [
      'far after one without a result',
      '2027-04-10',
      [meeting('2026-08-08')],
      [],
      'unclear 2026-08-08',
    ],
    ['a year after one without a result', '2027-08-08', [meeting('2026-08-08')], [], 'new'],
    ['July of the season before', '2020-07-12', [played('2020-03-14')], [], 'new'],
    ['the season after July', '2020-09-19', [played('2020-07-12')], [], 'new'],
    ['August and the next May', '2027-05-10', [played('2026-08-08')], [], 'new'],
  ])('%s', (_case, day, meetings, others, expected) => {
    expect(ask('results', day, meetings, others)).toBe(expected);
  });
});

describe('which match a line of fixtures means', () => {
  it.each<[string, string, Named[], string[], string]>([
    ['nothing is known', '2026-11-07', [], [], 'new'],
    ['a move by a day', '2026-11-08', [meeting('2026-11-07')], [], 'known 2026-11-07'],
    ['a move by ten days', '2026-11-17', [meeting('2026-11-07')], [], 'known 2026-11-07'],
    [
      'a new day for a postponed match',
      '2026-11-17',
      [postponed('2026-09-26')],
      [],
      'known 2026-09-26',
    ],
    ['a match given up', '2026-11-17', [givenUp('2026-09-26')], [], 'new'],
    ['the file names both', '2027-04-10', [meeting('2026-11-07')], ['2026-11-07'], 'new'],
    [
      'the first moved, the second new, in one file',
      '2027-04-10',
      [meeting('2026-11-07')],
      ['2026-11-17'],
      'new',
    ],
    [
      'both moved',
      '2027-04-20',
      [meeting('2026-11-07'), meeting('2027-04-10')],
      ['2026-11-17'],
      'known 2027-04-10',
    ],
    ['the first is played', '2027-04-10', [played('2026-08-08')], [], 'new'],
    ['the first waits for its result', '2027-04-10', [meeting('2026-09-30')], [], 'new'],
    ['a line of the past moves nothing', '2026-08-08', [meeting('2027-04-10')], [], 'new'],
    ['the season after', '2027-08-14', [meeting('2027-04-10')], [], 'new'],
    ['a move across July', '2027-07-10', [meeting('2027-06-26')], [], 'known 2027-06-26'],
  ])('%s', (_case, day, meetings, others, expected) => {
    expect(ask('fixtures', day, meetings, others)).toBe(expected);
  });

  it('a cancelled line takes only the match of its own time', () => {
    const meetings = [meeting('2026-11-07')];
    expect(ask('fixtures', '2026-11-07', meetings, [], true)).toBe('known 2026-11-07');
    expect(ask('fixtures', '2026-11-17', meetings, [], true)).toBe('new');
  });
});
