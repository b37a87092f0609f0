import { describe, expect, it } from 'vitest';
import { createFormat, localeCodeOf, messageTags } from '@pavilion/i18n';
import { betCorrected, betSettled, type SettledBet } from './notices.ts';

const namedAs = (name: string) =>
  Object.fromEntries(messageTags.map((tag) => [localeCodeOf(tag), `${name} (${tag})`]));
const corrected = {
  homeNames: namedAs('Celtic'),
  awayNames: namedAs('Hearts'),
  homeScore: 2,
  awayScore: 1,
  beforeMinor: '0',
  afterMinor: '150000',
  currency: 'PHP',
};
const settled: SettledBet = {
  id: '01940000-0000-7000-8000-00000000abcd',
  homeName: 'Celtic FC',
  awayName: 'Hearts FC',
  homeNames: namedAs('Celtic'),
  awayNames: {},
  homeScore: 2,
  awayScore: 1,
  market: { sport: 'football', marketKind: '1x2', param: null },
  result: 'won',
  odds: '1.950',
  stakeMinor: '10000',
  payoutMinor: '19500',
  currency: 'PHP',
};

describe.each(messageTags)('in %s', (tag) => {
  const { money } = createFormat({ tag });

  it('a correction names the match, its new score, what the bet returns now and did before', () => {
    const { title, body } = betCorrected.textOf(corrected, tag);
    expect(title).toContain(`Celtic (${tag}) – Hearts (${tag})`);
    for (const part of ['2–1', money(0n, 'PHP'), money(150_000n, 'PHP')])
      expect(body).toContain(part);
    const voided = { ...corrected, homeScore: null, awayScore: null };
    expect(betCorrected.textOf(voided, tag).body).not.toMatch(/null|–/);
  });

  it('a settled bet is a line of match, score, stake, odds and payout; a name of its own only where one is', () => {
    const { body } = betSettled.textOf({ bets: [settled, settled] }, tag);
    const [line = '', ...others] = body.split('\n');
    expect(others).toEqual([line]);
    const sums = [money(10_000n, 'PHP'), money(19_500n, 'PHP')];
    for (const part of [`Celtic (${tag}) – Hearts FC`, '2:1', '1.950', ...sums])
      expect(line).toContain(part);
  });
});
