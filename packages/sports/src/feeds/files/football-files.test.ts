import { describe, expect, it } from 'vitest';
import { hasRecorded, recorded, withRecorded } from '../../testing/recorded.ts';
import { isOfEvent, type CanonicalMessage } from '../canonical-message.ts';
import { newEvent, reduceEvent } from '../reduce-event.ts';
import { footballFileDecoder, type FootballFileSettings } from './football-files.ts';

const atMs = Date.parse('2026-11-28T12:00:00Z');
const decode = (text: string, settings: Partial<FootballFileSettings> = {}) => {
  const decoder = footballFileDecoder({
    ...{ source: 'file', format: 'football-json', atMs },
    ...settings,
  });
  return decoder.decode(text, decoder.start);
};
const ofKind = <Kind extends CanonicalMessage['kind']>(
  messages: readonly CanonicalMessage[],
  kind: Kind,
) =>
  messages.filter(
    (message): message is Extract<CanonicalMessage, { kind: Kind }> => message.kind === kind,
  );

const league = (...matches: readonly Record<string, unknown>[]): string =>
  JSON.stringify({ name: 'English Premier League 2025/26', matches });
const match = (part: Record<string, unknown>) => ({
  ...{ round: 'Matchday 1', date: '2025-08-15', time: '20:00' },
  ...{ team1: 'Liverpool FC', team2: 'AFC Bournemouth', ...part },
});

describe('files of football', () => {
  it('a result is final facts, with halves where half-time is told', () => {
    const { messages } = decode(league(match({ score: { ht: [1, 0], ft: [4, 2] } })));
    expect(messages.map(({ kind }) => kind)).toEqual(['fixture', 'facts']);
    expect(ofKind(messages, 'facts')[0]?.facts).toMatchObject({
      ...{ isFinal: true, ended: 'completed' },
      periods: {
        '1h': { isComplete: true, stats: { goals: [1, 0] } },
        '2h': { stats: { goals: [3, 2] } },
        reg: { stats: { goals: [4, 2] } },
      },
    });
  });

  it('without a half-time score there are no halves, never 0–0', () => {
    const { messages } = decode(league(match({ score: { ft: [4, 2] } })));
    expect(Object.keys(ofKind(messages, 'facts')[0]?.facts.periods ?? {})).toEqual(['reg']);
  });

  it('a match to come is a fixture; one put off says so', () => {
    expect(decode(league(match({}))).messages.map(({ kind }) => kind)).toEqual(['fixture']);
    const { messages } = decode(league(match({ status: 'postponed' })));
    expect(ofKind(messages, 'clock')[0]?.state).toBe('postponed');
  });

  it('an unclear end is for a person', () => {
    const { messages, faults } = decode(league(match({ status: 'abandoned' })));
    expect(messages.map(({ kind }) => kind)).toEqual(['fixture']);
    expect(faults).toMatchObject([{ path: 'status', problem: 'abandoned' }]);
  });

  it('a line that cannot be read is told with its reason', () => {
    const { messages, faults } = decode(league(match({ date: 'soon' }), match({})));
    expect(messages).toHaveLength(1);
    expect(faults).toMatchObject([{ path: 'invalidDate' }]);
  });

  it('a later file corrects an earlier one', () => {
    const results = [
      decode(league(match({ score: { ft: [1, 0] } }))),
      decode(league(match({ score: { ft: [1, 1] } })), { atMs: atMs + 1000 }),
    ].flatMap(({ messages }) => messages.filter(isOfEvent));
    const after = (messages: typeof results) =>
      messages.reduce((state, message) => reduceEvent(state, message).state, newEvent).course.facts
        ?.value.periods['reg']?.stats['goals'];
    expect(after(results)).toEqual([1, 1]);
    expect(after(results.toReversed())).toEqual([1, 1]);
  });
});

describe.runIf(hasRecorded)(withRecorded('real files'), () => {
  const file = (path: string) => recorded(`football/${path}`);

  it.each<[string, FootballFileSettings['format'], number, number]>([
    ['football.json/2025-26/en.1.json', 'football-json', 380, 291],
    ['D1-2025-26-odds.csv', 'football-data', 270, 270],
    ['E0-2025-26-results.csv', 'football-data', 380, 380],
  ])('%s: every match is told, every result is final facts', (path, format, fixtures, results) => {
    const { messages, faults } = decode(file(path), { format });
    expect(faults).toEqual([]);
    expect(ofKind(messages, 'fixture')).toHaveLength(fixtures);
    expect(ofKind(messages, 'facts')).toHaveLength(results);
  });

  it('the season to come is fixtures alone', () => {
    const { messages } = decode(file('E0-2026-27-fixtures.csv'), {
      ...{ format: 'fixtures', competition: 'en.1' },
    });
    expect(ofKind(messages, 'fixture')).toHaveLength(380);
  });
});
