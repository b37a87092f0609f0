import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  documentAdd,
  getInbox,
  identityStatus,
  profile,
  profileUpdate,
  type CallRequest,
} from '@pavilion/contracts';
import { betaHost, startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { sign, signatureHeaders, signingSecrets } from '../../money/payments/index.ts';
import { openDocument } from './document-vault.ts';
import { setVerification } from './rules.service.ts';
import { seedVerification } from './seed-verification.ts';

const picture = await sharp({
  create: { width: 640, height: 480, channels: 3, background: '#246' },
})
  .jpeg()
  .toBuffer();
let shades = 0;
/** Another picture each time: the same one twice is a question of its own. */
const paper = async () => {
  shades += 1;
  const background = { r: shades % 250, g: 80, b: 120 };
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'paper.png', { type: 'image/png' });
};

describe('the identity check', () => {
  let server: TestServer;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedVerification(server.context, server.sites.alpha, {
      currency: 'PHP',
      isAutomatic: false,
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await check({ provider: 'sandbox', is_automatic: false });
    player = await server.signUpPlayer();
  });

  const alpha = () => ({ id: server.sites.alpha, externalId: 'alpha' });
  const check = (change: object) => setVerification(server.context, 'cli:test', alpha(), change);
  const status = (who = player) => server.call(identityStatus, who.me);
  type Wish = Partial<CallRequest<typeof documentAdd>>;
  const add = async (wish: Wish = {}, who = player) => {
    const birth_date = `1990-04-${10 + (shades % 20)}`;
    const said = { full_name: 'Ana Cruz', birth_date };
    const kind = 'identity' as const;
    const file = wish.file ?? (await paper());
    const { value } = await server.call(documentAdd, { ...who.me, kind, ...said, ...wish, file });
    return value;
  };
  const tool = (...args: string[]) => runTool(server.context, args);
  const checked = async () => {
    await server.runJob('check-documents');
    server.advance(5000);
    await server.runJob('run-sandbox-checks');
  };
  const documentStates = async (who = player) =>
    (await status(who)).documents.map(({ state }) => state);

  it('says what a level allows, what is left of it and what the next one asks for', async () => {
    expect(await status()).toMatchObject({
      level: 0,
      state: 'none',
      allows: { deposit: '500000.00', withdrawal: '100000.00' },
      room: { deposit: '500000.00', withdrawal: '100000.00' },
      required: ['identity'],
      documents: [],
      is_locked: false,
    });
    expect(
      await server.call(identityStatus, (await server.signUpPlayer(betaHost)).me),
    ).toMatchObject({
      state: 'verified',
      allows: { deposit: null, withdrawal: null },
      levels: [],
    });
  });

  it('keeps what was sent sealed, and shows it to nobody but an operator, who is written down', async () => {
    const { document_id: id } = await add({
      file: new File([new Uint8Array(picture)], 'x.jpg'),
      birth_date: '1990-04-30',
    });
    const place = { id, siteId: server.sites.alpha };
    expect((await sharp(await openDocument(server.context, place)).metadata()).format).toBe('jpeg');
    const elsewhere = { id, siteId: server.sites.beta };
    await expect(openDocument(server.context, elsewhere)).rejects.toThrow();
    const { text } = await tool('kyc', 'show', id);
    expect(text).toContain('Ana Cruz, born 1990-04-30 (as they say)');
    const looked = await server.context.database.db
      .selectFrom('operator_audit_log')
      .select('actor')
      .where('action', '=', 'kyc.show')
      .where('subject', '=', id)
      .execute();
    expect(looked).toEqual([{ actor: 'cli:test' }]);
    expect((await tool('kyc', 'list', 'alpha')).text).toContain(id);
  });

  it('makes name and birth date the player’s for good once approved', async () => {
    const { document_id: id } = await add();
    expect((await status()).state).toBe('checking');
    await tool('kyc', 'approve', id);
    expect(await status()).toMatchObject({
      level: 1,
      state: 'incomplete',
      required: ['selfie', 'address'],
      is_locked: true,
      documents: [{ document_id: id, state: 'approved', expires_at: expect.any(String) }],
    });
    expect(await server.call(profile, player.me)).toMatchObject({
      full_name: 'Ana Cruz',
      is_name_verified: true,
    });
    const rename = { ...player.me, full_name: 'Ben Cruz', contact_email: player.email };
    await expect(server.call(profileUpdate, rename)).rejects.toMatchObject({ code: 'fieldLocked' });
    await expect(add()).rejects.toMatchObject({ code: 'documentNotNeeded' });
    await expect(tool('kyc', 'approve', id)).rejects.toThrow('only what is being checked');
    const { value: inbox } = await server.call(getInbox, player.me);
    expect(inbox[0]).toMatchObject({ title: 'Document approved' });
  });

  it('says why a document was refused, and takes another one', async () => {
    const { document_id: id } = await add();
    await expect(tool('kyc', 'refuse', id, '--reason', 'ugly')).rejects.toThrow(
      '--reason must be one of',
    );
    await tool('kyc', 'refuse', id, '--reason', 'cutOff', '--note', 'corner');
    expect(await status()).toMatchObject({
      state: 'incomplete',
      required: ['identity'],
      documents: [{ state: 'refused', reason: 'cutOff' }],
    });
    await add();
    expect(await documentStates()).toEqual(['checking', 'refused']);
  });

  it('ends with the time of the document; the level goes with it', async () => {
    const { document_id: id } = await add();
    const end = new Date(server.context.clock.now().getTime() + 10 * 60_000).toISOString();
    await tool('kyc', 'approve', id, '--valid-until', end);
    expect((await status()).level).toBe(1);
    server.advance(10 * 60_000);
    expect(await status()).toMatchObject({ level: 0, documents: [{ state: 'expired' }] });
    await server.runJob('check-documents');
    const { value: inbox } = await server.call(getInbox, player.me);
    expect(inbox[0]).toMatchObject({ title: 'Your document has run out' });
    await add();
  });

  it('asks for one more when an operator does, and takes it though one is in force', async () => {
    const { document_id: id } = await add();
    await tool('kyc', 'approve', id);
    const ask = (...words: string[]) => tool('kyc', 'ask', 'alpha', ...words);
    const wish = ['--kind', 'identity', '--reason', 'detailsChanged'];
    await expect(ask('nobody', ...wish)).rejects.toThrow('there is no account nobody');
    await expect(ask(player.accountId, '--kind', 'identity', '--reason', 'whim')).rejects.toThrow(
      '--reason must be one of',
    );
    server.advance(1000);
    await ask(player.accountId, ...wish);
    expect(await status()).toMatchObject({
      level: 1,
      state: 'incomplete',
      required: ['identity', 'selfie', 'address'],
      asked: [{ kind: 'identity', reason: 'detailsChanged' }],
    });
    const { value: inbox } = await server.call(getInbox, player.me);
    expect(inbox[0]).toMatchObject({
      title: 'We need one more document',
      body: 'Identity document: Your details have changed since your last document. Please send it from your profile.',
      link: '/profile',
    });
    await add();
    expect(await status()).toMatchObject({ asked: [], required: ['selfie', 'address'] });
    await expect(add()).rejects.toMatchObject({ code: 'documentNotNeeded' });
  });

  it('warns 30 and 7 days before a document runs out, each once, and not who gave a new one', async () => {
    const day = 24 * 60 * 60_000;
    const { document_id: id } = await add();
    const end = new Date(server.context.clock.now().getTime() + 40 * day);
    await tool('kyc', 'approve', id, '--valid-until', end.toISOString());
    const renewer = await server.signUpPlayer();
    const { document_id: old } = await add({ full_name: 'Ian Cruz' }, renewer);
    const soon = new Date(end.getTime() - 15 * day).toISOString();
    await tool('kyc', 'approve', old, '--valid-until', soon);
    server.advance(1000);
    await add({}, renewer);
    const warnings = async (days: number) => {
      server.advance(days * day);
      for (const _run of [1, 2]) await server.runJob('warn-documents');
      const rows = await server.context.database.db
        .selectFrom('inbox_items')
        .select(['params', 'once_key'])
        .where('player_id', 'in', [player.id, renewer.id])
        .where('notice', '=', 'verification.ending')
        .orderBy('id')
        .execute();
      return rows.map(({ once_key, params }) => {
        expect(params).toEqual({ kind: 'identity', until: end.toISOString() });
        return once_key?.split(':').at(-1);
      });
    };
    expect(await warnings(0)).toEqual([]);
    expect(await warnings(10)).toEqual(['30']);
    expect(await warnings(22)).toEqual(['30']);
    expect(await warnings(1)).toEqual(['30', '7']);
    expect(await warnings(7)).toEqual(['30', '7']);
  });

  it('is left to the checker where the site says so, and to an operator where a flag is open', async () => {
    await check({ is_automatic: true });
    await add({ birth_date: '1980-01-01' });
    await checked();
    expect(await status()).toMatchObject({ level: 1, documents: [{ state: 'approved' }] });
    const twin = await server.signUpPlayer();
    await add({ full_name: 'CRUZ ana', birth_date: '1980-01-01' }, twin);
    await checked();
    expect(await documentStates(twin)).toEqual(['checking']);
    const blurred = await server.signUpPlayer();
    await add({ full_name: 'Ben Blurred', birth_date: '1980-01-02' }, blurred);
    await checked();
    expect((await status(blurred)).documents).toMatchObject([
      { state: 'refused', reason: 'unreadable' },
    ]);
    const { document_id: id = '' } = (await status(twin)).documents[0] ?? {};
    expect((await tool('kyc', 'show', id)).text).toMatch(/flag samePerson\t/);
    await tool('kyc', 'approve', id);
    expect((await status(twin)).level).toBe(1);
  });

  it('asks a checker whose webhook never came, and waits for one who is silent', async () => {
    await check({ is_automatic: true });
    await add({ full_name: 'Eve Cruz' });
    await server.runJob('check-documents');
    await server.context.database.db
      .updateTable('sandbox_checks')
      .set({ told_at: new Date() })
      .execute();
    server.advance(61_000);
    await server.runJob('check-documents');
    expect(await documentStates()).toEqual(['approved']);
    const quiet = await server.signUpPlayer();
    await add({ full_name: 'Eve Silent', birth_date: '1980-01-03' }, quiet);
    await checked();
    server.advance(120_000);
    await server.runJob('check-documents');
    expect(await documentStates(quiet)).toEqual(['checking']);
  });

  it('takes no webhook that is forged, late, of another document or repeated with other words', async () => {
    await check({ is_automatic: true });
    const { document_id: id } = await add({ full_name: 'Dan Cruz' });
    await server.runJob('check-documents');
    const db = server.context.database.db;
    const { provider_reference: reference } = await db
      .selectFrom('verification_documents')
      .select('provider_reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [secret] = await signingSecrets(db, 'check:sandbox', server.context.clock.now());
    const tell = async (
      message: object,
      how: { id?: string; byMs?: number; secret?: string } = {},
    ) => {
      const rawBody = JSON.stringify({
        reference,
        merchant_reference: id,
        reason: null,
        ...message,
      });
      const webhookId = how.id ?? server.context.ids.next();
      const atMs = server.context.clock.now().getTime() + (how.byMs ?? 0);
      const timestamp = String(Math.floor(atMs / 1000));
      const answer = await server.fetch('http://alpha.test/verification/webhook/sandbox', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeaders.id]: webhookId,
          [signatureHeaders.timestamp]: timestamp,
          [signatureHeaders.signature]: sign(
            { webhookId, timestamp, rawBody },
            how.secret ?? secret,
          ),
        },
        body: rawBody,
      });
      return answer.status;
    };
    const clear = { outcome: 'clear' };
    expect(await tell(clear, { secret: 'f'.repeat(64) })).toBe(401);
    expect(await tell(clear, { byMs: -6 * 60_000 })).toBe(401);
    expect(await tell({ outcome: 'splendid' })).toBe(400);
    expect(await tell({ ...clear, reference: 'sbc-other' })).toBe(404);
    expect(await tell({ ...clear, merchant_reference: server.context.ids.next() })).toBe(404);
    expect(await documentStates()).toEqual(['checking']);
    expect(await tell(clear, { id: 'wh-1' })).toBe(200);
    expect(await tell(clear, { id: 'wh-1' })).toBe(200);
    expect(await tell({ outcome: 'rejected', reason: 'altered' }, { id: 'wh-1' })).toBe(409);
    expect(await tell({ outcome: 'rejected', reason: 'altered' })).toBe(200);
    expect(await documentStates()).toEqual(['approved']);
  });

  it('flags accounts that may be one person’s, on both sides', async () => {
    server.comeFrom('198.51.100.7');
    const first = await server.signUpPlayer();
    const second = await server.signUpPlayer();
    server.comeFrom('127.0.0.1');
    const file = await paper();
    const one = await add({ full_name: 'Fay Cruz', file }, first);
    const two = await add({ full_name: 'Gil Cruz', file }, second);
    for (const [{ document_id: id }, other] of [
      [one, second],
      [two, first],
    ] as const) {
      const { text } = await tool('kyc', 'show', id);
      const flags = [...text.matchAll(/flag (\w+)\t(\w+)/g)].map(
        ([, kind, who]) => `${kind} ${who}`,
      );
      expect(flags.toSorted()).toEqual([
        `sameDevice ${other.accountId}`,
        `sameFile ${other.accountId}`,
      ]);
    }
  });

  it.each([
    ['no name', { full_name: '' }, [{ path: 'full_name', code: 'required' }]],
    ['no birth date', { birth_date: '' }, [{ path: 'birth_date', code: 'required' }]],
    [
      'a day that is none',
      { birth_date: '1990-02-30' },
      [{ path: 'birth_date', code: 'invalidDate' }],
    ],
    ['a day to come', { birth_date: '2190-02-01' }, [{ path: 'birth_date', code: 'invalidDate' }]],
  ])('takes no identity document with %s', async (_what, wish, errors) => {
    await expect(add(wish)).rejects.toMatchObject({ code: 'invalidInput', errors });
    expect(await documentStates()).toEqual([]);
  });

  it('takes nobody who is too young, and remembers that he said so', async () => {
    await expect(add({ birth_date: '2010-01-01' })).rejects.toMatchObject({ code: 'underage' });
    const { document_id: id } = await add();
    expect((await tool('kyc', 'show', id)).text).toContain('flag underage');
  });

  it('keeps nothing of a file that is not what it says, and no more than it can look at', async () => {
    const page = new File(['<html></html>'], 'passport.jpg', { type: 'image/jpeg' });
    await expect(add({ file: page })).rejects.toMatchObject({
      code: 'invalidFile',
      errors: [{ path: 'file', code: 'fileKind' }],
    });
    const huge = new File([new Uint8Array(10 * 1024 * 1024)], 'huge.jpg');
    await expect(add({ file: huge })).rejects.toMatchObject({ code: 'payloadTooLarge' });
    for (let sent = 0; sent < 4; sent += 1) await add();
    await expect(add()).rejects.toMatchObject({ code: 'tooManyDocuments' });
    expect(await documentStates()).toHaveLength(4);
  });

  it('reads forms and nothing that only looks like one', async () => {
    const send = async (type: string, body: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: documentAdd.path,
        headers: { host: 'alpha.test', 'content-type': type },
        payload: body,
      });
      return `${answer.statusCode} ${answer.json<{ message: string }>().message}`;
    };
    const part = (name: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
    const form = 'multipart/form-data; boundary=x';
    expect(await send('multipart/form-data', 'x')).toBe('400 invalidInput');
    expect(await send(form, '--y--')).toBe('400 invalidInput');
    expect(await send(form, `${part('kind')}${part('kind')}--x--`)).toBe('400 invalidInput');
    expect(await send(form, `${part('__proto__')}--x--`)).toBe('400 invalidInput');
    expect(await send(form, `${part('a').repeat(3000)}--x--`)).toBe('400 invalidInput');
    expect(await send('text/plain', 'x')).toBe('415 unsupportedMediaType');
    const file = await paper();
    const stranger = { account_id: player.accountId, auth: 'f'.repeat(43) };
    await expect(
      server.call(documentAdd, { ...stranger, kind: 'selfie', file }),
    ).rejects.toMatchObject({ code: 'sessionExpired' });
  });

  it('is set by site: what levels allow and how documents are decided', async () => {
    const { text } = await tool(
      'kyc',
      'level',
      'beta',
      '1',
      '--deposit',
      '500',
      '--required',
      'identity',
    );
    expect(text).toBe('level 1\tdeposit 500\twithdrawal none\tidentity');
    await expect(tool('kyc', 'level', 'beta', '0', '--required', 'selfie')).rejects.toThrow(
      'level 0',
    );
    await expect(tool('kyc', 'level', 'beta', '1', '--required', 'shoe')).rejects.toThrow('kinds');
    const settings = await tool(
      'kyc',
      'settings',
      'beta',
      '--valid-days',
      '90',
      '--checker',
      'none',
    );
    expect(settings.text).toContain('valid_days\t90');
  });
});
