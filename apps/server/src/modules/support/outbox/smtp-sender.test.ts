import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSmtpServer, type SmtpTestServer } from '@pavilion/test-kit';
import { sampleMessage } from '../../../testing/sample-message.ts';
import { createSmtpSender } from './smtp-sender.ts';

let smtp: SmtpTestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.close());
beforeEach(() => {
  smtp.answers = {};
  smtp.extensions = [];
  smtp.mails.length = 0;
  smtp.lines.length = 0;
  smtp.encryptedLines.length = 0;
});

const message = sampleMessage({
  kind: 'tac.reset',
  subject: 'Ваш код 大吉',
  text: 'Your code is 123456.\n.\n..a line of dots\nПриятной игры',
  code: '123456',
});
const send = (url = smtp.url(), stepTimeoutMs = 2000) =>
  createSmtpSender(url, 'Pavilion <no-reply@pavilion.test>', stepTimeoutMs)
    .send(message)
    .then(
      () => 'sent',
      (error: Error) => `${error.name}: ${error.message}`,
    );

describe('mail over SMTP', () => {
  it('reaches the server whole: addresses, subject, text, an id that is the same on every attempt', async () => {
    expect(await send()).toBe('sent');
    expect(await send()).toBe('sent');
    const [mail, again] = smtp.mails;
    expect(mail).toMatchObject({
      from: expect.stringContaining('<no-reply@pavilion.test>'),
      to: [expect.stringContaining('<ana@example.com>')],
    });
    const [head = '', body = ''] = (mail?.text ?? '').split('\n\n');
    const id = /^message-id: (.*)$/im;
    expect(id.exec(head)?.[1]).toBe(`<${message.id}@pavilion.test>`);
    expect(id.exec(again?.text ?? '')?.[1]).toBe(id.exec(head)?.[1]);
    expect(head).toMatch(/^from: Pavilion <no-reply@pavilion\.test>$/im);
    const words = [...head.matchAll(/=\?utf-8\?b\?([^?]+)\?=/gi)];
    const subject = Buffer.concat(words.map(([, word = '']) => Buffer.from(word, 'base64')));
    expect(subject.toString('utf8')).toBe(message.subject);
    expect(textOf(head, mail?.text.slice(head.length + 2) ?? body)).toBe(message.text);
  });

  it('carries a drawn mail as the second part of two that say the same', async () => {
    const html = '<!doctype html><p lang="ru">Ваш код 123456.</p>';
    await createSmtpSender(smtp.url(), 'no-reply@pavilion.test', 2000).send({ ...message, html });
    const mail = smtp.mails[0]?.text ?? '';
    const boundary = /^content-type: multipart\/alternative;\s+boundary="([^"]+)"/im.exec(
      mail,
    )?.[1];
    const parts = mail
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => part.trim());
    const read = parts.map((part) => {
      const [head = ''] = part.split('\n\n');
      return [
        /^content-type: ([^;]+)/im.exec(head)?.[1],
        textOf(head, part.slice(head.length + 2)),
      ];
    });
    expect(read).toEqual([
      ['text/plain', message.text],
      ['text/html', html],
    ]);
  });

  it('carries no further header of a subject', async () => {
    const sender = createSmtpSender(smtp.url(), 'no-reply@pavilion.test', 2000);
    await sender.send({ ...message, subject: 'Code\r\nBcc: spy@example.com' });
    expect(smtp.mails[0]?.text.split('\n\n')[0]).not.toMatch(/^bcc:/im);
    expect(smtp.mails[0]?.to).toHaveLength(1);
  });

  it.each([
    'ana@example.com\r\nRCPT TO:<spy@example.com>',
    'ana@example.com, spy@example.com',
    'Friends: ana@example.com, spy@example.com;',
    'Ana <ana@example.com>',
    'ana',
    '',
  ])('goes to one address or to none: %j', async (recipient) => {
    const sender = createSmtpSender(smtp.url(), 'no-reply@pavilion.test', 2000);
    await expect(sender.send({ ...message, recipient })).rejects.toThrow('this is no mail address');
    expect(smtp.lines).toEqual([]);
  });

  it('signs in when the address has credentials', async () => {
    smtp.extensions = ['AUTH PLAIN'];
    expect(await send(smtp.url('user:pass%40word'))).toBe('sent');
    const [, , given = ''] = smtp.lines.find((line) => line.startsWith('AUTH'))?.split(' ') ?? [];
    expect(Buffer.from(given, 'base64').toString('utf8')).toBe('\u0000user\u0000pass@word');
  });

  it.each<[string, SmtpTestServer['answers'], string]>([
    [
      'an unknown recipient is final',
      { RCPT: '550 5.1.1 No such user' },
      'MessageRefused: .*550 5.1.1 No such user',
    ],
    [
      'a refused sender is final',
      { MAIL: '553 5.7.1 Not allowed' },
      'MessageRefused: .*553 5.7.1 Not allowed',
    ],
    [
      'a refused mail is final',
      { BODY: '554 5.7.1 Looks like spam' },
      'MessageRefused: .*554 5.7.1 Looks like spam',
    ],
    ['a full mailbox is not', { RCPT: '452 4.2.2 Mailbox full' }, '^Error: .*452 4.2.2'],
    ['greylisting is not', { RCPT: '451 4.7.1 Greylisted' }, '^Error: .*451 4.7.1 Greylisted'],
    ['a busy server is not', { BODY: '451 4.3.0 Try later' }, '^Error: .*451 4.3.0'],
    ['a server that says no at once is not', { CONNECT: '554 No service' }, '^Error: .*554'],
    ['a greeting that is no SMTP is not', { CONNECT: 'HTTP/1.1 400 Bad' }, '^Error: '],
  ])('%s', async (_name, answers, expected) => {
    smtp.answers = answers;
    expect(await send()).toMatch(new RegExp(expected));
    expect(smtp.mails).toEqual([]);
  });

  it('a refused sign-in is our configuration, not the message', async () => {
    smtp.extensions = ['AUTH PLAIN LOGIN'];
    smtp.answers = { AUTH: '535 5.7.8 Bad credentials' };
    expect(await send(smtp.url('user:wrong'))).toMatch(/^Error: .*535 5\.7\.8 Bad credentials/);
  });

  it.each(['CONNECT', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'BODY'] as const)(
    'a server that goes silent at %s is given up in time',
    async (step) => {
      smtp.answers = { [step]: null };
      const startedMs = performance.now();
      expect(await send(smtp.url(), 150)).toMatch(/^Error: .*(time|greeting)/i);
      expect(performance.now() - startedMs).toBeLessThan(2000);
    },
  );

  it('a server nobody runs is told as what it is', async () => {
    expect(await send('smtp://127.0.0.1:1')).toMatch(/^Error: .*ECONNREFUSED/);
  });
});

