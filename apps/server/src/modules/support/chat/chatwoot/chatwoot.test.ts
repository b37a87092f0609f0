import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatClose, chatMessageList, chatOpen, chatSend, chatState } from '@pavilion/contracts';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../../testing/run-tool.ts';
import {
  chatwootWebhook,
  startSandboxChatwoot,
  type SandboxChatwoot,
} from '../../../../testing/sandbox-chatwoot.ts';
import { nextTry } from './pauses.ts';

const minuteMs = 60_000;
const token = 'token-of-the-channel';
const secret = 'secret-of-the-webhook';

describe('pauses between tries', () => {
  const since = new Date('2026-11-21T12:00:00Z');
  it.each([
    [1, 0, 1],
    [2, 0, 5],
    [3, 0, 30],
    [4, 0, 120],
    [5, 0, 600],
    [6, 0, 1800],
    [7, 0, 3600],
    [20, 23 * 3600, 3600],
  ])('after %i tries and %i s the next comes in %i s', (tries, afterS, inS) => {
    const now = new Date(since.getTime() + afterS * 1000);
    expect(nextTry(tries, since, now)).toEqual(new Date(now.getTime() + inS * 1000));
  });

  it('end after a day', () => {
    expect(nextTry(30, since, new Date(since.getTime() + 24 * 60 * minuteMs))).toBeNull();
  });
});

