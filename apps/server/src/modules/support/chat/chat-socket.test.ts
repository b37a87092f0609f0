import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { chatOpen, chatSend, chatTyping, type ServerMessage } from '@pavilion/contracts';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';

describe('the sockets of a talk', () => {
  let server: TestServer;
  let url: string;
  const open: WebSocket[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    url = `${(await server.listen()).replace('http', 'ws')}/ws`;
    await runTool(server.context, ['chat', 'settings', 'alpha', '--adapter', 'builtin']);
    await server.context.sites.refresh();
  });
  afterAll(async () => {
    for (const socket of open) socket.terminate();
    await server.close();
  });

  async function connect(hello: object) {
    const socket = new WebSocket(url, { headers: { host: alphaHost } });
    open.push(socket);
    const heard: ServerMessage[] = [];
    socket.on('message', (data: Buffer) =>
      heard.push(JSON.parse(data.toString('utf8')) as ServerMessage),
    );
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', topics: [], ...hello }));
    await expect.poll(() => heard.some(({ type }) => type === 'welcome')).toBe(true);
    const eventsOf = (name: string) =>
      heard.filter((message) => message.type === 'event' && message.event === name);
    return { heard, eventsOf, say: (message: object) => socket.send(JSON.stringify(message)) };
  }
  const denied = { type: 'error', message: 'permissionDenied' };

  it('are heard by who has it, at hello and later, and by nobody else', async () => {
    const { value, guest_token: token = '' } = await server.call(chatOpen, { text: 'Hello' });
    const id = value.conversation_id;
    const topics = [`chat:${id}`];
    const player = await server.signUpPlayer();
    const { account_id, auth } = player.me;
    const mine = await connect({ guest_token: token, topics });
    const later = await connect({ guest_token: token });
    later.say({ type: 'subscribe', topics });
    const strangers = [
      await connect({ topics }),
      await connect({ guest_token: 'x'.repeat(43), topics }),
      await connect({ account_id, auth, topics }),
      await connect({ topics: ['chat:', "char:'; drop table x", 'chat:%'] }),
    ];
    for (const { heard } of strangers) expect(heard).toContainEqual(denied);
    await server.call(chatSend, { guest_token: token, conversation_id: id, text: 'for us alone' });
    for (const { eventsOf } of [mine, later])
      await expect.poll(() => eventsOf('chat.message')).toHaveLength(1);
    expect(mine.eventsOf('chat.message')[0]).toMatchObject({
      topic: topics[0],
      data: { conversation_id: id, message: { seq: 2, text: 'for us alone' } },
    });
    await runTool(server.context, ['chat', 'say', id, '--text', 'Yes?', '--as', 'Ana']);
    await expect.poll(() => mine.eventsOf('chat.message')).toHaveLength(3);
    expect(mine.eventsOf('chat.changed').at(-1)).toMatchObject({
      data: { state: 'open', agent: { name: 'Ana' }, queue_position: null },
    });
    await server.call(chatTyping, { guest_token: token, conversation_id: id, is_typing: true });
    await expect.poll(() => mine.eventsOf('chat.typing')).toHaveLength(1);
    for (const { heard } of strangers)
      expect(heard.filter(({ type }) => type === 'event')).toEqual([]);
  });
});
