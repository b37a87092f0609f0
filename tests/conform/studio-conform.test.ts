import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStudio } from '@pavilion/sandbox-studio';
import { parseStudioConfig } from '@pavilion/sandbox-studio/config/config';
import { runStudioSuite } from './studio-suite.ts';
import { createWalletClient, type Answer, type WalletClient } from './wallet-client.ts';

const key = { id: 'sandbox-test', secret: 'f'.repeat(64) };
const nowMs = (): number => performance.timeOrigin + performance.now();
const run = (client: WalletClient) =>
  runStudioSuite({ client, run: 'test', nowMs, elapsedMs: () => performance.now() });

describe('the sandbox studio', () => {
  const { app } = createStudio({
    config: parseStudioConfig({
      STUDIO_WALLET_URL: 'http://127.0.0.1:1',
      STUDIO_KEY_ID: key.id,
      STUDIO_KEY_SECRET: key.secret,
    }),
  });
  let client: WalletClient;
  beforeAll(async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    client = createWalletClient({ url, key, fetch, nowMs });
  });
  afterAll(() => app.close());

  it('keeps every case', async () => {
    const results = await run(client);
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });

  it('each case is failed by one of the broken ones', async () => {
    const always = (answer: Answer): WalletClient => ({ send: async () => answer });
    /**
     * Believes everybody: who is refused is asked again, well signed and with a nonce of its own.
     */
    const believesAll: WalletClient = {
      send: async (call, input, tampering = {}) => {
        const answer = await client.send(call, input, tampering);
        return answer.http === 401 ? client.send(call, input) : answer;
      },
    };
    const failed = new Set<string>();
    let names: string[] = [];
    for (const broken of [always({ http: 0 }), always({ http: 200, status: 'ok' }), believesAll]) {
      const results = await run(broken);
      names = results.map(({ name }) => name);
      for (const { name, outcome } of results) if (outcome === 'failed') failed.add(name);
    }
    expect(names.filter((name) => !failed.has(name))).toEqual([]);
    const trusting = (await run(believesAll)).filter(({ outcome }) => outcome === 'failed');
    expect(trusting.map(({ name }) => name.slice(0, 3))).toEqual([
      'S02',
      'S03',
      'S04',
      'S05',
      'S06',
    ]);
  });
});
