import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  assistantAsk,
  assistantHistory,
  assistantState,
  limitsSet,
  timeOut,
  type AnswerLine,
} from '@pavilion/contracts';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { publishFaqPage } from '../../../testing/help-pages.ts';
import { runTool } from '../../../testing/run-tool.ts';
import {
  startSandboxAssistant,
  type AssistantMode,
  type SandboxAssistant,
} from '../../../testing/sandbox-assistant.ts';

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    ({ code, statusDetail }: CallFailure) => [code, statusDetail ?? ''].join(' ').trim(),
  );

describe('an assistant of somebody else', () => {
  let server: TestServer;
  let sandbox: SandboxAssistant;
  let folder: string;
  const settings = async (...args: string[]): Promise<string> =>
    (await runTool(server.context, ['assistant', 'settings', 'alpha', ...args])).text;
  const use = (mode: AssistantMode, adapter = 'webhook') =>
    settings('--adapter', adapter, '--url', sandbox.url(mode), '--model', 'm');
  beforeAll(async () => {
    sandbox = await startSandboxAssistant();
    folder = await mkdtemp(join(tmpdir(), 'assistant-'));
    server = await startTestServer({ config: { outboundPrivateHosts: [sandbox.host] } });
    const shown = '<h3>How do I deposit?</h3><p>Open Deposit.</p><h3>Bets</h3><p>Later.</p>';
    await publishFaqPage(server, `${shown}<h3>VIP</h3><p>Levels.</p>`);
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const ask = (text: string, more: object = {}) =>
    server.call(assistantAsk, { text, stream: false, consent: true, ...more });
  const stream = async (body: object): Promise<AnswerLine[]> => {
    const answer = await server.fetch(`http://${alphaHost}/api/assistant/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as AnswerLine);
  };

  it('is asked only by who agreed, to this system, until he takes it back', async () => {
    await use('stream');
    const text = 'How do I deposit?';
    const before = sandbox.asked.length;
    const unasked = server.call(assistantAsk, { text, stream: false });
    expect(await refusal(unasked)).toBe('consentRequired assistant');
    expect(sandbox.asked).toHaveLength(before);
    const first = await ask(text);
    expect(first.value).toMatchObject({
      adapter: 'webhook',
      text: 'Open **Deposit**. Then choose.',
      notices: ['machine'],
      finish: 'complete',
      hand_over: false,
    });
    const who = { guest_token: first.guest_token ?? '' };
    const again = { text, stream: false, ...who };
    expect(await refusal(server.call(assistantAsk, again))).toBe('OK');
    const { consent } = (await server.call(assistantState, who)).value;
    expect(consent).toMatchObject({ needed: true, given: true });
    expect(consent.text_html).toContain('a system that Alpha');
    const player = await server.signUpPlayer();
    const signedIn = { ...player.me, ...who, text, stream: false };
    expect(await refusal(server.call(assistantAsk, signedIn))).toBe('OK');
    const takenBack = { ...player.me, text, stream: false, consent: false };
    expect(await refusal(server.call(assistantAsk, takenBack))).toBe('consentRequired assistant');
  });

  it('tells words as they come, and ends by one line', async () => {
    await use('stream');
    const lines = await stream({ text: 'How do I deposit?', consent: true });
    const types = lines.map(({ type }) => type);
    expect(types).toEqual(['begin', 'notice', 'item', 'item', 'item', 'end']);
    await use('late');
    const broken = await stream({ text: 'How do I deposit?', consent: true });
    expect(broken.slice(-2)).toEqual([
      { type: 'item', text: 'Some words. ' },
      { type: 'error', message: 'assistantUnavailable' },
    ]);
    expect(JSON.stringify(broken)).not.toContain('stack');
  });

  it.each(['fail', 'html', 'page', 'nothing', 'error', 'redirect', 'bytes'] as const)(
    'that fails by %s is replaced by the site’s own pages',
    async (mode) => {
      await use(mode);
      const { value } = await ask('How do I deposit?');
      expect(value).toMatchObject({
        notices: ['fallback'],
        text: '**How do I deposit?**\n\nOpen Deposit.',
        finish: 'complete',
      });
      expect(sandbox.innerHits()).toBe(0);
    },
  );

  it('shows no address that nobody vouches for, and markup as text', async () => {
    await use('evil');
    const { value } = await ask('How do I deposit?');
    expect(value.text).toContain('<script>alert(1)</script>');
    expect(value.text).toContain('[limits](/responsible-gaming)');
    expect(value.text).not.toMatch(/javascript:|evil\.example/);
  });

  it('is cut where it floods', async () => {
    await use('flood');
    const { value } = await ask('How do I deposit?');
    expect(value.finish).toBe('cut');
    expect(value.text).toHaveLength(8000);
  });

  it('names its sources where it was given them', async () => {
    await use('model', 'openai');
    const { value } = await ask('How do I deposit?');
    expect(value).toMatchObject({
      text: 'From the pages.',
      sources: [{ title: 'How do I deposit?', path: '/faqs', kind: 'faq' }],
    });
  });

  it('never hears of a crisis, nor of what was said about it', async () => {
    await use('output');
    const first = await ask('Where are my bets?');
    const talk = { guest_token: first.guest_token ?? '', session_id: first.value.session_id };
    await use('model', 'openai');
    const before = sandbox.asked.length;
    const { value } = await server.call(assistantAsk, {
      ...talk,
      text: 'I want to die',
      stream: false,
      consent: false,
    });
    expect(value).toMatchObject({ finish: 'care', notices: ['care'] });
    expect(sandbox.asked).toHaveLength(before);
    await ask('And deposits?', talk);
    const sent = sandbox.asked.at(-1)?.body ?? '';
    expect(sent).toContain('Where are my bets?');
    expect(sent).toContain('From output.');
    expect(sent).not.toMatch(/want to die|worries us/);
    const { value: history } = await server.call(assistantHistory, talk);
    expect(history.at(-1)).toMatchObject({ text: 'From the pages.' });
  });

  it('is not asked for who pauses, and learns no name of who plays', async () => {
    await use('output');
    const player = await server.signUpPlayer();
    await ask('How do I deposit?', player.me);
    const sent = sandbox.asked.at(-1)?.body ?? '';
    expect(sent).toContain('"signed_in":true');
    expect(sent).not.toContain(player.me.account_id);
    const before = sandbox.asked.length;
    await server.call(timeOut, { ...player.me, hours: 24 });
    const { value } = await ask('How do I deposit?', player.me);
    expect(value).toMatchObject({ text: '**How do I deposit?**\n\nOpen Deposit.', notices: [] });
    expect(sandbox.asked).toHaveLength(before);
  });

  it('is never told what is a player’s own, which the player is shown', async () => {
    await use('output');
    const player = await server.signUpPlayer();
    await server.fund(player, 123_456n);
    const set = { ...player.me, kind: 'deposit' as const, period: 'day' as const };
    await server.call(limitsSet, { ...set, amount: '7654321.00' });
    const { value } = await ask('What is my limit?', player.me);
    expect(value.own).toMatchObject([{ what: 'limits', path: '/responsible-gaming' }]);
    expect(value.own[0]?.rows[0]).toMatchObject({ label: 'Deposits, per day' });
    expect(value.own[0]?.rows[0]?.value).toMatch(/7.?654.?321/);
    await ask('And again, my limit?', { ...player.me, session_id: value.session_id });
    expect(sandbox.asked.at(-1)?.body).not.toMatch(/7.?654.?321/);
    const guest = await ask('What is my limit?');
    expect(guest.value.own).toEqual([]);
  });

  it.each([
    [['--url', 'http://example.com/'], /^url: must be https/],
    [['--url', 'https://10.0.0.1/'], /^url: must not lead/],
    [['--url', 'https://localhost:8443/'], /^url: must not lead/],
    [['--hosts', 'https://a.example/x'], /^hosts: /],
    [['--secret-file', 'short'], /^secret_file: /],
    [['--consent-texts', 'wrong'], /^consent_texts: XX is no language/],
  ])('settings %j are refused, and change nothing', async (args, message) => {
    await writeFile(join(folder, 'short'), 'abc');
    await writeFile(join(folder, 'wrong'), '{"EN":"yes","XX":"no"}');
    const [option = '', value = ''] = args;
    const isFile = option.endsWith('file') || option.endsWith('texts');
    const before = await settings();
    await expect(settings(option, isFile ? join(folder, value) : value)).rejects.toThrow(message);
    expect(await settings()).toBe(before);
  });

  it('is set with a secret that nobody is shown, and words of the operator’s own', async () => {
    await writeFile(join(folder, 'secret'), 'a-very-good-secret\n');
    const texts = { EN: '<p>Words go to <script>x</script>our partner.</p>' };
    await writeFile(join(folder, 'texts'), JSON.stringify(texts));
    const files = ['--secret-file', join(folder, 'secret'), '--consent-texts'];
    const shown = await settings(...files, join(folder, 'texts'), '--hosts', 'help.example.com');
    expect(shown).toContain('secret\tset');
    const { db } = server.context.database;
    const kept = [
      ...(await db.selectFrom('assistant_settings').selectAll().execute()),
      ...(await db.selectFrom('operator_audit_log').selectAll().execute()),
    ];
    expect(JSON.stringify(kept)).not.toContain('a-very-good-secret');
    await use('output');
    await ask('How do I deposit?');
    expect(sandbox.asked.at(-1)?.headers['x-pavilion-signature']).toMatch(/^sha256=[\da-f]{64}$/);
    const { consent } = (await server.call(assistantState, {})).value;
    expect(consent.text_html).toBe('<p>Words go to our partner.</p>');
  });
});
