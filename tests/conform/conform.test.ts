import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { connectTestStudio } from '../../apps/server/src/testing/connected-studio.ts';
import { brokenWallets } from './broken-wallets.ts';
import { createHttpDesk, type Desk } from './desk.ts';
import { createMemoryWallet } from './memory-wallet.ts';
import { junitOf, summaryOf } from './report.ts';
import { conformCases, runSuite, type CaseResult } from './suite.ts';
import { createWalletClient, type Key, type WalletClient } from './wallet-client.ts';
import { auditBooks } from '@pavilion/server/testing/audit-books';

const sequences = 15;
/** 31: the wallet plays with cash alone. */
const notApplicable = 1;

describeServerOnBothEngines('our wallet', (start) => {
  let server: TestServer;
  let key: Key;
  let client: WalletClient;
  let desk: Desk;
  beforeAll(async () => {
    server = await start();
    key = await connectTestStudio(server);
    const url = 'http://localhost';
    client = createWalletClient({
      url,
      key,
      fetch: server.fetch,
      nowMs: () => server.context.clock.now().getTime(),
    });
    desk = createHttpDesk({ url, keyId: key.id, fetch: server.fetch });
  });

  it('keeps every case and random sequences, and its books', { timeout: 120_000 }, async () => {
    const results = await runSuite({
      client,
      desk,
      run: 'own',
      sequences,
      seed: '1',
      elapsedMs: () => performance.now(),
    });
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(summaryOf(results)).toBe(
      `${conformCases.length} passed, 0 failed, ${notApplicable} not applicable`,
    );
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});

describe('wallets that are broken', () => {
  /** Which cases each broken wallet fails. */
  const failedBy = new Map<string, CaseResult[]>();
  beforeAll(async () => {
    for (const [name, { client, desk }] of Object.entries(brokenWallets()))
      failedBy.set(
        name,
        await runSuite({
          client,
          desk,
          run: name,
          sequences: 3,
          seed: '1',
          elapsedMs: () => performance.now(),
        }),
      );
  });
  afterAll(() => failedBy.clear());
  const failuresOf = (name: string): string[] =>
    (failedBy.get(name) ?? [])
      .filter(({ outcome }) => outcome === 'failed')
      .map((result) => result.name);

  it('a wallet that is whole passes, so that what the others miss is theirs', () => {
    expect(failuresOf('whole')).toEqual([]);
  });

  it('every case that applies is failed by one of them', () => {
    const broken = [...failedBy.keys()].filter((name) => name !== 'whole');
    const failed = new Set(broken.flatMap((name) => failuresOf(name)));
    const applied = (failedBy.get('whole') ?? [])
      .filter(({ outcome }) => outcome === 'passed')
      .map(({ name }) => name);
    expect(applied.filter((name) => !failed.has(name))).toEqual([]);
  });

  it.each([
    ['forgets-ids', ['19', '34', '46']],
    ['checks-no-signature', ['2', '3', '6', '7', '9']],
    ['pays-nobody-excluded', ['38']],
    ['needs-a-good-session', ['17', '37', '45']],
    ['keeps-no-tombstones', ['43']],
    ['pays-after-rollback', ['39']],
    ['tips-anybody', ['47']],
    ['forgets-named-bets', ['48']],
    ['takes-what-is-laid-in', ['49']],
  ])('%s fails where it is broken', (name, numbers) => {
    const failed = failuresOf(name).map((text) => text.trim().split(' ')[0]);
    expect(failed).toEqual(expect.arrayContaining(numbers));
  });

  it('random sequences count and name what differs, the same for the same seed', async () => {
    const run = async () => {
      const { client, desk } = createMemoryWallet('pays-after-rollback');
      const [result] = await runSuite({
        client,
        desk,
        run: 'sequences',
        cases: [],
        sequences: 120,
        seed: '7',
        elapsedMs: () => performance.now(),
      });
      return result;
    };
    const first = await run();
    expect(first?.outcome).toBe('failed');
    expect(first?.reason).toMatch(/^\d+ of 120 differ: seed 7\/\d+/);
    expect((await run())?.reason).toBe(first?.reason);
  });

  it('the report says which, in XML too', () => {
    const xml = junitOf([
      { name: ' 2 <one> & "two"', outcome: 'failed', reason: 'a < b', ms: 12 },
      { name: '31 bonus', outcome: 'not applicable', reason: 'none', ms: 0 },
    ]);
    expect(xml).toContain('tests="2" failures="1" skipped="1"');
    expect(xml).toContain('name="2 &lt;one&gt; &amp; &quot;two&quot;"');
    expect(xml).toContain('<failure message="a &lt; b"/>');
  });
});
