import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  depositCreate,
  depositMethods,
  depositStatus,
  limitsDecline,
  limitsGet,
  limitsSet,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openSiteOf } from '../../../testing/site-of-place.ts';
import { signingSecrets } from './signing-secrets.store.ts';
import { sign, signatureHeaders } from './webhook-signature.ts';

const debitCard = { brand: 'Visa', last4: '5556', funding: 'debit' };
const creditCard = { brand: 'Visa', last4: '4242', funding: 'credit' };

const answerOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    ({ code, statusDetail }: CallFailure) => [code, statusDetail].filter(Boolean).join(' '),
  );

describeServerOnBothEngines('deposits by the rules of a place', (start) => {
  let server: TestServer;
  const hosts: Record<string, string> = {};
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    const places = {
      british: { jurisdiction: 'GB', currency: 'GBP', country: 'GB' },
      swedish: { jurisdiction: 'SE', currency: 'SEK', country: 'SE' },
      canadian: { jurisdiction: 'ON', currency: 'CAD', country: 'CA' },
      german: { jurisdiction: 'DE', currency: 'USD', country: 'DE' },
      free: { jurisdiction: 'CW', currency: 'GBP', country: 'CW' },
    };
    for (const [externalId, said] of Object.entries(places))
      hosts[externalId] = (await openSiteOf(server, { externalId, ...said })).host;
  });
  beforeEach(async () => {
    player = await server.signUpPlayer(hosts['british']);
  });

  const at = async (place: string) => {
    player = await server.signUpPlayer(hosts[place]);
  };
  const cashier = () => server.call(depositMethods, player.me);
  const pay = (amount: string, more: object = {}) =>
    server.call(depositCreate, { ...player.me, method_code: 'card', amount, ...more });
  const decline = () => server.call(limitsDecline, player.me);
  const setLimit = (amount: string | null) =>
    server.call(limitsSet, { ...player.me, kind: 'deposit', period: 'month', amount });

  describe('isDepositLimitAsked', () => {
    it('takes no first deposit before the player said how much at most', async () => {
      expect((await cashier()).limit_question).toBe('asked');
      expect(await answerOf(pay('50.00'))).toBe('depositLimitNeeded');
      await setLimit('80.00');
      expect((await cashier()).limit_question).toBe('none');
      expect(await answerOf(pay('50.00'))).toBe('OK');
      expect(await answerOf(pay('50.00'))).toBe('limitReached deposit month 30.00');
    });

    it('asks nobody elsewhere', async () => {
      await at('free');
      expect((await cashier()).limit_question).toBe('none');
      expect(await answerOf(pay('50.00'))).toBe('OK');
    });
  });

  describe('isDepositLimitDeclinable', () => {
    it('keeps that a player wants none, where the place allows it', async () => {
      for (const place of ['british', 'canadian']) {
        await at(place);
        expect(await answerOf(decline())).toBe('OK');
        expect((await server.call(limitsGet, player.me)).value).toEqual([]);
        expect((await cashier()).limit_question).toBe('none');
        expect(await answerOf(pay('50.00'))).toBe('OK');
        await decline();
        const kept = await server.context.database.db
          .selectFrom('protection_changes')
          .select(['action', 'session_id'])
          .where('player_id', '=', player.id)
          .execute();
        expect(kept).toEqual([
          { action: 'deposit-limit.declined', session_id: expect.any(String) as string },
        ]);
      }
    });

    it('lets nobody go without one in a place that has a limit for everybody', async () => {
      await at('swedish');
      expect((await cashier()).limit_question).toBe('required');
      expect(await answerOf(decline())).toBe('limitNotDeclinable');
      expect(await answerOf(pay('200.00'))).toBe('depositLimitNeeded');
      await setLimit('1000.00');
      expect(await answerOf(pay('200.00'))).toBe('OK');
    });
  });

  it('limitRaiseDelayHours: a week in Germany, a day elsewhere', async () => {
    for (const [place, hours] of [
      ['german', 168],
      ['british', 24],
    ] as const) {
      await at(place);
      await setLimit('80.00');
      const [limit] = (await setLimit('90.00')).value;
      const dueMs = Date.parse(limit?.pending?.active_at ?? '');
      expect(dueMs - server.context.clock.now().getTime()).toBe(hours * 3_600_000);
    }
  });

  it('depositMonthMax: holds in whatever currency the site has, over what the player chose', async () => {
    await at('german');
    await setLimit('5000.00');
    expect(await answerOf(pay('600.00'))).toBe('OK');
    expect(await answerOf(pay('401.00'))).toBe('limitReached deposit month 400.00');
  });

  describe('areCreditCardsAllowed', () => {
    const post = (url: string, form: object) =>
      server.fetch(`http://${player.host}${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token: `tok_${'ab'.repeat(16)}`, ...form }).toString(),
      });
    const begin = async (more: object = {}) => {
      const { deposit } = await pay('50.00', more);
      return {
        id: deposit.deposit_id,
        frame: deposit.step?.kind === 'frame' ? deposit.step.url : '',
      };
    };
    const becomes = async (deposit_id: string, status: string) => {
      await server.runJob('deliver-sandbox-webhooks');
      await expect
        .poll(async () => (await server.call(depositStatus, { ...player.me, deposit_id })).deposit)
        .toMatchObject({ status });
    };
    const lettersOf = async (place: string) => {
      await at(place);
      return (await cashier()).value.filter(({ kind }) => kind === 'card');
    };

    it('offers cards as what they are there: debit cards alone', async () => {
      expect(await lettersOf('british')).toMatchObject([
        { name: 'Visa / Mastercard Debit', is_debit_only: true },
      ]);
      expect(await lettersOf('free')).toMatchObject([
        { name: 'Visa / Mastercard', is_debit_only: false },
      ]);
    });

    it('refuses a credit card at the provider, which takes a debit card for the same payment', async () => {
      await decline();
      const { id, frame } = await begin({ is_saved: true });
      const refused = await (await post(frame, creditCard)).text();
      expect(refused).toContain('Only debit cards are accepted here');
      await becomes(id, 'pending');
      await post(frame, debitCard);
      await becomes(id, 'paid');
      expect((await cashier()).saved).toMatchObject([{ label: 'Visa •••• 5556' }]);
    });

    it('offers and takes no card that was remembered as one of credit, or of which nobody knows', async () => {
      await decline();
      const { id } = await begin({ is_saved: true });
      const { db } = server.context.database;
      const card = { site_id: player.siteId, player_id: player.id, method_code: 'card' };
      for (const funding of ['credit', null] as const) {
        const saved_id = server.context.ids.next();
        const now = server.context.clock.now();
        await db
          .insertInto('saved_payment_methods')
          .values({
            ...card,
            id: saved_id,
            provider: 'sandbox',
            token: `tok_${funding}`,
            label: `Visa •••• ${funding}`,
            card_funding: funding,
            created_at: now,
            last_used_at: now,
            removed_at: null,
          })
          .execute();
        expect((await cashier()).saved).toEqual([]);
        expect(await answerOf(pay('50.00', { saved_id }))).toBe('savedMethodNotFound');
      }
      await becomes(id, 'pending');
    });

    it('credits nothing of a credit card that a provider took all the same: a person sees to it', async () => {
      await decline();
      const { id } = await begin();
      const { db } = server.context.database;
      const { provider_reference: reference } = await db
        .selectFrom('deposits')
        .select('provider_reference')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const paid = { reference, status: 'paid', currency: 'GBP', amount_minor: '5000' };
      const rawBody = JSON.stringify({ ...paid, card_funding: 'credit' });
      const webhookId = server.context.ids.next();
      const now = server.context.clock.now();
      const timestamp = String(Math.floor(now.getTime() / 1000));
      const [secret] = await signingSecrets(db, 'sandbox', now);
      const answer = await server.fetch(`http://${player.host}/payments/webhook/sandbox`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeaders.id]: webhookId,
          [signatureHeaders.timestamp]: timestamp,
          [signatureHeaders.signature]: sign({ webhookId, timestamp, rawBody }, secret),
        },
        body: rawBody,
      });
      expect(answer.status).toBe(200);
      await becomes(id, 'failed');
      const incidents = await db
        .selectFrom('payment_incidents')
        .select('code')
        .where('deposit_id', '=', id)
        .execute();
      expect(incidents).toEqual([{ code: 'creditCard' }]);
    });
  });

  it('leaves the books sound', async () => {
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
