import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  chatAttach,
  chatClose,
  chatConversationList,
  chatMessageList,
  chatOpen,
  chatRate,
  chatRead,
  chatSend,
  chatState,
  chatToTicket,
  chatTyping,
  supportTicketGet,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { alphaHost, betaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { writeSiteContent } from '../../site/content/index.ts';
import { runTool } from '../../../testing/run-tool.ts';

const dayMs = 24 * 60 * 60_000;
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    ({ code, errors }: CallFailure) =>
      [code, ...(errors ?? []).map((one) => `${one.path} ${one.code}`)].join(' '),
  );
let made = 0;
const newId = (): string => {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
};

describe('live chat', () => {
  let server: TestServer;
  const tool = async (...args: string[]) => (await runTool(server.context, args)).text;
  beforeAll(async () => {
    server = await startTestServer();
    await tool('chat', 'settings', 'alpha', '--adapter', 'builtin');
    await tool('chat', 'settings', 'beta', '--adapter', 'builtin');
    await server.context.sites.refresh();
  });
  afterAll(() => server.close());

  /** A guest who begins to talk. */
  const begin = async (text = 'Hello') => {
    const answer = await server.call(chatOpen, { text });
    const who = { guest_token: answer.guest_token ?? '' };
    return { ...answer, who, talk: { ...who, conversation_id: answer.value.conversation_id } };
  };
  const messages = async (talk: { guest_token: string; conversation_id: string }) =>
    (await server.call(chatMessageList, talk)).value.map(
      ({ seq, from, text, event }) => `${seq} ${from} ${event ?? text}`,
    );

  it('is off, and says so, where the operator switched it off', async () => {
    await tool('chat', 'settings', 'beta', '--adapter', 'none');
    await server.context.sites.refresh();
    const { value } = await server.call(chatState, { domain_name: betaHost });
    expect(value).toMatchObject({ adapter: 'none', status: 'off', conversation: null });
    expect(await refusal(server.call(chatOpen, { domain_name: betaHost }))).toBe('chatOffline');
    await tool('chat', 'settings', 'beta', '--adapter', 'builtin');
    await server.context.sites.refresh();
  });

  it('is a vendor’s where the operator says so, in a page of its own policy', async () => {
    const frame = () => server.fetch(`http://${betaHost}/frame/chat`);
    expect((await frame()).status).toBe(404);
    const vendor = ['chat', 'settings', 'beta', '--adapter', 'vendor'];
    await expect(tool(...vendor)).rejects.toThrow(/^page: a vendor needs one/);
    await expect(tool(...vendor, '--page', 'https://10.0.0.1/')).rejects.toThrow(/^page: must not/);
    await expect(tool(...vendor, '--page', 'http://chat.example/')).rejects.toThrow(/^page: must/);
    await expect(tool(...vendor, '--origins', 'https://a.example/x')).rejects.toThrow(/^origins:/);
    await tool(...vendor, '--page', 'https://93.184.215.14/w');
    await server.context.sites.refresh();
    const { value } = await server.call(chatState, { domain_name: betaHost });
    expect(value).toMatchObject({
      adapter: 'vendor',
      frame_url: '/frame/chat',
      conversation: null,
    });
    expect(await refusal(server.call(chatOpen, { domain_name: betaHost }))).toBe('chatOffline');
    const page = await frame();
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-src https://93.184.215.14;',
    );
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(await page.text()).toContain('src="https://93.184.215.14/w"');
    await tool('chat', 'settings', 'beta', '--adapter', 'builtin');
    await server.context.sites.refresh();
    expect((await frame()).status).toBe(404);
  });

  it('is answered by ready words of the site, in the language of who reads them', async () => {
    const { talk } = await begin();
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    const canned = [
      { code: 'wait', texts: { EN: 'One moment, please.', PHP: 'Sandali lang po.' } },
    ];
    await inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, { documents: { canned } }),
    );
    await tool('chat', 'say', talk.conversation_id, '--canned', 'wait');
    expect((await messages(talk)).at(-1)).toMatch(/agent One moment, please\.$/);
    const say = (...args: string[]) => tool('chat', 'say', talk.conversation_id, ...args);
    await expect(say('--canned', 'nothing')).rejects.toThrow(/no ready answer nothing/);
    await expect(say()).rejects.toThrow(/either --text or --canned/);
    await expect(say('--canned', 'wait', '--text', 'x')).rejects.toThrow(/either/);
    await tool('chat', 'typing', talk.conversation_id);
    await tool('chat', 'read', talk.conversation_id);
    await server.call(chatClose, talk);
    await expect(tool('chat', 'typing', talk.conversation_id)).rejects.toThrow(/closed/);
  });

  it('gives a guest a token once, and the talk by it', async () => {
    expect((await server.call(chatState, {})).value).toMatchObject({
      adapter: 'builtin',
      status: 'online',
      look: { width: 400, height: 600, theme: 'pine-green', language: 'en' },
      frame_url: null,
      conversation: null,
    });
    const { value, messages: first, who } = await begin('My deposit is late');
    expect(who.guest_token).toMatch(/^[\w-]{43}$/);
    expect(value).toMatchObject({ state: 'waiting', agent: null, last_seq: 1, unread: 0 });
    expect(first).toMatchObject([{ seq: 1, from: 'player', text: 'My deposit is late' }]);
    const again = await server.call(chatOpen, who);
    expect(again.value.conversation_id).toBe(value.conversation_id);
    expect(again.guest_token).toBeUndefined();
    expect((await server.call(chatState, who)).value.conversation?.conversation_id).toBe(
      value.conversation_id,
    );
  });

  it('is there for its owner alone', async () => {
    const { talk } = await begin();
    const stranger = await begin();
    const player = await server.signUpPlayer();
    const id = { conversation_id: talk.conversation_id };
    for (const who of [
      {},
      { guest_token: '' },
      { guest_token: 'x'.repeat(43) },
      stranger.who,
      player.me,
      { ...stranger.who, domain_name: betaHost },
      { guest_token: talk.guest_token, domain_name: betaHost },
    ]) {
      expect(await refusal(server.call(chatMessageList, { ...who, ...id }))).toBe(
        'conversationNotFound',
      );
      expect(await refusal(server.call(chatSend, { ...who, ...id, text: 'x' }))).toBe(
        'conversationNotFound',
      );
    }
    const wrong = { account_id: player.me.account_id, auth: 'nothing', ...id };
    expect(await refusal(server.call(chatSend, { ...wrong, text: 'x' }))).toBe('sessionExpired');
    const bare = { ...talk, conversation_id: "'; drop table chat_messages; --" };
    expect(await refusal(server.call(chatClose, bare))).toBe('conversationNotFound');
  });

  it('keeps words as they were written, without control characters', async () => {
    const { talk } = await begin('<img src=x onerror=alert(1)>');
    const text = "two\r\nlines\u0007 & '; drop table x; --";
    const { value } = await server.call(chatSend, { ...talk, text });
    expect(value.text).toBe("two\nlines & '; drop table x; --");
    expect(await messages(talk)).toEqual([
      '1 player <img src=x onerror=alert(1)>',
      "2 player two\nlines & '; drop table x; --",
    ]);
    expect(await refusal(server.call(chatSend, { ...talk, text: '\u0007\u0008' }))).toBe(
      'invalidInput text required',
    );
    expect(await refusal(server.call(chatSend, { ...talk, text: 'x'.repeat(4001) }))).toBe(
      'invalidInput text tooLong',
    );
  });

  it('writes the same request once, and numbers without gaps whatever comes at once', async () => {
    const { talk } = await begin();
    const said = { ...talk, text: 'once', request_id: newId() };
    const [a, b] = await Promise.all([server.call(chatSend, said), server.call(chatSend, said)]);
    expect(a.value.message_id).toBe(b.value.message_id);
    expect(await refusal(server.call(chatSend, { ...said, text: 'other' }))).toBe(
      'requestIdReused',
    );
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        server.call(chatSend, { ...talk, text: `at once ${index}` }),
      ),
    );
    const { value, last_seq: last } = await server.call(chatMessageList, { ...talk, after_seq: 0 });
    expect(value.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(last).toBe(10);
    const page = await server.call(chatMessageList, { ...talk, before_seq: 5, limit: 2 });
    expect(page.value.map(({ seq }) => seq)).toEqual([3, 4]);
  });

  it('has one open talk, whatever is pressed at once', async () => {
    const player = await server.signUpPlayer();
    const both = await Promise.all(
      ['one', 'two'].map((text) => server.call(chatOpen, { ...player.me, text })),
    );
    expect(new Set(both.map(({ value }) => value.conversation_id)).size).toBe(1);
    const list = await server.call(chatConversationList, player.me);
    expect(list.value).toHaveLength(1);
    expect(list.value[0]?.last_seq).toBe(2);
  });

  it('is answered by staff, handed on, closed, opened again, rated', async () => {
    const { talk, value } = await begin();
    const id = value.conversation_id;
    expect(await tool('chat', 'list', 'alpha', '--state', 'waiting')).toContain(id);
    await tool('chat', 'say', id, '--text', 'Hello, how can I help?', '--as', 'Ana');
    await tool('chat', 'hand', id, '--to', 'Ben');
    expect(await messages(talk)).toEqual([
      '1 player Hello',
      '2 system joined',
      '3 agent Hello, how can I help?',
      '4 system handed',
    ]);
    const open = await server.call(chatOpen, talk);
    expect(open.value).toMatchObject({ state: 'open', agent: { name: 'Ben' }, unread: 3 });
    expect(await server.call(chatRead, { ...talk, seq: 99 })).toMatchObject({ unread: 0 });
    await server.call(chatTyping, { ...talk, is_typing: true });
    await tool('chat', 'close', id);
    await server.call(chatSend, { ...talk, text: 'One more thing' });
    expect((await messages(talk)).slice(4)).toEqual([
      '5 system closed',
      '6 system reopened',
      '7 player One more thing',
    ]);
    await server.call(chatRate, { ...talk, rating: 5, comment: 'Thanks' });
    const closed = await server.call(chatClose, talk);
    expect(closed.value).toMatchObject({ state: 'closed', rating: 5 });
    // What the player ended himself is over.
    expect(await refusal(server.call(chatSend, { ...talk, text: 'late' }))).toBe(
      'conversationClosed',
    );
  });

  it('is not opened again a day after staff closed it', async () => {
    const { talk, value } = await begin();
    await tool('chat', 'close', value.conversation_id);
    server.advance(dayMs + 1000);
    expect(await refusal(server.call(chatSend, { ...talk, text: 'late' }))).toBe(
      'conversationClosed',
    );
  });

  it('takes pictures and PDFs by their bytes, and serves them to who has the address', async () => {
    const { talk } = await begin();
    const png = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#123' },
    })
      .png()
      .withExif({ IFD0: { Artist: 'Ana Cruz' } })
      .toBuffer();
    const fileOf = (bytes: BlobPart, name: string, type = '') => new File([bytes], name, { type });
    const attach = (file: File) => server.call(chatAttach, { ...talk, file });
    const { value } = await attach(fileOf(new Uint8Array(png), '../../evil.html', 'image/png'));
    expect(value).toMatchObject({
      kind: 'file',
      seq: 2,
      file: { name: 'evil.jpg', media_type: 'image/jpeg', width: 40, height: 30 },
    });
    const url = `http://${alphaHost}${value.file?.url}`;
    const answer = await server.fetch(url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(bytes.includes('Ana Cruz')).toBe(false);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    for (const other of [
      url.replace(alphaHost, betaHost),
      url.replace(/sign=.*/, 'sign=x'),
      url.replace(/until=\d+/, 'until=9999999999999'),
    ])
      expect((await server.fetch(other)).status).toBe(404);
    server.advance(10 * 60_000 + 1);
    expect((await server.fetch(url)).status).toBe(404);
    for (const [file, fault] of [
      [fileOf('', 'x.png'), 'fileEmpty'],
      [fileOf('<svg onload=alert(1)>', 'x.png', 'image/png'), 'fileKind'],
      [fileOf('MZ this is a program', 'x.pdf', 'application/pdf'), 'fileKind'],
      [fileOf('%PDF-1.7 without an end', 'x.pdf'), 'fileDamaged'],
      [fileOf(new Uint8Array(png.subarray(0, 60)), 'x.png'), 'fileDamaged'],
    ] as const)
      expect(await refusal(attach(file))).toBe(`invalidFile file ${fault}`);
  });

  it('offers a ticket when nobody is there', async () => {
    const { talk, value } = await begin('Where is my withdrawal?');
    await tool('chat', 'settings', 'alpha', '--hours', 'Mo 09:00-10:00', '--zone', 'Asia/Manila');
    const state = await server.call(chatState, talk);
    expect(state.value.status).toBe('offline');
    expect(new Date(state.value.opens_at ?? '').getUTCDay()).toBe(1);
    expect(await refusal(server.call(chatOpen, { text: 'anybody?' }))).toBe('chatOffline');
    expect(await refusal(server.call(chatToTicket, talk))).toBe(
      'invalidInput contact_email required',
    );
    const mail = { contact_email: 'guest@example.com' };
    const ticket = await server.call(chatToTicket, { ...talk, ...mail });
    expect(ticket.ticket_number).toMatch(/^[A-Z0-9]{2,4}-[A-Z0-9]{6,8}$/);
    const kept = await server.call(supportTicketGet, { ...talk, ticket_id: ticket.ticket_id });
    expect(kept.value.messages[0]?.text).toContain('Where is my withdrawal?');
    const shown = await tool('chat', 'show', value.conversation_id);
    expect(shown).toContain(ticket.ticket_number);
    expect(await refusal(server.call(chatToTicket, { ...talk, ...mail }))).toBe(
      'conversationClosed',
    );
    await tool('chat', 'settings', 'alpha', '--hours', 'Mo-Su 00:00-24:00');
    await tool('chat', 'desk', 'alpha', 'closed');
    expect(await refusal(server.call(chatOpen, {}))).toBe('chatOffline');
    await tool('chat', 'desk', 'alpha', 'auto');
  });

  it('may be for players alone', async () => {
    await tool('chat', 'settings', 'alpha', '--guests', 'no');
    expect(await refusal(server.call(chatOpen, {}))).toBe('guestsNotAllowed');
    const player = await server.signUpPlayer();
    expect(await refusal(server.call(chatOpen, player.me))).toBe('OK');
    await tool('chat', 'settings', 'alpha', '--guests', 'yes');
    await expect(tool('chat', 'settings', 'alpha', '--hours', 'whenever')).rejects.toThrow('hours');
    await expect(tool('chat', 'settings', 'alpha', '--zone', 'Nowhere')).rejects.toThrow('zone');
  });

  it('becomes the player’s, once, with everything the guest had', async () => {
    const { talk, who } = await begin('As a guest');
    const player = await server.signUpPlayer();
    const { value } = await server.call(chatState, { ...player.me, ...who });
    expect(value.conversation?.conversation_id).toBe(talk.conversation_id);
    expect(await refusal(server.call(chatMessageList, talk))).toBe('conversationNotFound');
    const other = await server.signUpPlayer();
    const theirs = await server.call(chatState, { ...other.me, ...who });
    expect(theirs.value.conversation).toBeNull();
  });

  it('stops who writes too fast, and does not count what was refused', async () => {
    const { talk } = await begin();
    for (let sent = 0; sent < 20; sent += 1) {
      await refusal(server.call(chatSend, { ...talk, text: '' }));
      await server.call(chatSend, { ...talk, text: `${sent}` });
    }
    expect(await refusal(server.call(chatSend, { ...talk, text: 'more' }))).toBe('tooManyRequests');
    server.advance(60_000);
    expect(await refusal(server.call(chatSend, { ...talk, text: 'more' }))).toBe('OK');
  });

  it('is kept ninety days after its end, and can be erased with a reason', async () => {
    const { talk, value } = await begin();
    const erased = await begin('private');
    const { conversation_id: id } = erased.value;
    await tool('chat', 'erase', id, '--reason', 'asked by the guest');
    expect(await refusal(server.call(chatMessageList, erased.talk))).toBe('conversationNotFound');
    server.advance(dayMs + 1000);
    await server.runJob('prune-support');
    expect((await messages(talk)).at(-1)).toBe('2 system closed');
    // The token is used now and then, or it would be over before the talk is.
    for (let passed = 0; passed < 89; passed += 1) {
      server.advance(dayMs);
      if (passed % 20 === 0) await messages(talk);
    }
    await tool('support', 'prune');
    expect(await tool('chat', 'show', value.conversation_id)).toContain('Hello');
    server.advance(dayMs + 1000);
    await tool('support', 'prune');
    await expect(tool('chat', 'show', value.conversation_id)).rejects.toThrow('no conversation');
  });
});
