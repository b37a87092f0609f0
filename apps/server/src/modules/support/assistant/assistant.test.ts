import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  assistantAsk,
  assistantForget,
  assistantHandOver,
  assistantHistory,
  assistantRate,
  assistantState,
  chatMessageList,
  type AnswerLine,
} from '@pavilion/contracts';
import { alphaHost, betaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { publishFaqPage } from '../../../testing/help-pages.ts';
import { runTool } from '../../../testing/run-tool.ts';

const faqs = `<h3>How do I deposit?</h3><p>Open Deposit, choose a method &amp; an amount.</p>
<h3>I forgot my password.</h3><p>Open Forgot password.</p>
<h3>When is my bet settled?</h3><p>When the result is official.</p>
<h3>What is VIP?</h3><p>Levels that you reach by play.</p>`;

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    ({ code, errors }: CallFailure) =>
      [code, ...(errors ?? []).map((one) => `${one.path} ${one.code}`)].join(' '),
  );

describe('the assistant', () => {
  let server: TestServer;
  const tool = async (...args: string[]) => (await runTool(server.context, args)).text;
  beforeAll(async () => {
    server = await startTestServer();
    await publishFaqPage(server, faqs);
  });
  afterAll(() => server.close());

  const ask = (text: string, more: object = {}) =>
    server.call(assistantAsk, { text, stream: false, ...more });
  const stream = async (body: object) => {
    const answer = await server.fetch(`http://${alphaHost}/api/assistant/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    return { answer, lines: lines.map((line) => JSON.parse(line) as AnswerLine) };
  };

  it('answers from the site’s own pages, and says from which', async () => {
    const { value, guest_token: token } = await ask('How can I deposit?');
    expect(value).toMatchObject({
      adapter: 'builtin',
      text: '**How do I deposit?**\n\nOpen Deposit, choose a method & an amount.',
      sources: [{ title: 'How do I deposit?', path: '/faqs', kind: 'faq' }],
      finish: 'complete',
      hand_over: false,
    });
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('answers line by line: begin, the words and their source, one end', async () => {
    const { answer, lines } = await stream({ text: 'I forgot my password' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(lines.map(({ type }) => type)).toEqual(['begin', 'item', 'source', 'end']);
    expect(lines.at(-1)).toMatchObject({ finish: 'complete', hand_over: false });
  });

  it('makes nothing up, and obeys nobody', async () => {
    for (const text of ['weather tomorrow', 'zzzz', '<img src=x onerror=alert(1)>']) {
      const { value } = await ask(text);
      expect(value).toMatchObject({ text: '', sources: [], finish: 'none', hand_over: true });
    }
  });

  it('answers words of crisis with where help is, and with nothing else', async () => {
    const { lines } = await stream({ text: 'I lost my deposit and want to die' });
    expect(lines.map(({ type }) => type)).toEqual(['begin', 'notice', 'item', 'source', 'end']);
    expect(lines[1]).toMatchObject({ notice: 'care' });
    expect(lines[3]).toMatchObject({ path: '/responsible-gaming' });
    expect(lines[4]).toMatchObject({ finish: 'care', hand_over: true });
  });

  it('keeps a session for who asked alone, until he erases it', async () => {
    const first = await ask('How can I deposit?');
    const who = { guest_token: first.guest_token ?? '' };
    const talk = { ...who, session_id: first.value.session_id };
    await ask('I forgot my password', talk);
    const { value } = await server.call(assistantHistory, talk);
    expect(value.map(({ from }) => from)).toEqual(['player', 'assistant', 'player', 'assistant']);
    const answer = { ...who, message_id: value[1]?.message_id ?? '' };
    await server.call(assistantRate, { ...answer, helpful: true });
    expect((await server.call(assistantHistory, talk)).value[1]?.helpful).toBe(true);
    expect((await server.call(assistantState, who)).value.session_id).toBe(talk.session_id);
    const player = await server.signUpPlayer();
    const stranger = { ...player.me, session_id: talk.session_id };
    expect(await refusal(server.call(assistantHistory, stranger))).toBe('assistantNotFound');
    expect(await refusal(server.call(assistantForget, stranger))).toBe('assistantNotFound');
    expect(await refusal(ask('more', stranger))).toBe('assistantNotFound');
    const theirs = { ...player.me, message_id: answer.message_id, helpful: false };
    expect(await refusal(server.call(assistantRate, theirs))).toBe('assistantNotFound');
    const elsewhere = { ...talk, domain_name: betaHost };
    expect(await refusal(server.call(assistantHistory, elsewhere))).toBe('assistantNotFound');
    await server.call(assistantForget, talk);
    expect(await refusal(server.call(assistantHistory, talk))).toBe('assistantNotFound');
  });

  it('suggests what the site answers', async () => {
    const { value } = await server.call(assistantState, {});
    expect(value).toMatchObject({ adapter: 'builtin', consent: { needed: false } });
    expect(value.suggestions).toContain('How do I deposit?');
    expect(value.suggestions.length).toBeLessThanOrEqual(6);
  });

  it('hands over to people with what was said, or to the form where nobody is there', async () => {
    const { value, guest_token: token } = await ask('What is the weather?');
    const talk = { guest_token: token ?? '', session_id: value.session_id };
    expect(await server.call(assistantHandOver, talk)).toMatchObject({ ticket: true });
    await tool('chat', 'settings', 'alpha', '--adapter', 'builtin');
    await server.context.sites.refresh();
    const { conversation_id: id = '' } = await server.call(assistantHandOver, talk);
    const said = await server.call(chatMessageList, {
      guest_token: talk.guest_token,
      conversation_id: id,
    });
    expect(said.value[0]).toMatchObject({ from: 'system', kind: 'text' });
    expect(said.value[0]?.text).toContain('What is the weather?');
  });

  it('stops who asks too fast, and can be switched off', async () => {
    const { guest_token: token } = await ask('one');
    const who = { guest_token: token ?? '' };
    for (let count = 1; count < 10; count += 1) await ask('one', who);
    expect(await refusal(ask('one', who))).toBe('tooManyRequests');
    expect(await tool('assistant', 'log', 'alpha')).toContain('What is the weather?');
    await tool('assistant', 'settings', 'alpha', '--adapter', 'none');
    expect(await refusal(ask('one'))).toBe('assistantUnavailable');
    expect((await server.call(assistantState, {})).value.adapter).toBe('none');
    await tool('assistant', 'settings', 'alpha', '--adapter', 'builtin');
  });

  it('forgets what nobody used for thirty days', async () => {
    const { value, guest_token: token } = await ask('How can I deposit?');
    const talk = { guest_token: token ?? '', session_id: value.session_id };
    server.advance(29 * 24 * 60 * 60_000);
    await server.runJob('prune-assistant');
    expect(await refusal(server.call(assistantHistory, talk))).toBe('OK');
    server.advance(2 * 24 * 60 * 60_000);
    await server.runJob('prune-assistant');
    expect(await refusal(server.call(assistantHistory, talk))).toBe('assistantNotFound');
  });
});
