import { migrate, inTransaction, openDatabase, type Database } from '@pavilion/database';
import { assistantAsk, chatOpen, chatSend, newsGet } from '@pavilion/contracts';
import { writeSiteContent } from '@pavilion/server/modules/site/content/index';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { residentMiB } from '../lib/memory.ts';
import { percentile } from '../lib/percentile.ts';
import { told, type Figure } from '../lib/report.ts';
import { durableFlags } from './bets.bench.ts';
import { askedWords, helpOf, writeChatSettings } from './support-prepare.ts';

const passageCount = 10_000;
const questionCount = 200;
const firstAimMs = 300;
const wholeAimMs = 800;
const talkCount = 2_000;
const talkSentences = 500;
const deliveryAimMs = 250;
const publishCount = 40;
const seenAimMs = 15_000;

/**
 * Assistant, chat and content on PostgreSQL with fsync: two servers of one database, in this
 * process.
 */
export async function benchSupport(): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  const databases: Database[] = [];
  const servers: TestServer[] = [];
  try {
    for (let count = 0; count < 2; count += 1) {
      const database = await openDatabase({ databaseUrl: postgres.url });
      databases.push(database);
      if (count === 0) await migrate(database);
      // As late as it is: tokens and windows go by this clock.
      servers.push(await startTestServer({ database, now: new Date(wallClockMs()) }));
    }
    const [one, other] = servers;
    if (!one || !other) throw new Error('two servers were started');
    return [
      ...(await told(benchPublish(one, other))),
      ...(await told(benchTalks(one))),
      ...(await benchRetrieval(one)),
    ];
  } finally {
    for (const server of servers) await server.close();
    for (const database of databases) await database.close();
    await postgres.stop();
  }
}

const wallClockMs = (): number => performance.timeOrigin + performance.now();

async function publish(
  { context }: TestServer,
  documents: Parameters<typeof writeSiteContent>[4]['documents'],
) {
  const site = context.sites.byExternalId('alpha');
  if (!site) throw new Error('the site is gone');
  await inTransaction(context.database, (executor) =>
    writeSiteContent(executor, context, 'bench', site, { documents }),
  );
}

/** From the first byte asked for to `begin`, and to the end of the answer. */
async function benchRetrieval(server: TestServer): Promise<Figure[]> {
  await publish(server, { faqs: helpOf(passageCount) });
  await server.context.sites.refresh();
  const origin = await server.listen();
  const began = performance.now();
  await server.call(assistantAsk, { text: 'deposit', stream: false });
  const buildMs = performance.now() - began;
  const firstMs: number[] = [];
  const wholeMs: number[] = [];
  for (const text of askedWords(questionCount)) {
    const startedMs = performance.now();
    // A guest of his own each time: rates are of people.
    const answer = await fetch(`${origin}/api/assistant/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ domain_name: alphaHost, text }),
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    firstMs.push(performance.now() - startedMs);
    while (!(await reader?.read())?.done);
    wholeMs.push(performance.now() - startedMs);
  }
  const detail = { passages: passageCount, buildMs: Math.round(buildMs) };
  return [
    timed(
      'assistant: first byte p95 at 10,000 passages',
      percentile(firstMs, 95),
      firstAimMs,
      detail,
    ),
    timed('assistant: whole answer p95', percentile(wholeMs, 95), wholeAimMs, {
      p50Ms: Math.round(percentile(wholeMs, 50)),
    }),
  ];
}

function timed(name: string, value: number, aimMs: number, detail: Figure['detail']): Figure {
  const said = detail ? { detail } : {};
  return { name, value, unit: 'ms', aim: `below ${aimMs} ms`, isMet: value < aimMs, ...said };
}

/**
 * Guests with an open talk and a socket each; some of them write, and hear their own words come
 * back.
 */
async function benchTalks(server: TestServer): Promise<Figure[]> {
  await writeChatSettings(server);
  const origin = (await server.listen()).replace('http', 'ws');
  const before = residentMiB(process.pid);
  const talks: { id: string; token: string; socket: WebSocket; heardMs: number }[] = [];
  for (let count = 0; count < talkCount; count += 1) {
    server.comeFrom(`10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`);
    const { value, guest_token: token = '' } = await server.call(chatOpen, { text: 'Hello' });
    const id = value.conversation_id;
    // From several addresses of this machine: one may not have so many sockets.
    const localAddress = `127.0.0.${2 + (count % 4)}`;
    const socket = new WebSocket(`${origin}/ws`, { headers: { host: alphaHost }, localAddress });
    const talk = { id, token, socket, heardMs: 0 };
    const welcome = new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => reject(new Error(`the socket of talk ${count}: ${code}`)));
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8');
        if (text.includes('"welcome"')) resolve();
        if (text.includes('"chat.message"')) talk.heardMs = performance.now();
      });
    });
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'hello', guest_token: token, topics: [`chat:${id}`] })),
    );
    await welcome;
    talks.push(talk);
  }
  const memoryMiB = residentMiB(process.pid) - before;
  const lateMs: number[] = [];
  for (let count = 0; count < talkSentences; count += 1) {
    const talk = talks[(count * 7) % talkCount];
    if (!talk) continue;
    talk.heardMs = 0;
    const startedMs = performance.now();
    const { id, token } = talk;
    await server.call(chatSend, { guest_token: token, conversation_id: id, text: `No. ${count}` });
    while (talk.heardMs === 0) await sleep(1);
    lateMs.push(talk.heardMs - startedMs);
  }
  for (const { socket } of talks) socket.terminate();
  return [
    timed(
      `chat: sent to heard p99, ${talkCount} open talks`,
      percentile(lateMs, 99),
      deliveryAimMs,
      {
        p50Ms: Math.round(percentile(lateMs, 50)),
      },
    ),
    {
      name: `chat: memory of ${talkCount} open talks, their clients in the same process`,
      value: memoryMiB,
      unit: 'MiB',
      detail: { kibEach: Math.round((memoryMiB * 1024) / talkCount) },
    },
  ];
}

/** From the publish on one server until another shows it. */
async function benchPublish(one: TestServer, other: TestServer): Promise<Figure[]> {
  const seenMs: number[] = [];
  for (let count = 0; count < publishCount; count += 1) {
    const slug = `news-${count}`;
    const texts = { EN: `Number ${count}` };
    const article = { slug, titles: texts, summaries: texts, bodies: texts, category: 'club' };
    const startedMs = performance.now();
    await publish(one, { news: [article] });
    for (;;) {
      const seen = await other.call(newsGet, { slug }).catch(() => null);
      const page = await other.fetch(`http://${alphaHost}/news?article=${slug}`);
      if (seen && (await page.text()).includes(texts.EN)) break;
      await sleep(20);
    }
    seenMs.push(performance.now() - startedMs);
  }
  return [
    timed('content: published to seen on another server p95', percentile(seenMs, 95), seenAimMs, {
      p50Ms: Math.round(percentile(seenMs, 50)),
    }),
  ];
}
