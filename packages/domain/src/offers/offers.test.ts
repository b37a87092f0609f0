import { describe, expect, it } from 'vitest';
import {
  audienceText,
  offerChannels,
  offerProblems,
  parseAudience,
  type OfferConsents,
  type OfferContent,
} from './index.ts';

describe('the audience of an offer', () => {
  it.each(['all', 'deposited', 'vip:2+', 'country:PH', 'inactive:30'])('%s is one', (text) => {
    const audience = parseAudience(text);
    expect(audience && audienceText(audience)).toBe(text);
  });
  it.each(['', 'everyone', 'vip:2', 'vip:+', 'country:PHL', 'inactive:0', 'inactive:x', 'all '])(
    '“%s” is none',
    (text) => expect(parseAudience(text)).toBeNull(),
  );
});

describe('where an offer reaches a player', () => {
  const plain = { hasReward: false, hasDevice: true };
  it.each<[string, OfferConsents, typeof plain, string]>([
    ['said nothing', {}, plain, 'nowhere'],
    ['said no to all', { inbox: false, mail: false, push: false }, plain, 'nowhere'],
    ['said yes to the inbox', { inbox: true }, plain, 'inbox'],
    ['said yes to mail alone', { mail: true }, plain, 'mail'],
    ['took the inbox back', { inbox: false, mail: true }, plain, 'mail'],
    ['took mail back', { inbox: true, mail: false }, plain, 'inbox'],
    ['said yes to SMS alone, which carries none', { sms: true }, plain, 'nowhere'],
    ['said yes to inbox and push', { inbox: true, push: true }, plain, 'inbox push'],
    ['has no device', { push: true }, { hasReward: true, hasDevice: false }, 'nowhere'],
    [
      'took the inbox back, but has a reward to claim',
      { inbox: false, mail: true },
      { hasReward: true, hasDevice: false },
      'inbox mail',
    ],
    [
      'consented to no channel there is, whatever the reward',
      { inbox: false, sms: true },
      { hasReward: true, hasDevice: true },
      'nowhere',
    ],
  ])('who %s: %j', (_who, consents, has, expected) => {
    const channels = offerChannels(consents, has);
    const names = Object.entries(channels ?? {}).flatMap(([name, isOn]) => (isOn ? [name] : []));
    expect(names.join(' ') || 'nowhere').toBe(expected);
  });
});

describe('what an offer says', () => {
  const good: OfferContent = {
    texts: { EN: { title: 'Weekend', body: 'Ten for you.' } },
    link: '/slots',
    rewardMinor: 1000n,
    expiresDays: 7,
  };
  it.each<[string, Partial<OfferContent>, string]>([
    ['is well', {}, ''],
    ['needs no reward', { rewardMinor: null, expiresDays: null, link: null }, ''],
    ['may be in the first language alone', { texts: { RUS: { title: 'А', body: 'Б' } } }, ''],
    ['needs one of the two', { texts: { ESP: { title: 'A', body: 'B' } } }, 'EN or RUS'],
    [
      'knows the languages of the site',
      { texts: { ...good.texts, VI: { title: 'A', body: 'B' } } },
      'VI is no language',
    ],
    ['has a title', { texts: { EN: { title: ' ', body: 'B' } } }, 'title is one line'],
    ['has one line of title', { texts: { EN: { title: 'A\nB', body: 'B' } } }, 'title is one line'],
    ['has a body', { texts: { EN: { title: 'A', body: '' } } }, 'body has 1'],
    ['leads nowhere else', { link: '//evil.example' }, 'path of the site'],
    ['leads to no script', { link: 'javascript:x' }, 'path of the site'],
    ['gives more than nothing', { rewardMinor: 0n }, 'above zero'],
    ['has an end where it gives', { expiresDays: null }, 'days to expire'],
    ['ends within a year', { expiresDays: 366 }, '1 to 365'],
  ])('%s', (_what, change, problem) => {
    const problems = offerProblems({ ...good, ...change }, ['RUS', 'ESP']).join('\n');
    if (problem === '') expect(problems).toBe('');
    else expect(problems).toContain(problem);
  });
});
