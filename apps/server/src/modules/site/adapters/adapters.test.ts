import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@pavilion/test-kit';
import { findCommand, runCommand } from '../../../cli/run-command.ts';
import { defineAdapter, type AdapterKind } from '../../../ports/adapter.ts';
import type { PaymentProvider, PaymentReport } from '../../../ports/payment-provider.ts';
import * as z from 'zod/mini';
import { adapterOf, kindOf } from './index.ts';
import { outside } from '../../../outside.ts';

const schema = z.strictObject({ key: z._default(z.string().check(z.minLength(3)), 'none') });

/** A payment system that says whose key it was opened with. */
const echo: AdapterKind<PaymentProvider, PaymentReport> = defineAdapter<
  PaymentProvider,
  PaymentReport,
  { key: string }
>({
  name: 'echo',
  isOpen: () => true,
  settings: schema,
  create: (_tools, { key }) => ({
    createPayment: async () => ({
      providerReference: key,
      step: { kind: 'redirect', url: 'https://pay.test/' },
    }),
    cancelPayment: async () => {},
    queryPayment: async (providerReference) => ({
      providerReference: `${key}/${providerReference}`,
      outcome: 'unknown',
      currency: '',
      amountMinor: 0n,
    }),
  }),
  verifyWebhook: async () => ({ isValid: false, refusal: 'badSignature' }),
});

describe('how a site is connected to systems of others', () => {
  let server: TestServer;
  let folder: string;
  const printed: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adapters-'));
    const ports = { outside: { ...outside, payments: [...outside.payments, echo] as const } };
    server = await startTestServer({ ports });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  async function connect(text: string, words = ['alpha', 'payments', 'echo']): Promise<void> {
    await writeFile(join(folder, 'settings.json'), text);
    const args = ['site', 'adapter', ...words, '--settings', 'settings.json'];
    const command = findCommand(args);
    if (!command) throw new Error('no such command');
    const print = (line: string): void => void printed.push(line);
    await runCommand(command, args, { context: server.context, actor: 'cli:ann', folder, print });
  }

  const referenceOf = async (siteId: string): Promise<string | undefined> => {
    const provider = await adapterOf(server.context, 'payments', siteId, 'echo');
    return (await provider?.queryPayment('1'))?.providerReference;
  };

  test('a site without settings speaks to a system by its standing ones', async () => {
    expect(await referenceOf(server.sites.alpha)).toBe('none/1');
  });

  test('settings are of one site, the last ones count', async () => {
    await connect('{"key": "first"}');
    await connect('{"key": "second"}');
    expect(await referenceOf(server.sites.alpha)).toBe('second/1');
    expect(await referenceOf(server.sites.beta)).toBe('none/1');
    expect(printed.at(-1)).toBe('alpha speaks to echo with key');
  });

  test('keys stand neither in the table nor in the log of changes', async () => {
    await connect('{"key": "very-secret"}');
    const { db } = server.context.database;
    const rows = [
      ...(await db.selectFrom('adapter_settings').selectAll().execute()),
      ...(await db.selectFrom('operator_audit_log').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain('very-secret');
    expect(rows.some((row) => 'action' in row && row.action === 'site.adapter')).toBe(true);
  });

  test("a row's settings open in no other row's place", async () => {
    await connect('{"key": "of-alpha"}');
    const { db } = server.context.database;
    const row = await db.selectFrom('adapter_settings').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('adapter_settings')
      .values({ ...row, site_id: server.sites.beta })
      .execute();
    await expect(referenceOf(server.sites.beta)).rejects.toThrow();
    await db.deleteFrom('adapter_settings').where('site_id', '=', server.sites.beta).execute();
  });

  test.each([
    ['what is no JSON', '{"key": top-secret', /no JSON$/],
    ['what is no object', '["key"]', /an object/],
    ['a name the system does not know', '{"key": "abc", "kay": "x"}', /echo: .*kay/],
    ['a value it does not take', '{"key": "x"}', /echo: key too_small/],
  ])('%s is refused and changes nothing', async (_what, text, message) => {
    await connect('{"key": "stands"}');
    const refusal = await connect(text).catch(({ message: words }: Error) => words);
    expect(refusal).toMatch(message);
    expect(refusal).not.toContain('secret');
    expect(await referenceOf(server.sites.alpha)).toBe('stands/1');
  });

  test('a system that the installation does not speak to is refused with those it does', async () => {
    const connecting = connect('{}', ['alpha', 'payments', 'unheard-of']);
    await expect(connecting).rejects.toThrow(/unheard-of.*sandbox, echo/);
    expect(kindOf(server.context, 'payments', 'unheard-of')).toBeNull();
    expect(await adapterOf(server.context, 'payouts', server.sites.alpha, 'echo')).toBeNull();
  });
});
