import { describe, expect, it } from 'vitest';
import { readMailText, type MailRun } from './mail-text.ts';

const origin = 'https://play.test';
const read = (text: string, more: Partial<Parameters<typeof readMailText>[0]> = {}) =>
  readMailText(
    { subject: 'Lion: your sign-in code', text, code: null, ...more },
    { origin, siteName: 'Lion' },
  );
const linksOf = (text: string): string[] =>
  read(text).blocks.flatMap((block) => {
    if (block.kind === 'link') return [block.url];
    const runs: MailRun[] = block.kind === 'words' ? block.lines.flat() : [];
    return runs.flatMap((run) => ('url' in run ? [run.url] : []));
  });

describe('what a mail says', () => {
  it.each([
    ['Lion: your code is 1.', 'Your code is 1.'],
    ['Lion: код для входа — 1.', 'Код для входа — 1.'],
    ['【Lion】您的登录验证码是 1。', '您的登录验证码是 1。'],
    ['your bet on Lion: won', 'your bet on Lion: won'],
    ['Lions: won', 'Lions: won'],
  ])('%j stands below the name as %j', (subject, title) => {
    expect(read(subject, { subject })).toMatchObject({ title, preview: title });
  });

  it('is the code, paragraphs by lines, and an address that stands alone', () => {
    const text = `Lion: one\ntwo\n\n${origin}/inbox\n\nmore`;
    expect(read(text, { code: '012345' }).blocks).toEqual([
      { kind: 'code', code: '012345' },
      { kind: 'words', lines: [[{ text: 'One' }], [{ text: 'two' }]] },
      { kind: 'link', url: `${origin}/inbox` },
      { kind: 'words', lines: [[{ text: 'more' }]] },
    ]);
  });

  it('leaves how mails of its kind end to the foot', () => {
    const unsubscribeUrl = `${origin}/unsubscribe/x.y`;
    const { blocks } = read(`body\n\nNo more: ${unsubscribeUrl}`, { unsubscribeUrl });
    expect(blocks).toEqual([{ kind: 'words', lines: [[{ text: 'body' }]] }]);
  });

  it.each([
    [
      'Get it until noon: https://play.test/api/export?id=1&k=a_b.',
      [`${origin}/api/export?id=1&k=a_b`],
    ],
    ['请下载：https://play.test/inbox。', [`${origin}/inbox`]],
    ['https://play.test', [origin]],
    ['https://play.test.evil.test/inbox', []],
    ['https://play.test@evil.test/', []],
    ['https://me@play.test/', []],
    ['https://play.test:8443/', []],
    ['http://play.test/', []],
    ['javascript:alert(1) //play.test', []],
    ['https://evil.test/?https://play.test/inbox', []],
  ])('links of %j are %j', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });
});
