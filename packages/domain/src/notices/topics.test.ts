import { describe, expect, it } from 'vitest';
import { isNoticeTopic, isNoticeWanted, type NoticeChannel, type NoticeTopic } from './index.ts';

describe('what a player is told', () => {
  it.each<[NoticeTopic, NoticeChannel, boolean | undefined, boolean, string]>([
    ['withdrawal', 'mail', undefined, true, 'money that leaves is told by mail unless he says no'],
    ['withdrawal', 'mail', false, false, 'his no holds'],
    ['bet', 'mail', undefined, false, 'a settled bet is mailed to nobody who did not ask'],
    ['bet', 'mail', true, true, 'his yes holds'],
    ['bet', 'inbox', false, false, 'not even the inbox, when he does not want it'],
    ['security', 'inbox', false, true, 'what protects the account cannot be switched off'],
    ['security', 'mail', false, true, 'nor by mail'],
    ['bet', 'push', undefined, true, 'who turned push on for a device wants to hear by it'],
    [
      'security',
      'push',
      false,
      false,
      'push may be switched off: inbox and mail tell all the same',
    ],
    ['account', 'mail', false, true, 'what he asked for reaches him'],
  ])('%s by %s, chosen %s: %s (%s)', (topic, channel, choice, expected) => {
    expect(isNoticeWanted(topic, channel, choice)).toBe(expected);
  });

  it('knows its topics', () => {
    expect(isNoticeTopic('deposit')).toBe(true);
    expect(isNoticeTopic('offer')).toBe(false);
  });
});
