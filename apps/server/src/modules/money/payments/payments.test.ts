import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@pavilion/client/client';
import {
  depositCreate,
  depositList,
  depositMethods,
  depositStatus,
  getBalance,
  getInbox,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { changeMaintenance } from '../../site/sites/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { settleDeposit } from './credit-deposit.store.ts';
import { listMethods } from './deposit-read.service.ts';
import { changeMethod } from './change-method.service.ts';
import { seedPaymentMethods, tellCashierNews } from './index.ts';
import { rotateSecret, signingSecrets } from './signing-secrets.store.ts';
import { sign, signatureHeaders } from './webhook-signature.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const minuteMs = 60_000;
let server: TestServer;
let player: TestPlayer;
let incidentsBefore = 0;

describeServerOnBothEngines('payments', (start) => {
  beforeAll(async () => {
    server = await start();
    await seedPaymentMethods(server.context, server.sites.alpha);
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    incidentsBefore = (await allIncidents()).length;
  });

  const deposit = async (amount = '500.00', more: { request_id?: string } = {}) => {
    const answer = await server.call(depositCreate, {
      ...player.me,
      method_code: 'gcash',
      amount,
      ...more,
    });
    const row = await server.context.database.db
      .selectFrom('deposits')
      .selectAll()
      .where('id', '=', answer.deposit.deposit_id)
      .executeTakeFirstOrThrow();
    return { ...answer, reference: row.provider_reference };
  };
  // Straight from the books: sessions end while these tests let time pass.
  const balance = async () =>
    formatAmount(
      await server.context.ledger.balance(
        player.siteId,
        { owner: 'player', playerId: player.id, kind: 'cash' },
        'PHP',
      ),
      'PHP',
    );
  const statusOf = async (depositId: string) =>
    (
      await server.context.database.db
        .selectFrom('deposits')
        .select('status')
        .where('id', '=', depositId)
        .executeTakeFirst()
    )?.status;
  const allIncidents = async () =>
    (
      await server.context.database.db
        .selectFrom('payment_incidents')
        .select('code')
        .orderBy('id')
        .execute()
    ).map(({ code }) => code);
  const incidents = async () => (await allIncidents()).slice(incidentsBefore);
  /** Counts of refused webhooks by reason, as `/metrics` shows them. */
  const refusals = async () => {
    const text = await (await server.fetch('http://alpha.test/metrics')).text();
    const found = text.matchAll(/^pavilion_webhooks_refused_total\{reason="(\w+)"\} (\d+)$/gm);
    return new Map([...found].map(([, reason, count]) => [reason, Number(count)]));
  };
  const sendTo = (provider: string) =>
    server
      .fetch(`http://alpha.test/payments/webhook/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      .then(({ status }) => status);

  interface Message {
    reference: string;
    status?: string;
    currency?: string;
    amount_minor?: string;
  }
  interface Signing {
    id?: string;
    /** How far the sender's clock is off. */
    byMs?: number;
    /** In place of the seconds of the clock. */
    timestamp?: string;
    /** Host it is sent to. */
    host?: string;
    secret?: string;
    signature?: string;
  }

  /** Sends a webhook as the provider would, or as somebody else. */
  async function webhook(message: Message | string, signing: Signing = {}): Promise<number> {
    const { context } = server;
    const rawBody =
      typeof message === 'string'
        ? message
        : JSON.stringify({ status: 'paid', currency: 'PHP', amount_minor: '50000', ...message });
    const webhookId = signing.id ?? context.ids.next();
    const timestamp =
      signing.timestamp ??
      String(Math.floor((context.clock.now().getTime() + (signing.byMs ?? 0)) / 1000));
    const [secret] = await signingSecrets(context.database.db, 'sandbox', context.clock.now());
    const signature =
      signing.signature ?? sign({ webhookId, timestamp, rawBody }, signing.secret ?? secret);
    const response = await server.fetch(
      `http://${signing.host ?? 'alpha.test'}/payments/webhook/sandbox`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeaders.id]: webhookId,
          [signatureHeaders.timestamp]: timestamp,
          [signatureHeaders.signature]: signature,
        },
        body: rawBody,
      },
    );
    return response.status;
  }

  /** Presses a button of the payment page. */
  const press = (url: string, form: string) =>
    server.fetch(`http://alpha.test${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    });

  describe('deposits', () => {
    it('list the methods of the site with their limits', async () => {
      const cashier = await server.call(depositMethods, player.me);
      expect(cashier.value[0]).toEqual({
        method_code: 'gcash',
        name: 'GCash',
        is_debit_only: false,
        kind: 'ewallet',
        network: null,
        currency: 'PHP',
        min_amount: '100.00',
        max_amount: '50000.00',
        fee: '0.00',
        eta_minutes: 1,
        quick_amounts: ['200.00', '500.00', '1000.00', '5000.00'],
        can_save: true,
        saved_by: 'digits',
      });
      expect(cashier.value.map(({ kind }) => kind)).toEqual([
        'ewallet',
        'ewallet',
        'ewallet',
        'card',
        'bank',
      ]);
      expect(cashier).toMatchObject({ saved: [], usual_method: null, room: [] });
    });

    it('list no method whose provider is closed on this server', async () => {
      const { context } = server;
      const site = context.sites.byId(server.sites.alpha);
      if (!site) throw new Error('no site');
      const real = { ...context, config: { ...context.config, isProduction: true } };
      expect(await listMethods(context, site)).not.toEqual([]);
      expect(await listMethods(real, site)).toEqual([]);
    });

    it.each([
      ['gcash', '99.99', 'amountTooLow'],
      ['gcash', '50000.01', 'amountTooHigh'],
      ['nothing', '500.00', 'methodNotFound'],
      ['gcash', '500.001', 'invalidInput'],
      ['gcash', '-500', 'invalidInput'],
      ['gcash', '5e2', 'invalidInput'],
      ['gcash', '٥٠٠', 'invalidInput'],
      ['gcash', '500 USD', 'invalidInput'],
      ['gcash', '99999999999999999999', 'invalidInput'],
      ['gcash', 500 as never, 'invalidInput'],
    ])('refuse %s %s: %s', async (method_code, amount, code) => {
      await expect(
        server.call(depositCreate, { ...player.me, method_code, amount }),
      ).rejects.toMatchObject({ code });
    });

    it('give the same deposit for the same request id, and refuse it with another amount', async () => {
      const request_id = crypto.randomUUID();
      const first = await deposit('500.00', { request_id });
      const again = await deposit('500.00', { request_id });
      expect(again).toEqual(first);
      await webhook({ reference: first.reference });
      expect(await deposit('500.00', { request_id })).toEqual(first);
      await expect(deposit('501.00', { request_id })).rejects.toMatchObject({
        code: 'requestIdReused',
      });
    });

    it('belong to their player alone', async () => {
      const { deposit: made } = await deposit();
      const other = await server.signUpPlayer();
      await expect(
        server.call(depositStatus, { ...other.me, deposit_id: made.deposit_id }),
      ).rejects.toMatchObject({ code: 'depositNotFound' });
      expect((await server.call(depositList, other.me)).value).toEqual([]);
    });

    it('page newest first', async () => {
      for (const amount of ['100.00', '200.00', '300.00']) await deposit(amount);
      const first = await server.call(depositList, { ...player.me, limit: 2 });
      expect(first.value.map(({ amount }) => amount)).toEqual(['300.00', '200.00']);
      const second = await server.call(depositList, {
        ...player.me,
        limit: 2,
        cursor: first.next_cursor ?? '',
      });
      expect(second.value.map(({ amount }) => amount)).toEqual(['100.00']);
      expect(second.next_cursor).toBeNull();
    });
  });

  it('one credited by a process that then died is told by another, once', async () => {
    const { reference } = await deposit('500.00');
    const { database, clock, ids } = server.context;
    const paid = { provider: 'sandbox', providerReference: reference, currency: 'PHP' };
    const closing = { lockId: ids.next(), nextQueryAt: clock.now(), now: clock.now() };
    const settle = () => settleDeposit(database.db, { ...paid, ...closing, amountMinor: 50_000n });
    expect([await settle(), await settle()]).toEqual([true, false]);
    const told = async () =>
      (await server.call(getInbox, player.me)).value.filter(({ topic }) => topic === 'deposit');
    expect(await told()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => tellCashierNews(server.context)));
    await server.runJob('tell-cashier-news');
    expect(await told()).toMatchObject([{ body: '₱500.00 was added to your balance.' }]);
  });

  describe('a fee', () => {
    const alpha = () => {
      const site = server.context.sites.byExternalId('alpha');
      if (!site) throw new Error('no site');
      return site;
    };
    const change = (wanted: Parameters<typeof changeMethod>[4]) =>
      changeMethod(server.context, 'test', alpha(), 'gcash', wanted);
    afterEach(() => change({ feeMinor: 0n }));
    const houseFees = () =>
      server.context.ledger.balance(player.siteId, { owner: 'house', kind: 'fees' }, 'PHP');

    it('is told before, kept of what is paid, posted to its own account and shown in the history', async () => {
      await change({ feeMinor: 1_250n });
      const [method] = (await server.call(depositMethods, player.me)).value;
      expect(method).toMatchObject({ method_code: 'gcash', fee: '12.50' });
      const before = await houseFees();
      const { deposit: made, reference } = await deposit('500.00');
      expect(made).toMatchObject({ amount: '500.00', fee: '12.50', credit_amount: '487.50' });
      expect(await webhook({ reference })).toBe(200);
      expect(await webhook({ reference })).toBe(200);
      expect(await balance()).toBe('487.50');
      expect((await houseFees()) - before).toBe(1_250n);
      expect((await server.call(depositList, player.me)).value).toMatchObject([
        { amount: '500.00', fee: '12.50', credit_amount: '487.50', status: 'paid' },
      ]);
      await server.runJob('tell-cashier-news');
      const [told, ...others] = (await server.call(getInbox, player.me)).value;
      expect(told).toMatchObject({ body: '₱487.50 was added to your balance.', read_at: null });
      expect(others.filter(({ topic }) => topic === 'deposit')).toEqual([]);
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it('is the one of the moment the deposit started', async () => {
      await change({ feeMinor: 100n });
      const { deposit: made, reference } = await deposit('500.00');
      await change({ feeMinor: 9_000n });
      const again = await server.call(depositStatus, { ...player.me, deposit_id: made.deposit_id });
      expect(again.deposit.fee).toBe('1.00');
      await webhook({ reference });
      expect(await balance()).toBe('499.00');
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it('is missed by the audit when it went elsewhere', async () => {
      await change({ feeMinor: 100n });
      const { deposit: made, reference } = await deposit('500.00');
      await webhook({ reference });
      const { db } = server.context.database;
      const setFee = (feeMinor: bigint) =>
        db
          .updateTable('deposits')
          .set({ fee_minor: feeMinor })
          .where('id', '=', made.deposit_id)
          .execute();
      await setFee(0n);
      const found = await auditBooks(db);
      expect(found.map(({ audit: name }) => name)).toContain('deposits-are-credited-once');
      await setFee(100n);
      expect(await auditBooks(db)).toEqual([]);
    });

    it.each<[string, Parameters<typeof changeMethod>[4]]>([
      ['the whole of the least deposit', { feeMinor: 10_000n }],
      ['below zero', { feeMinor: -1n }],
      ['and a least amount it would swallow', { minMinor: 50n, feeMinor: 50n }],
      ['and limits the wrong way round', { minMinor: 300n, maxMinor: 200n }],
      ['and a quick amount beyond the limits', { quickMinor: [1n] }],
      ['and a country that is none', { countries: ['Philippines'] }],
      ['and half a level', { minLevel: 0.5 }],
    ])('cannot be %s', async (_name, wanted) => {
      await expect(change(wanted)).rejects.toThrow(OperatorError);
    });
  });

  describe('the payment page', () => {
    it('shows what is paid, safely, without any script', async () => {
      const { redirect_url } = await deposit();
      const page = await server.fetch(`http://alpha.test${redirect_url}`);
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(html).toContain('500.00');
      expect(html).not.toContain('<script');
      expect(
        (await server.fetch('http://alpha.test/sandbox-pay/style.css')).headers.get('content-type'),
      ).toContain('text/css');
      expect((await server.fetch('http://alpha.test/sandbox-pay/nothing')).status).toBe(404);
    });

    it('leads back to the language of the page that was left, whatever the browser remembers', async () => {
      const answers = ['fil', 'en-US'].map(async (language) => {
        const callFrom = createClient({
          baseUrl: 'http://alpha.test',
          fetch: server.fetch,
          headers: { 'x-page-language': language, cookie: 'i18n_redirected=en-US' },
        });
        const wish = { ...player.me, method_code: 'gcash', amount: '500.00' };
        const { redirect_url } = await callFrom(depositCreate, wish);
        return (await press(redirect_url, 'decision=cancelled')).headers.get('location');
      });
      expect(await Promise.all(answers)).toEqual([
        expect.stringMatching(/^\/fil\/deposit\?deposit_id=/),
        expect.stringMatching(/^\/en\/deposit\?deposit_id=/),
      ]);
    });

    it('pays: the player is sent back and finds the money and the totals', async () => {
      const { deposit: made, redirect_url } = await deposit();
      const answer = await press(redirect_url, 'decision=paid');
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`/en/deposit?deposit_id=${made.deposit_id}`);
      await expect
        .poll(
          async () =>
            (await server.call(depositStatus, { ...player.me, deposit_id: made.deposit_id }))
              .deposit.status,
        )
        .toBe('paid');
      expect((await server.call(getBalance, player.me)).game_balance).toBe('500.00');
      const stats = await server.context.database.db
        .selectFrom('player_stats')
        .selectAll()
        .where('player_id', '=', player.id)
        .executeTakeFirst();
      expect(stats).toMatchObject({ total_deposit_minor: 50_000n, deposit_count: 1 });
      await server.runJob('tell-cashier-news');
      const told = await server.context.database.db
        .selectFrom('realtime_events')
        .select('name')
        .where('player_id', '=', player.id)
        .execute();
      expect(told.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['balance.changed', 'deposit.changed']),
      );
    });

    it.each([
      ['declined', 'failed'],
      ['cancelled', 'cancelled'],
    ])('%s: nothing is credited', async (decision, status) => {
      const { deposit: made, redirect_url } = await deposit();
      await press(redirect_url, `decision=${decision}`);
      await expect.poll(() => statusOf(made.deposit_id)).toBe(status);
      expect(await balance()).toBe('0.00');
      await press(redirect_url, 'decision=paid');
      await server.runJob('deliver-sandbox-webhooks');
      expect(await statusOf(made.deposit_id)).toBe(status);
    });

    it('can be late: credited when the webhook comes', async () => {
      const { deposit: made, redirect_url } = await deposit();
      await press(redirect_url, 'decision=paid&late=1');
      await server.runJob('deliver-sandbox-webhooks');
      expect(await statusOf(made.deposit_id)).toBe('pending');
      server.advance(31_000);
      await server.runJob('deliver-sandbox-webhooks');
      expect(await statusOf(made.deposit_id)).toBe('paid');
    });

    it('can repeat itself: credited once', async () => {
      const { deposit: made, redirect_url, reference } = await deposit();
      await press(redirect_url, 'decision=paid&repeat=1');
      await expect.poll(() => statusOf(made.deposit_id)).toBe('paid');
      const sent = await server.context.database.db
        .selectFrom('sandbox_webhooks')
        .select('webhook_id')
        .where('reference', '=', reference)
        .execute();
      await expect
        .poll(
          async () =>
            (
              await server.context.database.db
                .selectFrom('sandbox_webhooks')
                .select('id')
                .where('delivered_at', 'is', null)
                .execute()
            ).length,
        )
        .toBe(0);
      expect(new Set(sent.map(({ webhook_id }) => webhook_id)).size).toBe(1);
      expect(sent).toHaveLength(3);
      expect(await balance()).toBe('500.00');
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });
  });

  describe('webhooks', () => {
    it('credit once, however often and however many at once they come', async () => {
      const { reference } = await deposit();
      const id = server.context.ids.next();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          webhook({ reference }, index % 2 === 0 ? { id } : {}),
        ),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(await balance()).toBe('500.00');
      expect(await incidents()).toEqual([]);
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it.each<[string, Signing, number]>([
      ['a forged signature', { signature: 'a'.repeat(64) }, 401],
      ['another secret', { secret: 'b'.repeat(64) }, 401],
      ['no signature', { signature: '' }, 401],
      ['a timestamp too old', { byMs: -6 * minuteMs }, 401],
      ['a timestamp too far ahead', { byMs: 6 * minuteMs }, 401],
      ['a clock five minutes slow', { byMs: -5 * minuteMs }, 200],
      ['a clock five minutes fast', { byMs: 5 * minuteMs }, 200],
      ['a clock a second slower than that', { byMs: -5 * minuteMs - 1000 }, 401],
      ['a clock a second faster than that', { byMs: 5 * minuteMs + 1000 }, 401],
      ['milliseconds for seconds', { timestamp: '1795262400000' }, 401],
      ['no timestamp', { timestamp: '' }, 401],
      ['a timestamp that is no number', { timestamp: 'Infinity' }, 401],
      ['a signed negative timestamp', { timestamp: '-1' }, 401],
      ['a timestamp in hex', { timestamp: '0x6b000000' }, 401],
      ['an id that is none', { id: '../x' }, 401],
    ])('with %s', async (_name, signing, expected) => {
      const { reference } = await deposit();
      expect(await webhook({ reference }, signing)).toBe(expected);
      expect(await balance()).toBe(expected === 200 ? '500.00' : '0.00');
      expect(await incidents()).toHaveLength(expected === 200 ? 0 : 1);
    });

    it('with a body changed after signing are refused', async () => {
      const { reference } = await deposit();
      const { context } = server;
      const [secret] = await signingSecrets(context.database.db, 'sandbox', context.clock.now());
      const timestamp = String(Math.floor(context.clock.now().getTime() / 1000));
      const id = context.ids.next();
      const body = JSON.stringify({
        reference,
        status: 'paid',
        currency: 'PHP',
        amount_minor: '50000',
      });
      const signature = sign({ webhookId: id, timestamp, rawBody: body }, secret);
      expect(await webhook(body.replace('50000', '5000000'), { id, signature })).toBe(401);
      expect(await webhook(` ${body}`, { id, signature })).toBe(401);
      expect(await webhook(body, { id: context.ids.next(), signature })).toBe(401);
      expect(await webhook(body, { id, signature })).toBe(200);
      expect(await balance()).toBe('500.00');
    });

    it('replayed later, or with a newer timestamp, are refused', async () => {
      const { reference } = await deposit();
      const { context } = server;
      const [secret] = await signingSecrets(context.database.db, 'sandbox', context.clock.now());
      const second = (inMs: number) =>
        String(Math.floor((context.clock.now().getTime() + inMs) / 1000));
      const id = context.ids.next();
      const body = JSON.stringify({
        reference,
        status: 'paid',
        currency: 'PHP',
        amount_minor: '50000',
      });
      const timestamp = second(0);
      const signature = sign({ webhookId: id, timestamp, rawBody: body }, secret);
      expect(await webhook(body, { id, timestamp, signature })).toBe(200);
      expect(await webhook(body, { id, timestamp, signature })).toBe(200);
      server.advance(5 * minuteMs + 1000);
      expect(await webhook(body, { id, timestamp, signature })).toBe(401);
      expect(await webhook(body, { id, timestamp: second(0), signature })).toBe(401);
      expect(await balance()).toBe('500.00');
    });

    it.each<[string, string[], string, string]>([
      ['open after paid', ['paid', 'open'], 'paid', '500.00'],
      ['cancelled before paid', ['cancelled', 'paid'], 'paid', '500.00'],
      ['declined, paid, declined', ['declined', 'paid', 'declined'], 'paid', '500.00'],
      ['declined after cancelled', ['cancelled', 'declined'], 'cancelled', '0.00'],
      ['open after declined', ['declined', 'open'], 'failed', '0.00'],
    ])('in any order: %s', async (_name, statuses, status, expected) => {
      const { reference, deposit: made } = await deposit();
      for (const sent of statuses) expect(await webhook({ reference, status: sent })).toBe(200);
      expect(await statusOf(made.deposit_id)).toBe(status);
      expect(await balance()).toBe(expected);
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it('sent to the host of another site, or of none, credit the player of the deposit alone', async () => {
      await seedPaymentMethods(server.context, server.sites.beta);
      const other = await server.signUpPlayer('beta.test');
      const { reference } = await deposit();
      expect(await webhook({ reference }, { host: 'beta.test' })).toBe(200);
      expect(await webhook({ reference }, { host: 'nobody.test' })).toBe(200);
      expect(await balance()).toBe('500.00');
      expect((await server.call(getBalance, other.me)).game_balance).toBe('0');
      const theirs = await server.call(depositCreate, {
        ...other.me,
        method_code: 'card',
        amount: '1000',
      });
      const row = await server.context.database.db
        .selectFrom('deposits')
        .select('provider_reference')
        .where('id', '=', theirs.deposit.deposit_id)
        .executeTakeFirstOrThrow();
      // In the currency of the other site the amount would be another.
      const paid = { reference: row.provider_reference, amount_minor: '1000' };
      expect(await webhook({ ...paid, currency: 'PHP' })).toBe(200);
      expect((await server.call(getBalance, other.me)).game_balance).toBe('0');
      expect(await webhook({ ...paid, currency: 'JPY' })).toBe(200);
      expect((await server.call(getBalance, other.me)).game_balance).toBe('1000');
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it('are taken while the site is in maintenance: the player paid', async () => {
      const { reference } = await deposit();
      const site = server.context.sites.byExternalId('alpha');
      if (!site) throw new Error('no site');
      const maintain = (isEnabled: boolean) =>
        changeMaintenance(server.context, 'test', site, { isEnabled, startAt: null, endAt: null });
      await maintain(true);
      expect(await webhook({ reference })).toBe(200);
      await maintain(false);
      expect(await balance()).toBe('500.00');
    });

    it('too large for one are refused unread', async () => {
      expect(await webhook('x'.repeat(64 * 1024 + 1))).toBe(413);
      expect(await incidents()).toEqual([]);
    });

    it('stay valid under the previous secret until the next rotation', async () => {
      const { context } = server;
      const [old] = await signingSecrets(context.database.db, 'sandbox', context.clock.now());
      const rotate = () =>
        inTransaction(context.database, (trx) => rotateSecret(trx, 'sandbox', context.clock.now()));
      server.advance(1_000);
      await rotate();
      expect(await webhook({ reference: (await deposit()).reference }, { secret: old })).toBe(200);
      expect(await webhook({ reference: (await deposit()).reference })).toBe(200);
      server.advance(1_000);
      await rotate();
      expect(await webhook({ reference: (await deposit()).reference }, { secret: old })).toBe(401);
    });

    it('about an unknown payment are answered 404, kept for a person, and may be repeated', async () => {
      const id = server.context.ids.next();
      expect(await webhook({ reference: 'sbx-nobody' }, { id })).toBe(404);
      expect(await webhook({ reference: 'sbx-nobody' }, { id })).toBe(404);
      expect(await incidents()).toEqual(['unknownReference', 'unknownReference']);
    });

    it.each<[string, Partial<Message>]>([
      ['nothing', { amount_minor: '0' }],
      ['more than there is', { amount_minor: '9999999999999999' }],
      ['another currency', { currency: 'JPY' }],
    ])('of %s are not credited but flagged', async (_name, change) => {
      const { reference, deposit: made } = await deposit();
      expect(await webhook({ reference, ...change })).toBe(200);
      expect(await balance()).toBe('0.00');
      expect(await statusOf(made.deposit_id)).toBe('pending');
      expect(await incidents()).toEqual(['amountMismatch']);
      const row = await server.context.database.db
        .selectFrom('deposits')
        .select('is_flagged')
        .where('id', '=', made.deposit_id)
        .executeTakeFirst();
      expect(row?.is_flagged).toBe(true);
    });

    it('that say failed after paid change nothing and are flagged', async () => {
      const { reference, deposit: made } = await deposit();
      await webhook({ reference });
      expect(await webhook({ reference, status: 'declined' })).toBe(200);
      expect(await statusOf(made.deposit_id)).toBe('paid');
      expect(await balance()).toBe('500.00');
      expect(await incidents()).toEqual(['failedAfterPaid']);
    });

    it('that reuse an id for another body are refused', async () => {
      const { reference } = await deposit();
      const id = server.context.ids.next();
      await webhook({ reference, status: 'open' }, { id });
      expect(await webhook({ reference }, { id })).toBe(409);
      expect(await balance()).toBe('0.00');
    });

    it.each(['not json', '{}', '[]', '{"reference":"x"}'])(
      'that cannot be read are answered 400: %s',
      async (body) => {
        expect(await webhook(body)).toBe(400);
      },
    );

    it('of a provider nobody knows are 404', async () => {
      expect(await sendTo('other')).toBe(404);
    });

    it.each<[string, () => Promise<number>]>([
      ['badSignature', () => webhook({ reference: 'x' }, { signature: 'a'.repeat(64) })],
      ['badTimestamp', () => webhook({ reference: 'x' }, { byMs: -6 * minuteMs })],
      ['malformed', () => webhook('not json')],
      ['tooLarge', () => webhook('x'.repeat(64 * 1024 + 1))],
      ['unknownReference', () => webhook({ reference: 'sbx-nobody' })],
      ['unknownProvider', () => sendTo('other')],
      [
        'webhookReused',
        async () => {
          const { reference } = await deposit();
          const id = server.context.ids.next();
          await webhook({ reference, status: 'open' }, { id });
          return webhook({ reference }, { id });
        },
      ],
    ])('refused as %s are counted by that reason alone', async (reason, send) => {
      const before = await refusals();
      expect(await send()).toBeGreaterThanOrEqual(400);
      const after = await refusals();
      const grown = [...after].filter(([name, count]) => count !== before.get(name));
      expect(grown).toEqual([[reason, (before.get(reason) ?? NaN) + 1]]);
    });

    it('that prove nothing fill no table: a hundred an hour are kept, for a month', async () => {
      const { db } = server.context.database;
      server.advance(60 * minuteMs);
      await db.deleteFrom('payment_incidents').execute();
      const count = async () =>
        (await db.selectFrom('payment_incidents').select('id').execute()).length;
      for (let sent = 0; sent < 120; sent += 1)
        expect(await webhook({ reference: 'x' }, { signature: 'a'.repeat(64) })).toBe(401);
      expect(await count()).toBe(100);
      expect(await webhook({ reference: 'sbx-nobody' })).toBe(404);
      server.advance(31 * 24 * 60 * minuteMs);
      await server.runJob('prune-records');
      // What was signed is about money: it stays.
      expect(await allIncidents()).toEqual(['unknownReference']);
    });

    it('that are taken, also again, are no refusals', async () => {
      const before = await refusals();
      const id = server.context.ids.next();
      const { reference } = await deposit();
      expect([await webhook({ reference }, { id }), await webhook({ reference }, { id })]).toEqual([
        200, 200,
      ]);
      expect(await refusals()).toEqual(before);
    });
  });

  describe('reconciliation', () => {
    it('asks the provider when no webhook came', async () => {
      const { reference, deposit: made } = await deposit();
      await sql`update sandbox_payments set status = 'paid', decided_at = now()
        where reference = ${reference}`.execute(server.context.database.db);
      await server.runJob('reconcile-deposits');
      expect(await statusOf(made.deposit_id)).toBe('pending');
      server.advance(minuteMs);
      await server.runJob('reconcile-deposits');
      expect(await statusOf(made.deposit_id)).toBe('paid');
      expect(await balance()).toBe('500.00');
    });

    it('gives up after half an hour, and still credits a payment that comes later, once', async () => {
      const { reference, deposit: made } = await deposit();
      server.advance(29 * minuteMs);
      await server.runJob('reconcile-deposits');
      expect(await statusOf(made.deposit_id)).toBe('pending');
      server.advance(minuteMs);
      await server.runJob('reconcile-deposits');
      expect(await statusOf(made.deposit_id)).toBe('expired');
      expect(await webhook({ reference })).toBe(200);
      expect(await webhook({ reference })).toBe(200);
      expect(await statusOf(made.deposit_id)).toBe('paid');
      expect(await balance()).toBe('500.00');
      expect(await incidents()).toEqual(['paidLate']);
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });
  });
});