describe('encryption', () => {
  // Reaches this machine, but is none of the names of the loopback: as good as another machine.
  const remote = () => smtp.url('user:secret').replace('127.0.0.1', '0.0.0.0');
  const withCredentials = () => smtp.lines.some((line) => line.startsWith('AUTH'));

  it('a password never goes to another machine in clear text', async () => {
    smtp.extensions = ['AUTH PLAIN'];
    expect(await send(remote())).toMatch(/^Error: .*STARTTLS/);
    expect(smtp.lines).toContain('STARTTLS');
    expect(withCredentials()).toBe(false);
    expect(await send(`${smtp.url('user:secret')}?requireTLS=true`)).toMatch(/^Error: /);
    expect(withCredentials()).toBe(false);
    expect(await send(`${remote()}?requireTLS=false`)).toBe('sent');
    expect(withCredentials()).toBe(true);
  });

  it('a server that offers it gets password and mail encrypted', async () => {
    smtp.extensions = ['STARTTLS', 'AUTH PLAIN'];
    smtp.answers = { STARTTLS: '220 2.0.0 Ready' };
    expect(await send(`${remote()}?tls.rejectUnauthorized=false`)).toBe('sent');
    const after = smtp.lines.slice(smtp.lines.indexOf('STARTTLS') + 1);
    expect(after.some((line) => line.startsWith('AUTH PLAIN'))).toBe(true);
    expect(smtp.encryptedLines).toEqual(after);
    expect(smtp.mails).toHaveLength(1);
  });

  it('a certificate nobody vouches for ends the conversation before the password', async () => {
    smtp.extensions = ['STARTTLS', 'AUTH PLAIN'];
    smtp.answers = { STARTTLS: '220 2.0.0 Ready' };
    expect(await send(remote())).toMatch(/^Error: .*self-signed certificate/);
    expect(withCredentials()).toBe(false);
  });

  it('a refused STARTTLS ends the conversation where the server offered it', async () => {
    smtp.extensions = ['STARTTLS', 'AUTH PLAIN'];
    expect(await send(smtp.url('user:secret'))).toMatch(/^Error: .*STARTTLS/);
    expect(withCredentials()).toBe(false);
  });
});

/** The text of a body as its headers say it is written. */
function textOf(head: string, body: string): string {
  const encoding = /^content-transfer-encoding: (.*)$/im.exec(head)?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').trimEnd();
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_sign, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').trimEnd();
}