describe('a chat that is answered in a Chatwoot', () => {
  let server: TestServer;
  let sandbox: SandboxChatwoot;
  let folder: string;
  const settings = async (...args: string[]) =>
    (await runTool(server.context, ['chat', 'settings', 'alpha', ...args])).text;
  beforeAll(async () => {
    sandbox = await startSandboxChatwoot();
    folder = await mkdtemp(join(tmpdir(), 'chatwoot-'));
    await writeFile(join(folder, 'token'), `${token}\n`);
    await writeFile(join(folder, 'secret'), `${secret}\n`);
    server = await startTestServer({ config: { outboundPrivateHosts: [sandbox.host] } });
    const keys = ['--hmac-file', join(folder, 'token'), '--secret-file', join(folder, 'secret')];
    await settings('--adapter', 'chatwoot', '--url', sandbox.url, '--inbox', 'in-1', ...keys);
    await server.context.sites.refresh();
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const begin = async (text: string) => {
    const answer = await server.call(chatOpen, { text, name: 'Ana' });
    const who = { guest_token: answer.guest_token ?? '' };
    return { ...who, conversation_id: answer.value.conversation_id };
  };
  type Talk = Awaited<ReturnType<typeof begin>>;
  const said = async (talk: Talk) =>
    (await server.call(chatMessageList, talk)).value.map(
      ({ from, text, event, name }) => `${from} ${name ?? '-'}: ${event ?? text ?? ''}`,
    );
  const deliver = () => server.runJob('deliver-chats');
  const paths = () => sandbox.asked.map(({ path }) => path);
  let deliveries = 0;
  const hook = async (
    payload: object,
    more: { key?: string; at?: Date; delivery?: string } = {},
  ) => {
    deliveries += 1;
    const at = server.context.clock.now();
    const proof = { key: secret, at, delivery: `d${deliveries}`, ...more };
    const answer = await server.fetch(`http://${alphaHost}/support/webhook/chatwoot/alpha`, {
      method: 'POST',
      ...chatwootWebhook(payload, proof),
    });
    return answer.status;
  };
  const outgoing = (id: number, content: string, more: object = {}) => ({
    event: 'message_created',
    id,
    content,
    message_type: 'outgoing',
    private: false,
    sender: { name: 'Bea' },
    conversation: { id: 7 },
    ...more,
  });

  it('is set with an address, a channel and a proof of what it tells', async () => {
    const set = async (...args: string[]) =>
      (
        await runTool(server.context, [
          'chat',
          'settings',
          'beta',
          '--adapter',
          'chatwoot',
          ...args,
        ])
      ).text;
    await expect(set()).rejects.toThrow(/^url: chatwoot needs one/);
    await expect(set('--url', 'https://10.0.0.1/')).rejects.toThrow(/^url: must not lead/);
    await expect(set('--url', sandbox.url)).rejects.toThrow(/^inbox:/);
    await expect(set('--url', sandbox.url, '--inbox', 'in-1')).rejects.toThrow(/^secret_file:/);
    expect(await settings()).toContain('secret\tset');
  });

  it('hands over what is said, in its order, and again until it is taken', async () => {
    sandbox.isDown = true;
    const talk = await begin('first');
    expect((await server.call(chatState, talk)).value).toMatchObject({ adapter: 'chatwoot' });
    await server.call(chatSend, { ...talk, text: 'second' });
    await deliver();
    expect(sandbox.asked).toEqual([]);
    sandbox.isDown = false;
    await deliver();
    expect(sandbox.asked).toEqual([]);
    server.advance(1000);
    await deliver();
    expect(paths()[0]).toBe('in-1/contacts');
    const contact = JSON.parse(sandbox.asked[0]?.body ?? '') as Record<string, string>;
    const { source_id: source = '' } = contact;
    expect(contact).toEqual({
      source_id: source,
      identifier: source,
      identifier_hash: createHmac('sha256', token).update(source).digest('hex'),
      name: 'Ana',
    });
    expect(paths().slice(1)).toEqual([
      `in-1/contacts/${source}/conversations`,
      `in-1/contacts/${source}/conversations/7/messages`,
      `in-1/contacts/${source}/conversations/7/messages`,
    ]);
    const words = sandbox.asked.slice(2).map(({ body }) => JSON.parse(body) as object);
    expect(words).toMatchObject([{ content: 'first' }, { content: 'second' }]);
    const before = sandbox.asked.length;
    await deliver();
    expect(sandbox.asked).toHaveLength(before);

    expect(await hook(outgoing(1, 'Good day'))).toBe(200);
    expect(await said(talk)).toEqual([
      'player Ana: first',
      'player Ana: second',
      'system Bea: joined',
      'agent Bea: Good day',
    ]);
    // What staff there said is not handed back to them.
    await deliver();
    expect(sandbox.asked).toHaveLength(before);
    const all = await said(talk);

    for (const [payload, proof] of [
      [outgoing(2, 'forged'), { key: 'another-secret' }],
      [outgoing(2, 'late'), { at: new Date(server.context.clock.now().getTime() - 6 * minuteMs) }],
      [outgoing(2, 'early'), { at: new Date(server.context.clock.now().getTime() + 6 * minuteMs) }],
    ] as const)
      expect(await hook(payload, proof)).toBe(401);
    const unsigned = await server.fetch(`http://${alphaHost}/support/webhook/chatwoot/alpha`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(outgoing(2, 'unsigned')),
    });
    expect(unsigned.status).toBe(401);
    for (const payload of [
      outgoing(1, 'Good day'),
      outgoing(3, 'a note', { private: true }),
      outgoing(4, 'an echo', { message_type: 'incoming' }),
      outgoing(5, 'of others', { conversation: { id: 8 } }),
      outgoing(6, '   '),
      { event: 'contact_updated' },
    ])
      expect(await hook(payload)).toBe(200);
    expect(await hook(outgoing(7, 'once'), { delivery: 'same' })).toBe(200);
    expect(await hook(outgoing(7, 'once'), { delivery: 'same' })).toBe(200);
    expect(await said(talk)).toEqual([...all, 'agent Bea: once']);
    // Older versions sign by the token of the channel.
    expect(await hook(outgoing(8, 'by token'), { key: token })).toBe(200);
    expect((await said(talk)).at(-1)).toBe('agent Bea: by token');
    const { db } = server.context.database;
    const incidents = await db.selectFrom('payment_incidents').select('code').execute();
    expect(incidents.map(({ code }) => code).toSorted()).toEqual([
      ...['badSignature', 'badSignature', 'badTimestamp', 'badTimestamp'],
    ]);

    await server.call(chatClose, talk);
    await deliver();
    expect(paths().at(-1)).toBe(`in-1/contacts/${source}/conversations/7/toggle_status`);
  });

  it('is closed by who answers there, and keeps no secret that can be read', async () => {
    const { db } = server.context.database;
    await db.deleteFrom('chat_threads').execute();
    const talk = await begin('again');
    await deliver();
    const resolved = { event: 'conversation_status_changed', id: 7, status: 'resolved' };
    expect(await hook(resolved)).toBe(200);
    expect((await said(talk)).at(-1)).toBe('system -: closed');
    const kept = JSON.stringify([
      await db.selectFrom('chat_settings').selectAll().execute(),
      await db.selectFrom('operator_audit_log').selectAll().execute(),
    ]);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(token);
  });

  it('has no door where the chat is another', async () => {
    const answer = await server.fetch(`http://${alphaHost}/support/webhook/chatwoot/beta`, {
      method: 'POST',
      ...chatwootWebhook({}, { key: secret, at: server.context.clock.now(), delivery: 'x' }),
    });
    expect(answer.status).toBe(404);
  });
});
