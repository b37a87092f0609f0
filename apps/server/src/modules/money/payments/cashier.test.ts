import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  depositCancel,
  depositCreate,
  depositList,
  depositMethods,
  depositStatus,
  limitsSet,
  savedMethodRemove,
  type CallInput,
} from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { isPayoutFormat, readDestination } from '@pavilion/domain/payouts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { seedPaymentMethods } from './index.ts';
import { signingSecrets } from './signing-secrets.store.ts';
import { sign, signatureHeaders } from './webhook-signature.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const hourMs = 60 * 60_000;
let server: TestServer;
let player: TestPlayer;

describeServerOnBothEngines('the cashier', (start) => {
  beforeAll(async () => {
    server = await start();
    await seedPaymentMethods(server.context, server.sites.alpha);
    const { db } = server.context.database;
    const method = await db
      .selectFrom('payment_methods')
      .selectAll()
      .where('site_id', '=', server.sites.alpha)
      .where('code', '=', 'gcash')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payment_methods')
      .values([
        {
          ...method,
          id: server.context.ids.next(),
          code: 'usdt',
          name: 'USDT',
          kind: 'crypto',
          network: 'tron',
          position: 9,
        },
        {
          ...method,
          id: server.context.ids.next(),
          code: 'elsewhere',
          countries: ['XX'],
          position: 10,
        },
        { ...method, id: server.context.ids.next(), code: 'for-few', min_level: 2, position: 11 },
      ])
      .execute();
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
  });

  type Wish = Pick<CallInput<typeof depositCreate>, 'saved_id' | 'is_saved'>;
  const begin = async (method_code: string, amount = '500.00', more: Wish = {}) => {
    const answer = await server.call(depositCreate, { ...player.me, method_code, amount, ...more });
    const row = await server.context.database.db
      .selectFrom('deposits')
      .selectAll()
      .where('id', '=', answer.deposit.deposit_id)
      .executeTakeFirstOrThrow();
    return { ...answer.deposit, url: answer.redirect_url, reference: row.provider_reference };
  };
  const stateOf = async (deposit_id: string) =>
    (await server.call(depositStatus, { ...player.me, deposit_id })).deposit;
  const cancel = (deposit_id: string) => server.call(depositCancel, { ...player.me, deposit_id });
  const balance = async () =>
    formatAmount(
      await server.context.ledger.balance(
        player.siteId,
        { owner: 'player', playerId: player.id, kind: 'cash' },
        'PHP',
      ),
      'PHP',
    );
  const post = (path: string, form: string) =>
    server.fetch(`http://alpha.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    });
  const pay = (reference: string, form = 'decision=paid') =>
    post(`/sandbox-pay/${reference}`, form);
  const deliver = () => server.runJob('deliver-sandbox-webhooks');
  /**
   * The page itself hurries the webhooks on their way: whoever sends them, this is where they end.
   */
  const becomes = async (deposit_id: string, status: string) => {
    await deliver();
    await expect.poll(async () => (await stateOf(deposit_id)).status).toBe(status);
  };
  /** A signed webhook, as the provider's own would be. */
  async function webhook(reference: string, message: Record<string, unknown>): Promise<number> {
    const { context } = server;
    const rawBody = JSON.stringify({
      reference,
      currency: 'PHP',
      amount_minor: '50000',
      ...message,
    });
    const webhookId = context.ids.next();
    const timestamp = String(Math.floor(context.clock.now().getTime() / 1000));
    const [secret] = await signingSecrets(context.database.db, 'sandbox', context.clock.now());
    const answer = await server.fetch('http://alpha.test/payments/webhook/sandbox', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.id]: webhookId,
        [signatureHeaders.timestamp]: timestamp,
        [signatureHeaders.signature]: sign({ webhookId, timestamp, rawBody }, secret),
      },
      body: rawBody,
    });
    return answer.status;
  }

  it('offers what the country of the site and the level of the player open', async () => {
    const codes = async () =>
      (await server.call(depositMethods, player.me)).value.map(({ method_code }) => method_code);
    expect(await codes()).toEqual(['gcash', 'maya', 'qr-ph', 'card', 'bank-transfer', 'usdt']);
    await expect(begin('for-few')).rejects.toMatchObject({ code: 'methodNotFound' });
    await expect(begin('elsewhere')).rejects.toMatchObject({ code: 'methodNotFound' });
    const { db } = server.context.database;
    const level = { site_id: server.sites.alpha, name: 'x', turnover_required_minor: 0n };
    await db
      .insertInto('vip_levels')
      .values([
        { ...level, level: 1, deposit_required_minor: 0n },
        { ...level, level: 2, deposit_required_minor: 50_000n },
      ])
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'level']).doUpdateSet((row) => ({
          deposit_required_minor: row.ref('excluded.deposit_required_minor'),
          turnover_required_minor: row.ref('excluded.turnover_required_minor'),
        })),
      )
      .execute();
    const first = await begin('gcash');
    await webhook(first.reference, { status: 'paid' });
    expect(await codes()).toContain('for-few');
  });

  it('lets an operator say where a method stands, from which level, and with which quick amounts', async () => {
    const tool = (...options: string[]) =>
      runTool(server.context, ['site', 'method', 'alpha', 'maya', ...options]);
    const offered = async () =>
      (await server.call(depositMethods, player.me)).value.find(
        ({ method_code }) => method_code === 'maya',
      );
    expect((await tool('--countries', 'VN,XX')).text).toContain('in VN, XX');
    expect(await offered()).toBeUndefined();
    const { text } = await tool('--countries', 'all', '--level', '0', '--quick', '150,700');
    expect(text).toContain('in all countries, active');
    expect((await offered())?.quick_amounts).toEqual(['150.00', '700.00']);
    await expect(tool('--quick', '0.01')).rejects.toThrow('outside the limits');
    await expect(tool('--level', 'two')).rejects.toThrow('--level must be');
    await tool('--quick', 'none');
  });

  it('tells the account and a reference of its own for a transfer, and credits what arrives', async () => {
    const first = await begin('bank-transfer');
    const second = await begin('bank-transfer');
    expect(first.url).toBe(`/en/deposit?deposit_id=${first.deposit_id}`);
    if (first.step?.kind !== 'transfer' || second.step?.kind !== 'transfer')
      throw new Error('no transfer');
    expect(first.step.lines.map(({ name }) => name)).toEqual([
      'bank_name',
      'holder_name',
      'account_number',
    ]);
    expect(first.step.reference).not.toBe(second.step.reference);
    // Less came: it is theirs all the same, and they are told.
    await pay(first.reference, 'decision=paid&amount=321.50');
    await becomes(first.deposit_id, 'paid');
    expect(await stateOf(first.deposit_id)).toMatchObject({
      status: 'paid',
      amount: '321.50',
      asked_amount: '500.00',
      credit_amount: '321.50',
      step: null,
    });
    expect(await balance()).toBe('321.50');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('keeps no fee that would swallow what came, and credits more than was asked', async () => {
    const { db } = server.context.database;
    const fee = (fee_minor: bigint) =>
      db
        .updateTable('payment_methods')
        .set({ fee_minor })
        .where('code', '=', 'bank-transfer')
        .execute();
    await fee(1_000n);
    const small = await begin('bank-transfer');
    const large = await begin('bank-transfer');
    await fee(0n);
    await webhook(small.reference, { status: 'paid', amount_minor: '900' });
    await webhook(large.reference, { status: 'paid', amount_minor: '60000' });
    expect(await stateOf(small.deposit_id)).toMatchObject({ fee: '0.00', credit_amount: '9.00' });
    expect(await stateOf(large.deposit_id)).toMatchObject({
      fee: '10.00',
      credit_amount: '590.00',
    });
    expect(await balance()).toBe('599.00');
    expect(await auditBooks(db)).toEqual([]);
  });

  it('gives each crypto deposit an address, and counts confirmations until it stands', async () => {
    const made = await begin('usdt');
    if (made.step?.kind !== 'crypto') throw new Error('no address');
    const { address, confirmations_needed: needed } = made.step;
    expect(isPayoutFormat('tron') && readDestination('tron', { address })).toMatchObject({
      isValid: true,
    });
    await pay(made.reference);
    server.advance(15_000);
    await deliver();
    const confirmations = async () => (await stateOf(made.deposit_id)).confirmations;
    await expect.poll(confirmations).toBe(10);
    const seen = await stateOf(made.deposit_id);
    expect(seen).toMatchObject({ status: 'pending', confirmations: 10, is_cancellable: false });
    // A late count changes nothing; what is on its way neither runs out nor is given up.
    await webhook(made.reference, { status: 'open', confirmations: 4 });
    expect(await confirmations()).toBe(10);
    await expect(cancel(made.deposit_id)).rejects.toMatchObject({ code: 'notCancellable' });
    server.advance(needed * 1500);
    await becomes(made.deposit_id, 'paid');
    await webhook(made.reference, { status: 'open', confirmations: 18 });
    expect((await stateOf(made.deposit_id)).status).toBe('paid');
    expect(await balance()).toBe('500.00');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('takes a card by a token alone, remembers it when asked, and asks only its code then', async () => {
    const made = await begin('card', '500.00', { is_saved: true });
    if (made.step?.kind !== 'frame') throw new Error('no frame');
    const frame = await server.fetch(`http://alpha.test${made.step.url}?lang=ru&accent=ff0000`);
    const html = await frame.text();
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(html).toContain('Номер карты');
    expect(html).toMatch(/<button>[^<]*\s500,00\s₱<\/button>/);
    // What has no name is never sent.
    expect(html.match(/<input (?![^>]*hidden)[^>]*name=/)).toBeNull();
    const style = await server.fetch(
      'http://alpha.test/sandbox-pay/card.css?accent=ff0000&line=}x{',
    );
    expect(await style.text()).toMatch(/--line:#c3cede;--accent:#ff0000/);
    expect((await server.fetch('http://alpha.test/sandbox-pay/card.js')).status).toBe(200);
    expect((await server.fetch('http://alpha.test/sandbox-pay/nothing/card')).status).toBe(404);

    const token = `tok_${'a'.repeat(32)}`;
    await post(made.step.url, 'token=4242424242424242&brand=Visa&last4=4242');
    expect((await stateOf(made.deposit_id)).status).toBe('pending');
    await post(made.step.url, `token=${token}&brand=Visa&last4=4242`);
    await becomes(made.deposit_id, 'paid');
    const { saved } = await server.call(depositMethods, player.me);
    expect(saved).toEqual([
      { saved_id: saved[0]?.saved_id, method_code: 'card', label: 'Visa •••• 4242' },
    ]);
    const saved_id = saved[0]?.saved_id ?? '';

    const again = await begin('card', '600.00', { saved_id });
    if (again.step?.kind !== 'frame') throw new Error('no frame');
    const short = await (await server.fetch(`http://alpha.test${again.step.url}`)).text();
    expect(short).toContain('Visa •••• 4242');
    expect(short).not.toContain('id="number"');
    await post(again.step.url, '');
    await becomes(again.deposit_id, 'paid');
    expect((await server.call(depositMethods, player.me)).saved).toHaveLength(1);

    const declined = await begin('card');
    await post(
      declined.step?.kind === 'frame' ? declined.step.url : '',
      `token=${token}&brand=Visa&last4=0002`,
    );
    await becomes(declined.deposit_id, 'failed');

    const other = await server.signUpPlayer();
    const wish = { method_code: 'card', amount: '500.00', saved_id };
    await expect(server.call(depositCreate, { ...other.me, ...wish })).rejects.toMatchObject({
      code: 'savedMethodNotFound',
    });
    await expect(begin('gcash', '500.00', { saved_id })).rejects.toMatchObject({
      code: 'savedMethodNotFound',
    });
    const remove = (me: TestPlayer['me']) => server.call(savedMethodRemove, { ...me, saved_id });
    await expect(remove(other.me)).rejects.toMatchObject({ code: 'savedMethodNotFound' });
    await remove(player.me);
    await expect(remove(player.me)).rejects.toMatchObject({ code: 'savedMethodNotFound' });
    expect((await server.call(depositMethods, player.me)).saved).toEqual([]);
  });

  it('remembers a wallet once, and offers what the player usually pays', async () => {
    for (const amount of ['300.00', '700.00']) {
      const made = await begin('maya', amount, { is_saved: true });
      await pay(made.reference);
      await becomes(made.deposit_id, 'paid');
    }
    const cashier = await server.call(depositMethods, player.me);
    expect(cashier.saved).toMatchObject([
      { method_code: 'maya', label: expect.stringMatching(/^Maya •••• \d{4}$/) },
    ]);
    expect(cashier.usual_method).toBe('maya');
    expect(cashier.value[0]?.quick_amounts).toEqual(['200.00', '300.00', '500.00', '700.00']);
  });

  it('tells what a deposit asks to be staked: before one pays, and on its receipt', async () => {
    const settings = (percent: string) =>
      runTool(server.context, ['payout', 'settings', 'alpha', '--turnover-percent', percent]);
    const percent = async () => (await server.call(depositMethods, player.me)).turnover_percent;
    expect(await percent()).toBe(100);
    await settings('30');
    expect(await percent()).toBe(30);
    const made = await begin('gcash', '500.00');
    expect(made.turnover).toEqual({ required: '150.00', done: '0.00' });
    await pay(made.reference);
    await becomes(made.deposit_id, 'paid');
    // A rule that changes later changes nothing of what was told.
    await settings('0');
    const paid = () => stateOf(made.deposit_id);
    expect((await paid()).turnover).toEqual({ required: '150.00', done: '0.00' });
    expect((await begin('gcash', '300.00')).turnover).toBeNull();
    const { db } = server.context.database;
    const locks = db.updateTable('turnover_locks').where('deposit_id', '=', made.deposit_id);
    await locks.set({ done_minor: 4_000n }).execute();
    expect((await paid()).turnover).toEqual({ required: '150.00', done: '40.00' });
    await locks
      .set({ released_at: server.context.clock.now(), release_reason: 'operator' })
      .execute();
    expect((await paid()).turnover).toBeNull();
    const { value } = await server.call(depositList, player.me);
    expect(value.map(({ turnover }) => turnover)).toEqual([null, null]);
    await settings('100');
  });

  it('remembers nothing of a way that leaves nothing to know again', async () => {
    const { value } = await server.call(depositMethods, player.me);
    const savedBy = Object.fromEntries(
      value.map((method) => [method.method_code, [method.can_save, method.saved_by]]),
    );
    expect(savedBy).toMatchObject({
      gcash: [true, 'digits'],
      card: [true, 'digits'],
      'qr-ph': [false, null],
      'bank-transfer': [false, null],
    });
    const made = await begin('qr-ph', '300.00', { is_saved: true });
    await pay(made.reference);
    await becomes(made.deposit_id, 'paid');
    expect((await server.call(depositMethods, player.me)).saved).toEqual([]);
  });

  it('lets a player give up what is not paid, once, and credits what comes all the same', async () => {
    const made = await begin('bank-transfer');
    const waiting = () => server.call(depositList, { ...player.me, status: 'pending' });
    expect((await waiting()).value).toHaveLength(1);
    const other = await server.signUpPlayer();
    await expect(
      server.call(depositCancel, { ...other.me, deposit_id: made.deposit_id }),
    ).rejects.toMatchObject({ code: 'depositNotFound' });
    expect((await cancel(made.deposit_id)).deposit).toMatchObject({
      status: 'cancelled',
      step: null,
    });
    await expect(cancel(made.deposit_id)).rejects.toMatchObject({ code: 'notCancellable' });
    expect((await waiting()).value).toEqual([]);
    // The transfer was on its way; the webhook is lost, and the provider is asked an hour later.
    await pay(made.reference);
    await server.context.database.db
      .deleteFrom('sandbox_webhooks')
      .where('reference', '=', made.reference)
      .execute();
    server.advance(hourMs + 1000);
    await server.runJob('reconcile-deposits');
    await server.runJob('reconcile-deposits');
    const paid = await server.context.database.db
      .selectFrom('deposits')
      .select('status')
      .where('id', '=', made.deposit_id)
      .executeTakeFirstOrThrow();
    expect(paid.status).toBe('paid');
    expect(await balance()).toBe('500.00');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('closes the page of a wallet that was given up', async () => {
    const made = await begin('gcash');
    await cancel(made.deposit_id);
    const page = await server.fetch(`http://alpha.test/sandbox-pay/${made.reference}`);
    expect(await page.text()).toContain('Payment cancelled');
    await pay(made.reference);
    await becomes(made.deposit_id, 'cancelled');
    expect(await balance()).toBe('0.00');
  });

  it('cancelled and paid at once ends paid, with one credit', async () => {
    const made = await begin('gcash');
    await Promise.allSettled([
      cancel(made.deposit_id),
      webhook(made.reference, { status: 'paid' }),
      cancel(made.deposit_id),
      webhook(made.reference, { status: 'paid' }),
    ]);
    expect((await stateOf(made.deposit_id)).status).toBe('paid');
    expect(await balance()).toBe('500.00');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('waits a day for a transfer, half an hour for a wallet', async () => {
    const transfer = await begin('bank-transfer');
    const wallet = await begin('gcash');
    const lifetime = ({ created_at, expires_at }: typeof wallet) =>
      Date.parse(expires_at) - Date.parse(created_at);
    expect(lifetime(transfer)).toBe(24 * hourMs);
    expect(lifetime(wallet)).toBe(hourMs / 2);
  });

  it('shows what the player’s limits leave, and refuses one more by the same figures', async () => {
    for (const [period, amount] of [
      ['day', '1000.00'],
      ['week', '1200.00'],
    ] as const)
      await server.call(limitsSet, { ...player.me, kind: 'deposit', period, amount });
    const first = await begin('gcash', '800.00');
    const { room } = await server.call(depositMethods, player.me);
    expect(room).toEqual([
      { period: 'day', is_own: true, limit: '1000.00', room: '200.00' },
      { period: 'week', is_own: true, limit: '1200.00', room: '400.00' },
    ]);
    await expect(begin('gcash', '200.01')).rejects.toMatchObject({
      code: 'limitReached',
      statusDetail: 'deposit day 200.00',
    });
    // What is given up leaves its room again.
    await cancel(first.deposit_id);
    expect((await server.call(depositMethods, player.me)).room[0]?.room).toBe('1000.00');
  });
});
