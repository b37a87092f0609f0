import { beforeAll, describe, expect, it } from 'vitest';
import {
  checkStatus,
  contentLegal,
  contentLegalAccept,
  contentPage,
  depositCreate,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { seedPaymentMethods } from '../../../money/payments/index.ts';
import { writeSiteContent } from '../index.ts';
import { keptVersions } from './kept-versions.ts';
import { legalInForce, type LegalVersion } from './legal-in-force.ts';

const minuteMs = 60_000;
const version = (
  name: string,
  effective_at: string,
  more: Partial<LegalVersion> = {},
): LegalVersion => ({
  document: 'terms',
  version: name,
  bodies: { EN: `<p>Terms ${name}</p>` },
  effective_at,
  must_accept: true,
  ...more,
});
const june = version('1', '2026-06-01T00:00:00Z');
const december = version('2', '2026-12-01T00:00:00Z');

describe('the version in force', () => {
  it.each([
    ['2026-05-31T23:59:59Z', []],
    ['2026-06-01T00:00:00Z', ['1']],
    ['2026-11-30T23:59:59Z', ['1']],
    ['2026-12-01T00:00:00Z', ['2']],
  ])('at %s is %j', (at, names) => {
    const holds = legalInForce([december, june], new Date(at));
    expect(holds.map((one) => one.version)).toEqual(names);
  });
});

describe('a list of versions', () => {
  const now = new Date('2026-11-01T00:00:00Z');
  it.each([
    ['grows', [june, december], null],
    ['loses one', [], 'versionRemoved'],
    ['changes one in force', [{ ...june, bodies: { EN: 'other' } }], 'versionChanged'],
  ])('that %s', (_what, after, code) => {
    const problem = keptVersions([june], after, now);
    if (code === null) expect(problem).toBeNull();
    else expect(problem).toContain(code);
  });

  it('may change one that is to come', () => {
    expect(keptVersions([december], [{ ...december, bodies: { EN: 'x' } }], now)).toBeNull();
  });
});

describeServer('legal texts', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await seedPaymentMethods(server.context, server.sites.alpha);
  });
  const write = (legal: LegalVersion[]) => {
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    return inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, { documents: { legal } }),
    );
  };

  it('are accepted by signing up, and again when they change; until then nothing is deposited', async () => {
    const now = server.context.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();
    await write([version('a', at(-1)), version('b', at(1))]);
    const player = await server.signUpPlayer();
    const waiting = async () => (await server.call(checkStatus, player.me)).consent_required;
    expect(await waiting()).toEqual([]);
    expect((await server.call(contentPage, { page: 'term_condition' })).value).toMatchObject({
      body: '<p>Terms a</p>',
      version: 'a',
    });
    server.advance(minuteMs);
    expect(await waiting()).toEqual(['terms:b']);
    const [legal] = (await server.call(contentLegal, player.me)).value;
    expect(legal).toMatchObject({ version: 'b', must_accept: true, accepted_at: null });
    const deposit = server.call(depositCreate, {
      ...player.me,
      method_code: 'gcash',
      amount: '500.00',
    });
    await expect(deposit).rejects.toMatchObject({
      code: 'consentRequired',
      statusDetail: 'terms:b',
    });
    const unknown = { ...player.me, document: 'terms' as const, version: 'a' };
    await expect(server.call(contentLegalAccept, unknown)).rejects.toThrow('contentNotFound');
    await server.call(contentLegalAccept, { ...unknown, version: 'b' });
    expect(await waiting()).toEqual([]);
    const [accepted] = (await server.call(contentLegal, player.me)).value;
    expect(accepted?.accepted_at).not.toBeNull();
  });

  it('are no guest’s with half a proof', async () => {
    await expect(server.call(contentLegal, { auth: 'x' })).rejects.toThrow('sessionExpired');
    expect((await server.call(contentLegal, {})).value).toMatchObject([{ accepted_at: null }]);
  });
});
